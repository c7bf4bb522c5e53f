import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import { wirePage } from '../testing-orders.ts';

type Entry = AnswerOf<'/api/Audit/Entries', 'get'>['items'][number];

const LIST = 'GET /api/Audit/Entries';
const MARCO = '96cb7016-de9b-45e7-8134-48b9a66a0023';

// Compiled before the first test waits for it.
beforeAll(() => import('./AuditPage.tsx'));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const entry = (seq: number, changes: Partial<Entry>): Entry => ({
  seq,
  at: '2026-11-05T10:00:00.000Z',
  actor: { id: MARCO, name: 'Anna Colombo' },
  act: 'role.granted',
  subjectKind: 'user',
  subjectId: MARCO,
  subjectName: 'Marco Bianchi',
  detail: { role: 'Tutor' },
  ...changes,
});

const several = [
  entry(3, {}),
  entry(2, {
    act: 'category.deleted',
    subjectKind: 'category',
    subjectId: '4',
    subjectName: null,
    detail: { name: 'Sport' },
  }),
  entry(1, {
    act: 'redemption.paid',
    subjectKind: 'redemption',
    subjectId: '7',
    subjectName: null,
    detail: {},
    actor: null,
  }),
];

const open = (at = '/audit', entries = several) => {
  const api = fakeApi({
    [LIST]: () => ({ data: wirePage(entries, 42) }),
    'GET /api/Audit/Check': () => ({
      data: { at: '2026-11-05T10:00:00.000Z', seq: 3, brokenAt: null },
    }),
  });
  return { api, ...renderRoutes(routes, { at }) };
};

test('each row says what was done to whom, by whom and when, and leads to the person', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Marco Bianchi' })).toHaveAttribute(
    'href',
    `/detail/users/${MARCO}`,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => plainSpaces(row.textContent ?? ''))).toEqual([
    expect.stringMatching(/^Ruolo aggiunto: TutorMarco BianchiAnna Colombo05\/11\/2026/),
    expect.stringMatching(/^Categoria cancellata: Sport-Anna Colombo05\/11\/2026/),
    expect.stringMatching(/^Richiesta di riscatto evasaRichiesta 7un operatore del server/),
  ]);
  expect(await screen.findByText(/Nessuno può correggere questa storia/)).toBeVisible();
});

const faq = (seq: number, act: Entry['act'], detail: Entry['detail'] = {}) =>
  entry(seq, { act, subjectKind: 'faq', subjectId: '12', subjectName: null, detail });

test('what was done to a question of the FAQ leads to it, unless it is gone', async () => {
  const { getAllByRole } = open('/audit', [
    faq(4, 'faq.deleted'),
    faq(3, 'faq.moved', { position: 2 }),
    faq(2, 'faq.changed'),
    faq(1, 'faq.added'),
  ]);
  await screen.findAllByRole('link', { name: 'Domanda 12' });
  const rows = getAllByRole('row').slice(1);
  expect(
    rows.map((row) => [
      row.querySelector('td, th')?.textContent,
      row.querySelector('a')?.getAttribute('href') ?? null,
    ]),
  ).toEqual([
    ['Domanda delle FAQ cancellata', null],
    ['Domanda delle FAQ spostata alla posizione 2', '/faq#domanda-12'],
    ['Domanda delle FAQ modificata', '/faq#domanda-12'],
    ['Domanda delle FAQ aggiunta', '/faq#domanda-12'],
  ]);
  expect(rows[0]).toHaveTextContent('Domanda 12');
});

test('person, act and days are filters of the server, and stand in the address', async () => {
  const { api, router } = open('/audit?azione=unknown&page=2');
  await screen.findByRole('link', { name: 'Marco Bianchi' });
  const last = () => api.callsTo(LIST).at(-1)?.query;
  expect(last()).not.toHaveProperty('azione');
  await userEvent.selectOptions(screen.getByLabelText('Azione'), 'Categoria cancellata');
  await waitFor(() => expect(last()).toMatchObject({ azione: 'category.deleted', page: 1 }));
  await userEvent.type(screen.getByLabelText('Persona'), 'anna');
  await waitFor(() => expect(last()).toMatchObject({ ricerca: 'anna' }));
  expect(router.state.location.search).toBe('?azione=category.deleted&ricerca=anna');
});

test('days of an address that there are not are no filters', async () => {
  const { api } = open('/audit?dal=2026-02-30&al=ieri');
  await screen.findByRole('link', { name: 'Marco Bianchi' });
  const asked = api.callsTo(LIST).at(-1)?.query;
  for (const name of ['dal', 'al']) expect(asked).not.toHaveProperty(name);
});

test('the audit is the administrators’ alone, and in their menu', () => {
  const access = { roles: ['AdminWorkerBadge'] };
  expect(config.routes.find(({ path }) => path === '/audit')?.access).toEqual(access);
  expect(config.menu.find(({ path }) => path === '/audit')).toMatchObject(access);
});
