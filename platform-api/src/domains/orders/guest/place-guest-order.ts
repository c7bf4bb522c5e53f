import { inTransaction, type Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { priceGuestCart, type Cart, type GuestCart } from '../../cart/index.ts';
import { promotionErrors, sharerOf } from '../../promotions/index.ts';
import type { Billing } from '../buyer.ts';
import { orderErrors } from '../errors.ts';
import {
  findGuestPurchase,
  insertGuestPurchase,
  lockPurchaseKey,
  requestHashOf,
} from './guest-purchase.ts';
import {
  assertAgreed,
  assertForSale,
  assertSeats,
  assertTotals,
  type Submission,
} from '../place-order.ts';
import { findOrder, type OrderRow } from '../repository.ts';
import { storeOrder } from '../store-order.ts';

export type GuestSubmission = Omit<Submission, 'seen'> & {
  cart: GuestCart;
  billing: Billing;
  seen: Required<Pick<Submission['seen'], 'grossCents' | 'totalCents'>>;
};

/**
 * Makes a hidden draft of a guest's order, with an attempt to pay it, in one transaction (ORDER-13,
 * E96). Prices are the server's. The key that the browser made names the purchase: sent again, by a
 * double click, a reload or a second tab, it is the same order.
 * @throws CONSENT_REQUIRED, PAYMENT_TYPE_UNKNOWN, COURSE_NOT_BUYABLE, COURSE_GONE, PROMOTION_OWN,
 * TOO_MANY_SEATS, CART_CHANGED, IDEMPOTENCY_KEY_REUSED (same key, other order)
 */
export async function placeGuestOrder(
  platform: Platform,
  purchaseKey: string,
  submission: GuestSubmission,
): Promise<OrderRow> {
  assertAgreed(platform, submission);
  const { cart: guestCart, billing, paymentTypeId, seen, language } = submission;
  const requestHash = requestHashOf({ guestCart, billing, seen });
  return inTransaction(platform, async (tx) => {
    await lockPurchaseKey(platform, purchaseKey);
    const known = await findGuestPurchase(platform, purchaseKey);
    if (known !== null) {
      if (known.requestHash !== requestHash) throw orderErrors.IDEMPOTENCY_KEY_REUSED();
      const order = await findOrder(platform.database.db, known.orderId);
      if (order === null) throw new Error('A purchase without its order');
      return order;
    }
    const cart = await priceGuestCart(platform, guestCart);
    if (cart.lines.length < guestCart.lines.length) throw orderErrors.COURSE_GONE();
    assertSeats(cart);
    assertForSale(cart);
    await assertNotOwnPromotion(platform, cart, billing);
    assertTotals(cart, seen, language);
    const whose = { state: 'Bozza', userId: null } as const;
    const order = await storeOrder(tx, cart, { ...whose, paymentTypeId, billing, language });
    await insertGuestPurchase(platform, purchaseKey, { orderId: order.id, requestHash });
    return order;
  });
}

/** A link is for others: who shared it is known by fiscal code or address here (M17). */
async function assertNotOwnPromotion(
  platform: Platform,
  { lines }: Cart,
  { fiscalCode, email }: Billing,
): Promise<void> {
  for (const { courseId, promotionalId } of lines) {
    if (promotionalId === null) continue;
    const sharer = await sharerOf(platform, { courseId, code: promotionalId });
    const account = sharer === null ? null : await accountById(platform, sharer);
    const isOwn =
      account?.fiscalCode === fiscalCode ||
      [account?.email, account?.communicationEmail].some(
        (own) => own?.toLowerCase() === email.toLowerCase(),
      );
    if (isOwn) throw promotionErrors.PROMOTION_OWN();
  }
}
