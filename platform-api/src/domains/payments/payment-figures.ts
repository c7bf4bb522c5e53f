import { count, eq, min } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { paymentAttempts, refunds } from './tables.ts';

export type PaymentFigures = {
  byState: { state: string; attempts: number }[];
  /** Since when the oldest refund has been waiting for the provider; null when none waits. */
  refundWaitingSince: Date | null;
  /** Refunds that the provider refused for good. */
  failedRefunds: number;
};

/** Attempts to pay in figures, for the metrics. */
export async function paymentFigures(platform: Platform): Promise<PaymentFigures> {
  const { db } = platform.database;
  const { state } = paymentAttempts;
  const byState = await db
    .select({ state, attempts: count() })
    .from(paymentAttempts)
    .groupBy(state);
  const [waiting] = await db
    .select({ since: min(refunds.requestedAt) })
    .from(refunds)
    .where(eq(refunds.state, 'requested'));
  const failed = await db.$count(refunds, eq(refunds.state, 'failed'));
  return { byState, refundWaitingSince: waiting?.since ?? null, failedRefunds: failed };
}
