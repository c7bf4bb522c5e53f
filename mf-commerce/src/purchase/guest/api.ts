import { api } from 'shared-auth';
import type { PaymentAnswer } from '../payment/api.ts';
import type { WireGuestCart } from './guest-cart.ts';

/** The buyer, under the names of the documents (E107). */
export type WireBuyer = {
  nome: string;
  cognome: string;
  telefono: string;
  email: string;
  codiceFiscale: string;
  PartitaIva?: string;
  RagioneSociale?: string;
  sdi?: string;
  Indirizzo?: string;
  Comune?: string;
  Provincia?: string;
  Cap?: string;
};

export type WireGuestOrder = {
  carrello: WireGuestCart;
  voucherUserData: WireBuyer;
  paymentTypeId: number;
  /** Euros, as the person saw them: compared by the server, never charged (M36). */
  totale: number;
  totalCost: number;
  termsAccepted: true;
  privacyAccepted: true;
};

export type VoucherCode = {
  corsoId: number;
  titoloCorso: string;
  code: string;
  state: 'issued' | 'frozen' | 'redeemed' | 'revoked';
};

export type GuestPayment = PaymentAnswer & {
  orderNumber: string;
  orderState: string;
  /** Euros. */
  totalCost: number;
  /** Where the confirmation goes. */
  email: string;
  /** One for each seat, once it is paid (MULTI-04). */
  codes: VoucherCode[];
};

/** Saves the order as a draft, or finds it again (ORDER-13, API-64). */
export const saveGuestOrder = (purchaseKey: string, order: WireGuestOrder) =>
  api.post('/api/Order/SaveOrderPublic', { body: { purchaseKey, order } });

/** The address of the provider's page; null when there is nothing left to pay (API-65). */
export const payGuestOrder = (purchaseKey: string, paymentTypeId: number) =>
  api.post('/api/Order/PayOrderPublic', { body: { purchaseKey }, query: { paymentTypeId } });

/** How a purchase stands; after a return from the provider with its session (ORDER-18). */
export const guestPayment = (purchaseKey: string, paymentId: string | null) =>
  api.post('/api/Order/SaveOrderPublic', { body: { purchaseKey }, query: { paymentId } });
