import type { Cart } from '../server-cart.ts';
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
};

/** What an order is made from: the version and the totals on screen. */
export const seenCart = ({
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
});

/**
 * The purchase of this tab, in sessionStorage, so that a reload stays where it was (E3). It belongs
 * to one person; another one starts again at the cart.
 */
export type PurchaseSession = {
  userId: string;
  step: PurchaseStep;
  seen: SeenCart;
  paymentTypeId: number | null;
  orderId: number | null;
  redirectUrl: string | null;
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
  orderId: null,
  redirectUrl: null,
});

/** "Try again" after a failed payment: back to the order step, which payment reaches by the cart (ORDER-11). */
export function resumeOrderStep(session: PurchaseSession): void {
  if (session.step !== 'payment') return;
  const unpaid = { orderId: null, redirectUrl: null };
  movePurchase(movePurchase(session, 'prev', unpaid), 'next');
}
