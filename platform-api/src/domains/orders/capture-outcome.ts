import type { PaymentStatus } from '../../ports/payments.ts';
import type { PaymentAttempt, RefundReason } from '../payments/index.ts';
import type { OrderRow } from './repository.ts';
import { nextState, type OrderState } from './states.ts';

export type Capture = Pick<Extract<PaymentStatus, { state: 'captured' }>, 'amount' | 'currency'>;

/** An attempt as far as it decides what its capture does. */
type Attempt = Pick<PaymentAttempt, 'state' | 'amountCents'>;

type Order = Pick<OrderRow, 'state' | 'paidAt' | 'totalCents' | 'couponCents'>;

/** What a capture does: nothing when it was applied before, else a sale, or its money goes back. */
export type CaptureOutcome =
  | { kind: 'none' }
  | { kind: 'sale'; to: OrderState }
  | { kind: 'refund'; reason: RefundReason };

const settled = ['captured', 'refunding', 'refunded'];

/** Whether the order holds another part of the coupon than the one that its payment page left out. */
export const isPartMissing = (order: Order, attempt: Attempt): boolean =>
  order.paidAt === null &&
  !settled.includes(attempt.state) &&
  order.couponCents !== order.totalCents - attempt.amountCents;

/** The state that a payment brings an order to; null where it takes none. */
export function stateOnceSold(order: Pick<Order, 'state' | 'paidAt'>): OrderState | null {
  // What was paid before and cancelled has its invoice and credit note: it is not sold a second time.
  return order.paidAt === null ? nextState(order.state, 'captured') : null;
}

/**
 * What becomes of a capture, before it is known what the buyer owns (commerce-model.md, "Order and payment
 * state machine").
 * @param attempts all of the order
 */
export function captureOutcome(
  capture: Capture,
  { order, attempt, attempts }: { order: Order; attempt: Attempt; attempts: readonly Attempt[] },
): CaptureOutcome {
  if (settled.includes(attempt.state)) return { kind: 'none' };
  const refund = (reason: RefundReason): CaptureOutcome => ({ kind: 'refund', reason });
  if (capture.amount !== attempt.amountCents || capture.currency !== 'EUR') {
    return refund('amount_differs');
  }
  if (attempts.some(({ state }) => state === 'captured')) {
    return refund('paid_twice');
  }
  const to = stateOnceSold(order);
  if (to === null) return refund('order_closed');
  if (isPartMissing(order, attempt)) return refund('coupon_missing');
  return { kind: 'sale', to };
}
