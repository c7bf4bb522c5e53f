import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { routes } from '../routes.tsx';
import { wireOrderRow, wirePage } from '../testing-orders.ts';

// Compiled before the first test waits for it.
beforeAll(() => import('./OrdersPage.tsx'));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(() => {
  jest.restoreAllMocks();
  resetAuth();
});

const openOrders = (
  answer: () => object = () => ({ data: wirePage([wireOrderRow(1), wireOrderRow(2)], 42) }),
  at = '/table/invoice',
) => {
  const api = fakeApi({ 'GET /api/List/Orders': answer });
  return { api, ...renderRoutes(routes, { at }) };
};
const RECEIPT = 'POST /api/Order/GetReceiptPdfBlobStorage';
const lastQuery = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('GET /api/List/Orders').at(-1)?.query;

test('[BACK-03 part] [BACK-10 part] a row shows number, client, day in Italy, state, invoice and total', async () => {
  openOrders();
  const row = (await screen.findByRole('link', { name: 'WB-2026-000001' })).closest('tr');
  expect(plainSpaces(row?.textContent ?? '')).toBe(
    'WB-2026-000001Ferrante Luca31/10/2026Pagato-1/20262.073,60 €',
  );
});

test('cents stay whole where euros as a number are a hair less (E90)', async () => {
  const amounts = [1.15, 8.2, 19.99, 4.35];
  for (const euros of amounts) expect(euros * 100).toBeLessThan(Math.round(euros * 100));
  openOrders(() => ({
    data: wirePage(amounts.map((totalCost, place) => wireOrderRow(place + 1, { totalCost }))),
  }));
  const row = async (number: number) =>
    plainSpaces(
      (await screen.findByRole('link', { name: `WB-2026-00000${number}` })).closest('tr')
        ?.textContent ?? '',
    );
  expect(await row(1)).toContain('1,15 €');
  expect(await row(2)).toContain('8,20 €');
  expect(await row(3)).toContain('19,99 €');
  expect(await row(4)).toContain('4,35 €');
});

test('[BACK-06 part] ten rows a page, the first page first; pages stand in the address', async () => {
  const { api } = openOrders();
  await screen.findByRole('link', { name: 'WB-2026-000001' });
  expect(lastQuery(api)).toMatchObject({ page: 1, pageSize: 10, lang: 'it' });
  await userEvent.click(screen.getByRole('link', { name: /^Pagina 2/ }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: 2 }));
});

test('[BACK-07 part] [BACK-08 part] only the fixed columns are buttons, and the server sorts', async () => {
  const { api, router } = openOrders();
  await screen.findByRole('link', { name: 'WB-2026-000001' });
  const heads = screen.getAllByRole('columnheader');
  expect(
    heads.filter((head) => within(head).queryByRole('button')).map((head) => head.textContent),
  ).toEqual(['N. ordine', 'Cliente', 'Data', 'Fattura']);
  await userEvent.click(screen.getByRole('button', { name: 'Cliente' }));
  await waitFor(() =>
    expect(lastQuery(api)).toMatchObject({ sortBy: 'customerSurname', sortDirection: 'asc' }),
  );
  expect(router.state.location.search).toBe('?sortBy=customerSurname&sortDirection=asc');
});

test('the orders of one person, whom an address names by id', async () => {
  const userId = '1d9f6f0e-3c0c-4f6e-8e52-5f5a0f4b7c11';
  const { api, router } = openOrders(undefined, `/table/invoice?userId=${userId}`);
  await screen.findByRole('link', { name: 'WB-2026-000001' });
  expect(lastQuery(api)).toMatchObject({ userId });
  expect(screen.getByRole('link', { name: 'Vai all’utente' })).toHaveAttribute(
    'href',
    `/detail/users/${userId}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a sort that the server refuses is not asked for', async () => {
  const { api } = openOrders(undefined, '/table/invoice?sortBy=totalCost');
  await screen.findByRole('link', { name: 'WB-2026-000001' });
  expect(lastQuery(api)).toMatchObject({ sortBy: 'orderDate', sortDirection: 'desc' });
});

test('filters stand in the address, go back to the first page, and can be cleared', async () => {
  const { api, router } = openOrders(undefined, '/table/invoice?page=3');
  await userEvent.selectOptions(await screen.findByLabelText('Stato'), 'Annullato');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: 1, orderState: 'Annullato' }));
  await userEvent.type(screen.getByLabelText('Numero ordine'), '0007');
  await userEvent.type(screen.getByLabelText('Dal giorno'), '05/11/2026');
  await userEvent.type(screen.getByLabelText('Al giorno'), '06/11/2026');
  await userEvent.type(screen.getByLabelText('Pagati dal'), '07/11/2026');
  await userEvent.type(screen.getByLabelText('Cerca'), ' rossi excel');
  const asked = {
    orderState: 'Annullato',
    orderNumber: '0007',
    dal: '2026-11-05',
    al: '2026-11-06',
    pagatoDal: '2026-11-07',
    ricerca: 'rossi excel',
  };
  await waitFor(() => expect(lastQuery(api)).toMatchObject(asked));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(asked);
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByLabelText('Numero ordine')).toHaveValue('');
});

test('[ORDER-42 part] orders with a Ricevuta 1, with a Fattura 2, Tutti 3, in the table and its address', async () => {
  const { api, router } = openOrders();
  const choice = await screen.findByLabelText('Tipo di ricevuta');
  expect(choice).toHaveDisplayValue('Tutti');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ tipoRicevuta: 3 }));
  for (const [name, number] of [
    ['Ricevuta', 1],
    ['Fattura', 2],
    ['Tutti', 3],
  ] as const) {
    await userEvent.selectOptions(choice, name);
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ tipoRicevuta: number }));
    expect(router.state.location.search).toBe(number === 3 ? '' : `?tipoRicevuta=${number}`);
    expect(screen.queryByRole('button', { name: 'Azzera' }) === null).toBe(number === 3);
  }
});

test('a link brings its search, range and order; "back" brings the ones before', async () => {
  const { api, router } = openOrders(
    undefined,
    '/table/invoice?ricerca=rossi&dal=2026-11-05&al=2026-11-06&sortBy=orderNumber&sortDirection=desc',
  );
  const asked = {
    ricerca: 'rossi',
    dal: '2026-11-05',
    al: '2026-11-06',
    sortBy: 'orderNumber',
    sortDirection: 'desc',
  };
  await waitFor(() => expect(lastQuery(api)).toMatchObject(asked));
  expect(await screen.findByLabelText('Cerca')).toHaveValue('rossi');
  expect(screen.getByLabelText('Dal giorno')).toHaveValue('05/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(lastQuery(api)).not.toHaveProperty('ricerca', 'rossi'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText('Cerca')).toHaveValue('rossi'));
  expect(screen.getByLabelText('Al giorno')).toHaveValue('06/11/2026');
});

test('what an address names and no filter takes is left out', async () => {
  const { api } = openOrders(
    undefined,
    `/table/invoice?dal=2026-02-31&al=ieri&pagatoDal=mai&orderState=x&paid=x&ricerca=${'a'.repeat(120)}`,
  );
  await screen.findByRole('link', { name: 'WB-2026-000001' });
  const query = lastQuery(api);
  for (const name of ['dal', 'al', 'pagatoDal', 'orderState', 'paid'])
    expect(query).not.toHaveProperty(name);
  expect(query).toMatchObject({ ricerca: 'a'.repeat(100) });
});

test('nothing found says why, and offers the way back', async () => {
  openOrders(() => ({ data: wirePage([]) }), '/table/invoice?orderNumber=zzz');
  expect(await screen.findByText('Nessun ordine corrisponde ai filtri')).toBeVisible();
});

test('the table is English for an English reader', async () => {
  fakeApi({ 'GET /api/List/Orders': () => ({ data: wirePage([wireOrderRow(1)]) }) });
  renderRoutes(routes, { at: '/table/invoice', locale: 'en-US', messages: english });
  expect(await screen.findByRole('heading', { name: 'Orders and invoices' })).toBeVisible();
  const row = (await screen.findByRole('link', { name: 'WB-2026-000001' })).closest('tr');
  expect(row).toHaveTextContent('Paid');
});

test('[BACK-02 part] [BACK-11 part] [BACK-17 part] [ORDER-40 part] the menu of a row gives the receipt and asks for guests’ paid orders', async () => {
  const { api } = openOrders(() => ({
    data: wirePage([wireOrderRow(1), wireOrderRow(2, { isUserGuest: true })]),
  }));
  api.use({ [RECEIPT]: () => ({ data: { url: '#receipt', fileName: 'ricevuta.pdf' } }) });
  const menuOf = async (number: number) => {
    const name = `Azioni per l’ordine WB-2026-00000${number}`;
    await userEvent.click(await screen.findByRole('button', { name }));
    return screen.findByRole('menuitem', { name: /^Richiedi annullamento/ });
  };
  const refused = await menuOf(1);
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).toHaveTextContent('Lo chiede il cliente dal suo account');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('menuitem', { name: 'Scarica la ricevuta' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(api.callsTo(RECEIPT)[0]?.query).toEqual({ orderId: 1 });
  click.mockRestore();
  await userEvent.click(await menuOf(2));
  expect(await screen.findByRole('dialog')).toHaveTextContent('WB-2026-000002');
});

test('[BACK-17 part] the menu of a row leads to its order', async () => {
  const { router } = openOrders();
  const name = 'Azioni per l’ordine WB-2026-000002';
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Vedi l’ordine' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/detail/invoice/2'));
});

test('above the table: how many cancellations wait for an answer', async () => {
  openOrders(() => ({ data: wirePage([wireOrderRow(1)], 3) }));
  expect(await screen.findByText(/^3 ordini attendono una risposta/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi le richieste' })).toHaveAttribute(
    'href',
    '/table/invoice?orderState=Richiesta+Annullamento',
  );
});

type Exported = AnswerOf<'/api/List/OrdersExport', 'post'>;

const exported = (stato: Exported['stato'], righe = 0): Exported => ({
  id: '5d9f6f0e-3c0c-4f6e-8e52-5f5a0f4b7c11',
  tipoTabella: 1,
  formato: 'xlsx',
  stato,
  righe,
  righeTotali: 12_000,
  scadeIl: stato === 'ready' ? '2026-11-06T10:00:00.000Z' : null,
});

function openExports(answers: { latest: () => Exported | null; made: () => Exported }) {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.getAttribute('href')} ${this.download}`);
  });
  const api = fakeApi({
    'GET /api/List/Orders': () => ({ data: wirePage([wireOrderRow(1)], 42) }),
    'GET /api/List/OrdersExport': () => ({ data: answers.latest() }),
    'POST /api/List/OrdersExport': () => ({ data: answers.made() }),
    'POST /api/List/OrdersExportFile': () => ({
      data: { url: '/api/file', fileName: 'ordini.xlsx' },
    }),
  });
  renderRoutes(routes, { at: '/table/invoice?page=2&paid=true&dal=2026-11-05&sortBy=orderNumber' });
  return { api, saved };
}

const exportAs = async (format: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Esporta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
};

test('a small export is exactly what is filtered, in its order, and saved at once', async () => {
  const { api, saved } = openExports({ latest: () => null, made: () => exported('ready', 42) });
  await exportAs('Excel (.xlsx)');
  await waitFor(() => expect(saved).toEqual(['/api/file ordini.xlsx']));
  const [asked] = api.callsTo('POST /api/List/OrdersExport');
  expect(asked?.query).toEqual({
    formato: 'xlsx',
    paid: true,
    dal: '2026-11-05',
    sortBy: 'orderNumber',
    sortDirection: 'asc',
    tipoRicevuta: 3,
  });
});

test('a large export says how far it is, and then until when it can be downloaded', async () => {
  let latest: Exported | null = null;
  const { saved } = openExports({ latest: () => latest, made: () => exported('waiting') });
  await screen.findByRole('link', { name: 'WB-2026-000001' });
  latest = exported('running', 5000);
  await exportAs('CSV');
  expect(await screen.findByText('5000 di 12.000 righe', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Esporta' })).toBeNull();
  latest = exported('ready', 12_000);
  const ready = { name: /^Scarica 12\.000 righe, fino al 06\/11\/2026/ };
  await userEvent.click(await screen.findByRole('button', ready, { timeout: 5000 }));
  await waitFor(() => expect(saved).toEqual(['/api/file ordini.xlsx']));
});

test('a failed export is said, and can be asked for again', async () => {
  openExports({ latest: () => exported('failed'), made: () => exported('failed') });
  expect(await screen.findAllByText('L’esportazione non è riuscita: riprova')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Esporta' })).toBeEnabled();
});

test('editors export nothing (E18)', async () => {
  signInAs('RedattoreCorsiA');
  openOrders();
  await screen.findByRole('link', { name: 'WB-2026-000001' });
  expect(screen.queryByRole('button', { name: 'Esporta' })).toBeNull();
});
