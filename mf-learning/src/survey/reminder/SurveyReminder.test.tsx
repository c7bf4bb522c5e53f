import { screen, waitFor } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { asLazyWidget } from 'shared-ui/remote';
import { renderWithProviders, testQueryClient } from 'shared-ui/testing';
import { app } from '../../app.tsx';
import { fakeSurvey } from '../testing-survey.ts';
import { SurveyReminder } from './SurveyReminder.tsx';

beforeEach(() => signInAs('Discente'));
afterEach(() => resetAuth());

it('[SURVEY-11 part] [API-09 part] [API-44 part] each code that is left is a way to its survey, with the share answered', async () => {
  fakeApi({
    ...fakeSurvey([]),
    'GET /api/Account/SurveyCode': () => ({ data: ['user', 'altro'] }),
  });
  renderWithProviders(<SurveyReminder />);
  expect(await screen.findByRole('heading', { name: 'Completa le tue preferenze' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Rispondi' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/survey/user', '/survey/altro']);
  await waitFor(() =>
    expect(screen.getAllByRole('img', { name: 'Avanzamento 40%' })).toHaveLength(2),
  );
});

it('its codes are read before it is drawn, so that what stands below need not wait for them', async () => {
  fakeApi({ ...fakeSurvey([]), 'GET /api/Account/SurveyCode': () => ({ data: ['user'] }) });
  const queryClient = testQueryClient();
  await asLazyWidget(app.widgets['shell.dashboard.learner.v1'])?.read?.(queryClient);
  renderWithProviders(<SurveyReminder />, { queryClient });
  expect(screen.getByRole('heading', { name: 'Completa le tue preferenze' })).toBeVisible();
});

it('without codes, or without an answer of the server, there is nothing to remind of', async () => {
  const api = fakeApi({ 'GET /api/Account/SurveyCode': () => ({ data: [] }) });
  const { container, unmount } = renderWithProviders(<SurveyReminder />);
  await waitFor(() => expect(api.callsTo('GET /api/Account/SurveyCode')).toHaveLength(1));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  unmount();
  api.use({ 'GET /api/Account/SurveyCode': () => ({ status: 500 }) });
  renderWithProviders(<SurveyReminder />);
  await waitFor(() => expect(api.callsTo('GET /api/Account/SurveyCode')).toHaveLength(2));
  expect(container.querySelector('li')).toBeNull();
});
