import type { Cart, CartLine } from '../server-cart.ts';
import type { Gift } from './order/gift/gift-form.ts';
import { cartStep, nextStep, type PurchaseEvent, type PurchaseStep } from './purchase-machine.ts';

/** The cart as the person saw it when confirming; the server refuses when it differs (M36, M37). */
export type SeenCart = {
  version: number;
  /** Integer cents. */
  orderCents: number;
  totalCents: number;
  hasSimulation: boolean;
  hasCertification: boolean;
  isMultiVoucher: boolean;
  /** Absent in a purchase that an earlier release began. */
  articles?: readonly Pick<CartLine, 'courseId' | 'kind'>[];
};

/** What an order is made from: the version, the articles and the totals on screen. */
export const seenCart = ({
  lines,
  version,
  totals,
  hasSimulation,
  hasCertification,
  isMultiVoucher,
}: Cart): SeenCart => ({
  version,
  orderCents: totals.orderCents,
  totalCents: totals.totalCents,
  hasSimulation,
  hasCertification,
  isMultiVoucher,
  articles: lines.map(({ courseId, kind }) => ({ courseId, kind })),
});

/** What saving or paying the order answered (CART-22). */
export type SaveResult = {
  redirectUrl: string | null;
  isSuccess: boolean;
  /** The message of the server, where it sent one. */
  info: string | null;
  isTotalPaidByCoupon: boolean;
  error: string | null;
};

export const noResult: SaveResult = {
  redirectUrl: null,
  isSuccess: false,
  info: null,
  isTotalPaidByCoupon: false,
  error: null,
};

/** Whether a person wants an invoice, and where it goes. */
export type InvoiceWish = { wantsInvoice: boolean; pec: string };

/**
 * The purchase of this tab, in sessionStorage, so that a reload stays where it was (E3). It belongs
 * to one person; another one starts again at the cart.
 */
export type PurchaseSession = SaveResult & {
  userId: string;
  step: PurchaseStep;
  seen: SeenCart;
  paymentTypeId: number | null;
  /** What the buyer saw that their coupon pays; null where they did not choose it. */
  couponCents: number | null;
  /** Absent until the order step was confirmed; `pec` may be empty. */
  invoice?: InvoiceWish;
  /** Who the courses are for, when not for the buyer (MULTI-06). */
  gift?: Gift | null;
  /** Of the button that binds: another one each time that it is pressed. */
  confirmation?: string;
  orderId: number | null;
};

const key = 'commerce:purchase';

export function readPurchase(userId: string): PurchaseSession | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PurchaseSession | null;
    return stored !== null && stored.userId === userId ? stored : null;
  } catch {
    return null;
  }
}

export function writePurchase(session: PurchaseSession | null): void {
  if (session === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(session));
}

/** Moves along the table; an event that the step does not have changes nothing. */
export function movePurchase(
  session: PurchaseSession,
  event: PurchaseEvent,
  facts: Partial<Omit<PurchaseSession, 'step' | 'userId'>> = {},
): PurchaseSession {
  const step = nextStep(session.step, event);
  if (step === null) return session;
  const moved = { ...session, ...facts, step };
  writePurchase(moved);
  return moved;
}

export const beginPurchase = (userId: string, seen: SeenCart): PurchaseSession => ({
  userId,
  step: cartStep(seen),
  seen,
  paymentTypeId: null,
  couponCents: null,
  orderId: null,
  ...noResult,
});

/** Before another try: redirect URL, success and error are cleared (CART-23). */
export const resetSaveResult = <T extends SaveResult>(session: T): T => ({
  ...session,
  redirectUrl: null,
  isSuccess: false,
  error: null,
});

/** From the payment back to the step that the cart stands in: the plain one, or that for others. */
export const backToCartStep = (session: PurchaseSession): PurchaseSession =>
  movePurchase(
    resetSaveResult({ ...session, orderId: null }),
    session.seen.isMultiVoucher ? 'multivoucherform' : 'prev',
  );

/** The coupon covers all of it: a coupon order, without a provider (ORDER-14, ORDER-16). */
export const isCouponOrder = ({
  seen,
  couponCents,
}: Pick<PurchaseSession, 'seen' | 'couponCents'>): boolean => couponCents === seen.totalCents;

/** "Try again" after a failed payment: back to the order step, which payment reaches by the cart (ORDER-11). */
export function resumeOrderStep(session: PurchaseSession): void {
  if (session.step !== 'payment') return;
  movePurchase(backToCartStep(session), 'next');
}
