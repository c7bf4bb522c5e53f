import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { orderDetail } from './testing-orders.ts';

afterEach(() => {
  resetAuth();
  jest.restoreAllMocks();
});
beforeEach(() => signInAs('Discente'));

const receiptCall = 'POST /api/Order/GetReceiptPdfBlobStorage';
const shop = (changes: Record<string, unknown> = {}, more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /api/Orders': () => ({ data: orderDetail(changes) }), ...more });
const open = () => renderRoutes(routes, { at: '/order/detail/41' });

it('the electronic invoice and its credit notes are downloaded where one was asked for, and not offered elsewhere', async () => {
  const note = { id: 5, numero: 'NC 1/2026', data: '2026-10-08T08:30:00.000Z', importo: 79 };
  const noteCredito = [{ ...note, imponibile: 64.75, iva: 14.25 }];
  const api = shop(
    { tipoRicevuta: 2, fatturaElettronica: true, noteCredito },
    { [receiptCall]: () => ({ data: { url: '#xml', fileName: 'IT00000000000_00001.xml' } }) },
  );
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { unmount } = open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Scarica la fattura elettronica' }),
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Scarica la nota di credito elettronica NC 1/2026' }),
  );
  await waitFor(() =>
    expect(api.callsTo(receiptCall).map(({ query }) => query)).toEqual([
      { orderId: 41, formato: 'xml' },
      { orderId: 41, notaCreditoId: 5, formato: 'xml' },
    ]),
  );
  unmount();
  shop({ noteCredito });
  open();
  await screen.findByRole('button', { name: 'Scarica la ricevuta' });
  expect(screen.queryByRole('button', { name: /elettronica/ })).toBeNull();
});
