import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicCart, publicCartBadge } from 'shared-auth';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import english from '../../../i18n/en.json';
import { routes } from '../../../routes.tsx';
import { pricedAt, putIntoGuestCart } from '../testing-guest.ts';

afterEach(() => {
  resetAuth();
  sessionStorage.clear();
});

const withCatalogue = [...routes, { path: '/public/catalogue', element: <p>Corsi</p> }];
const discounts = () => ({
  data: [0.2, 0.1, 0.1].map((sconto) => ({ sconto, description: '' })),
});
const open = () => {
  const api = fakeApi({ 'GET /api/Order/GetSconti': discounts });
  return { api, ...renderRoutes(withCatalogue, { at: '/public/cart' }) };
};
const total = () => plainSpaces(screen.getAllByText('Totale')[0]?.parentElement?.textContent ?? '');

it('[CART-01 part] [CART-07 part] [PUB-13 part] a visitor sees the cart of this browser, never the server’s', async () => {
  putIntoGuestCart();
  const { api } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Il mio Carrello' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sicurezza in ufficio' })).toBeVisible();
  expect(total()).toBe('Totale79,00 €');
  expect(localStorage.getItem('public:cart')).toContain('"corsoId":7');
  expect(api.callsTo('GET /api/Cart')).toHaveLength(0);
});

it('[CART-02 part] [PUB-13 part] a button leads to the login by the address to come back to, and says why', async () => {
  putIntoGuestCart();
  open();
  expect(await screen.findByText(/^Accedi per comprare/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai al login' })).toHaveAttribute('href', '/cart');
});

it('[CART-16 part] removing subtracts the line, and can be undone', async () => {
  putIntoGuestCart();
  putIntoGuestCart(8, 'Excel', 2100);
  open();
  expect(await screen.findByRole('heading', { name: 'Excel' })).toBeVisible();
  expect(total()).toBe('Totale100,00 €');
  await userEvent.click(screen.getByRole('button', { name: 'Togli “Excel” dal carrello' }));
  expect(total()).toBe('Totale79,00 €');
  expect(publicCart.read().items).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(total()).toBe('Totale100,00 €');
});

const promoted = { courseId: 9, kind: 1 as const, title: 'Primo soccorso', imageUrl: null };
const inCart = { category: 'salute', durationMinutes: 60, priceCents: 5000 };
const withExams = { simulationCents: 1900, certificationCents: 4900 };

it('[CART-19] removing the promoted course drops what its promotion brought and clears the promotional id; undo brings both back', async () => {
  putIntoGuestCart();
  const ofPromotion = { ...promoted, ...inCart, ...withExams, promotionalId: 'AB12' };
  publicCart.add(ofPromotion);
  publicCart.add({ ...ofPromotion, courseId: 10, title: 'Antincendio' });
  const { api } = open();
  api.use({ 'POST /api/Cart/Public': pricedAt() });
  const banner = 'Fino al 30% di sconto sul totale';
  expect(await screen.findByText(banner)).toBeVisible();
  expect(publicCartBadge(publicCart.read())).toBe(2);
  await userEvent.click(
    screen.getByRole('button', { name: 'Togli “Primo soccorso” dal carrello' }),
  );
  expect(screen.queryByText(banner)).not.toBeInTheDocument();
  expect(publicCart.read()).toMatchObject({ promotionalId: null, items: [{ courseId: 7 }] });
  expect(publicCartBadge(publicCart.read())).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText(banner)).toBeVisible();
  expect(publicCart.read()).toMatchObject({ promotionalId: 'AB12', items: [{}, {}, {}] });
});

it('[CART-11 part] a visitor chooses the exams that go with the courses, kept in this browser and counted in the total', async () => {
  putIntoGuestCart();
  publicCart.add({ ...promoted, ...inCart, ...withExams, promotionalId: null });
  open();
  const certification = await screen.findByLabelText(/Aggiungi gli esami di certificazione/);
  expect(total()).toBe('Totale129,00 €');
  await userEvent.click(certification);
  expect(screen.getByText(/certificazione 49,00/)).toBeVisible();
  expect(screen.getByText(/certificazione non disponibile/)).toBeVisible();
  expect(total()).toBe('Totale178,00 €');
  await userEvent.click(screen.getByLabelText(/Aggiungi gli esami di simulazione/));
  expect(total()).toBe('Totale197,00 €');
  expect(publicCart.read()).toMatchObject({ hasSimulation: true, hasCertification: true });
  await userEvent.click(certification);
  expect(total()).toBe('Totale148,00 €');
});

it('[CART-11 part] courses without exams offer none', async () => {
  putIntoGuestCart();
  open();
  expect(await screen.findByRole('heading', { name: 'Sicurezza in ufficio' })).toBeVisible();
  expect(screen.queryByLabelText(/Aggiungi gli esami/)).not.toBeInTheDocument();
});

it('[MONEY-04 part] [MONEY-06 part] from 1000 euros on the discount of the server is shown', async () => {
  putIntoGuestCart(7, 'Sicurezza in ufficio', 100_000);
  open();
  expect(await screen.findByText('Sconto 10%')).toBeVisible();
  expect(total()).toBe('Totale900,00 €');
});

it('[CART-04 part] [CART-26 part] [MULTI-03] a visitor buys several copies for others, counted in this browser', async () => {
  putIntoGuestCart();
  putIntoGuestCart(8, 'Excel', 2100);
  const { api } = open();
  const mode = await screen.findByRole('switch', { name: /^Acquisto multi-voucher/ });
  expect(mode).toHaveAttribute('name', 'isMultiVoucher');
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await userEvent.click(mode);
  expect(screen.getByRole('spinbutton', { name: 'Copie di “Excel”' })).toHaveValue(1);
  const copies = screen.getByRole('spinbutton', { name: 'Copie di “Sicurezza in ufficio”' });
  await userEvent.clear(copies);
  await userEvent.type(copies, '12');
  expect(total()).toBe('Totale969,00 €');
  expect(screen.getByText(/ricevi 13 codici voucher/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('public:cart') ?? '{}')).toMatchObject({
    isMultiVoucher: true,
    corsi: { items: [{ quantita: 12 }, { quantita: 1 }] },
  });
  // Without the mode there is one of each again.
  await userEvent.click(mode);
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(total()).toBe('Totale100,00 €');
  expect(publicCart.read().items.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(api.calls.map(({ path }) => path)).toEqual(['Order/GetSconti']);
});

it('[CART-20 part] [CART-21 part] leaving the cart backwards deletes the local copy; undo brings it back after a reload too, beside what was added since', async () => {
  putIntoGuestCart();
  publicCart.add({ ...promoted, ...inCart, ...withExams, promotionalId: null });
  publicCart.update((cart) => ({ ...cart, hasSimulation: true }));
  const { router, unmount } = open();
  const leave = { name: 'Svuota il carrello ed esci' };
  await userEvent.click(await screen.findByRole('button', leave));
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/catalogue'));
  expect(localStorage.getItem('public:cart')).toBeNull();
  unmount();
  open();
  const restore = { name: 'Rimetti i corsi nel carrello' };
  await userEvent.click(await screen.findByRole('button', restore));
  expect(await screen.findByRole('heading', { name: 'Primo soccorso' })).toBeVisible();
  expect(publicCart.read()).toMatchObject({
    hasSimulation: true,
    items: [{ courseId: 7 }, { courseId: 9 }],
  });
  await userEvent.click(screen.getByRole('button', leave));
  act(() => void putIntoGuestCart(8, 'Excel', 2100));
  await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' }).at(-1)!);
  expect(publicCart.read().items.map(({ courseId }) => courseId)).toEqual([8, 7, 9]);
});

it('without lines it leads to the public catalogue', async () => {
  open();
  expect(await screen.findByText('Il tuo carrello è vuoto')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri il catalogo' })).toHaveAttribute(
    'href',
    '/public/catalogue',
  );
});

it('[SHELL-01 part] speaks English', async () => {
  putIntoGuestCart();
  fakeApi({ 'GET /api/Order/GetSconti': discounts });
  renderRoutes(routes, { at: '/public/cart', locale: 'en-US', messages: english });
  expect(await screen.findByRole('heading', { level: 1, name: 'My cart' })).toBeVisible();
  expect(screen.getByText('10% above €1,000, 20% above €5,000')).toBeVisible();
  expect(screen.getAllByText('€79.00')[0]).toBeVisible();
});
