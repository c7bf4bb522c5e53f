import { api, type AnswerOf, type BodyOf } from 'shared-auth';

type PurchaseBody = BodyOf<'/api/Order/SaveOrderPublic', 'post'>;

/** Totals as the person saw them: compared by the server, never charged (M36). */
export type WireGuestOrder = NonNullable<PurchaseBody['order']>;

/** The buyer, under the names of the documents (E107). */
export type WireBuyer = WireGuestOrder['voucherUserData'];

/** How a purchase stands; `codes` has one for each seat once it is paid (MULTI-04). */
export type GuestPayment = AnswerOf<'/api/Order/SaveOrderPublic', 'post'>;

export type VoucherCode = GuestPayment['codes'][number];

/** Saves the order as a draft, or finds it again (ORDER-13, API-64). */
export const saveGuestOrder = (purchaseKey: string, order: WireGuestOrder) =>
  api.post('/api/Order/SaveOrderPublic', { body: { purchaseKey, order } });

/** The address of the provider's page; null when there is nothing left to pay (API-65). */
export const payGuestOrder = (purchaseKey: string, paymentTypeId: number) =>
  api.post('/api/Order/PayOrderPublic', { body: { purchaseKey }, query: { paymentTypeId } });

/** How a purchase stands; after a return from the provider with its session (ORDER-18). */
export const guestPayment = (purchaseKey: string, paymentId: string | null) =>
  api.post('/api/Order/SaveOrderPublic', { body: { purchaseKey }, query: { paymentId } });
