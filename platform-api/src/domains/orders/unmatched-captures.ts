import { and, eq, inArray, min, or } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { paymentAttempts } from '../payments/tables.ts';
import { orders } from './tables.ts';

/** Since when money has been kept for an order that is neither paid nor under cancellation; null when there is none. */
export async function paidWithoutOrderSince(platform: Platform): Promise<Date | null> {
  const [oldest] = await platform.database.db
    .select({ since: min(paymentAttempts.createdAt) })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.state, 'captured'),
        // Of a cancelled order a part may be kept by right; then another part has gone back.
        or(
          inArray(orders.state, ['Bozza', 'Ordinato']),
          and(eq(orders.state, 'Annullato'), eq(paymentAttempts.refundCents, 0n)),
        ),
      ),
    );
  return oldest?.since ?? null;
}
