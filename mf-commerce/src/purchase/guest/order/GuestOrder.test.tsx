import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpointKey, publicCart } from 'shared-auth';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../../i18n/en.json';
import { routes } from '../../../routes.tsx';
import { LanguageSwitch } from '../../testing-language-switch.tsx';
import { isAtProvider } from '../../testing-purchase.ts';
import { setGuestMultiVoucher, setGuestQuantity } from '../guest-cart.ts';
import { openPurchases } from '../pending-purchases.ts';
import {
  confirmButton,
  consent,
  fill,
  guest,
  guestPaid,
  guestPaymentOf,
  guestShop,
  orderAsGuest,
  pricedAt,
  putIntoGuestCart,
  typeGuest,
} from '../testing-guest.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  publicCart.reset();
  location.hash = '';
});
afterEach(resetAuth);

const open = () => renderRoutes(routes, { at: '/public/payment' });
const expectMissing = (text: string) =>
  waitFor(async () => expect(await confirmButton()).toHaveAccessibleDescription(text));

it('[PUB-13 part] [CART-02 part] the public cart leads to the login, and to the order of a guest', async () => {
  putIntoGuestCart();
  fakeApi(guestShop());
  const { router } = renderRoutes(routes, { at: '/public/cart' });
  expect(await screen.findByRole('link', { name: 'Vai al login' })).toHaveAttribute(
    'href',
    '/cart',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Acquista come ospite' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invia Ordine' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/public/payment');
});

it('[CART-31] [CART-28] the form has the five fields; the order waits until each of them is right', async () => {
  putIntoGuestCart();
  const api = fakeApi(guestShop());
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Carta/ }));
  await consent();
  await expectMissing('Mancano: i dati di chi acquista.');
  await typeGuest();
  await expectMissing('');
  for (const [label, wrong, complaint] of [
    ['Nome', ' ', '(*) Il campo deve contenere almeno un carattere'],
    ['Cognome', '', '(*) Campo obbligatorio'],
    ['E-mail', 'rosa@', '(*) Inserisci un email valida'],
    ['Cellulare', '123', '(*) Inserisci un numero di cellulare valido'],
    ['Codice fiscale', 'BNC', 'inserire un codice valido'],
  ] as const) {
    await fill(label, wrong);
    await userEvent.tab();
    expect(await screen.findByText(complaint)).toBeVisible();
    await expectMissing('Mancano: i dati di chi acquista.');
    await fill(label, guest[label] ?? '');
    await expectMissing('');
  }
  expect(api.callsTo('POST /api/Order/SaveOrderPublic')).toHaveLength(0);
}, 30_000);

it('[SHELL-72 part] [SHELL-74 part] [CART-32] the invoice is asked for behind its checkbox, and unchecking clears what was typed', async () => {
  putIntoGuestCart();
  fakeApi(guestShop());
  open();
  const box = await screen.findByRole('checkbox', {
    name: 'Vuoi ricevere la fattura per questo ordine?',
  });
  const labels = [
    'Partita IVA',
    'Ragione sociale',
    /^Codice SDI/,
    'Indirizzo',
    'Comune',
    'Provincia',
    'CAP',
  ];
  for (const label of labels) expect(screen.queryByLabelText(label)).toBeNull();
  await userEvent.click(box);
  for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getByLabelText('Partita IVA')).toHaveAttribute('maxlength', '11');
  expect(screen.getByLabelText(/^Codice SDI/)).toHaveAttribute('maxlength', '7');
  await userEvent.type(screen.getByLabelText('Partita IVA'), '04182730723');
  await userEvent.type(screen.getByLabelText('Comune'), 'Bari');
  await userEvent.click(box);
  for (const label of labels) expect(screen.queryByLabelText(label)).toBeNull();
  await userEvent.click(box);
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
});

it('[CART-33] [CART-32 part] an invoice needs all of its fields but the SDI code, and without it none is sent', async () => {
  putIntoGuestCart();
  const api = fakeApi(guestShop());
  open();
  await typeGuest();
  await userEvent.click(screen.getByRole('radio', { name: /Carta/ }));
  await consent();
  const box = screen.getByRole('checkbox', { name: /^Vuoi ricevere la fattura/ });
  await userEvent.click(box);
  await expectMissing('Mancano: i dati per la fattura.');
  const invoice = {
    'Ragione sociale': 'Bianchi Srl',
    'Partita IVA': '04182730723',
    Indirizzo: 'Via Roma 1',
    Comune: 'Bari',
    Provincia: 'ba',
  };
  for (const [label, text] of Object.entries(invoice)) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await expectMissing('Mancano: i dati per la fattura.');
  await userEvent.type(screen.getByLabelText('CAP'), '70121');
  await expectMissing('');
  await userEvent.type(screen.getByLabelText(/^Codice SDI/), 'AB');
  await expectMissing('Mancano: i dati per la fattura.');
  await userEvent.clear(screen.getByLabelText(/^Codice SDI/));
  await expectMissing('');
  await userEvent.click(await confirmButton());
  await screen.findByRole('dialog');
  const sent = () => {
    const body = api.callsTo('POST /api/Order/SaveOrderPublic').at(-1)?.body;
    return body?.order?.voucherUserData;
  };
  expect(sent()).toEqual({
    nome: 'Rosa',
    cognome: 'Bianchi',
    telefono: '+393401234567',
    email: 'rosa.bianchi@example.it',
    codiceFiscale: 'BNCRSO80A41H501X',
    RagioneSociale: 'Bianchi Srl',
    PartitaIva: '04182730723',
    Indirizzo: 'Via Roma 1',
    Comune: 'Bari',
    Provincia: 'BA',
    Cap: '70121',
  });
}, 30_000);

it('[CART-34] [CART-35 part] [CART-27 part] Privacy, terms and payment type are required of a guest too', async () => {
  putIntoGuestCart();
  fakeApi(guestShop());
  open();
  await typeGuest();
  await expectMissing('Mancano: la lettura della Privacy e i termini e condizioni.');
  const privacy = screen.getByLabelText('Ho letto e accetto l’informativa Privacy');
  await userEvent.click(privacy);
  expect(privacy).not.toBeChecked();
  expect(privacy).toHaveAccessibleDescription(
    'Prima di accettare devi aver letto i documenti di Privacy',
  );
  // The coupon is of a wallet.
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('[ORDER-12 part] [ORDER-13] [ORDER-17] [ORDER-23 part] [ORDER-24 part] [ORDER-25 part] confirming makes the public submission, asks, and goes to the provider', async () => {
  putIntoGuestCart();
  const api = fakeApi(guestShop());
  open();
  await orderAsGuest();
  const dialog = await screen.findByRole('dialog', {
    name: "Confermare l'ordine e procedere con il pagamento ?",
  });
  expect(dialog).toHaveTextContent('WB-2026-000041');
  expect(isAtProvider()).toBe(false);
  expect(api.callsTo('POST /api/Order/SaveOrderPublic')[0]?.body).toMatchObject({
    purchaseKey: expect.stringMatching(/^[\w-]{43}$/),
    order: {
      carrello: { corsi: [{ corsoId: 7, quantita: 1 }] },
      paymentTypeId: 1,
      totale: 79,
      totalCost: 79,
      termsAccepted: true,
      privacyAccepted: true,
    },
  });
  expect(api.callsTo('POST /api/Order/PayOrderPublic')[0]?.query).toEqual({ paymentTypeId: 1 });
  // The cart stays until the payment is known.
  expect(publicCart.read().items).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Vai al pagamento' }));
  await waitFor(() => expect(isAtProvider()).toBe(true));
}, 30_000);

it('[API-64 part] a purchase that was sent makes the orders that were read before stale', async () => {
  putIntoGuestCart();
  fakeApi(guestShop());
  const { queryClient } = open();
  const orders = endpointKey('/api/Orders/all');
  queryClient.setQueryData(orders, 'as they were');
  await orderAsGuest();
  await screen.findByRole('dialog', { name: /^Confermare/ });
  expect(queryClient.getQueryState(orders)?.isInvalidated).toBe(true);
}, 30_000);

it('[MULTI-01 part] [ORDER-13 part] several copies are ordered as they were counted', async () => {
  putIntoGuestCart();
  setGuestMultiVoucher(true);
  setGuestQuantity(publicCart.read().items[0]?.id ?? '', 3);
  const api = fakeApi(guestShop());
  open();
  expect(await screen.findByText(/^3 copie/)).toBeVisible();
  await orderAsGuest();
  await screen.findByRole('dialog', { name: /^Confermare/ });
  expect(api.callsTo('POST /api/Order/SaveOrderPublic')[0]?.body).toMatchObject({
    order: {
      carrello: { corsi: [{ corsoId: 7, quantita: 3 }], isMultiVoucher: true },
      totale: 237,
      totalCost: 237,
    },
  });
}, 30_000);

it('what identifies the purchase is in no address, and what was typed is in no lasting storage', async () => {
  putIntoGuestCart();
  const api = fakeApi(guestShop());
  const { router } = open();
  await orderAsGuest();
  await screen.findByRole('dialog', { name: /^Confermare/ });
  const { key } = openPurchases()[0] ?? { key: '' };
  expect(key).toMatch(/^[\w-]{43}$/);
  for (const { query, path } of api.calls) expect(JSON.stringify([path, query])).not.toContain(key);
  expect(JSON.stringify(router.state.location)).not.toContain(key);
  const lasting = JSON.stringify({ ...localStorage });
  for (const text of Object.values(guest)) expect(lasting).not.toContain(text);
}, 30_000);

it('[ORDER-13 part] the same order sent again, after a lost answer and after a reload, is the same purchase', async () => {
  putIntoGuestCart();
  const api = fakeApi({
    ...guestShop(),
    'POST /api/Order/SaveOrderPublic': () => ({ status: 503, info: 'un momento' }),
  });
  const { unmount } = open();
  await orderAsGuest();
  await waitFor(() => expect(api.callsTo('POST /api/Order/SaveOrderPublic')).toHaveLength(1));
  expect(await screen.findByText('un momento')).toBeVisible();
  expect(screen.getByLabelText('Nome')).toHaveValue('Rosa');
  unmount();
  api.use({ 'POST /api/Order/SaveOrderPublic': () => ({ status: 404, info: 'no' }) });
  open();
  // Nothing was stored under that key; the typed data is restored.
  expect(await screen.findByLabelText('Nome')).toHaveValue('Rosa');
  api.use({ 'POST /api/Order/SaveOrderPublic': () => guestPaymentOf() });
  await expectMissing('');
  await userEvent.click(await confirmButton());
  await screen.findByRole('dialog', { name: /^Confermare/ });
  await userEvent.click(screen.getByRole('button', { name: 'Torna al carrello' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Acquista come ospite' }));
  await expectMissing('');
  await userEvent.click(await confirmButton());
  await screen.findByRole('dialog', { name: /^Confermare/ });
  const keys = api
    .callsTo('POST /api/Order/SaveOrderPublic')
    .filter(({ body }) => 'order' in (body as object))
    .map(({ body }) => body.purchaseKey);
  expect(keys.slice(-2)[0]).toBe(keys.slice(-2)[1]);
}, 30_000);

it('[ORDER-22 part] [ORDER-26 part] a refusal tells the server’s words and leads to the cart, which is kept', async () => {
  putIntoGuestCart();
  const warning = 'Il carrello è cambiato: il totale è ora 89,00 €.';
  fakeApi({
    ...guestShop(),
    'POST /api/Order/SaveOrderPublic': () => ({ warning, code: 'CART_CHANGED' }),
  });
  const { router } = open();
  await orderAsGuest();
  const dialog = await screen.findByRole('alertdialog', { name: 'L’ordine non è partito' });
  expect(dialog).toHaveTextContent(warning);
  await userEvent.click(screen.getByRole('button', { name: 'Vai agli ordini' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/cart'));
  expect(publicCart.read().items).toHaveLength(1);
  expect(openPurchases()).toEqual([]);
}, 30_000);

it('[ORDER-29 part] cancel resets the cart and its submission and goes to the cart, where one press undoes it', async () => {
  putIntoGuestCart();
  fakeApi({ ...guestShop(), 'GET /api/Order/GetSconti': () => ({ data: [] }) });
  const { router } = open();
  await orderAsGuest();
  await screen.findByRole('dialog', { name: /^Confermare/ });
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/cart'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('public:cart')).toBeNull();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Rimetti i corsi nel carrello' }),
  );
  expect(publicCart.read().items).toMatchObject([{ courseId: 7 }]);
}, 30_000);

it('[ORDER-27] [ORDER-28 part] saved, and the payment cannot be reached: the quoted text, and back to the cart', async () => {
  putIntoGuestCart();
  fakeApi({
    ...guestShop(),
    'POST /api/Order/PayOrderPublic': () => Promise.reject(new Error('down')),
  });
  const { router } = open();
  await orderAsGuest();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Il tuo ordine è stato salvato correttamente, ma non è possibile accedere al pagamento. Riprova più tardi.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Torna al carrello' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/public/cart'));
  expect(publicCart.read().items).toHaveLength(1);
}, 30_000);

it('an order that expired meanwhile gives its place to a new one', async () => {
  putIntoGuestCart();
  let isFirst = true;
  const api = fakeApi({
    ...guestShop(),
    'POST /api/Order/PayOrderPublic': () => {
      if (!isFirst) return { data: 'http://localhost/#provider' };
      isFirst = false;
      return { warning: 'Questo ordine non si può più pagare', code: 'ORDER_NOT_PAYABLE' };
    },
  });
  open();
  await orderAsGuest();
  await screen.findByRole('dialog', { name: /^Confermare/ });
  const keys = api.callsTo('POST /api/Order/SaveOrderPublic').map(({ body }) => body.purchaseKey);
  expect(new Set(keys).size).toBe(2);
}, 30_000);

it('a price that changed is told before the order, and taken by the person (M37)', async () => {
  putIntoGuestCart();
  putIntoGuestCart(8, 'Excel', 2100);
  fakeApi({ ...guestShop(), 'POST /api/Cart/Public': pricedAt({ 7: 89 }) });
  open();
  const notice = await screen.findByText(/“Sicurezza in ufficio” ora costa/);
  expect(notice).toHaveTextContent('“Excel” non è più in vendita.');
  expect(await confirmButton()).toHaveAccessibleDescription(/^Mancano: l’aggiornamento/);
  await userEvent.click(screen.getByRole('button', { name: 'Aggiorna il carrello' }));
  await waitFor(() => expect(screen.queryByText(/ora costa/)).toBeNull());
  expect(publicCart.read().items.map(({ courseId, priceCents }) => [courseId, priceCents])).toEqual(
    [[7, 8900]],
  );
});

it('who asks for prices too often reads when to go on', async () => {
  putIntoGuestCart();
  const info = 'Troppe richieste da questo indirizzo. Riprova tra un minuto';
  fakeApi({ ...guestShop(), 'POST /api/Cart/Public': () => ({ status: 429, info }) });
  open();
  expect(await screen.findByText(info)).toBeVisible();
});

it('without a purchase it says so, and leads to the catalogue', async () => {
  fakeApi(guestShop());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Invia Ordine' })).toBeVisible();
  expect(await screen.findByText('Non c’è un acquisto in corso')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri il catalogo' })).toHaveAttribute(
    'href',
    '/public/catalogue',
  );
});

const begin = (paymentTypeId = 2) =>
  localStorage.setItem(
    'commerce:guest-purchases',
    JSON.stringify([
      { key: 'k'.repeat(43), fingerprint: 'f', paymentTypeId, itemIds: [], startedAt: Date.now() },
    ]),
  );

it('a purchase that was not finished is resumed, not made again', async () => {
  putIntoGuestCart();
  begin();
  const api = fakeApi(guestShop());
  open();
  expect(
    await screen.findByText(/^L’ordine WB-2026-000041 di .* aspetta ancora il pagamento/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Riprendi il pagamento' }));
  await waitFor(() => expect(isAtProvider()).toBe(true));
  expect(api.callsTo('POST /api/Order/PayOrderPublic')[0]).toMatchObject({
    query: { paymentTypeId: 2 },
    body: { purchaseKey: 'k'.repeat(43) },
  });
});

it('[MULTI-04 part] paid while the window was closed: the codes are shown at the next visit', async () => {
  begin();
  fakeApi({ ...guestShop(), 'POST /api/Order/SaveOrderPublic': guestPaid });
  open();
  expect(await screen.findByText('WB-7KQ2-9MFD-4XTA')).toBeVisible();
  expect(openPurchases()).toEqual([]);
});

it('a purchase that has expired or is unknown is forgotten', async () => {
  begin();
  fakeApi({
    ...guestShop(),
    'POST /api/Order/SaveOrderPublic': () => guestPaymentOf({ paymentState: 'expired' }),
  });
  open();
  expect(await screen.findByText('Non c’è un acquisto in corso')).toBeVisible();
  expect(openPurchases()).toEqual([]);
});

it('a change of language keeps the order that was confirmed, while its prices are asked for again', async () => {
  putIntoGuestCart();
  let isEnglish = false;
  const waiting = Promise.withResolvers<never>();
  fakeApi({
    ...guestShop(),
    'POST /api/Cart/Public': (call) => (isEnglish ? waiting.promise : pricedAt()(call)),
  });
  renderRoutes([{ element: <LanguageSwitch />, children: routes }], { at: '/public/payment' });
  await screen.findByRole('radio', { name: /Carta/ });
  await orderAsGuest();
  expect(await screen.findByRole('button', { name: 'Vai al pagamento' })).toBeVisible();
  isEnglish = true;
  // Behind the dialog nothing can be pressed: as if another tab had chosen it.
  fireEvent.click(screen.getByText('English'));
  expect(await screen.findByRole('button', { name: 'Go to payment' })).toBeVisible();
});

it('another cart is not drawn at the prices of the one before', async () => {
  putIntoGuestCart();
  setGuestMultiVoucher(true);
  const asked: unknown[] = [];
  const waiting = Promise.withResolvers<never>();
  fakeApi({
    ...guestShop(),
    'POST /api/Cart/Public': (call) => {
      asked.push(call.body);
      return asked.length > 1 ? waiting.promise : pricedAt()(call);
    },
  });
  open();
  await screen.findByRole('radio', { name: /Carta/ });
  const [item] = publicCart.read().items;
  act(() => setGuestQuantity(item?.id ?? '', 3));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole('radio', { name: /Carta/ })).not.toBeInTheDocument();
});

it('[SHELL-01 part] speaks English', async () => {
  putIntoGuestCart();
  fakeApi(guestShop());
  renderRoutes(routes, { at: '/public/payment', locale: 'en-US', messages: english });
  expect(await screen.findByRole('heading', { name: 'Who is buying' })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Order with obligation to pay' }),
  ).toHaveAccessibleDescription(
    'Missing: the data of who is buying, the Privacy document, and the terms and conditions.',
  );
});
