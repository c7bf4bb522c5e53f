import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { coupon, keptPurchase, paymentTypes } from '../testing-purchase.ts';
import { fakeCart, safetyCourse, wireCart } from './testing-cart.ts';

afterEach(resetAuth);
beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});

const excel = { corsoId: 8, titoloCorso: 'Excel', costoCorso: 21 };
const open = () => {
  const api = fakeApi({
    ...fakeCart([safetyCourse, excel]),
    'GET /api/Order/GetPaymentTypes': paymentTypes,
    'GET /api/Order/GetCouponNftUser': coupon(),
  });
  renderRoutes(routes, { at: '/cart' });
  return api;
};
const toggle = () => screen.findByRole('switch', { name: /^Acquisto multi-voucher/ });
const copies = (title = 'Sicurezza in ufficio') =>
  screen.getByRole('spinbutton', { name: `Copie di “${title}”` });
const total = () => plainSpaces(screen.getAllByText('Totale')[0]?.parentElement?.textContent ?? '');
const toOrder = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Vai all’ordine' }))[0]!);

it('[CART-04] [MULTI-02] [ORDER-01 part] [ORDER-02 part] [ORDER-03 part] a banner with a checkbox leads to the multi-voucher step and back', async () => {
  open();
  expect(await toggle()).not.toBeChecked();
  expect(await toggle()).toHaveAttribute('name', 'isMultiVoucher');
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await userEvent.click(await toggle());
  expect(await toggle()).toBeChecked();
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
  await userEvent.click(await toggle());
  await waitFor(() => expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument());
});

it('[MULTI-03] [CART-26 part] the mode is of all items, with their quantities, 1 at first; totals are counted anew', async () => {
  const api = open();
  await userEvent.click(await toggle());
  expect(copies()).toHaveValue(1);
  expect(api.callsTo('PUT /api/Cart/UpdateCartWithMultiVoucher')[0]).toMatchObject({
    query: { isMultiVoucher: true },
    body: [
      { corsoId: 7, quantita: 1 },
      { corsoId: 8, quantita: 1 },
    ],
  });
  await userEvent.clear(copies());
  await userEvent.type(copies(), '3');
  await waitFor(() => expect(total()).toBe('Totale258,00 €'));
  expect(copies()).toHaveValue(3);
  expect(screen.getByText(/ricevi 4 codici voucher/)).toBeVisible();
  expect(api.callsTo('PUT /api/Cart/Quantity').at(-1)?.body).toEqual({
    corsoId: 7,
    quantita: 3,
    isMultiVoucher: true,
  });
  await userEvent.clear(copies());
  await userEvent.tab();
  await waitFor(() => expect(copies()).toHaveValue(1));
  await waitFor(() => expect(total()).toBe('Totale100,00 €'));
});

it('[MULTI-01 part] the order says that it is for others, and how many copies', async () => {
  const api = open();
  await userEvent.click(await toggle());
  await userEvent.click(screen.getAllByRole('button', { name: 'Aumenta' })[0]!);
  await waitFor(() => expect(total()).toBe('Totale179,00 €'));
  await toOrder();
  expect(await screen.findByText(/^2 copie/)).toBeVisible();
  expect(keptPurchase()).toMatchObject({ step: 'order', seen: { isMultiVoucher: true } });
  expect(api.unanswered).toEqual([]);
});

it('more seats than an order takes are told before the order, with how many', async () => {
  signInAs('Discente');
  const lines = [
    { ...safetyCourse, quantita: 999 },
    { ...safetyCourse, corsoId: 8, quantita: 6 },
  ];
  const cart = wireCart(lines, { isMultiVoucher: true, maxSeats: 1000 });
  fakeApi({ 'GET /api/Cart': () => ({ data: cart }) });
  renderRoutes(routes, { at: '/cart' });
  const [button] = await screen.findAllByRole('button', { name: /^Vai all’ordine|^Continua/ });
  expect(button).toHaveAccessibleDescription(/al massimo 1000 posti: togline 5/);
});
