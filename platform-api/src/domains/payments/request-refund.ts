import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { formatEuro, type Cents } from '../../money.ts';
import type { InTransaction, Platform } from '../../platform.ts';
import { findAttempt, unpaidStates } from './attempts.ts';
import { paymentErrors } from './errors.ts';
import type { RefundReason } from './refund-reasons.ts';
import { paymentAttempts, refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

export const refundJob = 'payments.refund';

/** The job asks at once; the sweep follows later. */
const FIRST_SWEEP_SECONDS = 30;

export type RefundRequest = {
  /** Default: the rest of the capture. */
  cents?: Cents;
  reason: RefundReason;
  /** Repeating a request under its key finds the refund that there is. */
  key: string;
  /** Account of the requester; absent when the product itself requests it. */
  actor?: string;
  /** The line whose price it is. */
  orderLineId?: number;
};

/**
 * Requests a refund of an attempt that starts when this transaction commits. The caller holds the order;
 * this locks the attempt. While some of the money is kept, the attempt stays `captured`; without any it
 * is `refunding`, then `refunded`.
 * @throws REFUND_EXCEEDS_CAPTURE when less than that is left, or nothing
 */
export async function requestRefund(
  platform: InTransaction,
  attemptId: string,
  request: RefundRequest,
): Promise<Refund> {
  const { db } = platform.database;
  const attempt = await findAttempt(platform, { id: attemptId }, true);
  if (attempt === null) throw new Error('There is no such attempt');
  const [known] = await db.select().from(refunds).where(eq(refunds.key, request.key));
  if (known !== undefined) {
    const isSame = known.attemptId === attemptId && known.cents === (request.cents ?? known.cents);
    if (!isSame) throw paymentErrors.REFUND_KEY_REUSED();
    return known;
  }
  const left = (attempt.capturedCents ?? 0n) - attempt.refundCents;
  const cents = request.cents ?? left;
  if (cents <= 0n || cents > left) {
    throw paymentErrors.REFUND_EXCEEDS_CAPTURE({
      params: { left: formatEuro(left, attempt.language) },
    });
  }
  await db
    .update(paymentAttempts)
    .set({
      refundCents: sql`${paymentAttempts.refundCents} + ${cents}`,
      ...(cents === left ? { state: 'refunding' as const } : {}),
    })
    .where(eq(paymentAttempts.id, attemptId));
  return storeRefund(platform, attempt, { ...request, cents });
}

/**
 * Records a capture that paid for nothing, and requests its full refund. The caller holds the order.
 * @returns the refund; null when this capture was noted before, or is of nothing
 */
export async function returnCapture(
  platform: InTransaction,
  attemptId: string,
  capture: { cents: Cents; reason: RefundReason },
): Promise<Refund | null> {
  const { cents, reason } = capture;
  const [attempt] = await platform.database.db
    .update(paymentAttempts)
    .set({
      state: cents > 0n ? 'refunding' : 'refunded',
      capturedCents: cents,
      refundCents: cents,
      settledAt: platform.clock.now(),
      nextCheckAt: null,
    })
    .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, unpaidStates)))
    .returning();
  if (attempt === undefined || cents === 0n) return null;
  return storeRefund(platform, attempt, { cents, reason, key: `capture ${attemptId}` });
}

async function storeRefund(
  platform: InTransaction,
  attempt: { id: string; orderId: number },
  request: RefundRequest & { cents: Cents },
): Promise<Refund> {
  const now = platform.clock.now();
  const [refund] = await platform.database.db
    .insert(refunds)
    .values({
      id: randomUUID(),
      key: request.key,
      attemptId: attempt.id,
      orderId: attempt.orderId,
      orderLineId: request.orderLineId ?? null,
      cents: request.cents,
      reason: request.reason,
      requestedBy: request.actor ?? null,
      state: 'requested',
      nextTryAt: new Date(now.getTime() + FIRST_SWEEP_SECONDS * 1000),
      requestedAt: now,
    })
    .returning();
  if (refund === undefined) throw new Error('The refund was not stored');
  await platform.jobs.enqueue(refundJob, { refundId: refund.id }, { key: refund.id });
  return refund;
}

export async function findRefund(platform: Platform, id: string): Promise<Refund | null> {
  const [row] = await platform.database.db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** Refunds of an order, oldest first. */
export const refundsOf = (platform: Platform, orderId: number): Promise<Refund[]> =>
  platform.database.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
