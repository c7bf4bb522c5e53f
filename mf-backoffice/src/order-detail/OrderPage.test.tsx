import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wireOrder } from '../testing-orders.ts';

// Compiled before the first test waits for it.
beforeAll(() => import('./OrderPage.tsx'));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const open = (answer: object) => {
  fakeApi({ 'GET /api/Users/DashboardOrderDetail': () => answer });
  return renderRoutes(routes, { at: '/detail/invoice/7' });
};

test('[BACK-09 part] number, client, billing, articles and totals', async () => {
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

test('[BACK-09 part] the reason of a cancellation is told', async () => {
  open({ data: wireOrder({ orderState: 'Annullato', motivazione: 'Doppione' }) });
  expect(await screen.findByText(/Doppione/)).toBeVisible();
});

test('[ORDER-36 part] invoice, promotion, gift and client of the order, and that the client is accredited', async () => {
  const order = wireOrder({ promotionalId: 'PR-7KQ2', emailGift: 'rosa@example.it' });
  open({ data: { ...order, user: { ...order.user, blockchainAccredited: true } } });
  for (const [label, value] of [
    ['Fattura', '2/2026'],
    ['Promozione', 'PR-7KQ2'],
    ['Regalo a', 'rosa@example.it'],
    ['Nome', 'Ivo Neri'],
    ['E-mail', 'ivo@example.it'],
    ['Telefono', '+39 3331234567'],
  ] as const) {
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(value);
  }
  expect(screen.getByText('Accreditato su blockchain')).toBeVisible();
});

test('an order that does not exist leads back to the orders', async () => {
  open({ status: 404, code: 'ORDER_NOT_FOUND' });
  expect(await screen.findByText('Questo ordine non esiste')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai agli ordini' })).toHaveAttribute(
    'href',
    '/table/invoice',
  );
});

test('the electronic invoice and its credit notes are downloaded where the buyer asked for one', async () => {
  const receipt = 'POST /api/Order/GetReceiptPdfBlobStorage';
  const note = { id: 5, numero: 'NC 1/2026', data: '2026-11-07T08:30:00.000Z' };
  const noteCredito = [{ ...note, importo: 48.8, imponibile: 40, iva: 8.8 }];
  const api = fakeApi({
    'GET /api/Users/DashboardOrderDetail': () => ({
      data: { ...wireOrder(), fatturaElettronica: true, noteCredito },
    }),
    [receipt]: () => ({ data: { url: '#xml', fileName: 'IT00000000000_00001.xml' } }),
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  renderRoutes(routes, { at: '/detail/invoice/7' });
  for (const name of [
    'Scarica la fattura elettronica',
    'Scarica la nota di credito elettronica NC 1/2026',
  ]) {
    await userEvent.click(await screen.findByRole('button', { name }));
  }
  await waitFor(() =>
    expect(api.callsTo(receipt).map(({ query }) => query)).toEqual([
      { orderId: 7, formato: 'xml' },
      { orderId: 7, notaCreditoId: 5, formato: 'xml' },
    ]),
  );
  click.mockRestore();
});

test('[SHELL-23 part] a receipt that does not come stops there: told to the console, not to the person', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  fakeApi({
    'GET /api/Users/DashboardOrderDetail': () => ({ data: wireOrder() }),
    'POST /api/Order/GetReceiptPdfBlobStorage': () => ({ status: 500 }),
  });
  renderRoutes(routes, { at: '/detail/invoice/7' });
  await userEvent.click(await screen.findByRole('button', { name: /Scarica la ricevuta/ }));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(clicked).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  logged.mockRestore();
  clicked.mockRestore();
});
