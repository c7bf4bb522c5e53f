import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { fakeApi } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { ExamPage } from './ExamPage.tsx';
import type { fakeExam } from './testing-exam.ts';

const routes = [
  {
    element: (
      <>
        <Link to="/elsewhere">altrove</Link>
        <Outlet />
      </>
    ),
    children: [
      { path: '/courses/use/:courseId/exam/:kind', Component: ExamPage },
      { path: '*', element: <p>un’altra pagina</p> },
    ],
  },
];

export const PAGE = '/courses/use/7/exam/certification';

/** Tests only: the page of an exam, with a link to elsewhere above it. */
export function openExam(
  exam: ReturnType<typeof fakeExam>,
  { at = PAGE, locale = 'it-IT' }: { at?: string; locale?: 'it-IT' | 'en-US' } = {},
) {
  const api = fakeApi({
    // Only what is read of the course: whether its simulation is open.
    'GET /api/Courses/Use/{id}': () => ({
      data: {
        esamiDTO: [
          { link: '/x', isPayed: true },
          { link: exam.server.hasSimulation ? '/y' : null, isPayed: exam.server.hasSimulation },
        ],
      } as never,
    }),
    'GET /api/Badges/GetBadgeDetail': () => ({
      data: {
        title: 'Impianti elettrici civili',
        type: 1,
        isPublic: true,
        idNotarizzazione: null,
        levelId: 1,
        categoryKey: 'edilizia',
        relatedSkills: [],
        code: 'WB-000007',
        holderName: 'Giulia Sartori',
        acquisitionTime: '2026-05-04T08:31:00.000Z',
      } as never,
    }),
    'GET /api/Account/SurveyCode': () => ({ data: [] }),
    'GET /api/Courses': () => ({ data: { items: [], totalItems: 0, page: 1, pageSize: 100 } }),
    ...exam.endpoints,
  });
  const messages = locale === 'en-US' ? english : {};
  return { api, ...renderRoutes(routes, { at, locale, messages }) };
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  await userEvent.click(button as HTMLElement);
};

/** Past the rules. */
export async function beginExam(
  exam: ReturnType<typeof fakeExam>,
  options: Parameters<typeof openExam>[1] = {},
) {
  const opened = openExam(exam, options);
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await press('Comincia l’esame');
  await heading(/Domanda 1 di 3/);
  return opened;
}

export const stored = (api: ReturnType<typeof fakeApi>) =>
  api
    .callsTo('PUT /api/Exams/Attempts/{id}/Answers/{position}')
    .map(({ params, body }) => [
      Number(params['position']),
      body.sequence,
      body.answer ?? body.isFlagged,
    ]);
