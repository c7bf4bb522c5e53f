import { formatEuro } from '../../../money.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import { couponType } from '../../payments/index.ts';
import { audit } from '../audit.ts';
import { orderErrors } from '../errors.ts';
import { giveUpAttempt } from '../give-up-attempt.ts';
import {
  assertNothingOwned,
  hearOpenAttempt,
  ownOrder,
  paymentState,
  type PaymentState,
} from '../pay-order.ts';
import { lockBuyerAndOrder, settleByCoupon } from '../settle.ts';
import { couponPartFor, setCouponPart } from './coupon-part.ts';

/**
 * Pays an order by its buyer's coupon alone (ORDER-16, E165); an open payment page of it is given up. An
 * order that is paid already answers so.
 * @throws PAYMENT_TYPE_UNKNOWN, ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, COURSE_ALREADY_OWNED, EXAM_NOT_BUYABLE,
 * COUPON_NOT_ENOUGH, PAYMENT_UNAVAILABLE
 */
export async function payByCoupon(
  platform: Platform,
  payment: { userId: string; orderId: number; paymentTypeId: number },
): Promise<PaymentState> {
  const { userId, orderId } = payment;
  if (payment.paymentTypeId !== couponType.id) throw orderErrors.PAYMENT_TYPE_UNKNOWN();
  await ownOrder(platform, { userId }, orderId);
  await hearOpenAttempt(platform, orderId);
  await coverOrder(platform, { userId, orderId });
  await inTransaction(platform, async (tx) => {
    const order = await lockBuyerAndOrder(tx, orderId);
    if (order?.dueCents === 0n && order.state === 'Ordinato') await settleByCoupon(tx, order);
  });
  return paymentState(platform, orderId, null);
}

/**
 * Has the order hold all of its price, in a transaction of its own: the wallet comes before what is delivered
 * here, and after it where the order is paid.
 */
const coverOrder = (
  platform: Platform,
  { userId, orderId }: { userId: string; orderId: number },
): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const order = await lockBuyerAndOrder(tx, orderId);
    if (order?.state === 'Pagato') return;
    if (order?.state !== 'Ordinato') throw orderErrors.ORDER_NOT_PAYABLE();
    await assertNothingOwned(platform, order);
    const { totalCents, language } = order;
    if (order.dueCents === 0n) return;
    const couponCents = await couponPartFor(tx, { userId, orderId, totalCents });
    if (couponCents < totalCents) {
      throw orderErrors.COUPON_NOT_ENOUGH({
        params: {
          coupon: formatEuro(couponCents, language),
          total: formatEuro(totalCents, language),
        },
      });
    }
    await setCouponPart(tx, order, totalCents);
    await giveUpAttempt(tx, orderId);
    await audit(tx, orderId, 'covered by coupon', { cents: String(totalCents) });
  });
