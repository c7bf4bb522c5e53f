import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wireOrderRow, wirePage } from '../testing-orders.ts';

type WireRow = AnswerOf<'/api/Users/SearchUser', 'get'>['items'][number];
type WireUser = AnswerOf<'/api/Users/GetUserDetails', 'get'>;
type WireEntry = AnswerOf<'/api/Users/GetUserHistory', 'get'>['items'][number];
type WireSession = AnswerOf<'/api/Users/GetUserSessions', 'get'>[number];

const ELENA = '1d9f6f0e-3c0c-4f6e-8e52-5f5a0f4b7c11';
const SEARCH = 'GET /api/Users/SearchUser';
const SAVE = 'PATCH /api/Users/SaveUser';
const END = 'DELETE /api/Users/UserSessions';

// Compiled before the first test waits for it.
beforeAll(() => Promise.all([import('./UsersPage.tsx'), import('./detail/UserPage.tsx')]));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const wireRow = (changes: Partial<WireRow> = {}): WireRow => ({
  id: ELENA,
  name: 'Elena',
  surname: 'Vitali',
  email: 'elena.vitali@example.it',
  roles: ['Discente', 'RedattoreCorsiA'],
  isDocente: true,
  registrationDate: '2025-03-02T19:51:00.000Z',
  ...changes,
});

const openTable = (at = '/table/users') => {
  const api = fakeApi({ [SEARCH]: () => ({ data: wirePage([wireRow()], 42) }) });
  return { api, ...renderRoutes(routes, { at }) };
};

const lastQuery = (api: ReturnType<typeof fakeApi>) => api.callsTo(SEARCH).at(-1)?.query;

const learner = { label: 'Discente', value: 7 } as const;
const editor = { label: 'RedattoreCorsiA', value: 6 } as const;
const administrator = { label: 'AdminWorkerBadge', value: 1 } as const;
const tutor = { label: 'Tutor', value: 5 } as const;

const wireUser = (changes: Partial<WireUser> = {}): WireUser => ({
  id: ELENA,
  roles: [learner, editor],
  availableRoles: [administrator, tutor],
  isDocente: false,
  name: 'Elena',
  surname: 'Vitali',
  email: 'elena.vitali@example.it',
  phoneNumber: '333 010 2030',
  blockchainAccredited: true,
  accreditationDate: '2025-04-05T10:00:00.000Z',
  registrationDate: '2025-03-02T19:51:00.000Z',
  emailComunicazioni: 'e.vitali@edilnova.example',
  codiceFiscale: 'VTL•••••••••••••',
  azienda: { denominazioneAzienda: 'Edilnova S.r.l.', ruoloAziendale: 'DELEGATE' },
  isUltimoAmministratore: false,
  version: 'Discente RedattoreCorsiA',
  ...changes,
});

const entry = (changes: Partial<WireEntry>): WireEntry => ({
  seq: 1,
  at: '2025-12-11T08:14:00.000Z',
  actor: { id: ELENA, name: 'Marco De Santis' },
  act: 'role.granted',
  subjectKind: 'user',
  subjectId: ELENA,
  subjectName: 'Elena Vitali',
  detail: { role: 'RedattoreCorsiA' },
  ...changes,
});

const session = (id: string, changes: Partial<WireSession> = {}): WireSession => ({
  id,
  isCurrent: false,
  device: { kind: 'desktop', browser: 'Chrome', system: 'Windows' },
  address: null,
  place: 'Modena',
  createdAt: '2025-12-10T08:14:00.000Z',
  lastUsedAt: '2025-12-11T08:14:00.000Z',
  endsAt: '2026-01-11T08:14:00.000Z',
  ...changes,
});

const openDetail = (changes: Partial<WireUser> = {}, more: FakeEndpoints = {}) => {
  const api = fakeApi({
    'GET /api/Users/GetUserDetails': () => ({ data: wireUser(changes) }),
    'GET /api/List/Orders': () => ({ data: wirePage([wireOrderRow(1)], 7) }),
    'GET /api/Users/GetUserBadges': () => ({
      data: {
        totalItems: 1,
        items: [
          {
            id: ELENA,
            title: 'Difendersi in rete',
            type: 1,
            code: 'WB-2025-0391',
            levelId: 0,
            categoryKey: 'digitale',
            acquisitionTime: '2025-11-03T10:00:00.000Z',
            isRevoked: false,
          },
        ],
      },
    }),
    'GET /api/Users/GetUserSessions': () => ({
      data: [
        session('a0c3e0f1-58a8-4b8b-9c4e-0d5ee4ac9d01'),
        session('a0c3e0f1-58a8-4b8b-9c4e-0d5ee4ac9d02', {
          device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
        }),
      ],
    }),
    'GET /api/Users/GetUserHistory': () => ({
      data: wirePage([
        entry({ seq: 2 }),
        entry({ seq: 1, act: 'teacher.enabled', detail: {}, actor: null }),
      ]),
    }),
    'GET /api/Audit/Check': () => ({
      data: { at: '2025-12-11T05:00:00.000Z', seq: 2, brokenAt: null },
    }),
    [SAVE]: () => ({ data: true }),
    [END]: () => ({ data: 1 }),
    'POST /api/Users/ShowFiscalCode': () => ({ data: 'VTLLNE85C43F257B' }),
    ...more,
  });
  renderRoutes(routes, { at: `/detail/users/${ELENA}` });
  return api;
};

test('[BACK-03 part] a row shows surname, name, address, roles and the teacher, and leads to its detail', async () => {
  openTable();
  const link = await screen.findByRole('link', { name: 'Vitali' });
  expect(link).toHaveAttribute('href', `/detail/users/${ELENA}`);
  expect(plainSpaces(link.closest('tr')?.textContent ?? '')).toContain(
    'VitaliElenaelena.vitali@example.itDiscente, Redattore corsi Docente02/03/2025',
  );
});

test('the card of a phone names every field of a person', async () => {
  openTable();
  await screen.findByRole('link', { name: 'Vitali' });
  const cells = screen.getAllByRole('cell');
  expect(cells.filter((cell) => cell.dataset.card === 'hidden')).toEqual([]);
  expect(cells.map((cell) => cell.dataset.label)).toContain('Iscrizione');
});

test('[API-83 part] [BACK-06 part] [BACK-08 part] the server searches, sorts and pages; all of it stands in the address', async () => {
  const { api, router } = openTable('/table/users?isDocente=true&sortBy=email&ruolo=Nobody');
  await screen.findByRole('link', { name: 'Vitali' });
  expect(lastQuery(api)).toEqual({
    page: 1,
    pageSize: 10,
    sortBy: 'surname',
    sortDirection: 'asc',
    isDocente: true,
    lang: 'it',
  });
  const heads = screen.getAllByRole('columnheader');
  expect(
    heads.filter((head) => within(head).queryByRole('button')).map((head) => head.textContent),
  ).toEqual(['Cognome', 'Nome']);
  await userEvent.type(screen.getByLabelText('Nome, e-mail o codice fiscale'), 'vitali');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ ricerca: 'vitali', isDocente: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Nome' }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ sortBy: 'name' }));
  expect(router.state.location.search).toContain('ricerca=vitali');
});

test('users since a day of registration: in the form, in the address and in the file', async () => {
  const EXPORT = 'POST /api/Users/UsersExport';
  const api = fakeApi({
    [SEARCH]: () => ({ data: wirePage([wireRow()], 42) }),
    'GET /api/List/OrdersExport': () => ({ data: null }),
    [EXPORT]: () => ({ status: 409, info: 'Non ora' }),
  });
  const { router } = renderRoutes(routes, { at: '/table/users?registratoDal=2026-11-01&page=2' });
  const field = await screen.findByLabelText('Iscritto dal');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ registratoDal: '2026-11-01' }));
  expect(field).toHaveValue('01/11/2026');
  await userEvent.clear(field);
  await userEvent.type(field, '07/11/2026');
  await waitFor(() =>
    expect(lastQuery(api)).toMatchObject({ page: 1, registratoDal: '2026-11-07' }),
  );
  expect(router.state.location.search).toBe('?registratoDal=2026-11-07');
  await userEvent.click(screen.getByRole('button', { name: 'Esporta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(api.callsTo(EXPORT)[0]?.query).toMatchObject({ registratoDal: '2026-11-07' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('teachers since a day are found by it, as the tile of the dashboard leads here', async () => {
  const { api, router } = openTable('/table/users?docenteDal=2026-11-01&page=2');
  const field = await screen.findByLabelText('Docente dal');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ docenteDal: '2026-11-01' }));
  expect(field).toHaveValue('01/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(lastQuery(api)).not.toHaveProperty('docenteDal');
});

test('a day of an address that is none is left out', async () => {
  const { api } = openTable('/table/users?registratoDal=ieri&isDocente=true');
  await screen.findByRole('link', { name: 'Vitali' });
  expect(lastQuery(api)).toMatchObject({ isDocente: true });
  expect(lastQuery(api)).not.toHaveProperty('registratoDal');
});

test('[BACK-18 part] the detail shows every field of the person', async () => {
  openDetail();
  expect(await screen.findByRole('heading', { level: 1, name: 'Elena Vitali' })).toBeVisible();
  for (const text of [
    'Iscrizione del 02/03/2025',
    'elena.vitali@example.it',
    'e.vitali@edilnova.example',
    '333 010 2030',
    'Accreditata il 05/04/2025',
    'Edilnova S.r.l.',
    'Delegato',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('switch', { name: /^Abilita a Docente/ })).not.toBeChecked();
  expect(await screen.findByRole('link', { name: 'WB-2026-000001' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Vedi tutti e 7/ })).toHaveAttribute(
    'href',
    `/table/invoice?userId=${ELENA}`,
  );
  expect(await screen.findByRole('link', { name: 'Difendersi in rete' })).toBeVisible();
});

test('[BACK-20] the learner’s chip has no button to remove it, and the role cannot be chosen', async () => {
  openDetail();
  const field = await screen.findByRole('combobox', { name: 'Che cosa può fare' });
  expect(screen.getByRole('button', { name: 'Togli Redattore corsi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Togli Discente' })).toBeNull();
  expect(
    screen.getByText('Discente').closest('.MuiChip-root')?.querySelector('.MuiChip-deleteIcon'),
  ).toBeNull();
  await userEvent.click(field);
  expect(screen.getByRole('option', { name: 'Discente' })).toHaveAttribute('aria-disabled', 'true');
  // Backspace takes the last chip, and never the learner’s.
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
  expect(screen.getByText('Discente', { selector: '.MuiChip-label' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Togli Redattore corsi' })).toBeNull();
});

test('[BACK-02 part] [BACK-17 part] [BACK-19 part] roles and "Abilita a Docente" are saved as the whole list, with what was seen', async () => {
  const api = openDetail();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Che cosa può fare' }));
  await userEvent.click(screen.getByRole('option', { name: 'Tutor' }));
  await userEvent.click(screen.getByRole('switch', { name: /^Abilita a Docente/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva i ruoli' }));
  await waitFor(() => expect(api.callsTo(SAVE)).toHaveLength(1));
  const [saved] = api.callsTo(SAVE);
  expect(saved?.query).toMatchObject({
    userId: ELENA,
    isDocente: true,
    version: 'Discente RedattoreCorsiA',
  });
  expect(saved?.body).toEqual(['7', '6', '5']);
});

test('the last administrator and one’s own administrator role cannot be taken away, with the reason', async () => {
  openDetail({ roles: [learner, administrator], isUltimoAmministratore: true });
  expect(
    await screen.findByText(/È l’ultimo amministratore: nominane un altro prima/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Togli/ })).toBeNull();
});

test('a refusal of the server is shown, and the person is read again', async () => {
  const api = openDetail(
    {},
    { [SAVE]: () => ({ status: 409, info: 'Qualcun altro', code: 'RIGHTS_CHANGED' }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Salva i ruoli' }));
  expect(await screen.findByText('Qualcun altro')).toBeVisible();
  await waitFor(() =>
    expect(api.callsTo('GET /api/Users/GetUserDetails').length).toBeGreaterThan(1),
  );
});

test('sessions are ended one by one or all, after a confirmation', async () => {
  const api = openDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi Safari su iOS' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Chiudere la sessione Safari su iOS di Elena Vitali?',
  });
  expect(api.callsTo(END)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi la sessione' }));
  await waitFor(() => expect(api.callsTo(END)).toHaveLength(1));
  expect(api.callsTo(END)[0]?.query).toMatchObject({
    userId: ELENA,
    sessionId: 'a0c3e0f1-58a8-4b8b-9c4e-0d5ee4ac9d02',
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi tutte e due' }));
  const all = await screen.findByRole('alertdialog');
  await userEvent.click(within(all).getByRole('button', { name: 'Chiudi le sessioni' }));
  await waitFor(() => expect(api.callsTo(END)).toHaveLength(2));
  expect(api.callsTo(END)[1]?.query).not.toHaveProperty('sessionId');
});

test('the history says what was changed by whom, and whether the chain is whole', async () => {
  openDetail();
  const first = (await screen.findByText('Ruolo aggiunto: Redattore corsi')).closest('li');
  expect(plainSpaces(first?.textContent ?? '')).toContain('Da Marco De Santis11/12/2025');
  const second = screen.getByText('Abilita a Docente: da no a sì').closest('li');
  expect(second?.textContent).toContain('Da un operatore del server');
  expect(screen.getByText('Registrazione')).toBeVisible();
  expect(await screen.findByText(/^Nessuno può correggere questa storia\. Catena/)).toBeVisible();
});

test('a history of more than a page leads to the rest of it', async () => {
  const entries = Array.from({ length: 100 }, (_, at) => entry({ seq: 103 - at }));
  openDetail(
    {},
    {
      'GET /api/Users/GetUserHistory': ({ query }) => ({
        data: wirePage(entries.slice(0, Number(query['pageSize'])), 103),
      }),
    },
  );
  const older = await screen.findByRole('button', { name: 'Mostra le precedenti' });
  expect(screen.queryByRole('link', { name: /nel registro/ })).not.toBeInTheDocument();
  await userEvent.click(older);
  expect(
    await screen.findByRole('link', { name: 'Altre 3 voci sono nel registro' }),
  ).toHaveAttribute('href', '/audit?ricerca=elena.vitali%40example.it');
  expect(screen.queryByText('Registrazione')).not.toBeInTheDocument();
});

test('a broken chain is said', async () => {
  openDetail(
    {},
    {
      'GET /api/Audit/Check': () => ({
        data: { at: '2025-12-11T05:00:00.000Z', seq: 4, brokenAt: 5 },
      }),
    },
  );
  expect(await screen.findByText(/La catena è interrotta alla voce 5/)).toBeVisible();
});

test('the fiscal code is covered until it is asked for', async () => {
  const api = openDetail();
  expect(await screen.findByText(/^VTL•+/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra e annota' }));
  expect(await screen.findByText('VTLLNE85C43F257B')).toBeVisible();
  expect(api.callsTo('POST /api/Users/ShowFiscalCode')).toHaveLength(1);
});

test('[SHELL-50 part] a refusal reads "{status}: {Info}"', async () => {
  openDetail({}, { 'POST /api/Users/ShowFiscalCode': () => ({ status: 409, info: 'Già chiuso' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra e annota' }));
  expect(await screen.findByText('409: Già chiuso')).toBeVisible();
});

test('editors read: they change nothing, and see neither sessions nor history (E18)', async () => {
  act(() => signInAs('RedattoreCorsiA'));
  const api = openDetail();
  expect(await screen.findByRole('heading', { name: 'Ruoli' })).toBeVisible();
  expect(screen.getByText('Solo gli amministratori cambiano i ruoli.')).toBeVisible();
  for (const name of ['Salva i ruoli', 'Mostra e annota', /^Togli/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  for (const name of ['Sessioni aperte', 'Che cosa è cambiato']) {
    expect(screen.queryByRole('heading', { name })).toBeNull();
  }
  expect(api.callsTo('GET /api/Users/GetUserSessions')).toHaveLength(0);
});
