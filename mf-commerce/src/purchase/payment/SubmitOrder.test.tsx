import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { fakeApi, publicConfig, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { fakeCart, safetyCourse } from '../cart/testing-cart.ts';
import { resumeOrderStep } from '../purchase-session.ts';
import {
  isAtProvider,
  keepPurchase,
  keptPurchase,
  payment,
  paymentTypes,
  providerPage,
  savedOrder,
} from '../testing-purchase.ts';

afterEach(() => {
  resetAuth();
  location.hash = '';
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});

const noOrders = () => ({ data: { items: [], totalItems: 0, page: 1, pageSize: 10 } });
const shop = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    ...fakeCart([safetyCourse]),
    'GET /api/Orders/all': noOrders,
    'POST /api/Order/SaveOrder': savedOrder,
    'POST /api/Order/SavePayment': () => payment(),
    'POST /api/Orders/PayOrder': () => payment(),
    ...more,
  });
const pay = (tree = routes) => renderRoutes(tree, { at: '/payment' });
const saved = 'Il tuo ordine è stato salvato correttamente!';
const savedDialog = () => screen.findByRole('dialog', { name: saved });
const strict: RouteObject[] = [
  {
    element: (
      <StrictMode>
        <Outlet />
      </StrictMode>
    ),
    children: routes,
  },
];

it('[ORDER-08 part] [ORDER-12] [ORDER-14 part] entering payment sends the order by itself, once, under StrictMode too', async () => {
  const api = shop();
  keepPurchase();
  pay(strict);
  expect(await savedDialog()).toHaveTextContent('WB-2026-000041');
  expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(1);
  expect(api.callsTo('POST /api/Order/SavePayment')).toHaveLength(1);
  expect(keptPurchase()).toMatchObject({ orderId: 41, redirectUrl: providerPage });
});

it('[API-60 part] [CART-09 part] the payment is created with cart, data, totals and flags as they were seen', async () => {
  const api = shop();
  keepPurchase();
  pay();
  await savedDialog();
  const [call] = api.callsTo('POST /api/Order/SavePayment');
  expect(call?.query).toEqual({ orderId: 41, paymentTypeId: 1 });
  expect(call?.body).toEqual({
    carrello: { corsi: [{ corsoId: 7, tipoArticoloId: 1 }] },
    voucherUserData: { isCoupon: false, paymentTypeId: 1 },
    totale: 79,
    totalCost: 79,
    hasSimulation: false,
    hasCertification: false,
    isMultiVoucher: false,
  });
});

it('[CART-09 part] while the order is on its way the page says so, and no longer once it has its answer', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof savedOrder>>();
  shop({ 'POST /api/Order/SaveOrder': () => answer.promise });
  keepPurchase();
  pay();
  expect(await screen.findByText('Stiamo registrando il tuo ordine…')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  answer.resolve(savedOrder());
  await savedDialog();
  expect(screen.queryByText('Stiamo registrando il tuo ordine…')).toBeNull();
});

it('[ORDER-15 part] without a payment type nothing is sent', async () => {
  const api = shop();
  keepPurchase({ step: 'order', paymentTypeId: null });
  const { router } = pay();
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
  expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(0);
});

it('[ORDER-15 part] a reload with a known order sends none again, and opens its payment', async () => {
  const api = shop();
  keepPurchase({ orderId: 41 });
  pay(strict);
  await waitFor(() => expect(isAtProvider()).toBe(true));
  expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(0);
  expect(api.callsTo('POST /api/Orders/PayOrder')).toHaveLength(1);
  expect(api.callsTo('POST /api/Orders/PayOrder')[0]?.query).toEqual({
    orderId: 41,
    paymentTypeId: 1,
  });
});

it('[ORDER-17] a reload with a known address goes to the provider without any call', async () => {
  const api = shop();
  keepPurchase({ orderId: 41, redirectUrl: providerPage });
  pay(strict);
  await waitFor(() => expect(isAtProvider()).toBe(true));
  expect(api.calls).toEqual([]);
});

it('[ORDER-17 part] an address on a host that the server does not publish is not followed (E31)', async () => {
  shop({ 'GET /api/config': () => ({ data: publicConfig() }) });
  keepPurchase({ orderId: 41, redirectUrl: 'https://evil.example/pay' });
  pay();
  expect(await screen.findByRole('button', { name: /Riprova/ })).toBeVisible();
  expect(location.hostname).toBe('localhost');
});

it('[ORDER-15 part] Back from payment shows the orders, and forward sends nothing again', async () => {
  const api = shop();
  keepPurchase();
  const { router } = renderRoutes(routes, { at: '/order' });
  await screen.findByRole('heading', { level: 1, name: 'Ordini' });
  await act(() => router.navigate('/payment'));
  await savedDialog();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
  await act(() => router.navigate(1));
  await waitFor(() => expect(isAtProvider()).toBe(true));
  expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(1);
});

it('[ORDER-15 part] a second tab sends the same key, so that the server finds the same order', async () => {
  const api = shop();
  keepPurchase();
  const first = pay();
  await savedDialog();
  first.unmount();
  keepPurchase();
  pay();
  await savedDialog();
  const keys = api
    .callsTo('POST /api/Order/SaveOrder')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('[ORDER-15 part] another version of the cart, or another type, is another key', async () => {
  const api = shop();
  const seen = { version: 4, orderCents: 7900, totalCents: 7900 };
  const exams = { hasSimulation: false, hasCertification: false, isMultiVoucher: false };
  for (const change of [{}, { paymentTypeId: 2 }, { seen: { ...seen, ...exams } }]) {
    keepPurchase(change);
    const { unmount } = pay();
    await savedDialog();
    unmount();
  }
  const keys = api
    .callsTo('POST /api/Order/SaveOrder')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(3);
});

it('[ORDER-15 part] while another tab sends, this one waits for the same answer', async () => {
  const api = shop();
  let calls = 0;
  api.use({
    'POST /api/Order/SaveOrder': () => {
      calls += 1;
      return calls === 1
        ? { status: 409, code: 'REQUEST_IN_FLIGHT', info: 'La stessa richiesta è già in corso' }
        : savedOrder();
    },
  });
  keepPurchase();
  pay();
  expect(await screen.findByRole('dialog', { name: saved }, { timeout: 4000 })).toBeVisible();
  expect(calls).toBe(2);
});

it('[ORDER-20 part] [ORDER-22 part] [ORDER-23 part] [ORDER-24 part] [ORDER-25 part] success: the number, and "Vai al pagamento" goes to the provider', async () => {
  shop();
  keepPurchase();
  pay();
  expect(await savedDialog()).toHaveTextContent('Ordine WB-2026-000041.');
  expect(isAtProvider()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Vai al pagamento' }));
  await waitFor(() => expect(isAtProvider()).toBe(true));
});

it('[ORDER-20 part] [ORDER-26 part] [ORDER-27 part] warning: the order is there, the payment is not; the button leads to the orders', async () => {
  const text =
    'Il tuo ordine è stato salvato correttamente, ma non è possibile accedere al pagamento. Riprova più tardi.';
  shop({ 'POST /api/Order/SavePayment': () => ({ warning: text, code: 'PAYMENT_UNAVAILABLE' }) });
  keepPurchase();
  const { router } = pay();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Vai agli ordini' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/order');
  expect(keptPurchase()).toBeNull();
});

it('[ORDER-05 part] [ORDER-20 part] [ORDER-28 part] error: a changed cart says so, and the button leads back to the cart', async () => {
  const text = 'Il carrello è cambiato: il totale è ora 89,00 €. Controlla e conferma di nuovo.';
  shop({ 'POST /api/Order/SaveOrder': () => ({ warning: text, code: 'CART_CHANGED' }) });
  keepPurchase();
  const { router } = pay();
  const dialog = await screen.findByRole('alertdialog', { name: 'L’ordine non è partito' });
  expect(dialog).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Torna al carrello' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Il mio Carrello' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/cart');
  expect(keptPurchase()?.step).toBe('cart');
});

it('[CART-09 part] [CART-22] an order that is saved and opened keeps its number, address, success, message and whether the coupon paid all of it', async () => {
  shop({
    'POST /api/Order/SaveOrder': () => ({ ...savedOrder(), info: 'Ordine registrato' }),
    'POST /api/Order/SavePayment': () => payment({ isTotalPaidByCoupon: true }),
  });
  keepPurchase();
  pay();
  expect(await savedDialog()).toHaveTextContent('Ordine registrato');
  expect(keptPurchase()).toMatchObject({
    orderId: 41,
    redirectUrl: providerPage,
    isSuccess: true,
    info: 'Ordine registrato',
    isTotalPaidByCoupon: true,
    error: null,
  });
});

it('[CART-09 part] [CART-23] the reset of the result clears redirect URL, success and error, as the order step does before another try', async () => {
  const warning = 'Riprova più tardi';
  shop({
    'POST /api/Order/SavePayment': () => ({ warning, code: 'PAYMENT_UNAVAILABLE' }),
    'GET /api/Order/GetPaymentTypes': paymentTypes,
  });
  keepPurchase();
  pay();
  await screen.findByRole('alertdialog');
  const failed = keptPurchase();
  expect(failed).toMatchObject({ orderId: 41, isSuccess: true, error: warning });
  resumeOrderStep({ ...failed!, redirectUrl: providerPage });
  expect(keptPurchase()).toMatchObject({
    step: 'order',
    redirectUrl: null,
    isSuccess: false,
    error: null,
  });
});

it.each([
  ['is read again after an order that was saved', savedOrder, 1],
  ['is not after a warning', () => ({ warning: 'no', code: 'COURSE_SUSPENDED' }), 0],
])('[CART-24 part] the cart %s', async (_, answer, reads) => {
  const api = shop({ 'POST /api/Order/SaveOrder': answer });
  keepPurchase();
  pay();
  await screen.findByRole(reads === 1 ? 'dialog' : 'alertdialog');
  await waitFor(() => expect(api.callsTo('GET /api/Cart')).toHaveLength(1 + reads));
});

it.each([
  [
    'is read again after a payment by coupon',
    () => payment({ redirectPaymentUrl: null, paid: true, isTotalPaidByCoupon: true }),
    2,
  ],
  ['is not after its warning', () => ({ warning: 'no', code: 'COUPON_NOT_ENOUGH' }), 1],
])('[CART-24 part] the cart %s', async (_, answer, reads) => {
  const api = shop({ 'POST /api/Order/PayOrderByCoupon': answer });
  keepPurchase({ paymentTypeId: 9, couponCents: 7900 });
  pay();
  await screen.findByRole('dialog');
  await waitFor(() => expect(api.callsTo('GET /api/Cart')).toHaveLength(1 + reads));
  await waitFor(() => expect(api.callsTo('POST /api/Order/PayOrderByCoupon')).toHaveLength(1));
});

it('[ORDER-20 part] [ORDER-29 part] cancel resets the cart and goes back to it, where one press undoes it', async () => {
  const api = shop();
  keepPurchase();
  const { router } = pay();
  await savedDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(api.callsTo('DELETE /api/Cart')).toHaveLength(1);
  expect(await screen.findByText('Il tuo carrello è vuoto')).toBeVisible();
  expect(keptPurchase()).toMatchObject({ step: 'cart', orderId: null, redirectUrl: null });
  await userEvent.click(screen.getByRole('button', { name: 'Rimetti i corsi nel carrello' }));
  expect(await screen.findByRole('heading', { name: 'Sicurezza in ufficio' })).toBeVisible();
});

it('[ORDER-05 part] [ORDER-28 part] [ORDER-29 part] of a purchase for others the way back is the multivoucher step', async () => {
  const warning = 'Il carrello è cambiato';
  shop({ 'POST /api/Order/SaveOrder': () => ({ warning, code: 'CART_CHANGED' }) });
  const seen = { version: 3, orderCents: 7900, totalCents: 7900 };
  const flags = { hasSimulation: false, hasCertification: false, isMultiVoucher: true };
  keepPurchase({ seen: { ...seen, ...flags } });
  pay();
  await userEvent.click(await screen.findByRole('button', { name: 'Torna al carrello' }));
  await waitFor(() => expect(keptPurchase()?.step).toBe('multivoucherform'));
});

it.each([
  ['', null, 'Da pagare79,00 €'],
  [', of which the coupon pays a part', 3000, 'Coupon-30,00 €Da pagare49,00 €'],
])(
  '[ORDER-20 part] the dialog stands over the order that it speaks of%s',
  async (_, couponCents, due) => {
    shop();
    keepPurchase({ couponCents });
    pay();
    await savedDialog();
    const behind = screen.getByRole('heading', { name: 'Il tuo ordine', hidden: true });
    expect(behind.parentElement).toHaveTextContent('Sicurezza in ufficio');
    expect(plainSpaces(behind.parentElement?.textContent ?? '')).toContain(due);
  },
);

it('[ORDER-27] error without words of the server: the quoted text', async () => {
  shop({ 'POST /api/Order/SaveOrder': () => ({ status: 422 }) });
  keepPurchase();
  pay();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Il tuo ordine è stato salvato correttamente, ma non è possibile accedere al pagamento. Riprova più tardi.',
  );
});

it('when nobody knows whether the order arrived, it is sent again under the same key', async () => {
  const api = shop({ 'POST /api/Order/SaveOrder': () => ({ status: 503 }) });
  keepPurchase();
  pay();
  const retry = await screen.findByRole('button', { name: /Riprova/ });
  api.use({ 'POST /api/Order/SaveOrder': savedOrder });
  await userEvent.click(retry);
  await savedDialog();
  const keys = api
    .callsTo('POST /api/Order/SaveOrder')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[1]).toBe(keys[0]);
});
