import { inArray } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { paymentAttempts } from './tables.ts';

/** Takes the buyer's address out of the attempts to pay these orders. */
export async function forgetCustomer(
  platform: Platform,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await platform.database.db
    .update(paymentAttempts)
    .set({ customerEmail: '' })
    .where(inArray(paymentAttempts.orderId, [...orderIds]));
}
