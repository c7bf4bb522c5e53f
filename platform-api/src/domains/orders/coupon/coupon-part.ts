import { eq } from 'drizzle-orm';
import type { Cents } from '../../../money.ts';
import type { InTransaction } from '../../../platform.ts';
import { spendableCoupon, tariff } from '../../cart/index.ts';
import { couponFor, holdCoupon } from '../../credits/index.ts';
import { couponType, paymentTypes } from '../../payments/index.ts';
import type { OrderRow } from '../repository.ts';
import { orders } from '../tables.ts';

/**
 * What of a total the coupon of a person pays, in cents (M12, M13). Locks their wallet until the transaction
 * ends.
 * @param purchase.orderId the order that may hold a part already
 */
export const couponPartFor = async (
  platform: InTransaction,
  purchase: { userId: string; orderId: number | null; totalCents: Cents },
): Promise<Cents> =>
  spendableCoupon(await couponFor(platform, purchase), purchase.totalCents, tariff);

/**
 * Brings the part of an unpaid order that its buyer's coupon pays to an amount; the caller holds the order,
 * and gives up an attempt of another amount. The same call again changes nothing.
 * @returns the order as it then is; null where the coupon has less, and nothing changed
 */
export async function setCouponPart(
  platform: InTransaction,
  order: OrderRow,
  cents: Cents,
): Promise<OrderRow | null> {
  const { id: orderId, userId } = order;
  if (order.couponCents === cents) return order;
  if (userId === null) return null;
  if (!(await holdCoupon(platform, { orderId, userId, cents }))) return null;
  const dueCents = order.totalCents - cents;
  // It can be paid again from the list of orders: no more with the coupon alone.
  const [type] = order.paymentTypeId === couponType.id ? paymentTypes(platform) : [];
  const amounts = {
    couponCents: cents,
    dueCents,
    ...(dueCents > 0n && type !== undefined ? { paymentTypeId: type.id } : {}),
  };
  await platform.database.db.update(orders).set(amounts).where(eq(orders.id, orderId));
  return { ...order, ...amounts };
}
