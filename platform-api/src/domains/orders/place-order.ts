import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import { formatEuro, type Cents } from '../../money.ts';
import { accountById } from '../accounts/index.ts';
import { MAX_SEATS, readCart, seatsOf, type Cart } from '../cart/index.ts';
import { couponType, paymentTypes } from '../payments/index.ts';
import { assertNotOwned } from './assert-not-owned.ts';
import { billingOf, type InvoiceWish } from './billing.ts';
import { couponPartFor, setCouponPart } from './coupon/coupon-part.ts';
import { orderErrors } from './errors.ts';
import { assertGiftPossible, restateGift, type Gift } from './gift/gift.ts';
import { giveUpAttempt } from './give-up-attempt.ts';
import { lockBuyer, setBilling, type OrderRow } from './repository.ts';
import { storeOrder } from './store-order.ts';
import { orders } from './tables.ts';

export type Submission = {
  paymentTypeId: number;
  termsAccepted: boolean;
  privacyAccepted: boolean;
  language: 'it' | 'en';
  /** Absent for no wish: a company gets its invoice anyway. */
  invoice?: InvoiceWish;
  gift?: Gift | null;
  /** Whether the buyer's coupon pays what it can (ORDER-14). */
  isCoupon?: boolean;
  /** What the person saw; compared only, never charged (M36). */
  seen: { cartVersion?: number; grossCents: Cents; totalCents?: Cents; couponCents?: Cents };
};

/**
 * Makes an order of the learner's cart, with an attempt to pay it, in one transaction. The same
 * version of a cart is one order, however often it is sent.
 * @throws CART_EMPTY, CART_CHANGED, COURSE_NOT_BUYABLE, COURSE_ALREADY_OWNED, EXAM_NOT_BUYABLE, CONSENT_REQUIRED,
 * COUPON_CHANGED, GIFT_NOT_POSSIBLE, …
 */
export async function placeOrder(
  platform: Platform,
  userId: string,
  submission: Submission,
): Promise<OrderRow> {
  assertAgreed(platform, submission);
  return inTransaction(platform, async (tx) => {
    await lockBuyer(tx, userId);
    const cart = await readCart(platform, userId, { lock: true });
    await assertAsSeen(platform, userId, cart, submission);
    const account = await accountById(platform, userId);
    if (account === null) throw new Error('A session without an account');
    const billing = billingOf(account, submission.invoice ?? noWish);
    const known = await orderOfCart(tx, cart, submission.gift ?? null);
    const { totalCents } = cart.price;
    const purchase = { userId, orderId: known?.id ?? null, totalCents };
    const couponCents = submission.isCoupon === true ? await couponPartFor(tx, purchase) : 0n;
    assertCoupon(couponCents, submission, totalCents);
    if (known !== null) {
      await setBilling(tx.database.db, known.id, billing);
      return { ...(await withCoupon(tx, known, couponCents)), billing };
    }
    return storeOrder(tx, cart, {
      state: 'Ordinato',
      userId,
      cartId: cart.id,
      cartVersion: cart.version,
      paymentTypeId: couponCents === totalCents ? couponType.id : submission.paymentTypeId,
      couponCents,
      billing,
      language: submission.language,
      gift: submission.gift ?? null,
    });
  });
}

const noWish: InvoiceWish = { wantsInvoice: false, pec: null };

/** @throws COUPON_CHANGED, with what it pays now */
function assertCoupon(
  couponCents: Cents,
  { isCoupon, seen, paymentTypeId, language }: Submission,
  totalCents: Cents,
): void {
  const isAsSeen = seen.couponCents === undefined || seen.couponCents === couponCents;
  const isPayable = paymentTypeId !== couponType.id || couponCents === totalCents;
  if (isCoupon !== true ? isPayable : isAsSeen && isPayable && couponCents > 0n) return;
  throw orderErrors.COUPON_CHANGED({ params: { coupon: formatEuro(couponCents, language) } });
}

/** The order of this cart, its coupon as it was chosen now. */
async function withCoupon(
  platform: InTransaction,
  known: OrderRow,
  couponCents: Cents,
): Promise<OrderRow> {
  if (known.couponCents === couponCents) return known;
  // Its page asks for another amount.
  await giveUpAttempt(platform, known.id);
  return (await setCouponPart(platform, known, couponCents)) ?? known;
}

async function assertAsSeen(
  platform: Platform,
  userId: string,
  cart: Cart,
  { seen, language, gift = null }: Submission,
): Promise<void> {
  if (cart.lines.length === 0) throw orderErrors.CART_EMPTY();
  assertSeats(cart);
  assertForSale(cart);
  if (gift !== null) assertGiftPossible(platform, cart, gift);
  // Codes are for others: what the buyer has does not matter (M23).
  for (const { course, ...line } of cart.isMultiVoucher || gift !== null ? [] : cart.lines) {
    await assertNotOwned(platform, userId, { ...line, title: course.title });
  }
  const isSameCart = seen.cartVersion === undefined || seen.cartVersion === cart.version;
  assertTotals(cart, isSameCart ? seen : null, language);
}

/** @throws CONSENT_REQUIRED, PAYMENT_TYPE_UNKNOWN */
export function assertAgreed(
  platform: Platform,
  submission: Pick<Submission, 'termsAccepted' | 'privacyAccepted' | 'paymentTypeId' | 'isCoupon'>,
): void {
  if (!submission.termsAccepted || !submission.privacyAccepted) {
    throw orderErrors.CONSENT_REQUIRED();
  }
  if (submission.isCoupon === true && submission.paymentTypeId === couponType.id) return;
  if (!paymentTypes(platform).some(({ id }) => id === submission.paymentTypeId)) {
    throw orderErrors.PAYMENT_TYPE_UNKNOWN();
  }
}

/** @throws TOO_MANY_SEATS */
export function assertSeats({ lines }: Pick<Cart, 'lines'>): void {
  const seats = seatsOf(lines);
  if (seats <= MAX_SEATS) return;
  throw orderErrors.TOO_MANY_SEATS({ params: { max: String(MAX_SEATS), seats: String(seats) } });
}

/** @throws COURSE_NOT_BUYABLE */
export function assertForSale({ lines }: Cart): void {
  for (const { course, articleKind } of lines) {
    // What an exam needs is asked with its other conditions.
    if (course.status === 'PUBLISHED' && (course.priceCents !== null || articleKind !== 1))
      continue;
    throw orderErrors.COURSE_NOT_BUYABLE({ params: { title: course.title } });
  }
}

/**
 * The person saw what they are about to pay (M36, M37).
 * @param seen null when the cart itself is another one
 * @throws CART_CHANGED, with the total of now
 */
export function assertTotals(
  { price }: Cart,
  seen: Pick<Submission['seen'], 'grossCents' | 'totalCents'> | null,
  language: 'it' | 'en',
): void {
  const isAsSeen =
    seen?.grossCents === price.grossCents &&
    (seen.totalCents === undefined || seen.totalCents === price.totalCents);
  if (isAsSeen) return;
  throw orderErrors.CART_CHANGED({ params: { total: formatEuro(price.totalCents, language) } });
}

/**
 * The order that this version of the cart already has, however it was sent. One that no longer
 * costs the same, or that expired, gives its place to a new one.
 */
async function orderOfCart(
  platform: InTransaction,
  cart: Cart,
  gift: Gift | null,
): Promise<OrderRow | null> {
  const { db } = platform.database;
  await releaseEarlier(platform, cart);
  const ofCart = and(eq(orders.cartId, cart.id ?? 0), eq(orders.cartVersion, cart.version));
  const [row] = await db.select().from(orders).where(ofCart).for('update');
  if (row === undefined) return null;
  if (row.state === 'Ordinato' && row.totalCents === cart.price.totalCents) {
    const restated = await restateGift(platform, row, gift);
    if (restated !== null) return restated;
  }
  await db.update(orders).set({ cartId: null, cartVersion: null }).where(ofCart);
  if (row.state === 'Ordinato') await withCoupon(platform, row, 0n);
  return null;
}

/** What orders of earlier versions of the cart hold of the coupon goes back: this order takes their place. */
async function releaseEarlier(platform: InTransaction, cart: Cart): Promise<void> {
  const earlier = await platform.database.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cart.id ?? 0),
        ne(orders.cartVersion, cart.version),
        eq(orders.state, 'Ordinato'),
        gt(orders.couponCents, 0n),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
  for (const order of earlier) await withCoupon(platform, order, 0n);
}
