import { screen, waitFor } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderWithProviders } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { wireOrderRow, wirePage } from '../testing-orders.ts';
import { wireRedemption } from '../testing-redemptions.ts';
import { Overview } from './Overview.tsx';

beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const answers = {
  'GET /api/Users/TotalRegisteredUsers': () => ({ data: 1284 }),
  'GET /api/List/UsersByMonth': () => ({
    data: [
      { month: '2026-10', users: 40, isCurrent: false },
      { month: '2026-11', users: 1086, isCurrent: true },
    ],
  }),
  'GET /api/Users/GetTotalProfessors': () => ({ data: 27 }),
  'GET /api/List/ProfessorsByMonth': () => ({
    data: [
      { month: '2026-10', professors: 1, isCurrent: false },
      { month: '2026-11', professors: 3, isCurrent: true },
    ],
  }),
  'GET /api/Courses/GetCategoriesGrid': () => ({
    data: wirePage(
      [
        {
          categoriaId: 1,
          name: 'Lingue',
          tipoMacroCategoryId: 1,
          key: 'lingue',
          look: null,
          totalCourses: 3,
        },
      ],
      8,
    ),
  }),
  'GET /api/List/OrdersByMonth': () => ({
    data: [
      { month: '2026-10', orders: 3, revenue: 278.5, isCurrent: false },
      { month: '2026-11', orders: 1, revenue: 79, isCurrent: true },
    ],
  }),
  'GET /api/List/BadgesByMonth': () => ({
    data: [
      { month: '2026-10', courses: 4, exams: 1, isCurrent: false },
      { month: '2026-11', courses: 3, exams: 0, isCurrent: true },
    ],
  }),
  'GET /api/List/CreditsByMonth': () => ({
    data: [
      { month: '2026-10', given: 23.7, used: 0, isCurrent: false },
      { month: '2026-11', given: -7.9, used: 4, isCurrent: true },
    ],
  }),
  'GET /api/List/Orders': () => ({ data: wirePage([wireOrderRow(1)]) }),
  'GET /api/Algorand/GetRichiesteRiscattoAlgorand': () => ({
    data: wirePage([wireRedemption(3)]),
  }),
};

test('[DASH-04] tiles count users, teachers and categories', async () => {
  fakeApi(answers);
  renderWithProviders(<Overview />);
  expect(await screen.findByText('1.284')).toBeVisible();
  expect(await screen.findByText('27')).toBeVisible();
  expect(await screen.findByText('8')).toBeVisible();
  expect(screen.getByText('3 corsi pubblicati')).toBeVisible();
});

test('[DASH-05] each tile leads to its table, the teachers to the users who are some (E2)', async () => {
  fakeApi(answers);
  renderWithProviders(<Overview />);
  for (const [name, href] of [
    ['Utenti', '/table/users'],
    ['Docenti', '/table/users?isDocente=true'],
    ['Categorie', '/table/categories'],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('users who registered this month are told beside the total, with the way to exactly them', async () => {
  fakeApi(answers);
  const { container } = renderWithProviders(<Overview />);
  const link = await screen.findByRole('link', { name: '+ 1.086 questo mese' });
  expect(link).toHaveAttribute('href', '/table/users?registratoDal=2026-11-01');
  // Beside the link of the tile, never in it.
  expect(link.parentElement?.closest('a')).toBeNull();
  expect(getComputedStyle(link)).toMatchObject({ position: 'relative', zIndex: '1' });
  // Twelve months are a line; its figures are not read.
  const line = container.querySelector('svg[aria-hidden] polyline')?.closest('svg');
  expect(line?.querySelectorAll('polyline')).toHaveLength(2);
});

test('teachers of this month are told in the same way, and lead to who teaches since then', async () => {
  const api = fakeApi(answers);
  const { container } = renderWithProviders(<Overview />);
  expect(await screen.findByRole('link', { name: '+ 3 questo mese' })).toHaveAttribute(
    'href',
    '/table/users?docenteDal=2026-11-01',
  );
  expect(container.querySelectorAll('svg[aria-hidden]:has(polyline)')).toHaveLength(2);
  expect(api.callsTo('GET /api/List/ProfessorsByMonth')).toHaveLength(1);
});

test('figures of one month alone are no line', async () => {
  fakeApi({
    ...answers,
    'GET /api/List/ProfessorsByMonth': () => ({
      data: [
        { month: '2026-09', professors: 0, isCurrent: false },
        { month: '2026-10', professors: 0, isCurrent: false },
        { month: '2026-11', professors: 19, isCurrent: true },
      ],
    }),
  });
  const { container } = renderWithProviders(<Overview />);
  await screen.findByRole('link', { name: '+ 19 questo mese' });
  await screen.findByRole('link', { name: '+ 1.086 questo mese' });
  expect(container.querySelectorAll('svg[aria-hidden]:has(polyline)')).toHaveLength(1);
});

test('a month without registrations says nothing of growth', async () => {
  fakeApi({
    ...answers,
    'GET /api/List/UsersByMonth': () => ({
      data: [
        { month: '2026-09', users: 12, isCurrent: false },
        { month: '2026-10', users: 40, isCurrent: false },
        { month: '2026-11', users: 0, isCurrent: true },
      ],
    }),
    'GET /api/List/ProfessorsByMonth': () => ({
      data: [{ month: '2026-11', professors: 0, isCurrent: true }],
    }),
  });
  const { container } = renderWithProviders(<Overview />);
  expect(await screen.findByText('1.284')).toBeVisible();
  await waitFor(() => expect(container.querySelector('polyline')).not.toBeNull());
  expect(screen.queryByText(/questo mese/)).not.toBeInTheDocument();
});

test('the tile of users waits for no months, and stays without them', async () => {
  const months = Promise.withResolvers<{ status: number }>();
  const api = fakeApi({
    ...answers,
    'GET /api/List/UsersByMonth': () => months.promise,
    'GET /api/List/ProfessorsByMonth': () => ({ status: 503 }),
  });
  const { container } = renderWithProviders(<Overview />);
  const total = await screen.findByText('1.284');
  const place = total.nextElementSibling;
  expect(getComputedStyle(place ?? total).minHeight).toBe('32px');
  months.resolve({ status: 503 });
  await screen.findByText('8');
  await waitFor(() => expect(api.callsTo('GET /api/List/UsersByMonth')).toHaveLength(1));
  expect(screen.getByText('1.284')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Utenti' })).toHaveAttribute('href', '/table/users');
  expect(container.querySelector('polyline')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});

test('what waits for a decision is said first, each number with the way to its rows', async () => {
  const api = fakeApi(answers);
  renderWithProviders(<Overview />);
  expect(
    await screen.findByRole('link', { name: '1 richiesta di riscatto aspetta una risposta' }),
  ).toHaveAttribute('href', '/table/notarization?stato=open');
  expect(
    screen.getByRole('link', { name: '1 ordine attende una risposta all’annullamento' }),
  ).toHaveAttribute('href', '/table/invoice?orderState=Richiesta+Annullamento');
  // The counts are of these sets.
  expect(api.callsTo('GET /api/List/Orders').map(({ query }) => query)).toContainEqual({
    page: 1,
    pageSize: 1,
    orderState: 'Richiesta Annullamento',
    lang: 'it',
  });
  expect(
    api.callsTo('GET /api/Algorand/GetRichiesteRiscattoAlgorand').map(({ query }) => query),
  ).toContainEqual({ page: 1, pageSize: 1, stato: 'open', lang: 'it' });
  expect(screen.getByRole('link', { name: 'Evadi RIS-000003' })).toHaveAttribute(
    'href',
    '/detail/notarization/3',
  );
});

test('nothing that waits is said too; what is not known is not called nothing', async () => {
  const none = () => ({ data: wirePage([], 0) });
  fakeApi({
    ...answers,
    'GET /api/List/Orders': none,
    'GET /api/Algorand/GetRichiesteRiscattoAlgorand': none,
  });
  const { unmount } = renderWithProviders(<Overview />);
  expect(await screen.findByText('Nessuna richiesta aspetta una risposta.')).toBeVisible();
  unmount();
  fakeApi({
    ...answers,
    'GET /api/List/Orders': none,
    'GET /api/Algorand/GetRichiesteRiscattoAlgorand': () => ({ status: 503 }),
  });
  const unknown = renderWithProviders(<Overview />);
  const words = 'Non sappiamo se altre richieste aspettano una risposta.';
  expect(await screen.findByText(words)).toBeVisible();
  unknown.unmount();
  // Beside those that are known too.
  fakeApi({
    ...answers,
    'GET /api/Algorand/GetRichiesteRiscattoAlgorand': () => ({ status: 503 }),
  });
  renderWithProviders(<Overview />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /^1 ordine attende/ })).toBeVisible();
});

test('an editor sees neither what the platform earns nor what others decide', async () => {
  signInAs('RedattoreCorsiA');
  const api = fakeApi(answers);
  renderWithProviders(<Overview />);
  expect(await screen.findByText('1.284')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Marco Bianchi' })).toBeVisible();
  expect(screen.queryByText('Ricavi e ordini')).not.toBeInTheDocument();
  expect(screen.queryByText(/aspetta una risposta|attende una risposta/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Evadi/ })).not.toBeInTheDocument();
  expect(api.callsTo('GET /api/List/OrdersByMonth')).toHaveLength(0);
  // The badges of everyone are the administrators' too.
  expect(api.callsTo('GET /api/List/BadgesByMonth')).toHaveLength(0);
  expect(api.callsTo('GET /api/List/CreditsByMonth')).toHaveLength(0);
});

test('[DASH-07] editors have the counts too, after their own courses', () => {
  expect(config.fills).toContainEqual({
    slot: 'shell.dashboard.editor.v1',
    order: 20,
    access: { roles: ['RedattoreCorsiA'] },
  });
});

test('[BACK-01 part] the five newest orders, each leading to its detail', async () => {
  const api = fakeApi(answers);
  renderWithProviders(<Overview />);
  expect(await screen.findByRole('link', { name: 'Ferrante Luca' })).toHaveAttribute(
    'href',
    '/detail/invoice/1',
  );
  expect(api.callsTo('GET /api/List/Orders').at(-1)?.query).toEqual({
    page: 1,
    pageSize: 5,
    lang: 'it',
  });
});

test('[BACK-01 part] the five newest redemption requests, each leading to its detail, and all of them', async () => {
  const api = fakeApi(answers);
  renderWithProviders(<Overview />);
  expect(await screen.findByRole('link', { name: 'Marco Bianchi' })).toHaveAttribute(
    'href',
    '/detail/notarization/3',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/table/notarization',
  );
  const calls = api.callsTo('GET /api/Algorand/GetRichiesteRiscattoAlgorand');
  expect(calls.at(-1)?.query).toEqual({ page: 1, pageSize: 5, lang: 'it' });
});

test('the chart tells revenue by month; a part that fails leaves the others', async () => {
  fakeApi({ ...answers, 'GET /api/Users/GetTotalProfessors': () => ({ status: 503 }) });
  renderWithProviders(<Overview />);
  const chart = await screen.findByRole('img', { name: /^Ricavi.*ottobre 2026/ });
  expect(plainSpaces(chart.getAttribute('aria-label') ?? '')).toContain('279 €');
  expect(screen.getByRole('link', { name: '1 ordine pagato nel mese' })).toHaveAttribute(
    'href',
    '/table/invoice?paid=true&pagatoDal=2026-11-01',
  );
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
  expect(screen.getByText('1.284')).toBeVisible();
});

test('completed courses and passed exams by month, each total with the way to the badges that it counts', async () => {
  fakeApi(answers);
  renderWithProviders(<Overview />);
  expect(
    await screen.findByRole('link', { name: '7 corsi completati in dodici mesi' }),
  ).toHaveAttribute('href', '/table/badges?tipo=corso&dal=2026-10-01');
  expect(screen.getByRole('link', { name: '1 esame superato in dodici mesi' })).toHaveAttribute(
    'href',
    '/table/badges?tipo=esame&dal=2026-10-01',
  );
  expect(
    await screen.findByRole('img', { name: /^Corsi completati: ottobre 2026 4, novembre 2026 3/ }),
  ).toBeVisible();
});

test('credits given and used by month, each total with the way to the movements that it counts', async () => {
  fakeApi(answers);
  renderWithProviders(<Overview />);
  expect(
    await screen.findByRole('link', { name: /^15,80\s€ assegnati in dodici mesi$/ }),
  ).toHaveAttribute('href', '/table/credits?movimento=assegnati&dal=2026-10-01');
  expect(screen.getByRole('link', { name: /^4,00\s€ usati in dodici mesi$/ })).toHaveAttribute(
    'href',
    '/table/credits?movimento=usati&dal=2026-10-01',
  );
  const chart = await screen.findByRole('img', { name: /^Crediti assegnati: ottobre 2026/ });
  expect(plainSpaces(chart.getAttribute('aria-label') ?? '')).toContain('novembre 2026 -8 €');
});
