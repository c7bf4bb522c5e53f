import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicCart } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { config } from '../../../remote.config.ts';
import { routes } from '../../routes.tsx';
import { safetyCourse, wireCart } from '../cart/testing-cart.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./PromotionPage.tsx');
});
afterEach(resetAuth);

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

it('a learner puts the course into the cart with its promotion, after a question when there is another', async () => {
  signInAs('Discente');
  const { api, router } = open();
  await userEvent.click((await first('button', 'Aggiungi al carrello'))[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usa questa' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(api.callsTo('POST /api/Cart').map(({ body }) => body)).toEqual(
    [false, true].map((replacesPromotion) => ({
      courseId: 7,
      tipoArticoloId: 1,
      quantity: 1,
      promotionalId: 'AB12',
      replacesPromotion,
    })),
  );
});

it('an editor sees the price, and why there is nothing to buy', async () => {
  signInAs('RedattoreCorsiA');
  open();
  const [buy] = await first('button', 'Aggiungi al carrello');
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

it('[PUB-13 part] [CART-06] a visitor takes the discount into the cart of this browser, where the banner and the server’s percentage stand', async () => {
  publicCart.reset();
  publicCart.add({ ...excel, promotionalId: null });
  const { api, router } = open();
  api.use({
    'POST /api/Cart/Public': () => ({ data: quoted }),
    'GET /api/Order/GetSconti': () => ({ data: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acquista come ospite' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/cart'));
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
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/cart'));
  expect(publicCart.read().items.map((item) => [item.courseId, item.promotionalId])).toEqual([
    [8, null],
    [7, 'AB12'],
  ]);
});
