import { and, eq } from 'drizzle-orm';
import type { Cents } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { readCart } from '../../cart/index.ts';
import { couponCentsOf } from '../../credits/index.ts';
import { orders } from '../tables.ts';

/**
 * What a person can pay with for their cart, in cents: their coupon, and what unpaid orders of the same cart
 * hold of it, which a new order takes over.
 */
export async function couponOfBuyer(platform: Platform, userId: string): Promise<Cents> {
  const { id } = await readCart(platform, userId);
  const earlier = await platform.database.db
    .select({ cents: orders.couponCents })
    .from(orders)
    .where(and(eq(orders.cartId, id ?? 0), eq(orders.state, 'Ordinato')));
  return earlier.reduce((sum, { cents }) => sum + cents, await couponCentsOf(platform, userId));
}
