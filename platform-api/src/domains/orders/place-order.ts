import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { formatEuro, type Cents } from '../../money.ts';
import { accountById } from '../accounts/index.ts';
import { readCart, type Cart } from '../cart/index.ts';
import { isEnrolled } from '../learning/index.ts';
import { createAttempt, paymentTypes } from '../payments/index.ts';
import { audit } from './audit.ts';
import { billingOf } from './billing.ts';
import { orderErrors } from './errors.ts';
import { insertOrder, type OrderRow } from './repository.ts';
import { orders } from './tables.ts';

export type Submission = {
  paymentTypeId: number;
  termsAccepted: boolean;
  privacyAccepted: boolean;
  language: 'it' | 'en';
  /** What the person saw; compared only, never charged (M36). */
  seen: { cartVersion?: number; grossCents: Cents; totalCents?: Cents };
};

/**
 * Makes an order of the learner's cart, with an attempt to pay it, in one transaction. The same
 * version of a cart is one order, however often it is sent.
 * @throws CART_EMPTY, CART_CHANGED, COURSE_NOT_BUYABLE, COURSE_ALREADY_OWNED, CONSENT_REQUIRED, …
 */
export async function placeOrder(
  platform: Platform,
  userId: string,
  submission: Submission,
): Promise<OrderRow> {
  if (!submission.termsAccepted || !submission.privacyAccepted) {
    throw orderErrors.CONSENT_REQUIRED();
  }
  if (!paymentTypes(platform).some(({ id }) => id === submission.paymentTypeId)) {
    throw orderErrors.PAYMENT_TYPE_UNKNOWN();
  }
  return platform.database.transaction(async () => {
    const cart = await readCart(platform, userId, { lock: true });
    await assertAsSeen(platform, userId, cart, submission);
    const account = await accountById(platform, userId);
    if (account === null) throw new Error('A session without an account');
    const { db } = platform.database;
    const now = platform.clock.now();
    const { price } = cart;
    const known = await orderOfCart(platform, cart);
    if (known !== null) return known;
    const order = await insertOrder(
      db,
      {
        userId,
        cartId: cart.id,
        cartVersion: cart.version,
        state: 'Ordinato',
        paymentTypeId: submission.paymentTypeId,
        hasSimulation: cart.hasSimulation,
        hasCertification: cart.hasCertification,
        promotionalId: cart.promotionalId,
        grossCents: price.grossCents,
        discountCents: price.discountCents,
        totalCents: price.totalCents,
        netCents: price.netCents,
        vatCents: price.vatCents,
        couponCents: price.couponCents,
        dueCents: price.dueCents,
        billing: billingOf(account),
        language: submission.language,
        termsAcceptedAt: now,
        orderedAt: now,
      },
      cart.lines.map(({ course, quantity, articleKind, promotionalId }, index) => ({
        courseId: course.id,
        articleKind,
        title: course.title,
        quantity,
        courseCents: course.priceCents ?? 0n,
        simulationCents: course.simulationCents,
        certificationCents: course.certificationCents,
        discountCents: price.lineDiscountCents[index] ?? 0n,
        promotionalId,
      })),
    );
    await createAttempt(platform, {
      orderId: order.id,
      orderNumber: order.number,
      paymentTypeId: order.paymentTypeId,
      amountCents: order.dueCents,
      customerEmail: order.billing.email,
      language: order.language,
    });
    await audit(platform, order.id, 'ordered', { total: String(order.totalCents) });
    return order;
  });
}

async function assertAsSeen(
  platform: Platform,
  userId: string,
  cart: Cart,
  { seen, language }: Submission,
): Promise<void> {
  if (cart.lines.length === 0) throw orderErrors.CART_EMPTY();
  // Codes for others are not issued yet; taking money for them would be wrong.
  if (cart.isMultiVoucher) throw orderErrors.MULTI_VOUCHER_UNAVAILABLE();
  for (const { course } of cart.lines) {
    const params = { title: course.title };
    if (course.status !== 'PUBLISHED' || course.priceCents === null) {
      throw orderErrors.COURSE_NOT_BUYABLE({ params });
    }
    if (await isEnrolled(platform, userId, course.id)) {
      throw orderErrors.COURSE_ALREADY_OWNED({ params });
    }
  }
  const isAsSeen =
    (seen.cartVersion === undefined || seen.cartVersion === cart.version) &&
    seen.grossCents === cart.price.grossCents &&
    (seen.totalCents === undefined || seen.totalCents === cart.price.totalCents);
  if (isAsSeen) return;
  const total = formatEuro(cart.price.totalCents, language);
  throw orderErrors.CART_CHANGED({ params: { total } });
}

/**
 * The order that this version of the cart already has, however it was sent. One that no longer
 * costs the same, or that expired, gives its place to a new one.
 */
async function orderOfCart(platform: Platform, cart: Cart): Promise<OrderRow | null> {
  const { db } = platform.database;
  const ofCart = and(eq(orders.cartId, cart.id ?? 0), eq(orders.cartVersion, cart.version));
  const [row] = await db.select().from(orders).where(ofCart);
  if (row === undefined) return null;
  if (row.state === 'Ordinato' && row.totalCents === cart.price.totalCents) return row;
  await db.update(orders).set({ cartId: null, cartVersion: null }).where(ofCart);
  return null;
}
