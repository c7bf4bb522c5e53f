/** The parameters of the provider's return address (ORDER-18, E97). */
export type PaymentReturn =
  | { kind: 'none' }
  | { kind: 'cancelled'; paymentId: string }
  | { kind: 'returned'; paymentId: string; payerId: string | null };

/**
 * Reads both ways of coming back: `session_id`, or `paymentId` with `PayerID`; without `PayerID` the
 * person gave up. Other parameters are ignored.
 */
export function parsePaymentReturn(search: URLSearchParams): PaymentReturn {
  const sessionId = search.get('session_id');
  if (sessionId) return { kind: 'returned', paymentId: sessionId, payerId: null };
  // PayPal names its order `token`.
  const paymentId = search.get('paymentId') || search.get('token');
  if (!paymentId) return { kind: 'none' };
  const payerId = search.get('PayerID');
  if (!payerId) return { kind: 'cancelled', paymentId };
  return { kind: 'returned', paymentId, payerId };
}
