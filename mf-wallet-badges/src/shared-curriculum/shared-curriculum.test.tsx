import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, type FakeAnswer } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { paint } from '../paint.tsx';
import { routes } from '../routes.tsx';

type Wire = AnswerOf<'/api/Curriculum/Public/{sharedId}', 'get'>;
type Answer = FakeAnswer<'GET /api/Curriculum/Public/{sharedId}'>;

const SHARED_ID = '0123456789abcdef0123456789abcdef';
const AT = `/public/curriculum/${SHARED_ID}`;

const badge = (
  id: string,
  changes: Partial<Wire['badges'][number]> = {},
): Wire['badges'][number] => ({
  id,
  title: `Corso ${id}`,
  type: 0,
  levelId: 0,
  categoryKey: 'sicurezza',
  courseId: 1,
  code: 'ABCDEF',
  skills: ['Sicurezza sul lavoro'],
  acquisitionTime: '2026-03-31T22:30:00.000Z',
  validUntil: null,
  isExpired: false,
  ...changes,
});

const curriculum = (changes: Partial<Wire> = {}): Wire => ({
  holderName: 'Marco Bianchi',
  asOf: '2026-11-26T23:30:00.000Z',
  badges: [badge('uno'), badge('due', { type: 1 })],
  competences: [
    { id: 1, title: 'Sicurezza sul lavoro', badges: 2 },
    { id: 2, title: 'Lingue', badges: 1 },
  ],
  ...changes,
});

/** Opens the page; the answers follow each other, the last one stays. */
function open(...answers: (Answer | Promise<Answer>)[]) {
  const left = [...answers];
  const api = fakeApi({
    'GET /api/Curriculum/Public/{sharedId}': () => {
      const [next, ...others] = left;
      if (others.length > 0) void left.shift();
      return next ?? { status: 500 };
    },
  });
  return { api, ...renderRoutes(routes, { at: AT }) };
}

const gone = { status: 404, code: 'CURRICULUM_NOT_FOUND' } as const;

// Compiled before the first test waits for it.
beforeAll(async () => void (await import('./SharedCurriculumPage.tsx')));
afterEach(resetAuth);

test('a stranger reads whose curriculum it is, as of when, what it proves, and opens each certification', async () => {
  const { api, container } = open({ data: curriculum() });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Curriculum di Marco Bianchi' }),
  ).toBeVisible();
  expect(document.title).toBe('Curriculum di Marco Bianchi · WorkerBadge');
  // 23:30 in UTC is the next day in Italy.
  expect(container).toHaveTextContent('Situazione al 27/11/2026.');
  const competences = within(screen.getByRole('region', { name: 'Competenze dimostrate' }));
  expect(competences.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sicurezza sul lavoro2 badge',
    'Lingue1 badge',
  ]);
  const badges = within(screen.getByRole('region', { name: 'Badge' }));
  expect(badges.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/public/certification/uno',
    '/public/certification/due',
  ]);
  expect(badges.getAllByText('01/04/2026')).toHaveLength(2);
  expect(api.calls.map(({ path }) => path)).toEqual([`Curriculum/Public/${SHARED_ID}`]);
});

test('an expired badge says so by the clock of the server; a valid one says until when', async () => {
  open({
    data: curriculum({
      badges: [
        badge('uno', { validUntil: '2099-06-01T21:59:59Z', isExpired: true }),
        badge('due', { validUntil: '2020-06-01T21:59:59Z' }),
        badge('tre'),
      ],
      competences: [],
    }),
  });
  expect(await screen.findByText('Scaduto il 01/06/2099')).toBeVisible();
  expect(screen.getByText('Valido fino al 01/06/2020')).toBeVisible();
  expect(screen.queryByText(/Scade il/)).toBeNull();
  expect(screen.queryByText('Competenze dimostrate')).toBeNull();
});

test('a badge of somebody else leaves no trace among the badges that this device has seen', async () => {
  const { container } = open({
    data: curriculum({ badges: [badge('uno', { acquisitionTime: new Date().toISOString() })] }),
  });
  await screen.findByRole('link', { name: 'Corso uno' });
  expect(container.querySelector('[data-stamped]')).toBeNull();
  expect(localStorage.getItem('badges:seen')).toBeNull();
});

test('it is kept out of search engines, also when there is nothing to see (E121)', async () => {
  const robots = () => document.querySelector('meta[name=robots]');
  const { unmount } = open(gone);
  await screen.findByText('Questo curriculum non esiste o non è condiviso');
  expect(robots()).toHaveAttribute('content', 'noindex');
  unmount();
  expect(robots()).toBeNull();
});

test('while it loads it says so, and nothing else', async () => {
  const answer = Promise.withResolvers<Answer>();
  open(answer.promise);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Curriculum condiviso' }),
  ).toBeVisible();
  expect(screen.queryByText(/non è condiviso/)).toBeNull();
  expect(await screen.findByText(/Caricamento/)).toBeInTheDocument();
  answer.resolve({ data: curriculum() });
  expect(await screen.findByRole('link', { name: 'Corso uno' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  // The second one is the page's own try.
  open({ status: 503 }, { status: 503 }, { data: curriculum() });
  const retry = await screen.findByRole('button', { name: 'Riprova' }, { timeout: 5000 });
  expect(screen.queryByText(/non è condiviso/)).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Corso uno' })).toBeVisible();
});

test('a link that ended or never was has its own page, at the first answer', async () => {
  const { api } = open(gone);
  expect(await screen.findByText('Questo curriculum non esiste o non è condiviso')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scopri il catalogo' })).toHaveAttribute(
    'href',
    '/public/catalogue',
  );
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  expect(api.calls).toHaveLength(1);
});

test('what was read before the link ended does not stay', async () => {
  const { queryClient } = open({ data: curriculum() }, gone);
  await screen.findByRole('link', { name: 'Corso uno' });
  await queryClient.invalidateQueries();
  expect(await screen.findByText('Questo curriculum non esiste o non è condiviso')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Marco Bianchi/)).toBeNull());
});

test('where no badge is public the page says so, and no name', async () => {
  open({ data: curriculum({ holderName: null, badges: [], competences: [] }) });
  expect(await screen.findByText('Nessun badge da mostrare')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Curriculum condiviso' })).toBeVisible();
});

test('the page is English for an English reader', async () => {
  fakeApi({ 'GET /api/Curriculum/Public/{sharedId}': () => ({ data: curriculum() }) });
  renderRoutes(routes, { at: AT, locale: 'en-US', messages: english });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Curriculum of Marco Bianchi' }),
  ).toBeVisible();
});

test('the first paint asks for the curriculum, and names no person under a link to it', () => {
  const page = paint.pages.find(({ path }) => path === '/public/curriculum/:sharedId');
  const place = (sharedId: string) => ({ params: { sharedId }, search: new URLSearchParams() });
  const described = (sharedId: string) =>
    page?.describe?.({
      ...place(sharedId),
      read: () => curriculum() as never,
      addressOf: (path) => path,
    });
  expect(page?.queries?.(place(SHARED_ID))).toHaveLength(1);
  expect(described(SHARED_ID)).toEqual({});
  expect(page?.queries?.(place('../Badges'))).toEqual([]);
  expect(described('../Badges')).toEqual({ isMissing: true });
});
