import { and, eq, inArray, min } from 'drizzle-orm';
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
        inArray(orders.state, ['Bozza', 'Ordinato', 'Annullato']),
      ),
    );
  return oldest?.since ?? null;
}
