import { api, type AnswerOf, type BodyOf } from 'shared-auth';
import { saveText } from '../../save-text.ts';

type PurchaseBody = BodyOf<'/api/Order/SaveOrderPublic', 'post'>;

/** Totals as the person saw them: compared by the server, never charged (M36). */
export type WireGuestOrder = NonNullable<PurchaseBody['order']>;

/** The buyer, under the names of the documents (E107). */
export type WireBuyer = WireGuestOrder['voucherUserData'];

/** How a purchase is getting on; `codes` has the first of one for each seat once it is paid (MULTI-04). */
export type GuestPayment = AnswerOf<'/api/Order/SaveOrderPublic', 'post'>;

export type VoucherCode = GuestPayment['codes'][number];

/** Saves the order as a draft, or finds it again (ORDER-13, API-64). */
export const saveGuestOrder = (purchaseKey: string, order: WireGuestOrder) =>
  api.post('/api/Order/SaveOrderPublic', { body: { purchaseKey, order } });

/** The address of the provider's page, null when there is nothing left to pay, and its message (API-65). */
export const payGuestOrder = (purchaseKey: string, paymentTypeId: number) =>
  api.postWithInfo('/api/Order/PayOrderPublic', {
    body: { purchaseKey },
    query: { paymentTypeId },
  });

/** How a purchase stands; after a return from the provider with its session (ORDER-18). */
export const guestPayment = (purchaseKey: string, paymentId: string | null) =>
  api.post('/api/Order/SaveOrderPublic', { body: { purchaseKey }, query: { paymentId } });

/** All codes of a paid purchase, as a table for spreadsheets. */
export async function downloadGuestCodes(purchaseKey: string): Promise<void> {
  saveText(await api.post('/api/Order/GetVoucherFilePublic', { body: { purchaseKey } }));
}

/** Asks for the cancellation of a paid purchase. */
export const requestGuestCancellation = (
  purchaseKey: string,
  motivazione: string,
): Promise<unknown> =>
  api.post('/api/Order/RequestDeleteOrderPublic', { body: { purchaseKey, motivazione } });
