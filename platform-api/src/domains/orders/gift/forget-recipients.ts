import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { ordersRedeemedBy } from '../../vouchers/index.ts';
import { orders } from '../tables.ts';

/**
 * The recipients of a person's gifts, and the person as the recipient of gifts: an invoice is kept by law, who
 * its courses were for is not (E125). The orders stay gifts.
 */
export async function forgetRecipients(platform: Platform, userId: string): Promise<void> {
  const received = await ordersRedeemedBy(platform, userId);
  await platform.database.db
    .update(orders)
    .set({
      giftEmail: '',
      giftDetails: { name: '', message: '', language: 'it', sendOn: null },
    })
    .where(
      and(isNotNull(orders.giftEmail), or(eq(orders.userId, userId), inArray(orders.id, received))),
    );
}
