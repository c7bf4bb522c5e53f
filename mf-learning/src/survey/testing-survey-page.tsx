import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { fakeApi } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { SurveyPage } from './SurveyPage.tsx';
import { fakeSurvey, wireAreas } from './testing-survey.ts';

const routes = [
  {
    element: (
      <>
        <Link to="/elsewhere">altrove</Link>
        <Outlet />
      </>
    ),
    children: [
      { path: '/survey/:target', Component: SurveyPage },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
      { path: '*', element: <p>un’altra pagina</p> },
    ],
  },
];

/** Tests only: the page of a survey, with a link to elsewhere above it. */
export function openSurvey(
  server: Parameters<typeof fakeApi>[0],
  { at = '/survey/user', locale = 'it-IT' }: { at?: string; locale?: 'it-IT' | 'en-US' } = {},
) {
  const api = fakeApi(server);
  const texts = locale === 'en-US' ? english : {};
  return { api, ...renderRoutes(routes, { at, locale, messages: texts }) };
}

/** The same, past its first screen. */
export async function beginSurvey(...areas: Parameters<typeof wireAreas>) {
  const opened = openSurvey(fakeSurvey(wireAreas(...areas)));
  await press('Inizia');
  return opened;
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** As if pasted: what each key does is the fields' own business, tested with them. */
export const fill = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

/** What was posted, submission by submission. */
export const sent = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('POST /api/Survey').map(({ body }) => body);
