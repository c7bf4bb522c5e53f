import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuestPayment } from './api.ts';
import userEvent from '@testing-library/user-event';
import { publicCart } from 'shared-auth';
import { fakeApi, resetAuth, type FakeEndpoint } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../i18n/en.json';
import { routes } from '../../routes.tsx';
import { beginPurchase, openPurchases } from './pending-purchases.ts';
import { code, guestPaid, guestPaymentOf, guestShop, putIntoGuestCart } from './testing-guest.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  publicCart.reset();
});
afterEach(() => {
  resetAuth();
  act(() => toast.clear());
});

const failed = 'Pagamento non andato a buon fine, riprova più tardi';

/** The person bought the first line of the cart, and added another one meanwhile. */
function begin() {
  putIntoGuestCart();
  const itemIds = publicCart.read().items.map(({ id }) => id);
  const purchase = beginPurchase({ fingerprint: 'f', paymentTypeId: 1, itemIds });
  putIntoGuestCart(8, 'Excel', 2100);
  return purchase;
}
const shop = (answer: FakeEndpoint<'POST /api/Order/SaveOrderPublic'> = guestPaid) =>
  fakeApi({ ...guestShop(), 'POST /api/Order/SaveOrderPublic': answer });
const cameBack = (search = 'session_id=sbx_1') =>
  renderRoutes(routes, { at: `/public/payment?${search}` });

it('[ORDER-08 part] [ORDER-09 part] [ORDER-10 part] [ORDER-18 part] [MULTI-04 part] [MULTI-05 part] paid: the codes, the warning to save them, and on to the catalogue', async () => {
  const { key } = begin();
  const api = shop();
  const { router } = cameBack('paymentId=sbx_1&PayerID=P1');
  expect(await screen.findByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  expect(screen.getByText(code)).toBeVisible();
  expect(screen.getByText(/^Ecco il codice dell’ordine/)).toHaveTextContent('WB-2026-000041');
  expect(screen.getByText(/^Salva o stampa i codici adesso/)).toHaveTextContent(
    'rosa.bianchi@example.it',
  );
  expect(screen.getByRole('link', { name: 'Continua gli acquisti' })).toHaveAttribute(
    'href',
    '/public/catalogue',
  );
  expect(screen.getByText('Fatto').closest('li')).toHaveAttribute('aria-current', 'step');
  const [call] = api.callsTo('POST /api/Order/SaveOrderPublic');
  expect([call?.query, call?.body]).toEqual([{ paymentId: 'sbx_1' }, { purchaseKey: key }]);
  expect(JSON.stringify(router.state.location)).not.toContain(code);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(code);
});

it('what was bought leaves the cart once it is paid, what was added meanwhile stays', async () => {
  begin();
  const api = shop(() => guestPaymentOf());
  cameBack();
  await screen.findByRole('heading', { name: /non ha ancora confermato/ });
  expect(publicCart.read().items).toHaveLength(2);
  expect(openPurchases()).toHaveLength(1);
  api.use({ 'POST /api/Order/SaveOrderPublic': guestPaid });
  await userEvent.click(screen.getByRole('button', { name: 'Controlla di nuovo' }));
  await screen.findByText(code);
  expect(publicCart.read().items.map(({ title }) => title)).toEqual(['Excel']);
  expect(openPurchases()).toEqual([]);
});

it('[ORDER-18 part] a reload of this tab shows the stored result; another browser sees no codes', async () => {
  begin();
  shop();
  const { unmount } = cameBack();
  await screen.findByText(code);
  unmount();
  const again = cameBack();
  expect(await screen.findByText(code)).toBeVisible();
  again.unmount();
  sessionStorage.clear();
  cameBack();
  expect(await screen.findByText('Questo pagamento è stato avviato altrove')).toBeVisible();
  expect(screen.queryByText(code)).toBeNull();
});

it('a return in another tab finds the purchase, and which of two it is of', async () => {
  const mine = begin();
  beginPurchase({ fingerprint: 'other', paymentTypeId: 1, itemIds: [] });
  sessionStorage.clear();
  const api = fakeApi({
    ...guestShop(),
    'POST /api/Order/SaveOrderPublic': ({ body }) =>
      body.purchaseKey === mine.key ? guestPaid() : { status: 404, info: 'no' },
  });
  cameBack();
  expect(await screen.findByText(code)).toBeVisible();
  expect(api.callsTo('POST /api/Order/SaveOrderPublic')).toHaveLength(2);
  expect(openPurchases().map(({ fingerprint }) => fingerprint)).toEqual(['other']);
});

it.each([
  ['refused', 'session_id=sbx_1'],
  ['given up, without PayerID', 'paymentId=sbx_1'],
])(
  '[ORDER-11 part] [ORDER-30] %s: the quoted text, and "Riprova" leads to the cart, which is kept',
  async (_, search) => {
    begin();
    shop(() => guestPaymentOf({ paymentState: 'failed' }));
    const { router } = cameBack(search);
    expect(await screen.findByRole('heading', { name: failed })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Riprova' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/public/cart'));
    expect(publicCart.read().items).toHaveLength(2);
  },
);

it('[MULTI-13 part] [MULTI-04] a code is copied with an alert of 3000 ms, and the sheet is printed', async () => {
  begin();
  shop();
  cameBack();
  await screen.findByText(code);
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const told = jest.spyOn(toast, 'notify');
  await user.click(screen.getByRole('button', { name: `Copia il codice ${code}` }));
  expect(write).toHaveBeenCalledWith(code);
  expect(await screen.findByText('Voucher copiato')).toBeVisible();
  expect(told).toHaveBeenCalledWith('Voucher copiato', { durationMs: 3000 });
  const print = jest.fn();
  window.print = print;
  await user.click(screen.getByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('[MULTI-05 part] without codes the message is another one', async () => {
  begin();
  shop(() => guestPaymentOf({ paid: true, orderState: 'Pagato', paymentState: 'captured' }));
  cameBack();
  expect(await screen.findByText(/^La conferma con la ricevuta è in arrivo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stampa' })).toBeNull();
});

it('a server that does not answer is asked again; the purchase is kept', async () => {
  begin();
  const api = shop(() => ({ status: 500, info: 'guasto' }));
  cameBack();
  const retry = await screen.findByRole('button', { name: /Riprova/ }, { timeout: 15_000 });
  expect(openPurchases()).toHaveLength(1);
  api.use({ 'POST /api/Order/SaveOrderPublic': guestPaid });
  await userEvent.click(retry);
  expect(await screen.findByText(code)).toBeVisible();
}, 20_000);

it('[SHELL-01 part] speaks English', async () => {
  begin();
  shop();
  renderRoutes(routes, {
    at: '/public/payment?session_id=sbx_1',
    locale: 'en-US',
    messages: english,
  });
  expect(await screen.findByText(/^Save or print the codes now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
});

describe('cancellation of a paid purchase', () => {
  const asked: GuestPayment['richieste'][number] = {
    id: 3,
    richiedente: 'guest',
    motivazione: 'Doppione',
    dataRichiesta: '2026-10-07T08:30:00.000Z',
    stato: 'open',
    risposta: null,
    dataRisposta: null,
  };

  it('is asked for with the key of the purchase', async () => {
    const purchase = beginPurchase({ fingerprint: 'f', paymentTypeId: 1, itemIds: [] });
    let answer = guestPaid();
    const api = fakeApi({
      ...guestShop(),
      'POST /api/Order/SaveOrderPublic': () => answer,
      'POST /api/Order/RequestDeleteOrderPublic': () => {
        answer = guestPaymentOf({
          ...guestPaid().data,
          orderState: 'Richiesta Annullamento',
          richieste: [asked],
          annullamentoNegato: 'ORDER_STATE',
        });
        return { data: true };
      },
    });
    renderRoutes(routes, { at: '/public/payment?session_id=s1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Chiedi l’annullamento' }));
    await userEvent.type(screen.getByLabelText('Perché vuoi annullare'), 'Doppione');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiedi l’annullamento' }));
    expect(await screen.findByText(/Annullamento chiesto il 07\/10\/2026/)).toBeVisible();
    expect(api.callsTo('POST /api/Order/RequestDeleteOrderPublic')[0]?.body).toEqual({
      purchaseKey: purchase.key,
      motivazione: 'Doppione',
    });
    expect(screen.queryByRole('button', { name: 'Chiedi l’annullamento' })).not.toBeInTheDocument();
  });

  it('a purchase that was cancelled is no failed payment', async () => {
    beginPurchase({ fingerprint: 'f', paymentTypeId: 1, itemIds: [] });
    fakeApi({
      ...guestShop(),
      'POST /api/Order/SaveOrderPublic': () =>
        guestPaymentOf({
          orderState: 'Annullato',
          paymentState: 'failed',
          richieste: [{ ...asked, stato: 'whole', dataRisposta: '2026-10-08T08:30:00.000Z' }],
          totaleRimborsato: 79,
          annullamentoNegato: 'ORDER_STATE',
        }),
    });
    renderRoutes(routes, { at: '/public/payment?session_id=s1' });
    expect(await screen.findByRole('heading', { name: 'Ordine annullato' })).toBeVisible();
    expect(screen.getByText(/Rimborso: 79,00/)).toBeVisible();
  });
});
