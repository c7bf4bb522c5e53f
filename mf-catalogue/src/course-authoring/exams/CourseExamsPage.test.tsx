import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { examEndpoints, wireQuestion } from './testing-exams.ts';

beforeAll(async () => {
  await import('./CourseExamsPage.tsx');
});
beforeEach(() => signInAs('Discente', { isDocente: true }));
afterEach(resetAuth);

const open = (query = '', answers: FakeEndpoints = {}) => {
  const api = fakeApi({
    'GET /api/Courses/View/{id}': () => ({ data: { title: 'Impianti elettrici' } as never }),
    ...examEndpoints(),
    ...answers,
  });
  return { api, ...renderRoutes(routes, { at: `/courses/exams/5${query}` }) };
};

it('[EXAM-08 part] a teacher has plans, bank and import of the course on a page of its own (E148)', async () => {
  const { api } = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Esami: Impianti elettrici' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Impianti elettrici' })).toHaveAttribute(
    'href',
    '/courses/view/5',
  );
  expect(await screen.findByRole('tab', { name: 'Simulazione' })).toBeVisible();
  expect(await screen.findByText('Quante prove si fanno?')).toBeVisible();
  expect(api.unanswered).toEqual([]);
});

it('a question is written there, and the page asks before it is left', async () => {
  const { api, router } = open('?domanda=nuova', {
    'POST /api/Exams/Questions': () => ({ data: wireQuestion({ id: 8 }) }),
  });
  await screen.findByRole('heading', { name: 'Nuova domanda' });
  const form = within(screen.getByRole('region', { name: /domanda$/i }));
  await userEvent.selectOptions(form.getByLabelText('Tipo'), 'Vero o falso');
  await userEvent.click(form.getByLabelText('Domanda'));
  await userEvent.paste('Che cosa si fa?');
  await userEvent.click(screen.getByRole('radio', { name: 'Falso' }));
  await userEvent.click(screen.getByRole('link', { name: 'Impianti elettrici' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(router.state.location.pathname).toBe('/courses/exams/5');
  expect(api.callsTo('POST /api/Exams/Questions')).toHaveLength(0);
});

it('a course that does not exist is not found', async () => {
  open('', { 'GET /api/Courses/View/{id}': () => ({ status: 404, info: 'no' }) });
  expect(await screen.findByRole('heading', { level: 1, name: /non/ })).toBeVisible();
});
