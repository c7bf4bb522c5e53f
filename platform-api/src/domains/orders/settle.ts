import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import type { Cents } from '../../money.ts';
import type { PaymentStatus } from '../../ports/payments.ts';
import {
  attemptsOf,
  endChecks,
  findAttempt,
  moveAttempt,
  noteCapture,
  requestRefund,
  returnCapture,
  type PaymentAttempt,
  type RefundReason,
} from '../payments/index.ts';
import { eq, sql } from 'drizzle-orm';
import { audit } from './audit.ts';
import { deliver } from './deliver.ts';
import { giveCredits } from './give-credits.ts';
import { lineShares } from './line-shares.ts';
import { refundMailJob } from './refund-mail.ts';
import { requestConfirmation } from './confirmation-mail.ts';
import {
  findOrder,
  issueInvoice,
  linesOf,
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
  await inTransaction(platform, async (tx) => {
    const known = await findAttempt(platform, { id: attemptId });
    const order = known === null ? null : await lockBuyerAndOrder(tx, known.orderId);
    const attempt = await findAttempt(platform, { id: attemptId }, true);
    if (order === null || attempt === null) throw new Error('There is no such attempt');
    if (status.state !== 'captured') {
      if (status.state === 'expired') await endChecks(platform, attemptId);
      const moved = await moveAttempt(platform, attemptId, ['new', 'session_open'], status.state);
      if (moved) await audit(tx, order.id, `payment ${status.state}`, { attempt: attemptId });
      return;
    }
    await applyCapture(tx, order, attempt, status);
  });
}

/** Two orders of one buyer come one after the other: what the first delivers, the second finds owned. */
async function lockBuyerAndOrder(
  platform: InTransaction,
  orderId: number,
): Promise<OrderRow | null> {
  const { db } = platform.database;
  const order = await findOrder(db, orderId);
  if (order === null) return null;
  if (order.userId !== null) {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${order.userId}`}, 0))`,
    );
  }
  return lockOrder(db, orderId);
}

const settled = ['captured', 'refunding', 'refunded'];

async function applyCapture(
  platform: InTransaction,
  order: OrderRow,
  attempt: PaymentAttempt,
  status: Extract<PaymentStatus, { state: 'captured' }>,
): Promise<void> {
  if (settled.includes(attempt.state)) return;
  const cents = status.amount;
  if (cents !== attempt.amountCents || status.currency !== 'EUR') {
    return giveBack(platform, order, attempt, { cents, reason: 'amount_differs' });
  }
  const others = await attemptsOf(platform, order.id);
  if (others.some(({ id, state }) => id !== attempt.id && state === 'captured')) {
    return giveBack(platform, order, attempt, { cents, reason: 'paid_twice' });
  }
  // What was paid before and cancelled has its invoice and credit note: it is not sold a second time.
  const to = order.paidAt === null ? nextState(order.state, 'captured') : null;
  if (to === null) {
    return giveBack(platform, order, attempt, { cents, reason: 'order_closed' });
  }
  const lines = await linesOf(platform.database.db, order.id);
  const owned = await deliver(platform, order, lines);
  if (owned.length === lines.length) {
    await setState(platform, order, nextState(order.state, 'undeliverable') ?? order.state, {
      cancelledAt: order.cancelledAt ?? platform.clock.now(),
      cancellationReason: reasons.undeliverable[order.language],
    });
    return giveBack(platform, order, attempt, { cents, reason: 'owned_already' });
  }
  await noteCapture(platform, attempt.id, cents);
  const paidAt = platform.clock.now();
  await setState(platform, order, to, {
    paidAt,
    confirmationDue: true,
    paymentTypeId: attempt.paymentTypeId,
    cancelledAt: null,
    cancellationReason: null,
  });
  await giveBackOwned(platform, order, attempt, { lines, owned });
  await giveCredits(platform, order, { paidAt, lines, owned });
  await issueInvoice(platform.database.db, order, paidAt);
  await requestConfirmation(platform, order.id);
  await audit(platform, order.id, 'paid', { attempt: attempt.id });
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
  attempt: PaymentAttempt,
  { lines, owned }: { lines: readonly OrderLineRow[]; owned: readonly OrderLineRow[] },
): Promise<void> {
  const shares = lineShares(order, lines);
  for (const [place, line] of lines.entries()) {
    const cents = shares[place]?.dueCents ?? 0n;
    if (cents === 0n || !owned.includes(line)) continue;
    await requestRefund(platform, attempt.id, {
      cents,
      reason: 'owned_already',
      key: `owned ${attempt.id} ${line.id}`,
      orderLineId: line.id,
    });
    await audit(platform, order.id, 'automatic refund', {
      attempt: attempt.id,
      why: 'owned_already',
      line: line.id,
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
