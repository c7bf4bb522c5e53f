import { inArray } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { oldestKeptCapture } from '../payments/index.ts';
import { orders } from './tables.ts';

type State = typeof orders.$inferSelect.state;

/** Since when money has been kept for an order that is neither paid nor under cancellation; null when there is none. */
export async function paidWithoutOrderSince(platform: Platform): Promise<Date | null> {
  const idsOf = (...states: State[]) =>
    platform.database.db
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.state, states));
  const since = [
    await oldestKeptCapture(platform, idsOf('Bozza', 'Ordinato')),
    // Of a cancelled order a part may be kept by right; then another part has gone back.
    await oldestKeptCapture(platform, idsOf('Annullato'), { isWhole: true }),
  ];
  const [oldest] = since.filter((date) => date !== null).toSorted((a, b) => Number(a) - Number(b));
  return oldest ?? null;
}
