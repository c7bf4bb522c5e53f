import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import type { Cents } from '../../money.ts';
import type { PaymentStatus } from '../../ports/payments.ts';
import { returnCoupon } from '../credits/index.ts';
import {
  attemptsOf,
  couponType,
  endChecks,
  findAttempt,
  moveAttempt,
  noteCapture,
  requestRefund,
  returnCapture,
  type PaymentAttempt,
  type RefundReason,
} from '../payments/index.ts';
import { eq } from 'drizzle-orm';
import { audit } from './audit.ts';
import { captureOutcome, isPartMissing, stateOnceSold, type Capture } from './capture-outcome.ts';
import { setCouponPart } from './coupon/coupon-part.ts';
import { deliver } from './deliver.ts';
import { giveCredits } from './give-credits.ts';
import { ownedRefunds } from './owned-refunds.ts';
import { refundMailJob } from './refund-mail.ts';
import { requestConfirmation } from './confirmation-mail.ts';
import {
  findOrder,
  issueInvoice,
  linesOf,
  lockBuyer,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './repository.ts';
import { nextState } from './states.ts';
import { orders } from './tables.ts';

/**
 * Applies the provider's status of an attempt. This is the only way in which an order becomes Pagato, for
 * return, webhook and sweep alike. Repeating it changes nothing. Runs in one transaction and locks
 * the buyer, the order, the attempt, then what is delivered (docs/decisions/0026).
 */
export async function settle(
  platform: Platform,
  attemptId: string,
  status: PaymentStatus,
): Promise<void> {
  if (status.state === 'open' || status.state === 'approved') return;
  for (;;) {
    const isPartHeld = status.state !== 'captured' || (await holdPartAgain(platform, attemptId));
    if (await applyStatus(platform, attemptId, { status, isPartHeld })) return;
    // The order gave its part of the coupon back between the two.
  }
}

/** @returns false where a part of the coupon that was held is no longer, and nothing changed */
const applyStatus = (
  platform: Platform,
  attemptId: string,
  { status, isPartHeld }: { status: FinalStatus; isPartHeld: boolean },
): Promise<boolean> =>
  inTransaction(platform, async (tx) => {
    const known = await findAttempt(platform, { id: attemptId });
    const order = known === null ? null : await lockBuyerAndOrder(tx, known.orderId);
    const attempt = await findAttempt(platform, { id: attemptId }, true);
    if (order === null || attempt === null) throw new Error('There is no such attempt');
    if (status.state === 'captured') {
      if (isPartHeld && isPartMissing(order, attempt)) return false;
      await applyCapture(tx, order, attempt, status);
      return true;
    }
    if (status.state === 'expired') await endChecks(platform, attemptId);
    const moved = await moveAttempt(platform, attemptId, ['new', 'session_open'], status.state);
    if (moved) await audit(tx, order.id, `payment ${status.state}`, { attempt: attemptId });
    return true;
  });

type FinalStatus = Exclude<PaymentStatus, { state: 'open' | 'approved' }>;

/** Two orders of one buyer come one after the other: what the first delivers, the second finds owned. */
export async function lockBuyerAndOrder(
  platform: InTransaction,
  orderId: number,
): Promise<OrderRow | null> {
  const { db } = platform.database;
  const order = await findOrder(db, orderId);
  if (order === null) return null;
  if (order.userId !== null) await lockBuyer(platform, order.userId);
  return lockOrder(db, orderId);
}

/**
 * A capture may come for a page that was given up, whose part of the coupon went back meanwhile: it is held
 * again before the payment is applied, in a transaction of its own, as a wallet comes after what is delivered.
 * @returns false where the coupon has less by now
 */
async function holdPartAgain(platform: Platform, attemptId: string): Promise<boolean> {
  const known = await findAttempt(platform, { id: attemptId });
  const seen = known === null ? null : await findOrder(platform.database.db, known.orderId);
  if (known === null || seen === null || !isPartMissing(seen, known)) return true;
  return inTransaction(platform, async (tx) => {
    const order = await lockBuyerAndOrder(tx, known.orderId);
    const attempt = await findAttempt(platform, { id: attemptId }, true);
    if (order === null || attempt === null || !isPartMissing(order, attempt)) return true;
    return (await setCouponPart(tx, order, order.totalCents - attempt.amountCents)) !== null;
  });
}

async function applyCapture(
  platform: InTransaction,
  order: OrderRow,
  attempt: PaymentAttempt,
  capture: Capture,
): Promise<void> {
  const attempts = await attemptsOf(platform, order.id);
  const outcome = captureOutcome(capture, { order, attempt, attempts });
  if (outcome.kind === 'none') return;
  const cents = capture.amount;
  if (outcome.kind === 'refund') {
    return giveBack(platform, order, attempt, { cents, reason: outcome.reason });
  }
  if (await sell(platform, order, { to: outcome.to, attempt })) return;
  return giveBack(platform, order, attempt, { cents, reason: 'owned_already' });
}

/**
 * Makes an order Pagato that its buyer's coupon covers whole (ORDER-16): as a capture does, without a
 * provider. The caller holds buyer and order.
 */
export async function settleByCoupon(platform: InTransaction, order: OrderRow): Promise<void> {
  const to = stateOnceSold(order);
  if (to === null || order.dueCents !== 0n) throw new Error('The coupon does not pay this order');
  await sell(platform, order, { to, attempt: null });
}

/**
 * Delivers what is paid for, with all that comes with it.
 * @param payment.attempt null where the coupon pays all of it
 * @returns false where the buyer has all of it already; the order is Annullato then
 */
async function sell(
  platform: InTransaction,
  order: OrderRow,
  { to, attempt }: { to: OrderRow['state']; attempt: PaymentAttempt | null },
): Promise<boolean> {
  const lines = await linesOf(platform.database.db, order.id);
  const owned = await deliver(platform, order, lines);
  if (owned.length === lines.length) {
    await setCouponPart(platform, order, 0n);
    await setState(platform, order, nextState(order.state, 'undeliverable') ?? order.state, {
      cancelledAt: order.cancelledAt ?? platform.clock.now(),
      cancellationReason: reasons.undeliverable[order.language],
    });
    return false;
  }
  if (attempt !== null) await noteCapture(platform, attempt.id, attempt.amountCents);
  const paidAt = platform.clock.now();
  await setState(platform, order, to, {
    paidAt,
    confirmationDue: true,
    paymentTypeId: attempt?.paymentTypeId ?? couponType.id,
    cancelledAt: null,
    cancellationReason: null,
  });
  await giveCredits(platform, order, { paidAt, lines, owned });
  await giveBackOwned(platform, order, attempt, { lines, owned });
  await issueInvoice(platform.database.db, order, paidAt);
  await requestConfirmation(platform, order.id);
  await audit(platform, order.id, 'paid', {
    ...(attempt === null ? {} : { attempt: attempt.id }),
    ...(order.couponCents === 0n ? {} : { coupon: String(order.couponCents) }),
  });
  return true;
}

export const reasons = {
  undeliverable: {
    it: 'Corsi o esami già acquistati con un altro ordine: pagamento rimborsato',
    en: 'Courses or exams already bought with another order: payment refunded',
  },
  expired: {
    it: 'Pagamento non ricevuto entro 24 ore',
    en: 'No payment within 24 hours',
  },
};

/** The share of each course or exam that the buyer has already; the rest of the order stays paid. */
async function giveBackOwned(
  platform: InTransaction,
  order: OrderRow,
  attempt: PaymentAttempt | null,
  { lines, owned }: { lines: readonly OrderLineRow[]; owned: readonly OrderLineRow[] },
): Promise<void> {
  const reason = 'owned_already';
  for (const refund of ownedRefunds(order, { lines, owned })) {
    const { orderLineId, cents, couponCents, cardCents } = refund;
    const key = `owned ${attempt?.id ?? `order ${order.id}`} ${orderLineId}`;
    if (couponCents > 0n) {
      const returned = { orderId: order.id, cents: couponCents, reason, key, orderLineId } as const;
      await returnCoupon(platform, returned);
    }
    if (attempt !== null && cardCents > 0n) {
      await requestRefund(platform, attempt.id, { cents: cardCents, reason, key, orderLineId });
    }
    await audit(platform, order.id, 'automatic refund', {
      ...(attempt === null ? {} : { attempt: attempt.id }),
      why: reason,
      line: orderLineId,
      cents: String(cents),
    });
  }
}

/** Money that pays for nothing goes back, and someone looks at why. */
async function giveBack(
  platform: InTransaction,
  order: OrderRow,
  attempt: PaymentAttempt,
  capture: { cents: Cents; reason: RefundReason },
): Promise<void> {
  const why = capture.reason;
  const refund = await returnCapture(platform, attempt.id, capture);
  if (refund !== null) {
    await platform.jobs.enqueue(refundMailJob, { refundId: refund.id }, { key: refund.id });
  }
  await audit(platform, order.id, 'automatic refund', { attempt: attempt.id, why });
  platform.log.error({ order: order.number, attempt: attempt.id, why }, 'payment is given back');
}

/** Stores a state that `nextState` gave, with what comes with it; the order is locked by the caller. */
export async function setState(
  platform: InTransaction,
  order: OrderRow,
  state: OrderRow['state'],
  change: Partial<OrderRow> = {},
): Promise<void> {
  await platform.database.db
    .update(orders)
    .set({ ...change, state })
    .where(eq(orders.id, order.id));
}
