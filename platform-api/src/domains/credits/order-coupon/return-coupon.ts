import { asc, eq, sql } from 'drizzle-orm';
import { formatEuro, type Cents } from '../../../money.ts';
import type { InTransaction, Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { split } from '../coupon.ts';
import { creditTypes, type CreditType } from '../credit-types.ts';
import { lockWallets, post, walletOf, type TypedMoves } from '../ledger.ts';
import { bringBack, lapseSpent } from '../moves.ts';
import { couponReturns, orderCoupons } from './tables.ts';
import { centsOfCoupon, couponOfOrder } from './hold-coupon.ts';

/** Credits of an order that went back with a refund. */
type CouponReturn = typeof couponReturns.$inferSelect;

export type CouponRefund = {
  orderId: number;
  /** Repeating a refund under its key finds the return that there is. */
  key: string;
  cents: Cents;
  reason: CouponReturn['reason'];
  /** The line whose price it is. */
  orderLineId?: number;
};

/**
 * Gives credits of a paid order back into the coupon of who spent them, the kind that was spent last first;
 * those of a deleted account lapse. The caller holds the order.
 */
export async function returnCoupon(platform: InTransaction, refund: CouponRefund): Promise<void> {
  const { db } = platform.database;
  const { orderId, key, cents, reason, orderLineId = null } = refund;
  const spent = await couponOfOrder(db, orderId);
  if (spent?.state !== 'spent') throw new Error('This order was not paid by coupon');
  const { userId } = spent;
  await lockWallets(db, [userId]);
  const [stored] = await db
    .insert(couponReturns)
    .values({
      key,
      orderCouponId: spent.id,
      orderId,
      orderLineId,
      cents,
      reason,
      returnedAt: platform.clock.now(),
    })
    .onConflictDoNothing({ target: couponReturns.key })
    .returning({ id: couponReturns.id });
  if (stored === undefined) return;
  const left = leftOf(spent);
  const parts = split(cents, creditTypes.toReversed(), (type) => left[type]);
  if (parts === null) throw new Error(`${formatEuro(cents, 'en')} is more than was spent`);
  const of = (type: CreditType): Cents => parts.get(type) ?? 0n;
  await db
    .update(orderCoupons)
    .set({
      returnedRewardCents: sql`${orderCoupons.returnedRewardCents} + ${of('reward')}`,
      returnedProfitShareCents: sql`${orderCoupons.returnedProfitShareCents} + ${of('profit_share')}`,
    })
    .where(eq(orderCoupons.id, spent.id));
  const account = await accountById(platform, userId);
  const wallet = await walletOf(db, userId);
  const moves: TypedMoves = Object.fromEntries(
    [...parts].map(([type, ofType]) => [
      type,
      account?.status === 'active' ? bringBack(ofType, 'spent', wallet[type]) : lapseSpent(ofType),
    ]),
  );
  const entry = { key: `returned ${key}`, kind: 'returned', at: platform.clock.now() } as const;
  await post(platform, userId, entry, moves);
}

const leftOf = (spent: typeof orderCoupons.$inferSelect): Record<CreditType, Cents> => {
  const { reward, profit_share: share } = centsOfCoupon(spent);
  return {
    reward: reward - spent.returnedRewardCents,
    profit_share: share - spent.returnedProfitShareCents,
  };
};

/** What of an order's coupon part is spent and has not come back, in cents. */
export async function couponLeft(
  { database: { db } }: Pick<Platform, 'database'>,
  orderId: number,
): Promise<Cents> {
  const spent = await couponOfOrder(db, orderId);
  if (spent?.state !== 'spent') return 0n;
  const left = leftOf(spent);
  return left.reward + left.profit_share;
}

/** Returns of an order, oldest first. */
export const couponReturnsOf = (
  { database: { db } }: Pick<Platform, 'database'>,
  orderId: number,
): Promise<CouponReturn[]> =>
  db
    .select()
    .from(couponReturns)
    .where(eq(couponReturns.orderId, orderId))
    .orderBy(asc(couponReturns.id));
