import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicCart } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../../i18n/en.json';
import { routes } from '../../../routes.tsx';
import { fakeCart, safetyCourse, wireCart } from '../../cart/testing-cart.ts';
import { guestShop, putIntoGuestCart } from '../../guest/testing-guest.ts';
import {
  coupon,
  isAtProvider,
  keepPurchase,
  keptPurchase,
  legalText,
  payment,
  paymentTypes,
  savedOrder,
} from '../../testing-purchase.ts';
import { markPrivacyRead } from '../privacy-read.ts';

afterEach(resetAuth);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  location.hash = '';
});

const shop = (cart: Parameters<typeof fakeApi>[0] = fakeCart([safetyCourse])) =>
  fakeApi({
    ...cart,
    'GET /api/Order/GetPaymentTypes': paymentTypes,
    'GET /api/Order/GetCouponNftUser': coupon(),
    'GET /api/Documents/Privacy': legalText,
    'GET /api/Order/GetTerms': legalText,
    'POST /api/Order/SaveOrder': savedOrder,
    'POST /api/Order/SavePayment': () => payment(),
  });

const openOrder = () => {
  signInAs('Discente');
  markPrivacyRead();
  keepPurchase({ step: 'order', paymentTypeId: 1 });
  return renderRoutes(routes, { at: '/order' });
};
const box = () => screen.findByRole('checkbox', { name: /^È un regalo/ });
const email = () => screen.getByLabelText('E-mail di chi lo riceve');
const confirm = () => screen.findByRole('button', { name: 'Ordina con obbligo di pagamento' });
const agree = async () => {
  await userEvent.click(screen.getByLabelText('Ho letto e accetto l’informativa Privacy'));
  await userEvent.click(
    screen.getByLabelText('Ho letto, compreso e accettato i termini e condizioni (obbligatorio)'),
  );
};
const expectMissing = (text: string) =>
  waitFor(async () => expect(await confirm()).toHaveAccessibleDescription(text));

it('[MULTI-06 part] [MULTI-07 part] a gift names its recipient, and goes with the order', async () => {
  const api = shop();
  openOrder();
  await userEvent.click(await box());
  await agree();
  await expectMissing('Mancano: chi riceve il regalo.');
  await userEvent.type(screen.getByLabelText('Nome di chi lo riceve'), 'Rosa Conti');
  await userEvent.type(email(), 'rosa');
  await expectMissing('Mancano: chi riceve il regalo.');
  await userEvent.type(email(), '@example.it');
  await userEvent.type(screen.getByLabelText(/^Messaggio/), 'Auguri');
  await userEvent.selectOptions(screen.getByLabelText('Lingua dell’e-mail'), 'Inglese');
  await userEvent.type(screen.getByLabelText(/^Giorno dell’invio/), '01/01/2020');
  await userEvent.tab();
  expect(await screen.findByText('Scegli oggi o un giorno che deve venire')).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Giorno dell’invio/));
  await userEvent.type(screen.getByLabelText(/^Giorno dell’invio/), '24/12/2099');
  await userEvent.tab();
  await expectMissing('');
  await userEvent.click(await confirm());
  await waitFor(() => expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(1));
  expect(api.callsTo('POST /api/Order/SaveOrder')[0]?.body).toMatchObject({
    regalo: {
      email: 'rosa@example.it',
      nome: 'Rosa Conti',
      messaggio: 'Auguri',
      lingua: 'en',
      dataInvio: '2099-12-24',
    },
  });
  expect(isAtProvider()).toBe(false);
}, 30_000);

it('[MULTI-07] the e-mail is required only where the box is ticked; unticking clears it', async () => {
  const api = shop();
  openOrder();
  await box();
  await agree();
  await expectMissing('');
  await userEvent.click(await box());
  await expectMissing('Mancano: chi riceve il regalo.');
  await userEvent.type(email(), 'rosa@example.it');
  await userEvent.click(await box());
  expect(screen.queryByLabelText('E-mail di chi lo riceve')).not.toBeInTheDocument();
  await expectMissing('');
  await userEvent.click(await box());
  expect(email()).toHaveValue('');
  await userEvent.click(await box());
  await userEvent.click(await confirm());
  await waitFor(() => expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(1));
  expect(api.callsTo('POST /api/Order/SaveOrder')[0]?.body).toMatchObject({ regalo: null });
}, 30_000);

it('the own e-mail is a hint, no error; another press of the button is another request', async () => {
  const api = shop();
  const { unmount } = openOrder();
  await userEvent.click(await box());
  await userEvent.type(email(), 'giulia.sartori@example.it');
  expect(await screen.findByText('È la tua e-mail: il regalo arriverebbe a te.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Nome di chi lo riceve'), 'Giulia');
  await agree();
  await expectMissing('');
  await userEvent.click(await confirm());
  await waitFor(() => expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(1));
  const first = keptPurchase()?.confirmation;
  expect(first).toMatch(/\S{8}/);
  unmount();
  openOrder();
  await box();
  await agree();
  await expectMissing('');
  await userEvent.click(await confirm());
  await waitFor(() => expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(2));
  expect(keptPurchase()?.confirmation).not.toBe(first);
}, 30_000);

it('[MULTI-08] no gift of an exam, of several copies, nor for who buys without an account', async () => {
  const exam = { ...safetyCourse, tipoArticoloId: 2 as const, costoCertificazione: 49 };
  shop({ 'GET /api/Cart': () => ({ data: wireCart([exam]) }) });
  const { unmount } = openOrder();
  await confirm();
  expect(screen.queryByRole('checkbox', { name: /^È un regalo/ })).not.toBeInTheDocument();
  unmount();

  shop({ 'GET /api/Cart': () => ({ data: wireCart([safetyCourse], { isMultiVoucher: true }) }) });
  const { unmount: leave } = openOrder();
  await confirm();
  expect(screen.queryByRole('checkbox', { name: /^È un regalo/ })).not.toBeInTheDocument();
  leave();

  resetAuth();
  publicCart.reset();
  putIntoGuestCart();
  fakeApi(guestShop());
  renderRoutes(routes, { at: '/public/payment' });
  await confirm();
  expect(screen.queryByRole('checkbox', { name: /^È un regalo/ })).not.toBeInTheDocument();
}, 30_000);

it('the mail is in the language of the page unless the buyer chooses the other', async () => {
  shop();
  signInAs('Discente');
  markPrivacyRead();
  keepPurchase({ step: 'order', paymentTypeId: 1 });
  renderRoutes(routes, { at: '/order', locale: 'en-US', messages: english });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^It is a gift/ }));
  expect(screen.getByLabelText('Language of the mail')).toHaveValue('en');
}, 30_000);
