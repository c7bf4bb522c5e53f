import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { wirePage } from '../testing-orders.ts';
import { routes } from '../routes.tsx';
import type { Newsletter } from './api.ts';
import { wireNewsletter, wireNewsletters } from './testing-newsletters.ts';

beforeAll(async () => {
  await import('./NewslettersPage.tsx');
  await import('./edit/NewNewsletterPage.tsx');
  await import('./edit/NewsletterPage.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs('AdminWorkerBadge');
});
afterEach(() => {
  jest.useRealTimers();
  resetAuth();
});

const subscribers = {
  items: [
    {
      name: 'Giulia',
      surname: 'Sartori',
      email: 'g•••••i@example.it',
      registeredAt: '2025-10-02T10:00:00Z',
    },
  ],
  totalItems: 412,
  page: 1,
  pageSize: 10,
};

/** A server with one newsletter, or none. */
function serve(first: Newsletter | null, change: Parameters<typeof wireNewsletters>[1] = {}) {
  let stored = first;
  const whole = () => wireNewsletters(stored === null ? [] : [stored], change);
  const become = (next: Partial<Newsletter>) => {
    stored = wireNewsletter({ ...stored, ...next });
    return { data: stored };
  };
  return fakeApi({
    'GET /api/NewsletterWB': () => ({ data: whole() }),
    'GET /api/CorsiNewsLetter': () => ({ data: whole() }),
    'GET /api/NewsletterRegistration': () => ({ data: subscribers }),
    'GET /api/List/OrdersExport': () => ({ data: null }),
    'POST /api/NewsletterWB': ({ body }) => become({ ...body, id: 7 }),
    'POST /api/CorsiNewsLetter/{courseId}': ({ body }) => become({ ...body, id: 7, courseId: 5 }),
    'PUT /api/NewsletterWB': ({ body }) => become({ ...body, version: body.version + 1 }),
    'POST /api/NewsletterWB/Send': () => become({ state: 'sending' }),
    'POST /api/CorsiNewsLetter/Send/{courseId}': () => become({ state: 'sending' }),
    'POST /api/NewsletterWB/Cancel': () => become({ state: 'cancelled' }),
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('[NEWS-01] newsletters are listed ten a page, with scope, state, date and recipients', async () => {
  const progress = {
    recipients: 50_000,
    accepted: 31_241,
    refused: 239,
    left: 0,
    unknown: 0,
    startedAt: '2025-12-01T08:30:00Z',
    finishedAt: null,
  };
  const api = serve(
    wireNewsletter({ state: 'sending', dataInvio: '2025-12-01T08:30:00Z', progress }),
    { openId: 7, totalItems: 14 },
  );
  renderRoutes(routes, { at: '/newsletter' });
  const row = (await screen.findByRole('link', { name: 'Novità di dicembre' })).closest('tr');
  expect(plainSpaces(row?.textContent ?? '')).toBe(
    'Novità di dicembrePiattaformaIn invio01/12/2025, 09:3031.480 di 50.000',
  );
  expect(api.callsTo('GET /api/NewsletterWB')[0]?.query).toMatchObject({
    scope: 'all',
    page: 1,
    pageSize: 10,
  });
  await userEvent.click(screen.getByRole('link', { name: /^Pagina 2/ }));
  await waitFor(() =>
    expect(api.callsTo('GET /api/NewsletterWB').at(-1)?.query).toMatchObject({ page: 2 }),
  );
});

test('[NEWS-07 part] while one is not sent the create button is disabled and says why', async () => {
  serve(wireNewsletter(), { openId: 7 });
  renderRoutes(routes, { at: '/newsletter' });
  const create = await button('Nuova newsletter');
  expect(create).toHaveAttribute('aria-disabled', 'true');
  expect(create).toHaveAccessibleDescription(/Una per volta/);
});

test('[NEWS-02] [NEWS-07 part] the platform’s is created at ?type=wb, where none waits', async () => {
  const api = serve(null);
  const { router } = renderRoutes(routes, { at: '/newsletter/edit?type=wb' });
  await userEvent.type(await screen.findByLabelText('Titolo'), 'Novità');
  await userEvent.type(screen.getByLabelText('Testo'), 'Due lezioni.');
  await userEvent.click(await button('Salva la bozza'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/newsletter/edit/7'));
  expect(api.callsTo('POST /api/NewsletterWB')[0]?.body).toEqual({
    id: null,
    title: 'Novità',
    text: 'Due lezioni.',
    dataInvio: null,
  });
});

test('where one waits, the address of a new one leads to it', async () => {
  serve(wireNewsletter(), { openId: 7 });
  renderRoutes(routes, { at: '/newsletter/edit?type=wb' });
  const link = await screen.findByRole('link', { name: 'Apri quella che c’è già' });
  expect(link).toHaveAttribute('href', '/newsletter/edit/7');
  expect(screen.queryByLabelText('Titolo')).not.toBeInTheDocument();
});

test('[NEWS-03] [NEWS-09 part] an editor creates that of a course at ?type=course', async () => {
  signInAs('RedattoreCorsiA');
  const api = serve(null);
  renderRoutes(routes, { at: '/newsletter/edit?type=course&courseId=5' });
  await userEvent.type(await screen.findByLabelText('Titolo'), 'Lezioni nuove');
  await userEvent.type(screen.getByLabelText('Testo'), 'Da martedì.');
  await userEvent.click(await button('Salva la bozza'));
  await waitFor(() => expect(api.callsTo('POST /api/CorsiNewsLetter/{courseId}')).toHaveLength(1));
  expect(api.callsTo('GET /api/CorsiNewsLetter')[0]?.query).toMatchObject({ courseId: 5 });
});

test('before it is saved, that of a course names the course, above the form and in its preview', async () => {
  signInAs('RedattoreCorsiA');
  serve(null, { courseTitle: 'Impianti' });
  renderRoutes(routes, { at: '/newsletter/edit?type=course&courseId=5' });
  expect(await screen.findByText(/newsletter del corso “Impianti”\./)).toBeInTheDocument();
  const course = screen.getByRole('link', { name: 'Impianti' });
  expect(course).toHaveAttribute('href', '/courses/view/5');
  expect(course.closest('p')).toHaveTextContent(
    'Va agli iscritti alla newsletter del corso Impianti.',
  );
});

test('where the title is not known neither has a gap', async () => {
  signInAs('RedattoreCorsiA');
  serve(null);
  renderRoutes(routes, { at: '/newsletter/edit?type=course&courseId=5' });
  expect(
    await screen.findByText(/La ricevi perché sei nella lista della newsletter del corso\.$/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Va agli iscritti/)).toBeNull();
});

test('of a course with a name the preview says it', async () => {
  serve(wireNewsletter({ courseId: 5, courseTitle: 'Impianti' }));
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  expect(await screen.findByText(/newsletter del corso “Impianti”\./)).toBeInTheDocument();
});

test('no subscribers are no file', async () => {
  const api = serve(wireNewsletter());
  api.use({ 'GET /api/NewsletterRegistration': () => ({ data: wirePage([]) }) });
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  expect(await screen.findByText('Ancora nessun iscritto')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Esporta' })).not.toBeInTheDocument();
});

test('an address without a known type leads to the list', async () => {
  serve(null);
  const { router } = renderRoutes(routes, { at: '/newsletter/edit?type=course&courseId=x' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/newsletter'));
});

test('[NEWS-09 part] an editor reads the platform’s newsletter, and the page says who writes it (E149)', async () => {
  signInAs('RedattoreCorsiA');
  serve(wireNewsletter({ canWrite: false }), { canWrite: false, openId: 7 });
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  expect(await screen.findByText(/la scrive e la invia l’amministratore/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Invia|Salva/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Gli iscritti' })).not.toBeInTheDocument();
});

test('[NEWS-06 part] the title is required, the text until there is a send date (E74)', async () => {
  const api = serve(null);
  renderRoutes(routes, { at: '/newsletter/edit?type=wb' });
  await userEvent.click(await button('Salva la bozza'));
  await waitFor(() => expect(screen.getAllByText('(*) Campo obbligatorio')).toHaveLength(2));
  await userEvent.type(screen.getByLabelText('Titolo'), 'Solo il titolo');
  await userEvent.click(screen.getByRole('radio', { name: /Adesso/ }));
  await userEvent.click(await button('Salva la bozza'));
  await waitFor(() => expect(api.callsTo('POST /api/NewsletterWB')).toHaveLength(1));
});

test('[NEWS-08] the send button is disabled without a saved id, and without a send date', async () => {
  serve(null);
  const { unmount } = renderRoutes(routes, { at: '/newsletter/edit?type=wb' });
  const unsaved = await button('Invia');
  expect(unsaved).toHaveAttribute('aria-disabled', 'true');
  expect(unsaved).toHaveAccessibleDescription('Salva prima la bozza');
  unmount();
  serve(wireNewsletter());
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  expect(await button('Invia')).toHaveAccessibleDescription('Scegli prima quando inviarla');
});

const ready = wireNewsletter({ dataInvio: '2025-12-01T08:00:00Z' });

async function send() {
  await userEvent.click(await button('Invia'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('La ricevono 412 iscritti');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invia' }));
  return dialog;
}

test('[NEWS-04] [NEWS-09 part] [NEWS-11] [API-37 part] a saved one is sent after a confirmation; the alert lasts 3000 ms', async () => {
  const api = serve(ready);
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  await send();
  expect(await screen.findByText('La newsletter è in partenza')).toBeInTheDocument();
  expect(api.callsTo('POST /api/NewsletterWB/Send')[0]?.query).toEqual({ idNewsletter: 7 });
  await waitFor(
    () => expect(screen.queryByText('La newsletter è in partenza')).not.toBeInTheDocument(),
    { timeout: 3900 },
  );
});

test('[API-37 part] that of a course is sent by the course’s address', async () => {
  signInAs('RedattoreCorsiA');
  const api = serve({ ...ready, courseId: 5, courseTitle: 'Impianti' });
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  await send();
  expect(await screen.findByText('La newsletter è in partenza')).toBeInTheDocument();
  const [call] = api.callsTo('POST /api/CorsiNewsLetter/Send/{courseId}');
  expect([call?.params, call?.query]).toEqual([{ courseId: '5' }, { idNewsletter: 7 }]);
  expect(api.callsTo('POST /api/NewsletterWB/Send')).toHaveLength(0);
});

test('[NEWS-10] a failed send says so in the words of the documents', async () => {
  const api = serve(ready);
  api.use({ 'POST /api/NewsletterWB/Send': () => ({ status: 500 }) });
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  await send();
  expect(
    await screen.findByText(
      "Si è verificato un problema nell'invio della newsletter. Riprova più tardi.",
    ),
  ).toBeInTheDocument();
});

test('[NEWS-06 part] before an empty text is sent there is a warning (E74)', async () => {
  serve({ ...ready, text: '' });
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  await userEvent.click(await button('Invia'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Il testo è vuoto. Chi la riceve leggerà solo il titolo.',
  );
});

test('a day and a time in Italy are stored as that instant; the send button schedules', async () => {
  const api = serve(wireNewsletter());
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  await userEvent.click(await screen.findByRole('radio', { name: /In un altro momento/ }));
  await userEvent.type(screen.getByLabelText('Giorno'), '09/12/2035');
  await userEvent.type(screen.getByLabelText('Ora'), '8:00');
  await userEvent.click(await button('Salva la bozza'));
  expect(await screen.findByText('(*) Scrivi l’ora come 08:30')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Ora'));
  await userEvent.type(screen.getByLabelText('Ora'), '08:00');
  await userEvent.click(await button('Salva la bozza'));
  await waitFor(() =>
    expect(api.callsTo('PUT /api/NewsletterWB')[0]?.body).toMatchObject({
      id: 7,
      version: 1,
      dataInvio: '2035-12-09T07:00:00.000Z',
    }),
  );
  expect(await button('Programma l’invio')).not.toHaveAttribute('aria-disabled');
});

test('a scheduled one is cancelled after a confirmation, and can be copied into a new draft', async () => {
  const api = serve(wireNewsletter({ state: 'scheduled', dataInvio: '2035-12-09T07:00:00Z' }));
  const { router } = renderRoutes(routes, { at: '/newsletter/edit/7' });
  await userEvent.click(await button('Annulla l’invio'));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla l’invio' }));
  expect(await screen.findByText('Annullata')).toBeInTheDocument();
  await userEvent.click(await button('Copia in una nuova bozza'));
  await waitFor(() => expect(api.callsTo('POST /api/NewsletterWB')).toHaveLength(1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/newsletter/edit/7'));
});

test('a sending shows what arrived and what did not, and cannot be cancelled', async () => {
  serve(
    wireNewsletter({
      state: 'sending',
      dataInvio: '2025-12-01T08:00:00Z',
      progress: {
        recipients: 100,
        accepted: 60,
        refused: 2,
        left: 1,
        unknown: 1,
        startedAt: '2025-12-01T08:00:00Z',
        finishedAt: null,
      },
    }),
  );
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  const bar = await screen.findByRole('progressbar', { name: 'Invio della newsletter' });
  expect(bar).toHaveAttribute('aria-valuenow', '64');
  expect(screen.getByText('Esito non noto').nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Respinte').nextSibling).toHaveTextContent('2');
  expect(screen.queryByRole('button', { name: 'Annulla l’invio' })).not.toBeInTheDocument();
});

test.each([
  [null, '/newsletter', /Porta all’iscrizione/],
  [5, '/courses/view/5?tab=newsletter', /Porta alla scheda Newsletter del corso/],
])(
  '[NEWS-12] the link is copied (E161), and the alert lasts 5000 ms: course %p',
  async (courseId, path, said) => {
    serve(wireNewsletter({ courseId, courseTitle: courseId === null ? null : 'Impianti' }));
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    renderRoutes(routes, { at: '/newsletter/edit/7' });
    const copy = await button('Copia il link');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    jest.useFakeTimers();
    await user.click(copy);
    expect(write).toHaveBeenCalledWith(`http://localhost${path}`);
    expect(screen.getByText(said)).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(4500));
    expect(screen.getByText(said)).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(1500));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
);

test('subscribers are taken away as a file, of the newsletter that is shown', async () => {
  const EXPORT = 'POST /api/NewsletterRegistration/Export';
  const api = serve(wireNewsletter({ courseId: 5 }));
  api.use({ [EXPORT]: () => ({ status: 409, info: 'Non ora' }) });
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  await userEvent.click(await button('Esporta'));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Excel/ }));
  await waitFor(() =>
    expect(api.callsTo(EXPORT)[0]?.query).toMatchObject({ formato: 'xlsx', courseId: 5 }),
  );
  expect(api.callsTo('GET /api/List/OrdersExport')[0]?.query).toMatchObject({ tipoTabella: 13 });
});

test('[NEWS-16 part] subscribers are listed ten a page with shortened addresses', async () => {
  const api = serve(wireNewsletter());
  renderRoutes(routes, { at: '/newsletter/edit/7' });
  const row = (await screen.findByText('Giulia Sartori')).closest('tr');
  expect(row).toHaveTextContent('Giulia Sartorig•••••i@example.it02/10/2025');
  expect(api.callsTo('GET /api/NewsletterRegistration')[0]?.query).toMatchObject({
    page: 1,
    pageSize: 10,
  });
  await userEvent.click(screen.getByRole('link', { name: /^Pagina 2/ }));
  await waitFor(() =>
    expect(api.callsTo('GET /api/NewsletterRegistration').at(-1)?.query).toMatchObject({ page: 2 }),
  );
});

test('a learner sees what was sent, and signs up for the platform’s after a warning', async () => {
  signInAs('Discente');
  let isRegistered = false;
  const own = () => ({
    data: { isRegistered, email: 'giulia@example.it', courseId: null, userId: 'u-1' },
  });
  const api = serve(wireNewsletter({ state: 'sent', canWrite: false }), { canWrite: false });
  api.use({
    'GET /api/NewsletterWB/Registration': own,
    'POST /api/NewsletterWB/Registration': () => {
      isRegistered = true;
      return own();
    },
  });
  renderRoutes(routes, { at: '/newsletter' });
  expect(await screen.findByText('Due lezioni nuove.')).toBeInTheDocument();
  await userEvent.click(await button('Iscriviti'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Vuoi iscriverti?' });
  expect(api.callsTo('POST /api/NewsletterWB/Registration')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Iscriviti' }));
  expect(await button('Disiscriviti')).toBeVisible();
});

test('the page is English for an English reader', async () => {
  serve(wireNewsletter());
  renderRoutes(routes, { at: '/newsletter/edit/7', locale: 'en-US', messages: english });
  expect(await screen.findByRole('heading', { name: 'Preview' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
});
