import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wirePage } from '../testing-orders.ts';

const LIST = 'GET /api/List/CreditMovements';
const EXPORT = 'POST /api/List/CreditMovementsExport';

beforeAll(() => import('./CreditsPage.tsx'));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const person = { userId: '4fe0ac52-0000-4000-8000-000000000001', nominativo: 'Marco Bianchi' };

const wireMovements = [
  {
    id: '3-reward-lapsed',
    movimento: 'scaduti',
    kind: 'returned',
    tipoNotarizzazioneId: 3,
    importo: -5,
    date: '2026-11-03T10:00:00.000Z',
    userId: null,
    nominativo: null,
    ordineId: null,
  },
  {
    id: '2-profit_share-spent',
    movimento: 'usati',
    kind: 'spent',
    tipoNotarizzazioneId: 4,
    importo: -4,
    date: '2026-11-02T10:00:00.000Z',
    ...person,
    ordineId: null,
  },
  {
    id: '1-reward-issued',
    movimento: 'assegnati',
    kind: 'earned',
    tipoNotarizzazioneId: 3,
    importo: 23.7,
    date: '2026-11-01T10:00:00.000Z',
    ...person,
    ordineId: 12,
  },
] as const;

const answers = { [LIST]: () => ({ data: wirePage([...wireMovements]) }) };

test('each movement says whose it is, what happened, of which kind, by which order and how much', async () => {
  fakeApi(answers);
  renderRoutes(routes, { at: '/table/credits' });
  const table = await screen.findByRole('table', { name: 'Crediti' });
  const rows = within(table).getAllByRole('row').slice(1);
  const words = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => plainSpaces(cell.textContent ?? '')),
  );
  expect(words).toEqual([
    [
      'Account cancellato',
      'Scaduti con l’account',
      'Reward per promozione',
      '',
      '03/11/2026, 11:00',
      '-5,00 €',
    ],
    ['Marco Bianchi', 'Usati per un ordine', 'Profit sharing', '', '02/11/2026, 11:00', '-4,00 €'],
    [
      'Marco Bianchi',
      'Assegnati',
      'Reward per promozione',
      'Ordine 12',
      '01/11/2026, 11:00',
      '23,70 €',
    ],
  ]);
  expect(within(table).getByRole('link', { name: 'Ordine 12' })).toHaveAttribute(
    'href',
    '/detail/invoice/12',
  );
  expect(within(table).getAllByRole('link', { name: 'Marco Bianchi' })[0]).toHaveAttribute(
    'href',
    `/detail/users/${person.userId}`,
  );
});

test('filters come from the address, what it says wrong is left out, and the export is of exactly these', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/List/OrdersExport': () => ({ data: null }),
    [EXPORT]: () => ({ status: 503 }),
  });
  renderRoutes(routes, {
    at: '/table/credits?movimento=usati&tipo=4&dal=2026-10-01&al=2026-02-30',
  });
  await screen.findByRole('table', { name: 'Crediti' });
  const asked = { movimento: 'usati', tipoNotarizzazioneId: 4, dal: '2026-10-01' };
  expect(api.callsTo(LIST).at(-1)?.query).toMatchObject({ ...asked, page: 1 });
  expect(api.callsTo(LIST).at(-1)?.query).not.toHaveProperty('al');
  await userEvent.click(await screen.findByRole('button', { name: 'Esporta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() =>
    expect(api.callsTo(EXPORT).at(-1)?.query).toEqual({ ...asked, formato: 'csv' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(api.callsTo(LIST).at(-1)?.query).not.toHaveProperty('movimento'));
});

test('a kind or group that is none is no filter', async () => {
  const api = fakeApi(answers);
  renderRoutes(routes, { at: '/table/credits?movimento=altro&tipo=7' });
  await screen.findByRole('table', { name: 'Crediti' });
  const query = api.callsTo(LIST).at(-1)?.query;
  expect(query).not.toHaveProperty('movimento');
  expect(query).not.toHaveProperty('tipoNotarizzazioneId');
});
