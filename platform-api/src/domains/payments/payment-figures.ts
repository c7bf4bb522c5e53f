import { count, eq, min, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { paymentAttempts } from './tables.ts';

export type PaymentFigures = {
  byState: { state: string; attempts: number }[];
  /** Since when the oldest refund has been waiting for the provider; null when none waits. */
  refundWaitingSince: Date | null;
};

/** Attempts to pay in figures, for the metrics. */
export async function paymentFigures(platform: Platform): Promise<PaymentFigures> {
  const { db } = platform.database;
  const { state, createdAt, settledAt } = paymentAttempts;
  const byState = await db
    .select({ state, attempts: count() })
    .from(paymentAttempts)
    .groupBy(state);
  const [waiting] = await db
    .select({ since: min(sql`coalesce(${settledAt}, ${createdAt})`).mapWith(createdAt) })
    .from(paymentAttempts)
    .where(eq(state, 'refunding'));
  return { byState, refundWaitingSince: waiting?.since ?? null };
}
