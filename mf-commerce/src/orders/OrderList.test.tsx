import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, outsideContract, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { payment } from '../purchase/testing-purchase.ts';
import { routes } from '../routes.tsx';
import { orderRow } from './testing-orders.ts';

afterEach(resetAuth);
beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});

const shop = (rows = [orderRow({ id: 41 })], totalItems = rows.length) =>
  fakeApi({
    'GET /api/Orders/all': () => ({ data: { items: rows, totalItems, page: 1, pageSize: 10 } }),
  });
const open = (at = '/order') => renderRoutes(routes, { at });
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Azioni per l’ordine WB-2026/ }));

it('[ORDER-31] [ORDER-06 part] ten orders per page, the page in the address', async () => {
  const api = shop([orderRow({ id: 41 })], 24);
  const { router } = open();
  expect(await screen.findByRole('link', { name: 'WB-2026-000041' })).toHaveAttribute(
    'href',
    '/order/detail/41',
  );
  expect(api.callsTo('GET /api/Orders/all')[0]?.query).toEqual({
    page: 1,
    pageSize: 10,
    tipoRicevuta: 3,
    lang: 'it',
  });
  await userEvent.click(screen.getByRole('link', { name: /Pagina 3/ }));
  await waitFor(() =>
    expect(api.callsTo('GET /api/Orders/all').at(-1)?.query).toMatchObject({ page: 3 }),
  );
  expect(router.state.location.search).toBe('?page=3');
});

it('[ORDER-32 part] [ORDER-33] a row has number, date, courses, state and total; no customer', async () => {
  shop([orderRow({ id: 41, titles: ['Sicurezza in ufficio', 'Excel'] })]);
  open();
  const table = await screen.findByRole('table', { name: 'I tuoi ordini' });
  const head = within(table).getAllByRole('columnheader');
  expect(head.map((cell) => cell.textContent)).toEqual([
    'Ordine',
    'Data',
    'Corsi',
    'Stato',
    'Totale',
    'Azioni',
  ]);
  const [, row] = within(table).getAllByRole('row');
  const cells = within(row!).getAllByRole('cell');
  expect(cells.slice(0, 5).map((cell) => plainSpaces(cell.textContent ?? ''))).toEqual([
    'WB-2026-000041',
    '05/10/2026',
    'Sicurezza in ufficio, Excel',
    'Pagato',
    '128,00 €',
  ]);
});

it('[ORDER-34] is filtered by number, day and payment, through the address', async () => {
  const api = shop();
  open('/order?page=2');
  await userEvent.type(await screen.findByLabelText('Numero d’ordine'), '0041');
  await userEvent.selectOptions(screen.getByLabelText('Pagamento'), 'Da pagare');
  await userEvent.type(screen.getByLabelText('Data'), '05/10/2026');
  await userEvent.tab();
  await waitFor(() =>
    expect(api.callsTo('GET /api/Orders/all').at(-1)?.query).toEqual({
      page: 1,
      pageSize: 10,
      orderNumber: '0041',
      orderDate: '2026-10-05',
      paid: false,
      tipoRicevuta: 3,
      lang: 'it',
    }),
  );
});

it('[ORDER-42 part] orders with a Ricevuta 1, with a Fattura 2, Tutti 3', async () => {
  const api = shop();
  const { router } = open();
  const choice = await screen.findByLabelText('Tipo di ricevuta');
  expect(choice).toHaveDisplayValue('Tutti');
  for (const [name, number] of [
    ['Ricevuta', 1],
    ['Fattura', 2],
    ['Tutti', 3],
  ] as const) {
    await userEvent.selectOptions(choice, name);
    await waitFor(() =>
      expect(api.callsTo('GET /api/Orders/all').at(-1)?.query).toMatchObject({
        tipoRicevuta: number,
      }),
    );
    expect(router.state.location.search).toBe(number === 3 ? '' : `?tipoRicevuta=${number}`);
  }
});

it.each([
  ['Ordinato', 'order'],
  ['Pagato', 'payment'],
  ['Richiesta Annullamento', 'warning'],
  ['Annullato', 'alert'],
  ['Altro', 'alert'],
])('[ORDER-39] the state %s has the style "%s"', async (orderState, style) => {
  // The contract knows four states; another one must not break the table.
  shop([orderRow({ id: 41, orderState: outsideContract(orderState) })]);
  open();
  expect((await screen.findByText(orderState)).closest('[data-style]')).toHaveAttribute(
    'data-style',
    style,
  );
});

it('[ORDER-40 part] an order that waits is paid from its menu; it has no receipt yet, and no cancelling (E108)', async () => {
  const api = shop([orderRow({ id: 41, orderState: 'Ordinato', paid: false })]);
  api.use({ 'POST /api/Orders/PayOrder': () => payment({ redirectPaymentUrl: null, paid: true }) });
  const { router } = open();
  await openMenu();
  const receipt = screen.getByRole('menuitem', { name: /Scarica la ricevuta/ });
  expect(receipt).toHaveAttribute('aria-disabled', 'true');
  expect(receipt).toHaveTextContent('La ricevuta arriva con il pagamento');
  expect(screen.getByRole('menuitem', { name: /Chiedi l’annullamento/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('menuitem', { name: /Paga adesso/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/detail/41'));
  expect(api.callsTo('POST /api/Orders/PayOrder')[0]?.query).toEqual({
    orderId: 41,
    paymentTypeId: 1,
  });
});

it('[ORDER-40 part] a paid one is seen and has its receipt; it is not paid again', async () => {
  shop();
  open();
  await openMenu();
  expect(screen.getByRole('menuitem', { name: /Paga adesso/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('menuitem', { name: 'Scarica la ricevuta' })).not.toHaveAttribute(
    'aria-disabled',
  );
  expect(screen.getByRole('menuitem', { name: 'Vedi l’ordine' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Chiedi l’annullamento' }));
  expect(await screen.findByRole('dialog', { name: /Vuoi annullare l’ordine/ })).toBeVisible();
});

it('without orders it leads to the catalogue; with filters it says that nothing was found', async () => {
  shop([]);
  const { unmount } = open();
  expect(await screen.findByText('Non hai ancora ordini')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri il catalogo' })).toHaveAttribute(
    'href',
    '/courses/table',
  );
  unmount();
  open('/order?orderNumber=99');
  expect(await screen.findByText('La ricerca non ha prodotto risultati')).toBeVisible();
  expect(screen.queryByText('Non hai ancora ordini')).toBeNull();
});

it('a list that cannot be read says so, and a retry opens it', async () => {
  const api = fakeApi({ 'GET /api/Orders/all': () => ({ status: 500 }) });
  open();
  expect(await screen.findByText('Non riusciamo ad aprire gli ordini')).toBeVisible();
  const rows = [orderRow({ id: 41 })];
  api.use({
    'GET /api/Orders/all': () => ({ data: { items: rows, totalItems: 1, page: 1, pageSize: 10 } }),
  });
  await userEvent.click(screen.getByRole('button', { name: /Riprova/ }));
  expect(await screen.findByText('WB-2026-000041')).toBeVisible();
});

it('[SHELL-01 part] speaks English', async () => {
  shop();
  renderRoutes(routes, { at: '/order', locale: 'en-US', messages: english });
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(
    await screen.findByText('Paid', { selector: '[data-style] *, [data-style]' }),
  ).toBeVisible();
});
