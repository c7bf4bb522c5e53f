import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { course, serve } from '../testing-course.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('../CoursePage.tsx');
});

afterEach(resetAuth);

const review = {
  id: '00000000-0000-4000-8000-000000000001',
  rank: 4,
  comment: 'Utile <b>davvero</b>',
  date: '2026-10-01T10:00:00.000Z',
  authorName: 'Marco B.',
  isOwn: false,
  isReported: false,
  isHidden: false,
  reports: null as number | null,
};

const open = () => renderRoutes(routes, { at: '/courses/view/5' });

it('[CAT-25 part] words beside the stars are optional and sent with them', async () => {
  signInAs('Discente');
  const api = serve({ percentage: 50, rankingUtente: 4 });
  api.use({ 'POST /api/Courses/SaveRankingCorsoUtente': () => ({ data: course.rankings }) });
  open();
  const field = await screen.findByLabelText('Vuoi aggiungere due parole?');
  expect(screen.queryByRole('button', { name: 'Pubblica' })).not.toBeInTheDocument();
  await userEvent.type(field, 'Molto chiaro');
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/Courses/SaveRankingCorsoUtente')[0]?.body).toEqual({
      corsoId: 5,
      rank: 4,
      comment: 'Molto chiaro',
    }),
  );
});

it('a review is text, and a reader reports it after a question', async () => {
  signInAs('Discente');
  const api = serve({}, [review]);
  api.use({ 'POST /api/Courses/ReportReview': () => ({ data: true }) });
  open();
  const entry = await screen.findByRole('article', { name: 'Recensione di Marco B.' });
  expect(within(entry).getByText('Utile <b>davvero</b>')).toBeInTheDocument();
  await userEvent.click(within(entry).getByRole('button', { name: 'Segnala' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Segnala' }));
  expect(await screen.findByText(/la segnalazione è stata inviata/)).toBeInTheDocument();
  expect(api.callsTo('POST /api/Courses/ReportReview')[0]?.body).toEqual({ reviewId: review.id });
});

it('who has reported sees why not again; a visitor cannot report', async () => {
  signInAs('Discente');
  serve({}, [{ ...review, isReported: true }]);
  const { unmount } = open();
  expect(await screen.findByText('L’hai già segnalata')).toBeInTheDocument();
  unmount();
  resetAuth();
  serve({}, [review]);
  renderRoutes(routes, { at: '/public/catalogue/view/5' });
  expect(await screen.findByText('Utile <b>davvero</b>')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Segnala' })).not.toBeInTheDocument();
});

it('an administrator sees the reports, hides and restores', async () => {
  signInAs('AdminWorkerBadge');
  const api = serve({}, [{ ...review, isHidden: true, reports: 3 }]);
  api.use({ 'POST /api/Courses/ModerateReview': () => ({ data: true }) });
  open();
  expect(await screen.findByText('Nascosta')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina (3 segnalazioni)' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/Courses/ModerateReview')[0]?.body).toEqual({
      reviewId: review.id,
      isHidden: false,
    }),
  );
});
