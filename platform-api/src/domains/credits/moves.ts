import type { Cents } from '../../money.ts';
import type { Bucket, PersonalBucket } from './credit-types.ts';

/** Balances of one person and one type, in cents; `owed` is 0 or negative. */
export type Balances = Readonly<Record<PersonalBucket, Cents>>;

/** What each account gains; the values add up to 0. */
export type Moves = Partial<Record<Bucket, Cents>>;

const lower = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** Credits for a paid order: they may still be reversed. */
export const earn = (cents: Cents): Moves => ({ issued: -cents, pending: cents });

/** Credits that nobody can reverse any more; what the person owes is settled first. */
export const release = (cents: Cents, balances: Balances): Moves => ({
  pending: -cents,
  ...settle(cents, balances),
});

function settle(cents: Cents, { owed }: Balances): Moves {
  const settled = lower(cents, -owed);
  return { owed: settled, available: cents - settled };
}

/**
 * Takes back what an order gave that is refunded: from where it is while it is pending, else from what is
 * available, then from the coupon; the rest is owed.
 */
export function reverse(
  cents: Cents,
  state: 'pending' | 'available',
  { available, coupon }: Balances,
): Moves {
  if (state === 'pending') return { pending: -cents, issued: cents };
  const ofAvailable = lower(cents, available);
  const ofCoupon = lower(cents - ofAvailable, coupon);
  return {
    available: -ofAvailable,
    coupon: -ofCoupon,
    owed: ofAvailable + ofCoupon - cents,
    issued: cents,
  };
}

/** Sets credits aside to pay orders with (M14); negative cents are taken out again. */
export const setAside = (cents: Cents): Moves => ({ available: -cents, coupon: cents });

/** A request for euro holds credits (E163). */
export const reserve = (cents: Cents): Moves => ({ available: -cents, redemption: cents });

/** The request was paid. */
export const payOut = (cents: Cents): Moves => ({ redemption: -cents, redeemed: cents });

/** The request was refused or withdrawn; what the person owes by then is settled first. */
export const giveBack = (cents: Cents, balances: Balances): Moves => ({
  redemption: -cents,
  ...settle(cents, balances),
});

/** The coupon part of an order that waits for its payment. */
export const order = (cents: Cents): Moves => ({ coupon: -cents, ordered: cents });

/** The order was paid. */
export const spend = (cents: Cents): Moves => ({ ordered: -cents, spent: cents });

/**
 * Credits that come back into the coupon, from an order that was not paid or from one that is refunded; what
 * the person owes is settled first.
 */
export function bringBack(cents: Cents, from: 'ordered' | 'spent', { owed }: Balances): Moves {
  const settled = lower(cents, -owed);
  return { [from]: -cents, owed: settled, coupon: cents - settled };
}

/** What a deleted account would get back. */
export const lapseSpent = (cents: Cents): Moves => ({ spent: -cents, lapsed: cents });

/** The credits of a deleted account, and what it owes. */
export const lapse = (balances: Balances): Moves => {
  const { pending, available, coupon, ordered, redemption, owed } = balances;
  return {
    pending: -pending,
    available: -available,
    coupon: -coupon,
    ordered: -ordered,
    redemption: -redemption,
    owed: -owed,
    lapsed: pending + available + coupon + ordered + redemption + owed,
  };
};
