import { inTransaction, type Platform } from '../../../platform.ts';
import { couponOfOrder, ordersHoldingCoupon } from '../../credits/index.ts';
import { attemptsOf, liveAttempt } from '../../payments/index.ts';
import { audit } from '../audit.ts';
import { lockOrder } from '../repository.ts';
import { setCouponPart } from './coupon-part.ts';

/** How long an order keeps its part of the coupon after its payment failed (commerce-model.md, "States"). */
const KEPT_MINUTES = 30;

const keptUntil = (since: Date): number => since.getTime() + KEPT_MINUTES * 60_000;

/** Orders after `last` that may have kept their part of the coupon for long enough. */
export const ordersWithCouponDue = (
  platform: Platform,
  last: number,
  limit: number,
): Promise<number[]> => {
  const before = new Date(platform.clock.now().getTime() - KEPT_MINUTES * 60_000);
  return ordersHoldingCoupon(platform, { last, before, limit });
};

/** Gives the part of an unpaid order back into the coupon, unless its payment page is open or has just failed. */
export const releaseCoupon = (platform: Platform, orderId: number): Promise<boolean> =>
  inTransaction(platform, async (tx) => {
    const order = await lockOrder(tx.database.db, orderId);
    if (order === null || order.couponCents === 0n || order.paidAt !== null) return true;
    if ((await liveAttempt(platform, orderId)) !== null) return true;
    const now = platform.clock.now().getTime();
    // A capture that came meanwhile holds it again, and is about to be applied.
    const held = await couponOfOrder(tx.database.db, orderId);
    if (held === null || keptUntil(held.orderedAt) > now) return true;
    const attempts = await attemptsOf(platform, orderId);
    if (attempts.some(({ settledAt }) => settledAt !== null && keptUntil(settledAt) > now)) {
      return true;
    }
    await setCouponPart(tx, order, 0n);
    await audit(tx, orderId, 'coupon given back', { cents: String(order.couponCents) });
    return true;
  });
