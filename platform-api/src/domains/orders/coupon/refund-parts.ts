import { halfUp, type Cents } from '../../../money.ts';

/** Amounts of a paid order, in cents. */
type Paid = { totalCents: Cents; couponCents: Cents };

/** What a refund takes from the coupon's part and from the provider's. */
export type RefundParts = { couponCents: Cents; cardCents: Cents };

/**
 * Divides a refund between coupon and card as the payment was (commerce-model.md, "Money model"): each refund
 * what brings the coupon's part to its share of all that has gone back, so that they add up to it to the cent.
 * @param leftCents what of the payment has not gone back before
 */
export function refundParts(cents: Cents, leftCents: Cents, order: Paid): RefundParts {
  const { totalCents, couponCents } = order;
  const shareOf = (returned: Cents): Cents => halfUp(returned * couponCents, totalCents);
  const before = totalCents - leftCents;
  const ofCoupon = shareOf(before + cents) - shareOf(before);
  return { couponCents: ofCoupon, cardCents: cents - ofCoupon };
}
