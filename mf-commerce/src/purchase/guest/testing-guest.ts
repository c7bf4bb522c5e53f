import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicCart } from 'shared-auth';
import type { FakeEndpoint, FakeEndpoints } from 'shared-auth/testing';
import { wireCart } from '../cart/testing-cart.ts';
import type { GuestPayment } from './api.ts';
import { legalText, payment, paymentTypes, providerPage } from '../testing-purchase.ts';

/** Puts a course into the cart of this browser. */
export const putIntoGuestCart = (courseId = 7, title = 'Sicurezza in ufficio', priceCents = 7900) =>
  publicCart.add({
    courseId,
    kind: 1,
    title,
    imageUrl: null,
    category: 'sicurezza',
    durationMinutes: 240,
    priceCents,
    simulationCents: null,
    certificationCents: null,
    promotionalId: null,
  });

/** Prices of the fake server, in euros, by course; other courses are gone. */
export const priceList: Record<number, number> = { 7: 79, 8: 21 };

/** What a guest's cart costs at these prices, without discounts. */
export const pricedAt =
  (prices: Record<number, number> = priceList): FakeEndpoint<'POST /api/Cart/Public'> =>
  ({ body: { corsi, isMultiVoucher = false } }) => {
    const known = corsi.flatMap(({ corsoId, quantita = 1 }) => {
      const costoCorso = prices[corsoId];
      const titoloCorso = corsoId === 7 ? 'Sicurezza in ufficio' : 'Excel';
      return costoCorso === undefined ? [] : [{ corsoId, quantita, costoCorso, titoloCorso }];
    });
    return { data: wireCart(known, { version: 0, isMultiVoucher }) };
  };

/** The server's answer about the purchase of a guest, order 41. */
export const guestPaymentOf = (changes: Partial<GuestPayment> = {}): { data: GuestPayment } => ({
  data: {
    ...payment({ paymentId: null, redirectPaymentUrl: null }).data,
    codes: [],
    vouchersNumber: 0,
    richieste: [],
    totaleRimborsato: 0,
    annullamentoNegato: null,
    email: 'rosa.bianchi@example.it',
    totalCost: 79,
    ...changes,
  },
});

export const code = 'WB-7KQ2-9MFD-4XTA';

/** The code of a seat under the names of the wire. */
const paidCode = {
  corsoId: 7,
  titoloCorso: 'Sicurezza in ufficio',
  code,
  state: 'issued' as const,
  conCertificazione: false,
  categoria: 'sicurezza',
  durataCorso: 240,
  immagineUrl: null,
};

export const guestPaid = () =>
  guestPaymentOf({
    paid: true,
    orderState: 'Pagato',
    paymentState: 'captured',
    totaleRimborsato: 0,
    vouchers: [code],
    vouchersNumber: 1,
    codes: [paidCode],
  });

/** A shop that sells to guests. */
export const guestShop = () =>
  ({
    'POST /api/Cart/Public': pricedAt(),
    'GET /api/Order/GetPaymentTypes': paymentTypes,
    'GET /api/Order/GetSconti': () => ({ data: [] }),
    'GET /api/Documents/Privacy': legalText,
    'GET /api/Order/GetTerms': legalText,
    'POST /api/Order/SaveOrderPublic': () => guestPaymentOf(),
    'POST /api/Order/PayOrderPublic': () => ({ data: providerPage, info: 'pronto' }),
  }) satisfies FakeEndpoints;

export const guest: Record<string, string> = {
  Nome: 'Rosa',
  Cognome: 'Bianchi',
  'E-mail': 'rosa.bianchi@example.it',
  Cellulare: '+39 340 1234567',
  'Codice fiscale': 'BNCRSO80A41H501X',
};

/** Puts a text into a field at once, in place of what was there. */
export async function fill(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
}

export async function typeGuest(): Promise<void> {
  for (const [label, text] of Object.entries(guest)) await fill(label, text);
}

export async function consent(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Apri il documento' }));
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByText('Il titolare.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
  await userEvent.click(screen.getByLabelText('Ho letto e accetto l’informativa Privacy'));
  await userEvent.click(
    screen.getByLabelText('Ho letto, compreso e accettato i termini e condizioni (obbligatorio)'),
  );
}

export const confirmButton = () =>
  screen.findByRole('button', { name: 'Ordina con obbligo di pagamento' });

/** Fills the whole form and confirms. */
export async function orderAsGuest(): Promise<void> {
  await typeGuest();
  await userEvent.click(screen.getByRole('radio', { name: /Carta/ }));
  await consent();
  await userEvent.click(await confirmButton());
}
