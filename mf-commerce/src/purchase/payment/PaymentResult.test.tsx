import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../i18n/en.json';
import { routes } from '../../routes.tsx';
import { fakeCart, safetyCourse } from '../cart/testing-cart.ts';
import { readEverything, readsOfCourses, readsOfOrders } from '../../testing-reads.ts';
import { orderDetail } from '../../orders/testing-orders.ts';
import {
  coupon,
  isAtProvider,
  keepPurchase,
  keptPurchase,
  payment,
  paymentTypes,
} from '../testing-purchase.ts';

afterEach(() => {
  resetAuth();
  jest.restoreAllMocks();
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});

const noOrders = () => ({ data: { items: [], totalItems: 0, page: 1, pageSize: 10 } });
const captured: Parameters<typeof payment>[0] = {
  paid: true,
  orderState: 'Pagato',
  paymentState: 'captured',
};
const provider = (answer: Parameters<typeof payment>[0]) =>
  fakeApi({
    ...fakeCart([safetyCourse]),
    'GET /api/Orders/all': noOrders,
    'GET /api/Order/GetPaymentTypes': paymentTypes,
    'GET /api/Order/GetCouponNftUser': coupon(),
    'POST /api/Order/SavePayment': () => payment(answer),
  });
const cameBack = (search = 'session_id=sbx_1') => {
  keepPurchase({ orderId: 41, redirectUrl: 'https://pay.example/1' });
  return renderRoutes(routes, { at: `/payment?${search}` });
};
const failed = 'Pagamento non andato a buon fine, riprova più tardi';

it('[ORDER-01 part] [ORDER-05 part] [ORDER-09 part] [ORDER-10 part] [ORDER-18 part] paid: the result, the order, and on to the course table', async () => {
  const api = provider(captured);
  cameBack('paymentId=sbx_1&PayerID=P1');
  expect(await screen.findByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continua gli acquisti' })).toHaveAttribute(
    'href',
    '/courses/table?typology=1',
  );
  expect(screen.getByRole('link', { name: 'Vedi l’ordine' })).toHaveAttribute(
    'href',
    '/order/detail/41',
  );
  expect(api.callsTo('POST /api/Order/SavePayment').map(({ query }) => query)).toEqual([
    { paymentId: 'sbx_1', payerId: 'P1' },
  ]);
  expect(screen.getByText('Fatto').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(keptPurchase()).toBeNull();
});

it('[MULTI-05 part] [ORDER-19 part] paid for others: how many codes there are, and where', async () => {
  provider({ ...captured, vouchers: ['WB-7KQ2-MX4D-P9RT', 'WB-2222-3333-4444'] });
  cameBack();
  expect(await screen.findByText(/^I tuoi 2 codici voucher sono pronti/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi i voucher' })).toHaveAttribute('href', '/voucher');
});

it('[MULTI-05 part] paid for oneself: the course, and no word of vouchers', async () => {
  provider(captured);
  cameBack();
  expect(await screen.findByText(/^Il tuo corso è pronto/)).toBeVisible();
  expect(screen.queryByText(/voucher/i)).not.toBeInTheDocument();
});

const magicLink = 'GET /api/Courses/GetMagicLinkForRewardForPromotion';

it('[PROMO-03 part] paid: the first lesson, and the link of the course to share', async () => {
  const api = provider(captured);
  api.use({
    'GET /api/Orders': () => ({ data: orderDetail() }),
    [magicLink]: ({ query }: { query: Record<string, unknown> }) => ({
      data: `https://badge.example/promotion?courseId=${String(query['corsoId'])}&promo=AB12`,
    }),
  });
  cameBack();
  const lesson = await screen.findByRole('link', { name: 'Inizia la prima lezione' });
  expect(lesson).toHaveAttribute('href', '/courses/use/7');
  expect(await screen.findByText(/courseId=7&promo=AB12$/)).toBeVisible();
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: /^Copia il link di/ }));
  expect(write).toHaveBeenCalledWith('https://badge.example/promotion?courseId=7&promo=AB12');
  expect(await screen.findByText('Link copiato')).toBeVisible();
});

it('paid for others: codes come first, and there is no lesson to begin', async () => {
  const api = provider({ ...captured, vouchers: ['WB-7KQ2-MX4D-P9RT'], vouchersNumber: 1 });
  api.use({ 'GET /api/Orders': () => ({ data: orderDetail() }) });
  cameBack();
  expect(await screen.findByRole('link', { name: 'Vedi i voucher' })).toBeVisible();
  expect(screen.queryByText('Inizia la prima lezione')).not.toBeInTheDocument();
});

it('[ORDER-18 part] the return says once what it is; a reload shows the stored result', async () => {
  const api = provider(captured);
  const { unmount } = cameBack();
  await screen.findByText('Pagamento riuscito');
  unmount();
  renderRoutes(routes, { at: '/payment?session_id=sbx_1' });
  expect(await screen.findByText('Pagamento riuscito')).toBeVisible();
  expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(0);
  expect(api.callsTo('POST /api/Order/SavePayment')[1]?.query).toEqual({ paymentId: 'sbx_1' });
});

describe('what has been read before', () => {
  it('is stale after a payment: orders, cart, courses, the counters of the profile, vouchers', async () => {
    provider(captured);
    const { queryClient, stale } = readEverything();
    renderRoutes(routes, { at: '/payment?session_id=sbx_1', queryClient });
    await screen.findByRole('heading', { name: 'Pagamento riuscito' });
    expect(stale()).toEqual([...readsOfCourses, ...readsOfOrders, 'the cart'].toSorted());
  });

  it('after one that failed only the orders are', async () => {
    provider({ redirectPaymentUrl: null, paymentState: 'failed' });
    const { queryClient, stale } = readEverything();
    renderRoutes(routes, { at: '/payment?session_id=sbx_1', queryClient });
    await screen.findByRole('heading', { name: failed });
    expect(stale()).toEqual(readsOfOrders.toSorted());
  });

  it('while the provider has not decided nothing is', async () => {
    provider({ redirectPaymentUrl: null, paymentState: 'open' });
    const { queryClient, stale } = readEverything();
    renderRoutes(routes, { at: '/payment?session_id=sbx_1', queryClient });
    await screen.findByRole('button', { name: 'Controlla di nuovo' });
    expect(stale()).toEqual([]);
  });
});

it('[ORDER-11 part] [ORDER-30] failed: the quoted text, and "Riprova" leads to the order step', async () => {
  provider({ redirectPaymentUrl: null, paymentState: 'failed' });
  const { router } = cameBack();
  expect(await screen.findByRole('heading', { name: failed })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Riprova' }));
  expect(await screen.findByRole('button', { name: /Ordina con obbligo/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/order');
  expect(keptPurchase()).toMatchObject({ step: 'order', orderId: null, redirectUrl: null });
});

it('paid, with a course that was owned already: what of it goes back', async () => {
  provider({ ...captured, totaleRimborsato: 79 });
  cameBack();
  expect(await screen.findByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  expect(screen.getByText(/^Una parte dell’ordine era già tua: 79,00.€ tornano/)).toBeVisible();
});

it('a payment that goes back whole is not called failed', async () => {
  provider({ redirectPaymentUrl: null, paymentState: 'refunded', totaleRimborsato: 79 });
  cameBack();
  expect(await screen.findByRole('heading', { name: 'Ti rimborsiamo il pagamento' })).toBeVisible();
  expect(screen.getByText(/79,00.€ tornano/)).toBeVisible();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

it('[ORDER-11 part] without a purchase of this tab the orders are where it waits', async () => {
  provider({ redirectPaymentUrl: null, paymentState: 'expired' });
  renderRoutes(routes, { at: '/payment?session_id=sbx_1' });
  await userEvent.click(await screen.findByRole('link', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
});

it('[ORDER-11 part] an order that was paid from the list is paid by "Riprova"', async () => {
  provider({ redirectPaymentUrl: null, paymentState: 'failed' }).use({
    'POST /api/Orders/PayOrder': () => payment(),
  });
  const { unmount } = renderRoutes(routes, { at: '/payment?orderId=41&paymentTypeId=1' });
  await waitFor(() => expect(isAtProvider()).toBe(true));
  unmount();
  renderRoutes(routes, { at: '/payment?session_id=sbx_1' });
  expect(await screen.findByRole('link', { name: 'Riprova' })).toHaveAttribute(
    'href',
    '/payment?orderId=41&paymentTypeId=1',
  );
  location.hash = '';
});

it('[ORDER-18 part] [ORDER-30] without PayerID the person gave up: nothing is asked (E97)', async () => {
  const api = provider(captured);
  cameBack('paymentId=sbx_1');
  expect(await screen.findByRole('heading', { name: failed })).toBeVisible();
  expect(api.callsTo('POST /api/Order/SavePayment')).toHaveLength(0);
});

it('[ORDER-09 part] while the provider has not decided, the page says so, and asks again', async () => {
  const api = provider({});
  cameBack();
  expect(await screen.findByRole('heading', { name: /non ha ancora confermato/ })).toBeVisible();
  expect(screen.queryByText('Pagamento riuscito')).toBeNull();
  expect(screen.getByText('Pagamento').closest('li')).toHaveAttribute('aria-current', 'step');
  api.use({ 'POST /api/Order/SavePayment': () => payment(captured) });
  await userEvent.click(screen.getByRole('button', { name: 'Controlla di nuovo' }));
  expect(await screen.findByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
});

it('[ORDER-09 part] it asks again by itself', async () => {
  const api = provider({});
  cameBack();
  await screen.findByRole('heading', { name: /non ha ancora confermato/ });
  api.use({ 'POST /api/Order/SavePayment': () => payment(captured) });
  expect(await screen.findByText('Pagamento riuscito', {}, { timeout: 4000 })).toBeVisible();
});

it('a return that cannot be read offers a retry', async () => {
  const api = fakeApi({ 'POST /api/Order/SavePayment': () => ({ status: 404, info: 'no' }) });
  cameBack();
  const retry = await screen.findByRole('button', { name: /Riprova/ });
  api.use({ 'POST /api/Order/SavePayment': () => payment(captured) });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByText('Pagamento riuscito')).toBeVisible());
});

it('[SHELL-01 part] speaks English', async () => {
  provider(captured);
  renderRoutes(routes, {
    at: '/payment?session_id=sbx_1',
    locale: 'en-US',
    messages: english,
  });
  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
});
