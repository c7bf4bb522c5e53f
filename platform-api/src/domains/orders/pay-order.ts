import type { Cents } from '../../money.ts';
import { inTransaction, type Platform } from '../../platform.ts';
import {
  askProvider,
  attemptsOf,
  createAttempt,
  findAttempt,
  liveAttempt,
  openSession,
  paymentTypes,
  type PaymentAttempt,
} from '../payments/index.ts';
import { assertNotOwned } from './assert-not-owned.ts';
import { audit } from './audit.ts';
import { setCouponPart } from './coupon/coupon-part.ts';
import { orderRefunds } from './coupon/order-refunds.ts';
import { orderErrors } from './errors.ts';
import { isForOthers } from './gift/gift.ts';
import { giveUpAttempt } from './give-up-attempt.ts';
import { findGuestPurchase } from './guest/guest-purchase.ts';
import { findOrder, linesOf, lockOrder, type OrderRow } from './repository.ts';
import { settle } from './settle.ts';

/** The buyer: a learner, or the holder of the key of a guest's purchase. */
export type Buyer = { userId: string } | { purchaseKey: string };

export type PaymentState = {
  order: OrderRow;
  attempt: PaymentAttempt | null;
  /** What went back, or is on its way: of this attempt, and into the coupon. */
  refundedCents: Cents;
};

/**
 * Opens the provider's page for an order, or finds again the one that is open (C5). An order that
 * is paid already answers so, without a page.
 * @throws ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, COURSE_ALREADY_OWNED, EXAM_NOT_BUYABLE, PAYMENT_UNAVAILABLE
 */
export async function payOrder(
  platform: Platform,
  buyer: Buyer,
  orderId: number,
  paymentTypeId: number,
): Promise<PaymentState> {
  if (!paymentTypes(platform).some(({ id }) => id === paymentTypeId)) {
    throw orderErrors.PAYMENT_TYPE_UNKNOWN();
  }
  await ownOrder(platform, buyer, orderId);
  await hearOpenAttempt(platform, orderId);
  const attempt = await attemptFor(platform, orderId, paymentTypeId);
  if (attempt === null) return paymentState(platform, orderId, null);
  try {
    const opened = await openSession(platform, attempt.id);
    return await paymentState(platform, orderId, opened.id);
  } catch (error) {
    platform.log.error({ err: error, orderId }, 'the payment provider cannot be reached');
    throw orderErrors.PAYMENT_UNAVAILABLE();
  }
}

/**
 * The outcome of a payment after the person came back from the provider (ORDER-18). The provider
 * is asked; the address is not trusted.
 * @throws ORDER_NOT_FOUND
 */
export async function returnFromProvider(
  platform: Platform,
  buyer: Buyer,
  providerRef: string,
): Promise<PaymentState> {
  const attempt = await findAttempt(platform, { providerRef });
  if (attempt === null) throw orderErrors.ORDER_NOT_FOUND();
  await ownOrder(platform, buyer, attempt.orderId);
  try {
    await settle(platform, attempt.id, await askProvider(platform, attempt.id));
  } catch (error) {
    // The sweep asks again; the person sees a pending payment.
    platform.log.error({ err: error, attempt: attempt.id }, 'a return could not be settled');
  }
  return paymentState(platform, attempt.orderId, attempt.id);
}

export async function ownOrder(platform: Platform, buyer: Buyer, orderId: number): Promise<void> {
  const isOwn =
    'userId' in buyer
      ? (await findOrder(platform.database.db, orderId))?.userId === buyer.userId
      : (await findGuestPurchase(platform, buyer.purchaseKey))?.orderId === orderId;
  if (!isOwn) throw orderErrors.ORDER_NOT_FOUND();
}

/**
 * The state of a guest's purchase, after a reload or after the window was closed. An open
 * payment page is checked with the provider.
 * @throws ORDER_NOT_FOUND
 */
export async function guestPayment(platform: Platform, purchaseKey: string): Promise<PaymentState> {
  const purchase = await findGuestPurchase(platform, purchaseKey);
  if (purchase === null) throw orderErrors.ORDER_NOT_FOUND();
  const { orderId } = purchase;
  try {
    await hearOpenAttempt(platform, orderId);
  } catch (error) {
    // The sweep asks again; until then the stored state is valid.
    platform.log.warn({ err: error, orderId }, 'a guest sees the stored state');
  }
  const [latest] = await attemptsOf(platform, orderId);
  return paymentState(platform, orderId, latest?.id ?? null);
}

/** A payment page that was paid without our knowledge must not be followed by a second one. */
export async function hearOpenAttempt(platform: Platform, orderId: number): Promise<void> {
  const live = await liveAttempt(platform, orderId);
  if (live?.providerRef == null) return;
  try {
    await settle(platform, live.id, await askProvider(platform, live.id));
  } catch (error) {
    platform.log.error({ err: error, attempt: live.id }, 'the payment provider cannot be reached');
    throw orderErrors.PAYMENT_UNAVAILABLE();
  }
}

/** The open attempt, or a new one; null when the order is paid. */
const attemptFor = (
  platform: Platform,
  orderId: number,
  paymentTypeId: number,
): Promise<PaymentAttempt | null> =>
  inTransaction(platform, async (tx) => {
    const order = await lockOrder(tx.database.db, orderId);
    if (order?.state === 'Pagato') return null;
    if (order?.state !== (order?.userId === null ? 'Bozza' : 'Ordinato')) {
      throw orderErrors.ORDER_NOT_PAYABLE();
    }
    await assertNothingOwned(platform, order);
    const live = await liveAttempt(platform, orderId);
    if (live !== null) {
      if (live.paymentTypeId === paymentTypeId) return live;
      await giveUpAttempt(tx, orderId);
    }
    // Covered by the coupon, and now to be paid at a provider: all of it is.
    const charged = order.dueCents > 0n ? order : await setCouponPart(tx, order, 0n);
    if (charged === null) throw orderErrors.ORDER_NOT_PAYABLE();
    const attempt = await createAttempt(tx, {
      orderId,
      orderNumber: order.number,
      paymentTypeId,
      amountCents: charged.dueCents,
      customerEmail: order.billing.email,
      language: order.language,
      isGuest: order.userId === null,
    });
    await audit(tx, orderId, 'payment attempt', { attempt: attempt.id });
    return attempt;
  });

/** Codes belong to nobody until they are redeemed, so this rule skips them (M23). */
export async function assertNothingOwned(platform: Platform, order: OrderRow): Promise<void> {
  const { id, userId } = order;
  if (userId === null || isForOthers(order)) return;
  for (const line of await linesOf(platform.database.db, id)) {
    await assertNotOwned(platform, userId, line);
  }
}

export async function paymentState(
  platform: Platform,
  orderId: number,
  attemptId: string | null,
): Promise<PaymentState> {
  const order = await findOrder(platform.database.db, orderId);
  if (order === null) throw orderErrors.ORDER_NOT_FOUND();
  const attempts = await attemptsOf(platform, orderId);
  const attempt =
    attempts.find(({ id, state }) =>
      attemptId === null ? state === 'captured' : id === attemptId,
    ) ?? null;
  const ofCoupon = (await orderRefunds(platform, orderId)).filter(({ isCoupon }) => isCoupon);
  return {
    order,
    attempt,
    refundedCents: ofCoupon.reduce((sum, { cents }) => sum + cents, attempt?.refundCents ?? 0n),
  };
}
