import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { orderDetail } from './testing-orders.ts';

afterEach(resetAuth);
beforeEach(() => signInAs('Discente'));

const regalo = {
  nome: 'Rosa Conti',
  email: 'rosa@example.it',
  messaggio: 'Auguri',
  lingua: 'it' as const,
  dataInvio: '2026-12-24',
  inviatoIl: null as string | null,
};
const code = 'WB-7KQ2-MX4D-P9RT';
const wireCode = {
  corsoId: 7,
  titoloCorso: 'Sicurezza in ufficio',
  code,
  state: 'issued' as const,
  conCertificazione: true,
  categoria: 'sicurezza',
  durataCorso: 240,
  immagineUrl: null,
};

it.each([
  ['Per Rosa Conti: l’e-mail per rosa@example.it parte il 24/12/2026.', {}],
  [
    'Per Rosa Conti: l’e-mail per rosa@example.it è partita il 24/12/2026.',
    { inviatoIl: '2026-12-24T07:00:12.000Z' },
  ],
  ['Per Rosa Conti: l’e-mail per rosa@example.it è in partenza.', { dataInvio: null }],
])('[ORDER-36 part] the state of a gift: %s', async (state, changes) => {
  fakeApi({
    'GET /api/Orders': () => ({
      data: orderDetail({
        emailGift: regalo.email,
        regalo: { ...regalo, ...changes },
        vouchers: [code],
        vouchersNumber: 1,
      }),
    }),
  });
  renderRoutes(routes, { at: '/order/detail/41' });
  expect(await screen.findByRole('heading', { name: 'Regalo' })).toBeVisible();
  expect(screen.getByText(state)).toBeVisible();
  expect(screen.getByText('Auguri')).toBeVisible();
});

it('codes that can be redeemed are printed as coupons; the QR code has no voucher code in it', async () => {
  const print = jest.fn();
  window.print = print;
  fakeApi({
    'GET /api/Orders': () => ({ data: orderDetail({ vouchers: [code], vouchersNumber: 2 }) }),
    'GET /api/Order/GetMultiVoucherByOrderId': () => ({
      data: [wireCode, { ...wireCode, code: 'WB-2222-3333-4444', state: 'redeemed' }],
    }),
  });
  renderRoutes(routes, { at: '/order/detail/41' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Stampa i voucher da ritagliare' }),
  );
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const coupons = document.querySelectorAll<HTMLElement>('[data-coupons] article');
  expect(coupons).toHaveLength(1);
  const coupon = within(coupons[0] as HTMLElement);
  expect(coupon.getByText(code)).toBeInTheDocument();
  expect(coupon.getByText('Offerto da Giulia Sartori')).toBeInTheDocument();
  expect(coupon.getByText('Con certificazione')).toBeInTheDocument();
  expect(
    coupon.getByRole('img', {
      name: `Codice QR dell’indirizzo ${location.origin}/voucher`,
      hidden: true,
    }),
  ).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-coupons]')).toBeNull());
}, 30_000);

it('where no code can be redeemed any more no empty sheet is printed', async () => {
  const print = jest.fn();
  window.print = print;
  fakeApi({
    'GET /api/Orders': () => ({ data: orderDetail({ vouchers: [code], vouchersNumber: 1 }) }),
    'GET /api/Order/GetMultiVoucherByOrderId': () => ({
      data: [{ ...wireCode, state: 'redeemed' }],
    }),
  });
  renderRoutes(routes, { at: '/order/detail/41' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Stampa i voucher da ritagliare' }),
  );
  expect(
    await screen.findByText('Nessun voucher da stampare: sono riscattati, sospesi o annullati'),
  ).toBeVisible();
  expect(document.querySelector('[data-coupons]')).toBeNull();
  expect(print).not.toHaveBeenCalled();
});
