import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { fakeCart, safetyCourse, wireCart } from './testing-cart.ts';

afterEach(() => {
  resetAuth();
  sessionStorage.clear();
});

const withCourses = [...routes, { path: '/courses/table', element: <p>Corsi</p> }];
const lineOf = (label: string) =>
  plainSpaces(screen.getAllByText(label)[0]?.parentElement?.textContent ?? '');
const total = () => lineOf('Totale');

it('[CART-01 part] [CART-07 part] [CART-14 part] a learner sees the cart of the server with its three totals', async () => {
  signInAs('Discente');
  const api = fakeApi(fakeCart([safetyCourse]));
  renderRoutes(routes, { at: '/cart' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Il mio Carrello' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Sicurezza in ufficio' })).toBeVisible();
  expect(total()).toBe('Totale79,00 €');
  expect(api.unanswered).toEqual([]);
});

it('[CART-11 part] [CART-18 part] choosing the exams adds them to every course, in the lines and in the totals', async () => {
  signInAs('Discente');
  const api = fakeApi(fakeCart([safetyCourse]));
  renderRoutes(routes, { at: '/cart' });
  await userEvent.click(await screen.findByLabelText(/Aggiungi gli esami di certificazione/));
  expect(await screen.findByText(/certificazione 49,00/)).toBeVisible();
  expect(total()).toBe('Totale128,00 €');
  expect(api.callsTo('PUT /api/Cart/UpdateCartWithExams')[0]?.query).toEqual({
    hasSimulation: false,
    hasCertification: true,
  });
});

it('[MONEY-02 part] [MONEY-03 part] exams that are not chosen count nothing; the zero is a dash', async () => {
  signInAs('Discente');
  fakeApi(fakeCart([safetyCourse, { ...safetyCourse, corsoId: 8 }]));
  renderRoutes(routes, { at: '/cart' });
  await userEvent.click(await screen.findByLabelText(/Aggiungi gli esami di simulazione/));
  expect(await screen.findAllByText(/simulazione 19,00/)).toHaveLength(2);
  expect(lineOf('Corsi')).toBe('Corsi158,00 €');
  expect(lineOf('Esami di simulazione')).toBe('Esami di simulazione38,00 €');
  expect(lineOf('Esami di certificazione')).toBe('Esami di certificazione-');
  expect(total()).toBe('Totale196,00 €');
});

it('[CART-16] removing an item subtracts its amounts, and can be undone', async () => {
  signInAs('Discente');
  fakeApi(fakeCart([safetyCourse, { corsoId: 8, titoloCorso: 'Excel', costoCorso: 21 }]));
  renderRoutes(routes, { at: '/cart' });
  await screen.findByRole('heading', { name: 'Excel' });
  expect(total()).toBe('Totale100,00 €');
  await userEvent.click(screen.getByRole('button', { name: 'Togli “Excel” dal carrello' }));
  expect(await screen.findByText('“Excel” non è più nel carrello.')).toBeVisible();
  expect(total()).toBe('Totale79,00 €');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(total()).toBe('Totale100,00 €'));
});

it('[CART-16 part] the undo brings a line back with its copies and its promotion', async () => {
  signInAs('Discente');
  const line = { ...safetyCourse, quantita: 3, promotionalId: 'AB12' };
  const filled = () => ({ data: wireCart([line], { isMultiVoucher: true }) });
  const api = fakeApi({
    ...fakeCart(),
    'GET /api/Cart': filled,
    'POST /api/Cart': filled,
    'DELETE /api/Cart/{courseId}': () => ({ data: wireCart([]) }),
  });
  renderRoutes(routes, { at: '/cart' });
  await userEvent.click(await screen.findByRole('button', { name: /^Togli “Sicurezza/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/Cart')[0]?.body).toEqual({
      courseId: 7,
      tipoArticoloId: 1,
      quantity: 3,
      promotionalId: 'AB12',
      replacesPromotion: true,
    }),
  );
});

it('[CART-20 part] [CART-21 part] leaving the cart backwards resets it and goes to the courses; undo brings all of it back', async () => {
  signInAs('Discente');
  const api = fakeApi(
    fakeCart([safetyCourse, { corsoId: 8, titoloCorso: 'Excel', costoCorso: 21 }]),
  );
  const { router } = renderRoutes(withCourses, { at: '/cart' });
  await userEvent.click(await screen.findByRole('switch', { name: /^Acquisto multi-voucher/ }));
  const copies = await screen.findByRole('spinbutton', { name: 'Copie di “Excel”' });
  await userEvent.clear(copies);
  await userEvent.type(copies, '3');
  await userEvent.click(screen.getByLabelText(/Aggiungi gli esami di simulazione/));
  await waitFor(() => expect(total()).toBe('Totale218,00 €'));
  await userEvent.click(screen.getByRole('button', { name: 'Svuota il carrello ed esci' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses/table'));
  expect(api.callsTo('DELETE /api/Cart')).toHaveLength(1);
  await act(() => router.navigate('/cart'));
  expect(await screen.findByText('Il tuo carrello è vuoto')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rimetti i corsi nel carrello' }));
  expect(await screen.findByRole('heading', { name: 'Excel' })).toBeVisible();
  expect(total()).toBe('Totale218,00 €');
  expect(screen.getByRole('spinbutton', { name: 'Copie di “Excel”' })).toHaveValue(3);
  expect(sessionStorage.getItem('commerce:left-cart')).toBeNull();
});

it('[CART-21 part] the message of the reset has the undo too; the browser’s Back resets nothing', async () => {
  signInAs('Discente');
  const api = fakeApi(fakeCart([safetyCourse]));
  const { router } = renderRoutes(withCourses, { at: '/courses/table' });
  await act(() => router.navigate('/cart'));
  const leave = { name: 'Svuota il carrello ed esci' };
  await screen.findByRole('button', leave);
  await act(() => router.navigate(-1));
  await act(() => router.navigate(1));
  expect(api.callsTo('DELETE /api/Cart')).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', leave));
  expect(await screen.findByText('Il carrello è vuoto.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/Cart').map(({ body }) => body.courseId)).toEqual([7]),
  );
  await waitFor(() => expect(sessionStorage.getItem('commerce:left-cart')).toBeNull());
});

it('[CART-21 part] a cart that the server did not empty stays, and says so', async () => {
  signInAs('Discente');
  fakeApi({
    ...fakeCart([safetyCourse]),
    'DELETE /api/Cart': () => ({ status: 503, info: 'un momento' }),
  });
  const { router } = renderRoutes(routes, { at: '/cart' });
  await userEvent.click(await screen.findByRole('button', { name: 'Svuota il carrello ed esci' }));
  expect(await screen.findByText('un momento')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cart');
  expect(screen.getByRole('heading', { name: 'Sicurezza in ufficio' })).toBeVisible();
});

it('[CART-05] the discount banner has its fixed text', async () => {
  signInAs('Discente');
  fakeApi(fakeCart([safetyCourse]));
  renderRoutes(routes, { at: '/cart' });
  expect(await screen.findByText('10% oltre 1.000 €, 20% oltre 5.000 €')).toBeVisible();
});

it('a cart that cannot be read says so, and a retry opens it', async () => {
  signInAs('Discente');
  const api = fakeApi({ 'GET /api/Cart': () => ({ status: 500, info: 'errore' }) });
  renderRoutes(routes, { at: '/cart' });
  expect(await screen.findByText('Non riusciamo ad aprire il carrello')).toBeVisible();
  api.use(fakeCart([safetyCourse]));
  await userEvent.click(screen.getByRole('button', { name: /Riprova/ }));
  expect(await screen.findByRole('heading', { name: 'Sicurezza in ufficio' })).toBeVisible();
});

it('[MONEY-05 part] with a promotion on some courses the discount says its share of the order', async () => {
  signInAs('Discente');
  const changes = { totaleSconto: 102.86, totalCost: 1097.14, sconto: 0 };
  const lines = [600, 600].map((costoCorso, place) => ({
    ...safetyCourse,
    corsoId: place + 1,
    costoCorso,
  }));
  fakeApi({ ...fakeCart(), 'GET /api/Cart': () => ({ data: wireCart(lines, changes) }) });
  renderRoutes(routes, { at: '/cart' });
  expect(await screen.findByText('Sconto 8,6%')).toBeVisible();
});

it('a course whose chosen exam nobody holds any more says so, and counts without it', async () => {
  signInAs('Discente');
  const lines = [{ ...safetyCourse, costoSimulazione: 19, costoCertificazione: null }];
  const chosen = { hasSimulation: true, hasCertification: true };
  fakeApi({ ...fakeCart(), 'GET /api/Cart': () => ({ data: wireCart(lines, chosen) }) });
  renderRoutes(routes, { at: '/cart' });
  expect(
    await screen.findByText(/simulazione 19,00.*, certificazione non disponibile$/),
  ).toBeVisible();
  expect(total()).toBe('Totale98,00 €');
});

it('an exam alone that nobody holds any more is to be removed before the order', async () => {
  signInAs('Discente');
  const exam = { ...safetyCourse, tipoArticoloId: 2 as const, costoCorso: 0 };
  fakeApi({
    ...fakeCart(),
    'GET /api/Cart': () => ({ data: wireCart([exam], { hasCertification: true }) }),
  });
  renderRoutes(routes, { at: '/cart' });
  expect(
    await screen.findByText('Non è più in vendita: toglilo dal carrello per continuare'),
  ).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: 'Vai all’ordine' })) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
});
