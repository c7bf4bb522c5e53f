import type { Cents } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { couponLeft, couponReturnsOf } from '../../credits/index.ts';
import {
  attemptsOf,
  refundsOf,
  type PaymentAttempt,
  type RefundReason,
} from '../../payments/index.ts';

/** What of the payment of an order is kept: at a provider, and of the coupon. */
export type KeptPayment = { attempt: PaymentAttempt | null; leftCents: Cents };

export async function keptPayment(platform: Platform, orderId: number): Promise<KeptPayment> {
  const attempts = await attemptsOf(platform, orderId);
  const attempt = attempts.find(({ state }) => state === 'captured') ?? null;
  const ofCard = (attempt?.capturedCents ?? 0n) - (attempt?.refundCents ?? 0n);
  return { attempt, leftCents: ofCard + (await couponLeft(platform, orderId)) };
}

/** A part of a payment that went back, or is on its way. */
export type OrderRefund = {
  cents: Cents;
  reason: RefundReason;
  orderLineId: number | null;
  requestedAt: Date;
  /** Null while it is on its way. */
  doneAt: Date | null;
  /** Into the coupon, at once; else to where the payment came from. */
  isCoupon: boolean;
};

/** Refunds of an order, oldest first. */
export async function orderRefunds(platform: Platform, orderId: number): Promise<OrderRefund[]> {
  const ofCard = (await refundsOf(platform, orderId)).map((refund) => ({
    ...refund,
    doneAt: refund.state === 'done' ? refund.settledAt : null,
    isCoupon: false,
  }));
  const ofCoupon = (await couponReturnsOf(platform, orderId)).map((refund) => ({
    ...refund,
    requestedAt: refund.returnedAt,
    doneAt: refund.returnedAt,
    isCoupon: true,
  }));
  return [...ofCoupon, ...ofCard].toSorted(
    (a, b) => a.requestedAt.getTime() - b.requestedAt.getTime(),
  );
}
