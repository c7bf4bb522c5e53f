import type { Cents } from '../../money.ts';
import type { InTransaction } from '../../platform.ts';
import { amountsOf, type Cart } from '../cart/index.ts';
import { holdCoupon } from '../credits/index.ts';
import { createAttempt } from '../payments/index.ts';
import { audit } from './audit.ts';
import type { Billing } from './buyer.ts';
import { giftColumns, type Gift } from './gift/gift.ts';
import { insertOrder, type OrderRow } from './repository.ts';

/** Whose order it becomes; a guest's is a hidden draft until it is paid (commerce-model.md, "States"). */
export type OrderOf =
  | {
      state: 'Ordinato';
      userId: string;
      cartId: number | null;
      cartVersion: number;
      /** What the buyer's coupon pays. */
      couponCents: Cents;
    }
  | { state: 'Bozza'; userId: null };

/**
 * Stores a cart as an order at its prices, with an attempt to pay what the coupon does not; in the caller's
 * transaction.
 */
export async function storeOrder(
  platform: InTransaction,
  cart: Cart,
  {
    gift = null,
    ...order
  }: OrderOf & {
    paymentTypeId: number;
    billing: Billing;
    language: 'it' | 'en';
    gift?: Gift | null;
  },
): Promise<OrderRow> {
  const { price } = cart;
  const couponCents = order.userId === null ? 0n : order.couponCents;
  const now = platform.clock.now();
  const stored = await insertOrder(
    platform.database.db,
    {
      ...order,
      ...giftColumns(gift),
      hasSimulation: cart.hasSimulation,
      hasCertification: cart.hasCertification,
      isMultiVoucher: cart.isMultiVoucher,
      promotionalId: cart.promotionalId,
      grossCents: price.grossCents,
      discountCents: price.discountCents,
      totalCents: price.totalCents,
      netCents: price.netCents,
      vatCents: price.vatCents,
      couponCents,
      dueCents: price.totalCents - couponCents,
      termsAcceptedAt: now,
      orderedAt: now,
    },
    cart.lines.map(({ course, quantity, articleKind, promotionalId }, index) => ({
      ...amountsOf({ course, articleKind }),
      courseId: course.id,
      articleKind,
      title: course.title,
      quantity,
      discountCents: price.lineDiscountCents[index] ?? 0n,
      promotionalId,
    })),
  );
  if (stored.dueCents > 0n) {
    await createAttempt(platform, {
      orderId: stored.id,
      orderNumber: stored.number,
      paymentTypeId: stored.paymentTypeId,
      amountCents: stored.dueCents,
      customerEmail: stored.billing.email,
      language: stored.language,
      isGuest: stored.userId === null,
    });
  }
  if (stored.userId !== null && couponCents > 0n) {
    const part = { orderId: stored.id, userId: stored.userId, cents: couponCents };
    if (!(await holdCoupon(platform, part))) throw new Error('The coupon was counted wrong');
  }
  await audit(platform, stored.id, 'ordered', { total: String(stored.totalCents) });
  return stored;
}
