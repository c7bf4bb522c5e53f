import { and, eq, inArray, min, type SQLWrapper } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { paymentAttempts } from './tables.ts';

/**
 * Since when money has been kept for one of these orders; null when there is none.
 * @param orderIds a query of order ids
 * @param options.isWhole only what no part of has gone back
 */
export async function oldestKeptCapture(
  platform: Platform,
  orderIds: SQLWrapper,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<Date | null> {
  const [oldest] = await platform.database.db
    .select({ since: min(paymentAttempts.createdAt) })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.state, 'captured'),
        inArray(paymentAttempts.orderId, orderIds),
        isWhole ? eq(paymentAttempts.refundCents, 0n) : undefined,
      ),
    );
  return oldest?.since ?? null;
}
