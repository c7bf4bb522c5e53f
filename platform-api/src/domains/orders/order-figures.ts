import { count, min, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { orders } from './tables.ts';

export type OrderFigures = {
  byState: { state: string; orders: number }[];
  /** When the oldest order was paid whose confirmation has not left; null when there is none. */
  confirmationDueSince: Date | null;
};

/** Orders in figures, for the metrics. */
export async function orderFigures(platform: Platform): Promise<OrderFigures> {
  const { db } = platform.database;
  const byState = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .groupBy(orders.state);
  const [due] = await db
    .select({ since: min(orders.paidAt) })
    .from(orders)
    .where(eq(orders.confirmationDue, true));
  return { byState, confirmationDueSince: due?.since ?? null };
}
