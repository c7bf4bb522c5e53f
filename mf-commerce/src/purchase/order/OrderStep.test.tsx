import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import english from '../../i18n/en.json';
import { routes } from '../../routes.tsx';
import { fakeCart, safetyCourse } from '../cart/testing-cart.ts';
import { LanguageSwitch } from '../testing-language-switch.tsx';
import {
  coupon,
  keepPurchase,
  keptPurchase,
  legalText,
  payment,
  paymentTypes,
  savedOrder,
} from '../testing-purchase.ts';

afterEach(resetAuth);
beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});

const noOrders = () => ({ data: { items: [], totalItems: 0, page: 1, pageSize: 10 } });
const shop = (lines = [safetyCourse], more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    ...fakeCart(lines),
    'GET /api/Order/GetPaymentTypes': paymentTypes,
    'GET /api/Documents/Privacy': legalText,
    'GET /api/Order/GetTerms': legalText,
    'GET /api/Orders/all': noOrders,
    'POST /api/Order/SaveOrder': savedOrder,
    'POST /api/Order/SavePayment': () => payment(),
    'GET /api/Order/GetCouponNftUser': coupon(),
    ...more,
  });
const confirmButton = () =>
  screen.findByRole('button', { name: 'Ordina con obbligo di pagamento' });
/** What keeps the order from being confirmed; empty when nothing does. */
const expectMissing = (text: string) =>
  waitFor(async () => expect(await confirmButton()).toHaveAccessibleDescription(text));
const privacy = () => screen.getByLabelText('Ho letto e accetto l’informativa Privacy');
const terms = () =>
  screen.getByLabelText('Ho letto, compreso e accettato i termini e condizioni (obbligatorio)');
const openPrivacy = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Apri il documento' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('Il titolare.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
};
const atOrderStep = () => {
  keepPurchase({ step: 'order', paymentTypeId: null });
  return renderRoutes(routes, { at: '/order' });
};

it('[ORDER-06 part] [ORDER-02 part] [CART-03 part] the cart leads to the order step, titled "Invia Ordine"', async () => {
  shop();
  const { router } = renderRoutes(routes, { at: '/cart' });
  await userEvent.click(await screen.findByRole('button', { name: 'Vai all’ordine' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invia Ordine' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/order');
  expect(keptPurchase()).toMatchObject({ step: 'order', seen: { version: 1, totalCents: 7900 } });
});

it('[ORDER-06 part] the address of its own is the list of orders', async () => {
  shop();
  renderRoutes(routes, { at: '/order' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
  expect(screen.queryByText('Invia Ordine')).toBeNull();
});

it('the focus comes back to the button that opened the privacy document', async () => {
  shop();
  atOrderStep();
  await screen.findByText('Sicurezza in ufficio');
  await openPrivacy();
  expect(screen.getByRole('button', { name: 'Apri il documento' })).toHaveFocus();
});

it('[ORDER-06 part] a reload restores the order step', async () => {
  shop();
  atOrderStep();
  expect(await screen.findByRole('heading', { level: 1, name: 'Invia Ordine' })).toBeVisible();
  expect(await screen.findByText('Sicurezza in ufficio')).toBeVisible();
});

it('[ORDER-06 part] with an empty cart the list takes its place', async () => {
  shop([]);
  atOrderStep();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
  expect(keptPurchase()).toBeNull();
});

it('[ORDER-06 part] the step of another person is not continued', async () => {
  shop();
  keepPurchase({ step: 'order', userId: 'someone-else' });
  renderRoutes(routes, { at: '/order' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
});

it('[MONEY-07 part] the summary has the amounts of the server, with the VAT inside', async () => {
  shop();
  atOrderStep();
  const amount = async (label: string) =>
    plainSpaces((await screen.findByText(label)).parentElement?.textContent ?? '');
  expect(await amount('Imponibile')).toBe('Imponibile64,75 €');
  expect(await amount('IVA 22%')).toBe('IVA 22%14,25 €');
  expect(await amount('Da pagare')).toBe('Da pagare79,00 €');
});

it('[CART-28] the card is chosen; the order needs the Privacy and the terms, and says what is missing', async () => {
  const api = shop();
  atOrderStep();
  const missing = 'Mancano: la lettura della Privacy e i termini e condizioni.';
  const confirm = await confirmButton();
  expect(confirm).toHaveAccessibleDescription(missing);
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(confirm);
  expect(api.callsTo('POST /api/Order/SaveOrder')).toHaveLength(0);

  await openPrivacy();
  await userEvent.click(privacy());
  await expectMissing('Mancano: i termini e condizioni.');
  await userEvent.click(terms());
  await expectMissing('');
  expect(screen.getByRole('radio', { name: /Carta/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  await expectMissing('');
});

it.each([
  ['it-IT', '(*) Campo obbligatorio'],
  ['en-US', '(*) Required field'],
] as const)(
  'a consent that is left out is named in the language of the page: %s',
  async (locale, text) => {
    shop();
    keepPurchase({ step: 'order', paymentTypeId: null });
    renderRoutes(routes, { at: '/order', locale });
    const boxes = await screen.findAllByRole('checkbox');
    const last = boxes.at(-1);
    act(() => last?.focus());
    await userEvent.tab();
    await waitFor(() => expect(last).toHaveAccessibleDescription(text));
  },
);

const accept = async () => {
  await confirmButton();
  await openPrivacy();
  await userEvent.click(privacy());
  await userEvent.click(terms());
};
const toPay = async () =>
  plainSpaces((await screen.findByText('Da pagare')).parentElement?.textContent ?? '');

it('[CART-30 part] without credits in the coupon its type is not offered', async () => {
  shop();
  atOrderStep();
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('checkbox', { name: /coupon/ })).toBeNull();
});

it('[CART-29 part] [CART-30 part] [ORDER-14 part] [ORDER-16 part] [ORDER-21 part] [ORDER-24 part] [ORDER-25 part] a coupon that covers the order is a type of payment, and submits a coupon order', async () => {
  const api = shop([safetyCourse], {
    'GET /api/Order/GetCouponNftUser': coupon(120),
    'POST /api/Order/PayOrderByCoupon': () =>
      payment({ redirectPaymentUrl: null, paid: true, isTotalPaidByCoupon: true }),
  });
  const { router } = atOrderStep();
  await accept();
  await userEvent.click(screen.getByRole('radio', { name: /^Coupon/ }));
  expect(
    screen.getByText((text) => plainSpaces(text) === 'Hai 120,00 € dal tuo wallet'),
  ).toBeVisible();
  expect(await toPay()).toBe('Da pagare-');
  await expectMissing('');
  await userEvent.click(await confirmButton());
  const dialog = await screen.findByRole('dialog', {
    name: 'Il tuo ordine è stato salvato correttamente!',
  });
  expect(api.callsTo('POST /api/Order/SaveOrder')[0]?.body).toMatchObject({
    paymentTypeId: 9,
    isCoupon: true,
    totaleCoupon: 79,
  });
  // The type is the one that the server flags (E99).
  expect(api.callsTo('POST /api/Order/PayOrderByCoupon')[0]?.query).toEqual({
    orderId: 41,
    paymentTypeId: 9,
  });
  expect(api.callsTo('POST /api/Order/SavePayment')).toHaveLength(0);
  // Without an address there is one way on.
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vai agli ordini' }));
  expect(router.state.location.pathname).toBe('/order');
});

it('[CART-30 part] a coupon that covers a part is used beside a type of payment, with the amounts before and after', async () => {
  const api = shop([safetyCourse], { 'GET /api/Order/GetCouponNftUser': coupon(30) });
  atOrderStep();
  await accept();
  expect(screen.queryByRole('radio', { name: /^Coupon/ })).toBeNull();
  expect(await toPay()).toBe('Da pagare79,00 €');
  await userEvent.click(screen.getByRole('checkbox', { name: /Usa anche il coupon/ }));
  expect(await toPay()).toBe('Da pagare49,00 €');
  await userEvent.click(screen.getByRole('radio', { name: /Carta/ }));
  await expectMissing('');
  await userEvent.click(await confirmButton());
  await screen.findByRole('button', { name: 'Vai al pagamento' });
  expect(api.callsTo('POST /api/Order/SaveOrder')[0]?.body).toMatchObject({
    paymentTypeId: 1,
    isCoupon: true,
    totaleCoupon: 30,
  });
  expect(api.callsTo('POST /api/Order/SavePayment')).toHaveLength(1);
});

it('[ORDER-21 part] a coupon order that was not saved says why', async () => {
  const info = 'Il tuo coupon è cambiato: di questo ordine ora paga 30,00 €.';
  shop([safetyCourse], {
    'GET /api/Order/GetCouponNftUser': coupon(120),
    'POST /api/Order/SaveOrder': () => ({ warning: info }),
  });
  atOrderStep();
  await accept();
  await userEvent.click(screen.getByRole('radio', { name: /^Coupon/ }));
  await userEvent.click(await confirmButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'L’ordine non è partito' });
  expect(dialog).toHaveTextContent(info);
});

it.each([
  ['Privacy', 'Apri il documento', 'GET /api/Documents/Privacy', 'informativa-privacy.pdf'],
  ['terms', 'Leggi i termini e condizioni', 'GET /api/Documents/Terms', 'termini-e-condizioni.pdf'],
] as const)(
  '[API-92 part] the %s are saved as the file of their name, and one that does not come is told',
  async (_, button, call, fileName) => {
    const text = { ...legalText().data, fileNames: [fileName, 'x.html'] };
    let isThere = false;
    const file = ({ query }: { query: Record<string, unknown> }) =>
      query['fileName'] === undefined
        ? { data: text }
        : isThere
          ? { data: new Blob(['%PDF-1.7']) }
          : { status: 503 };
    const api = shop([safetyCourse], {
      'GET /api/Order/GetTerms': () => ({ data: text }),
      [call]: file,
    });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:document';
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    atOrderStep();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const save = await screen.findByRole('button', { name: 'Scarica il PDF' });
    await userEvent.click(save);
    expect(await screen.findByText('Il PDF non si è scaricato. Riprova.')).toBeVisible();
    expect(saved).toEqual([]);
    isThere = true;
    await userEvent.click(save);
    await waitFor(() => expect(saved).toEqual([`${fileName} blob:document`]));
    const asked = api.callsTo(call).map(({ query }) => query['fileName']);
    expect(asked.filter((name) => name !== undefined)).toEqual([fileName, fileName]);
    click.mockRestore();
  },
);

it('[CART-34] the Privacy cannot be accepted before it was opened; the opening counts for the session', async () => {
  shop();
  const { unmount } = atOrderStep();
  await confirmButton();
  const reason = 'Prima di accettare devi aver letto i documenti di Privacy';
  expect(privacy()).toHaveAccessibleDescription(reason);
  expect(privacy()).toHaveAttribute('aria-disabled', 'true');
  expect(privacy()).toBeEnabled();
  await userEvent.click(privacy());
  expect(privacy()).not.toBeChecked();
  await openPrivacy();
  await userEvent.click(privacy());
  expect(privacy()).toBeChecked();
  unmount();
  renderRoutes(routes, { at: '/order' });
  await confirmButton();
  expect(privacy()).not.toHaveAttribute('aria-disabled');
});

it('[CART-35] the terms are required, can be read, and the withdrawal stands beside them (E104)', async () => {
  shop();
  atOrderStep();
  await confirmButton();
  await openPrivacy();
  await userEvent.click(privacy());
  await userEvent.click(screen.getByRole('radio', { name: /Carta/ }));
  await expectMissing('Mancano: i termini e condizioni.');
  expect(screen.getByText(/^Hai 14 giorni per recedere/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leggi i termini e condizioni' }));
  expect(await screen.findByText('Il titolare.')).toBeVisible();
});

it('[ORDER-04 part] [ORDER-12] confirming enters payment, which sends the order as it was seen', async () => {
  const api = shop();
  const { router } = atOrderStep();
  await confirmButton();
  await openPrivacy();
  await userEvent.click(privacy());
  await userEvent.click(terms());
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  await expectMissing('');
  await userEvent.click(await confirmButton());
  await screen.findByRole('dialog', { name: 'Il tuo ordine è stato salvato correttamente!' });
  expect(router.state.location.pathname).toBe('/payment');
  expect(api.callsTo('POST /api/Order/SaveOrder')[0]?.body).toMatchObject({
    cartVersion: 1,
    paymentTypeId: 2,
    totale: 79,
    totalCost: 79,
    termsAccepted: true,
    privacyAccepted: true,
  });
});

it('who acts for a company reads that the invoice is the company’s, and is not asked for the wish', async () => {
  const company = {
    id: 'c',
    name: 'Officine Greco S.r.l.',
    role: 'DELEGATE' as const,
    sdi: 'M5UXCR1',
  };
  signInAs('Discente', { company });
  shop();
  atOrderStep();
  expect(await screen.findByRole('heading', { name: 'A chi intestiamo la fattura' })).toBeVisible();
  expect(screen.getByText(company.name)).toBeVisible();
  expect(screen.getByText(company.sdi)).toBeVisible();
  expect(screen.queryByText('Codice fiscale')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Vuoi ricevere la fattura/ })).toBeNull();
});

it('a person asks for an invoice, with a certified mail or without one', async () => {
  const api = shop();
  atOrderStep();
  await confirmButton();
  await openPrivacy();
  await userEvent.click(privacy());
  await userEvent.click(terms());
  await userEvent.click(screen.getByRole('radio', { name: /Carta/ }));
  const box = screen.getByRole('checkbox', { name: 'Vuoi ricevere la fattura per questo ordine?' });
  expect(box).not.toBeChecked();
  expect(screen.queryByLabelText(/^PEC/)).toBeNull();
  await userEvent.click(box);
  await expectMissing('');
  await userEvent.type(screen.getByLabelText(/^PEC/), 'giulia@');
  await expectMissing('Mancano: un indirizzo PEC valido.');
  await userEvent.type(screen.getByLabelText(/^PEC/), 'pec.example.it');
  await expectMissing('');
  await userEvent.click(await confirmButton());
  await screen.findByRole('dialog');
  expect(api.callsTo('POST /api/Order/SaveOrder')[0]?.body).toMatchObject({
    richiestaFattura: true,
    pec: 'giulia@pec.example.it',
  });
});

it('[SHELL-01 part] speaks English', async () => {
  shop();
  keepPurchase({ step: 'order', paymentTypeId: null });
  renderRoutes(routes, { at: '/order', locale: 'en-US', messages: english });
  expect(await screen.findByRole('heading', { level: 1, name: 'Send order' })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Order with obligation to pay' }),
  ).toHaveAccessibleDescription('Missing: the Privacy document and the terms and conditions.');
});

it('[CART-27 part] where no type of payment is offered the step says so, and nothing can be ordered', async () => {
  fakeApi({
    ...fakeCart([safetyCourse]),
    'GET /api/Order/GetPaymentTypes': () => ({ data: [] }),
    'GET /api/Order/GetCouponNftUser': coupon(),
  });
  keepPurchase({ step: 'order', paymentTypeId: 1 });
  renderRoutes(routes, { at: '/order' });
  expect(
    await screen.findByText(
      'Al momento non è possibile pagare su questo sito. Il carrello resta salvato.',
    ),
  ).toBeVisible();
  const button = await confirmButton();
  expect(button).toHaveAccessibleDescription(expect.stringContaining('il tipo di pagamento'));
});

it('a change of language keeps what was ticked', async () => {
  shop();
  keepPurchase({ step: 'order', paymentTypeId: null });
  renderRoutes([{ element: <LanguageSwitch />, children: routes }], { at: '/order' });
  await confirmButton();
  await userEvent.click(terms());
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Send order' })).toBeVisible();
  expect(
    screen.getByLabelText(
      'I have read, understood and accepted the terms and conditions (required)',
    ),
  ).toBeChecked();
});
