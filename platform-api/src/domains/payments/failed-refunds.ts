import { and, asc, eq } from 'drizzle-orm';
import type { Cents } from '../../money.ts';
import type { InTransaction, Platform } from '../../platform.ts';
import { endRefunding } from './refund.ts';
import type { RefundReason } from './refund-reasons.ts';
import { paymentAttempts, refunds } from './tables.ts';

type Stores = Pick<Platform, 'database' | 'clock'>;
type StoresInTransaction = Pick<InTransaction, keyof Stores>;

/** A refund that the provider refused for good. */
export type FailedRefund = {
  id: string;
  orderId: number;
  orderNumber: string;
  cents: Cents;
  reason: RefundReason;
  tries: number;
  requestedAt: Date;
  refusedAt: Date;
  /** What the provider said. */
  error: string;
};

/** Refunds that the provider refused for good, oldest first. */
export async function failedRefunds({ database }: Stores, limit = 1000): Promise<FailedRefund[]> {
  const rows = await database.db
    .select({ refund: refunds, orderNumber: paymentAttempts.orderNumber })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.state, 'failed'))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
    .limit(limit);
  return rows.map(({ orderNumber, refund }) => ({
    id: refund.id,
    orderId: refund.orderId,
    orderNumber,
    cents: refund.cents,
    reason: refund.reason,
    tries: refund.tries,
    requestedAt: refund.requestedAt,
    refusedAt: refund.settledAt ?? refund.requestedAt,
    error: refund.lastError ?? '',
  }));
}

/**
 * Asks again for a refund that had failed, after an operator put right what stood in its way; the
 * recovery takes it up within seconds.
 * @returns its order; null when it is not among the failed ones
 */
export async function repeatRefund(
  { database, clock }: StoresInTransaction,
  refundId: string,
): Promise<number | null> {
  const [again] = await database.db
    .update(refunds)
    .set({ state: 'requested', settledAt: null, tries: 0, nextTryAt: clock.now() })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'failed')))
    .returning({ orderId: refunds.orderId });
  return again?.orderId ?? null;
}

/**
 * Notes that an operator paid a failed refund back past the provider, which is not asked for it any
 * more. A repeat changes nothing.
 * @returns its order, and whether it was noted now; null when it is not among the failed ones
 */
export async function notePaidByHand(
  { database, clock }: StoresInTransaction,
  refundId: string,
): Promise<{ orderId: number; isNew: boolean } | null> {
  const [known] = await database.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (known === undefined) return null;
  // Held first, as whoever ends another refund of it does.
  await database.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, known.attemptId))
    .for('update');
  const [noted] = await database.db
    .update(refunds)
    .set({ state: 'done', isPaidByHand: true, settledAt: clock.now() })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'failed')))
    .returning({ id: refunds.id });
  const { orderId } = known;
  if (noted !== undefined) {
    await endRefunding({ database }, known.attemptId);
    return { orderId, isNew: true };
  }
  const [now] = await database.db.select().from(refunds).where(eq(refunds.id, refundId));
  return now?.isPaidByHand === true ? { orderId, isNew: false } : null;
}
