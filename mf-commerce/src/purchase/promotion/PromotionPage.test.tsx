import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicCart } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { config } from '../../../remote.config.ts';
import { routes } from '../../routes.tsx';
import { fakeCart, safetyCourse, wireCart } from '../cart/testing-cart.ts';
import {
  coupon,
  keptPurchase,
  legalText,
  payment,
  paymentTypes,
  savedOrder,
} from '../testing-purchase.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./PromotionPage.tsx');
});
afterEach(() => {
  resetAuth();
  sessionStorage.clear();
});

const quoted = wireCart([{ ...safetyCourse, costoSimulazione: 19, costoCertificazione: 49 }], {
  version: 0,
  sconto: 0.1,
  totaleSconto: 7.9,
  totalCost: 71.1,
  totaleImponibile: 58.28,
  totaleIva: 12.82,
});

const excel = {
  courseId: 8,
  kind: 1,
  title: 'Excel',
  imageUrl: null,
  category: null,
  durationMinutes: 60,
  priceCents: 2100,
  simulationCents: null,
  certificationCents: null,
} as const;

const address = '/promotion?courseId=7&promo=AB12';

function open(answer: object = { data: quoted }, at = address) {
  const api = fakeApi({
    'GET /api/Cart/Promotion': () => answer,
    'GET /api/Cart': () => ({ data: quoted }),
    'POST /api/Cart': ({ body }) =>
      (body as { replacesPromotion: boolean }).replacesPromotion
        ? { data: quoted }
        : { warning: 'Un’altra promozione', code: 'PROMOTION_OTHER' },
  });
  return { api, ...renderRoutes(routes, { at }) };
}

/** The same action is beside the summary and in the bar of phones. */
const first = (role: 'button' | 'link', name: string) => screen.findAllByRole(role, { name });

it('[PUB-12] the link’s course and promotion are asked for, and the purchase is summed up, without a login', async () => {
  const { api } = open();
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/promotion', match: 'exact', access: { public: true } }),
  );
  expect(await screen.findByRole('heading', { name: 'Sicurezza in ufficio' })).toBeVisible();
  expect(api.callsTo('GET /api/Cart/Promotion')[0]?.query).toEqual({ courseId: 7, promo: 'AB12' });
  const summary = screen.getByRole('heading', { name: 'Riepilogo' }).parentElement as HTMLElement;
  const text = plainSpaces(summary.textContent ?? '');
  expect(text).toContain('Sconto 10%');
  expect(text).toContain('71,10 €');
  expect(screen.queryByRole('button', { name: /^Togli/ })).not.toBeInTheDocument();
  const [login] = await first('link', 'Accedi per comprare');
  expect(login).toHaveAttribute('href', '/promotion/inside?courseId=7&promo=AB12');
});

/** The real rules of the learner's cart, which has another promotion already. */
function asLearner(lines: Parameters<typeof fakeCart>[0] = []) {
  signInAs('Discente');
  const cart = fakeCart([...lines]);
  const opened = open();
  opened.api.use({
    ...cart,
    'POST /api/Cart': (request) => {
      const { replacesPromotion, courseId } = request.body;
      if (replacesPromotion !== true) {
        return { warning: 'Un’altra promozione', code: 'PROMOTION_OTHER' };
      }
      // A course that is there already gets its discount.
      return lines.some(({ corsoId }) => corsoId === courseId)
        ? cart['GET /api/Cart']()
        : cart['POST /api/Cart'](request);
    },
    'POST /api/Cart/Public': ({ body }) => ({
      data: wireCart(
        body.corsi.map(({ quantita = 1 }) => ({ ...safetyCourse, quantita })),
        { isMultiVoucher: body.isMultiVoucher === true },
      ),
    }),
    'GET /api/Order/GetPaymentTypes': paymentTypes,
    'GET /api/Order/GetCouponNftUser': coupon(),
    'GET /api/Documents/Privacy': legalText,
    'POST /api/Order/SaveOrder': savedOrder,
    'POST /api/Order/SavePayment': () => payment(),
  });
  return opened;
}
const submit = async () =>
  userEvent.click((await first('button', 'Vai all’ordine'))[0] as HTMLElement);
const mode = () => screen.findByRole('switch', { name: /^Acquisto multi-voucher/ });
const copies = { name: 'Copie di “Sicurezza in ufficio”' };

it('[PROMO-01 part] a learner’s submit puts the course into their cart, after a question when there is another promotion, and goes to the order step; payment follows', async () => {
  const { api, router } = asLearner();
  await submit();
  const question = within(await screen.findByRole('alertdialog'));
  expect(router.state.location.pathname).toBe('/promotion');
  await userEvent.click(question.getByRole('button', { name: 'Usa questa' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
  expect(api.callsTo('POST /api/Cart').map(({ body }) => body)).toEqual(
    [false, true].map((replacesPromotion) => ({
      courseId: 7,
      tipoArticoloId: 1,
      quantity: 1,
      promotionalId: 'AB12',
      replacesPromotion,
    })),
  );
  expect(api.callsTo('PUT /api/Cart/UpdateCartWithMultiVoucher')).toHaveLength(0);
  expect(keptPurchase()).toMatchObject({ step: 'order', seen: { isMultiVoucher: false } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invia Ordine' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Apri il documento' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Chiudi' }));
  for (const consent of screen.getAllByRole('checkbox', { name: /^Ho letto/ })) {
    await userEvent.click(consent);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Ordina con obbligo di pagamento' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
});

it('[PROMO-01 part] the switch alternates between the order and the multivoucher step, whose copies are priced and ordered', async () => {
  const other = { corsoId: 8, titoloCorso: 'Excel', costoCorso: 21 };
  const { api, router } = asLearner([other]);
  expect(await mode()).not.toBeChecked();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await userEvent.click(await mode());
  const field = screen.getByRole('spinbutton', copies);
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await waitFor(() =>
    expect(api.callsTo('POST /api/Cart/Public').at(-1)?.body).toMatchObject({
      corsi: [{ corsoId: 7, quantita: 3, promotionalId: 'AB12' }],
      isMultiVoucher: true,
      promotionalId: 'AB12',
    }),
  );
  await userEvent.click(await mode());
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await userEvent.click(await mode());
  await submit();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usa questa' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
  const change = api.callsTo('PUT /api/Cart/UpdateCartWithMultiVoucher')[0];
  expect(change?.query).toEqual({ isMultiVoucher: true });
  expect(change?.body).toEqual([
    { corsoId: 8, quantita: 1 },
    { corsoId: 7, quantita: 3 },
  ]);
  expect(keptPurchase()).toMatchObject({ step: 'order', seen: { isMultiVoucher: true } });
});

it('an editor sees the price, and why there is nothing to buy', async () => {
  signInAs('RedattoreCorsiA');
  open();
  const [buy] = await first('button', 'Vai all’ordine');
  expect(buy).toHaveAccessibleDescription('Per comprare passa al ruolo Discente.');
});

it.each([
  ['PROMOTION_OWN', 'Questo link è tuo', 'Apri il catalogo', '/courses/table'],
  ['COURSE_ALREADY_OWNED', 'Hai già acquistato questo corso', 'Vedi il corso', '/courses/view/7'],
])('%s is told in the words of the server, with a way on', async (code, text, action, href) => {
  signInAs('Discente');
  open({ warning: text, info: text, code });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  // There is no promise above it.
  expect(screen.queryByText(/paghi meno/)).not.toBeInTheDocument();
});

it.each(['/promotion', '/promotion?courseId=x&promo=AB12', '/promotion?courseId=7'])(
  '%s is no whole link, and nothing is asked',
  async (at) => {
    const { api } = open({ data: quoted }, at);
    expect(await screen.findByText('La promozione non esiste o è scaduta')).toBeVisible();
    expect(api.callsTo('GET /api/Cart/Promotion')).toEqual([]);
  },
);

it('[PUB-13 part] [CART-06] [PROMO-01 part] a visitor goes to the order with the course in the cart of this browser, where the banner and the server’s percentage stand', async () => {
  publicCart.reset();
  publicCart.add({ ...excel, promotionalId: null });
  const { api, router } = open();
  api.use({
    'POST /api/Cart/Public': () => ({ data: quoted }),
    'GET /api/Order/GetSconti': () => ({ data: [] }),
  });
  await userEvent.click(await mode());
  await userEvent.click(await screen.findByRole('button', { name: 'Acquista come ospite' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/payment'));
  expect(publicCart.read().isMultiVoucher).toBe(true);
  await act(() => router.navigate('/public/cart'));
  expect(await screen.findByText('Fino al 30% di sconto sul totale')).toBeVisible();
  expect(plainSpaces((await screen.findByText(/^Ora ti spetta/)).textContent ?? '')).toContain(
    'Ora ti spetta il 10%: 7,90 € in meno.',
  );
  expect(publicCart.read().promotionalId).toBe('AB12');
  const sent = api.callsTo('POST /api/Cart/Public')[0]?.body;
  expect(sent).toMatchObject({
    promotionalId: 'AB12',
    corsi: [
      { corsoId: 8, promotionalId: null },
      { corsoId: 7, promotionalId: 'AB12' },
    ],
  });
});

it('[PUB-13 part] another promotion takes the place of the guest’s only after a question (M7)', async () => {
  publicCart.reset();
  publicCart.add({ ...excel, promotionalId: 'OLD1' });
  const { api, router } = open();
  api.use({
    'POST /api/Cart/Public': () => ({ data: quoted }),
    'GET /api/Order/GetSconti': () => ({ data: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acquista come ospite' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Vuoi usare questa promozione?',
  });
  expect(publicCart.read().promotionalId).toBe('OLD1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Usa questa' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/payment'));
  await act(() => router.navigate('/public/cart'));
  expect(publicCart.read().items.map((item) => [item.courseId, item.promotionalId])).toEqual([
    [8, null],
    [7, 'AB12'],
  ]);
});
