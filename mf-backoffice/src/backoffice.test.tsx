import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes, renderWithProviders } from 'shared-ui/testing';
import { config } from '../remote.config.ts';
import { Overview } from './dashboard/Overview.tsx';
import english from './i18n/en.json';
import { routes } from './routes.tsx';
import { wireOrder, wireOrderRow, wirePage } from './testing-orders.ts';

const withDashboard = [...routes, { path: '/dashboard', element: <h1>Dashboard</h1> }];

// Compiled before the first test waits for them.
beforeAll(async () => {
  await import('./tables/OrdersPage.tsx');
  await import('./order-detail/OrderPage.tsx');
});
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const openOrders = (
  answer: () => object = () => ({ data: wirePage([wireOrderRow(1), wireOrderRow(2)], 42) }),
  at = '/table/invoice',
) => {
  const api = fakeApi({ 'GET List/Orders': answer });
  return { api, ...renderRoutes(withDashboard, { at }) };
};
const lastQuery = (api: ReturnType<typeof fakeApi>) => api.callsTo('GET List/Orders').at(-1)?.query;

describe('dashboard', () => {
  const answers = {
    'GET Users/TotalRegisteredUsers': () => ({ data: 1284 }),
    'GET Users/GetTotalProfessors': () => ({ data: 27 }),
    'GET Courses/GetCategoriesGrid': () => ({
      data: wirePage(
        [
          {
            categoriaId: 1,
            name: 'Lingue',
            tipoMacroCategoryId: 1,
            key: 'lingue',
            totalCourses: 3,
          },
        ],
        8,
      ),
    }),
    'GET List/OrdersByMonth': () => ({
      data: [
        { month: '2026-10', orders: 3, revenue: 278.5, isCurrent: false },
        { month: '2026-11', orders: 1, revenue: 79, isCurrent: true },
      ],
    }),
    'GET List/Orders': () => ({ data: wirePage([wireOrderRow(1)]) }),
  };

  test('[DASH-04] tiles count users, teachers and categories', async () => {
    fakeApi(answers);
    renderWithProviders(<Overview />);
    expect(await screen.findByText('1.284')).toBeVisible();
    expect(await screen.findByText('27')).toBeVisible();
    expect(await screen.findByText('8')).toBeVisible();
    expect(screen.getByText('3 corsi pubblicati')).toBeVisible();
  });

  test('[DASH-05] a tile leads to its table', async () => {
    fakeApi(answers);
    renderWithProviders(<Overview />);
    expect(await screen.findByRole('link', { name: 'Categorie' })).toHaveAttribute(
      'href',
      '/table/categories',
    );
  });

  test('[DASH-07] editors have the counts too, after their own courses', () => {
    expect(config.fills).toContainEqual({
      slot: 'shell.dashboard.editor.v1',
      order: 20,
      access: { roles: ['RedattoreCorsiA'] },
    });
  });

  test('[BACK-01] the five newest orders, each leading to its detail', async () => {
    const api = fakeApi(answers);
    renderWithProviders(<Overview />);
    expect(await screen.findByRole('link', { name: 'Ferrante Luca' })).toHaveAttribute(
      'href',
      '/detail/invoice/1',
    );
    expect(lastQuery(api)).toEqual({ page: 1, pageSize: 5 });
  });

  test('the chart tells revenue by month; a part that fails leaves the others', async () => {
    fakeApi({ ...answers, 'GET Users/GetTotalProfessors': () => ({ status: 503 }) });
    renderWithProviders(<Overview />);
    const chart = await screen.findByRole('img', { name: /ottobre 2026/ });
    expect(plainSpaces(chart.getAttribute('aria-label') ?? '')).toContain('279 €');
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(screen.getByText('1.284')).toBeVisible();
  });
});

describe('orders table', () => {
  test('[BACK-10] a row shows number, client, day in Italy, state, invoice and total', async () => {
    openOrders();
    const row = (await screen.findByRole('link', { name: 'WB-2026-000001' })).closest('tr');
    expect(plainSpaces(row?.textContent ?? '')).toBe(
      'WB-2026-000001Ferrante Luca31/10/2026Pagato-1/20262.073,60 €',
    );
  });

  test('[BACK-06] ten rows a page, the first page first; pages stand in the address', async () => {
    const { api } = openOrders();
    await screen.findByRole('link', { name: 'WB-2026-000001' });
    expect(lastQuery(api)).toMatchObject({ page: 1, pageSize: 10 });
    await userEvent.click(screen.getByRole('link', { name: /^Pagina 2/ }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: 2 }));
  });

  test('[BACK-07] [BACK-08] only the fixed columns are buttons, and the server sorts', async () => {
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
    await userEvent.type(screen.getByLabelText('Data'), '05/11/2026');
    await waitFor(() =>
      expect(lastQuery(api)).toMatchObject({ orderNumber: '0007', orderDate: '2026-11-05' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('Numero ordine')).toHaveValue('');
  });

  test('nothing found says why, and offers the way back', async () => {
    openOrders(() => ({ data: wirePage([]) }), '/table/invoice?orderNumber=zzz');
    expect(await screen.findByText('Nessun ordine corrisponde ai filtri')).toBeVisible();
  });

  test('the table is English for an English reader', async () => {
    fakeApi({ 'GET List/Orders': () => ({ data: wirePage([wireOrderRow(1)]) }) });
    renderRoutes(routes, { at: '/table/invoice', locale: 'en-US', messages: english });
    expect(await screen.findByRole('heading', { name: 'Orders and invoices' })).toBeVisible();
    const row = (await screen.findByRole('link', { name: 'WB-2026-000001' })).closest('tr');
    expect(row).toHaveTextContent('Paid');
  });
});

test('[BACK-03] [BACK-04] a type without a table leads to the dashboard', async () => {
  fakeApi({});
  for (const at of ['/table/professors', '/table/unknown', '/detail/unknown/3']) {
    const { unmount } = renderRoutes(withDashboard, { at });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    unmount();
  }
});

describe('order detail', () => {
  const open = (answer: object) => {
    fakeApi({ 'GET Users/DashboardOrderDetail': () => answer });
    return renderRoutes(withDashboard, { at: '/detail/invoice/7' });
  };

  test('[BACK-09] number, client, billing, articles and totals', async () => {
    const { container } = open({ data: wireOrder() });
    expect(await screen.findByRole('heading', { name: 'Ordine WB-2026-000007' })).toBeVisible();
    const text = plainSpaces(container.textContent ?? '');
    for (const part of [
      'Ivo Neri',
      'Ospite',
      'Edilnova S.r.l.',
      '12345678903',
      'Via Po 1, 10100 Torino (TO)',
      'Excel2',
      '100,00 €',
      'Esame di simulazione: Excel',
      'Imponibile80,00 €',
      'IVA17,60 €',
      'Sconto-24,40 €',
      'Coupon-',
      'Totale97,60 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('[BACK-09] the reason of a cancellation is told', async () => {
    open({ data: wireOrder({ orderState: 'Richiesta Annullamento', motivazione: 'Doppione' }) });
    expect(await screen.findByText(/Doppione/)).toBeVisible();
  });

  test('an order that does not exist leads back to the orders', async () => {
    open({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect(await screen.findByText('Questo ordine non esiste')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai agli ordini' })).toHaveAttribute(
      'href',
      '/table/invoice',
    );
  });
});
