import { randomUUID } from 'node:crypto';
import { formatEuro, type Cents } from '../../money.ts';
import { inTransaction, type Platform } from '../../platform.ts';
import { creditTypes, type CreditType } from './credit-types.ts';
import { creditErrors } from './errors.ts';
import { lockWallets, post, walletOf, type TypedMoves, type Wallet } from './ledger.ts';
import { setAside } from './moves.ts';

/** What is set aside in the coupon, in cents. */
export const couponOf = (wallet: Wallet): Cents =>
  creditTypes.reduce((sum, type) => sum + wallet[type].coupon, 0n);

const lower = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/**
 * Brings the coupon to an amount (M14): rewards go in first and come out last. The same call again changes
 * nothing.
 * @param coupon.types kinds of credits that the person may use
 * @throws CREDITS_NOT_ENOUGH
 */
export const setCoupon = (
  platform: Platform,
  coupon: {
    userId: string;
    cents: Cents;
    types: readonly CreditType[];
    language: 'it' | 'en';
  },
): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const { userId, cents, types, language } = coupon;
    const { db } = tx.database;
    await lockWallets(db, [userId]);
    const wallet = await walletOf(db, userId);
    const now = couponOf(wallet);
    const moved =
      cents >= now
        ? split(cents - now, types, (type) => wallet[type].available)
        : negative(split(now - cents, creditTypes.toReversed(), (type) => wallet[type].coupon));
    if (moved === null) {
      const available = now + types.reduce((sum, type) => sum + wallet[type].available, 0n);
      throw creditErrors.CREDITS_NOT_ENOUGH({
        params: { available: formatEuro(available, language) },
      });
    }
    const moves: TypedMoves = Object.fromEntries(
      [...moved].map(([type, amount]) => [type, setAside(amount)]),
    );
    if (moved.size === 0) return;
    const key = `coupon ${randomUUID()}`;
    await post(tx, userId, { key, kind: 'coupon', at: tx.clock.now() }, moves);
  });

type Amounts = Map<CreditType, Cents>;

/** An amount over the types in their order; null where all of them together have less. */
export function split(
  cents: Cents,
  types: readonly CreditType[],
  has: (type: CreditType) => Cents,
): Amounts | null {
  const amounts: Amounts = new Map();
  let left = cents;
  for (const type of types) {
    const part = lower(left, has(type));
    if (part > 0n) amounts.set(type, part);
    left -= part;
  }
  return left === 0n ? amounts : null;
}

const negative = (amounts: Amounts | null): Amounts | null =>
  amounts && new Map([...amounts].map(([type, cents]) => [type, -cents]));
