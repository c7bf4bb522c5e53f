import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { serve } from '../testing-course.ts';

beforeAll(async () => {
  await import('../CoursePage.tsx');
  await import('../PublicCoursePage.tsx');
});
beforeEach(() => signInAs('Discente'));
afterEach(resetAuth);

const sent = {
  id: 3,
  title: 'Il decreto cambia: che cosa fare',
  text: 'Testo',
  dataInvio: '2025-10-21T08:00:00Z',
  courseId: 5,
  courseTitle: 'Sicurezza in ufficio',
  state: 'sent' as const,
  version: 1,
  canWrite: false,
  progress: null,
};

type Scope = { canWrite: boolean; openId: number | null; subscribers: number | null };

/** A server that keeps the reader's registration. */
function serveNewsletter(
  scope: Scope = { canWrite: false, openId: null, subscribers: null },
  first = false,
) {
  let isRegistered = first;
  const own = () => ({
    data: { isRegistered, email: 'giulia.sartori@example.it', courseId: 5, userId: 'u-1' },
  });
  const becomes = (next: boolean) => () => {
    isRegistered = next;
    return own();
  };
  const api = serve();
  api.use({
    'GET /api/CorsiNewsLetter': () => ({
      data: { items: [sent], totalItems: 1, page: 1, pageSize: 5, courseTitle: null, ...scope },
    }),
    'GET /api/CorsiNewsLetter/Registration/{courseId}': own,
    'POST /api/CorsiNewsLetter/Registration/{courseId}': becomes(true),
    'DELETE /api/CorsiNewsLetter/Registration/{courseId}': becomes(false),
  });
  return api;
}

const open = () => renderRoutes(routes, { at: '/courses/view/5?tab=newsletter' });

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('alertdialog');
}

test('[CAT-17 part] the tab Newsletter is the last one, reached from any other and by its address', async () => {
  serveNewsletter();
  const { router } = renderRoutes(routes, { at: '/courses/view/5?tab=faq' });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.at(-1)).toHaveTextContent('Newsletter');
  await userEvent.click(screen.getByRole('tab', { name: 'Newsletter' }));
  expect(router.state.location.search).toBe('?tab=newsletter');
  expect(await screen.findByText('Il decreto cambia: che cosa fare')).toBeVisible();
});

test('[NEWS-14 part] a learner subscribes and leaves, each after a warning', async () => {
  const api = serveNewsletter();
  open();
  const warning = await press('Iscriviti');
  expect(warning).toHaveTextContent('Riceverai la newsletter di “Sicurezza in ufficio”');
  expect(warning).toHaveTextContent('giulia.sartori@example.it');
  expect(api.callsTo('POST /api/CorsiNewsLetter/Registration/{courseId}')).toHaveLength(0);
  await userEvent.click(within(warning).getByRole('button', { name: 'Iscriviti' }));
  const leaving = await press('Disiscriviti');
  expect(leaving).toHaveTextContent('Non ricevi più la newsletter di “Sicurezza in ufficio”');
  await userEvent.click(within(leaving).getByRole('button', { name: 'Disiscriviti' }));
  expect(await screen.findByRole('button', { name: 'Iscriviti' })).toBeVisible();
  expect(api.callsTo('DELETE /api/CorsiNewsLetter/Registration/{courseId}')).toHaveLength(1);
});

test('whoever cancels the warning changes nothing', async () => {
  const api = serveNewsletter();
  open();
  const warning = await press('Iscriviti');
  await userEvent.click(within(warning).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.callsTo('POST /api/CorsiNewsLetter/Registration/{courseId}')).toHaveLength(0);
});

test('[NEWS-15] a failed subscription says so in the words of the documents', async () => {
  const api = serveNewsletter();
  api.use({ 'POST /api/CorsiNewsLetter/Registration/{courseId}': () => ({ status: 500 }) });
  open();
  const warning = await press('Iscriviti');
  await userEvent.click(within(warning).getByRole('button', { name: 'Iscriviti' }));
  expect(
    await screen.findByText('Si è verificato un problema con la tua richiesta. Riprova più tardi.'),
  ).toBeInTheDocument();
});

test.each([
  [null, 'Scrivi la newsletter', '/newsletter/edit?type=course&courseId=5'],
  [9, 'Apri quella che non è ancora inviata', '/newsletter/edit/9'],
])(
  '[NEWS-07 part] who writes it gets to the editor, and where one waits to that one: unsent one %p',
  async (openId, name, href) => {
    signInAs('RedattoreCorsiA');
    serveNewsletter({ canWrite: true, openId, subscribers: 412 });
    open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText(/412 iscritti/)).toBeVisible();
  },
);

test('a visitor is led to the login, and nothing is asked of the server', async () => {
  resetAuth();
  const api = serveNewsletter();
  renderRoutes(routes, { at: '/public/catalogue/view/5?tab=newsletter' });
  expect(await screen.findByText(/Accedi per iscriverti/)).toBeVisible();
  expect(api.callsTo('GET /api/CorsiNewsLetter')).toHaveLength(0);
});
