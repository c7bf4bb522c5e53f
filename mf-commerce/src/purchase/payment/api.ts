import { api } from 'shared-auth';
import type { SeenCart } from '../purchase-session.ts';

const euros = (cents: number) => cents / 100;

type WireSavedOrder = { orderId: number; orderNumber: string };

/**
 * Stores the order (ORDER-14). The totals are those that the person saw: the server compares them
 * with its own and refuses when they differ (M36).
 */
export async function saveOrder(
  seen: SeenCart,
  choice: { paymentTypeId: number },
  idempotencyKey: string,
): Promise<{ orderId: number; orderNumber: string }> {
  return api.post('/api/Order/SaveOrder', {
    body: {
      cartVersion: seen.version,
      paymentTypeId: choice.paymentTypeId,
      totale: euros(seen.orderCents),
      totalCost: euros(seen.totalCents),
      hasSimulation: seen.hasSimulation,
      hasCertification: seen.hasCertification,
      isMultiVoucher: seen.isMultiVoucher,
      termsAccepted: true,
      privacyAccepted: true,
    },
    idempotencyKey,
  });
}

export type PaymentAnswer = {
  orderId: number;
  /** Hosted page of the provider; null when there is nothing to pay there. */
  redirectPaymentUrl: string | null;
  /** As the server knows it now. */
  paid: boolean;
  /** `open` while the provider has not decided. */
  paymentState: 'open' | 'captured' | 'failed' | 'expired' | 'refunded';
  /** Euros of this payment that have gone back or are on their way. */
  totaleRimborsato: number;
  /** Codes of an order for others, once it is paid (ORDER-19). */
  vouchers: string[];
};

/** Opens, or finds again, the provider's page for an order (API-60). */
export const openPayment = (orderId: number, paymentTypeId: number) =>
  api.post('/api/Order/SavePayment', { body: {}, query: { orderId, paymentTypeId } });

/** What became of a payment after the person came back from the provider (ORDER-18). */
export const settlePayment = (paymentId: string, payerId: string | null) =>
  api.post('/api/Order/SavePayment', { body: {}, query: { paymentId, payerId } });

/** Payment of an order that stands as Ordinato (API-70). */
export const payOrder = (orderId: number, paymentTypeId: number) =>
  api.post('/api/Orders/PayOrder', { body: {}, query: { orderId, paymentTypeId } });
