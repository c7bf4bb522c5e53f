import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../../database/database.ts';
import type { Cents } from '../../../money.ts';
import type { InTransaction, Platform } from '../../../platform.ts';
import { couponOf, split } from '../coupon.ts';
import { creditTypes, type CreditType } from '../credit-types.ts';
import { lockWallets, post, walletOf, type TypedMoves } from '../ledger.ts';
import { bringBack, order as orderMove, spend } from '../moves.ts';
import { orderCoupons } from './tables.ts';

type OrderCouponRow = typeof orderCoupons.$inferSelect;

/** The coupon part of an order, that waits for the payment or was spent; null where it has none. */
export async function couponOfOrder(db: Db, orderId: number): Promise<OrderCouponRow | null> {
  const [row] = await db
    .select()
    .from(orderCoupons)
    .where(and(eq(orderCoupons.orderId, orderId), ne(orderCoupons.state, 'given_up')));
  return row ?? null;
}

export const centsOfCoupon = (
  row: Pick<OrderCouponRow, 'rewardCents' | 'profitShareCents'>,
): Record<CreditType, Cents> => ({
  reward: row.rewardCents,
  profit_share: row.profitShareCents,
});

const sumOf = (cents: Record<CreditType, Cents>): Cents =>
  creditTypes.reduce((sum, type) => sum + cents[type], 0n);

/**
 * What a person may spend for an order: their coupon, and what the order itself holds of it. Locks the wallet
 * until the transaction ends.
 */
export async function couponFor(
  platform: InTransaction,
  { userId, orderId }: { userId: string; orderId: number | null },
): Promise<Cents> {
  const { db } = platform.database;
  await lockWallets(db, [userId]);
  const wallet = await walletOf(db, userId);
  const row = orderId === null ? null : await couponOfOrder(db, orderId);
  if (row === null) return couponOf(wallet);
  const held = centsOfCoupon(row);
  // What would settle a debt does not come back.
  return creditTypes.reduce((sum, type) => {
    const { coupon } = wallet[type];
    return sum + coupon + (bringBack(held[type], 'ordered', wallet[type]).coupon ?? 0n);
  }, 0n);
}

/**
 * Brings the coupon part of an unpaid order to an amount; the caller holds the order. The same call again
 * changes nothing.
 * @returns false where the coupon has less, and nothing changed
 */
export async function holdCoupon(
  platform: InTransaction,
  part: { orderId: number; userId: string; cents: Cents },
): Promise<boolean> {
  const { db } = platform.database;
  const { orderId, userId, cents } = part;
  const available = await couponFor(platform, { userId, orderId });
  const held = await couponOfOrder(db, orderId);
  if (held?.state === 'spent') throw new Error('The coupon of this order is spent');
  if ((held === null ? 0n : sumOf(centsOfCoupon(held))) === cents) return true;
  if (cents > available) return false;
  if (held !== null) await giveUp(platform, held);
  if (cents === 0n) return true;
  const wallet = await walletOf(db, userId);
  const parts = split(cents, creditTypes, (type) => wallet[type].coupon);
  if (parts === null) throw new Error('The coupon has less than was counted');
  const [row] = await db
    .insert(orderCoupons)
    .values({
      orderId,
      userId,
      rewardCents: parts.get('reward') ?? 0n,
      profitShareCents: parts.get('profit_share') ?? 0n,
      state: 'ordered',
      orderedAt: platform.clock.now(),
    })
    .returning();
  if (row === undefined) throw new Error('The coupon of the order was not stored');
  await postOf(platform, row, 'ordered', (_, ofType) => orderMove(ofType));
  return true;
}

/** Back into the coupon: the order is not paid with it. */
async function giveUp(platform: InTransaction, row: OrderCouponRow): Promise<void> {
  await settleRow(platform, row, 'given_up');
  const wallet = await walletOf(platform.database.db, row.userId);
  await postOf(platform, row, 'returned', (type, cents) =>
    bringBack(cents, 'ordered', wallet[type]),
  );
}

/** The order is paid with what it holds; the caller holds the wallet too. */
export async function spendCoupon(platform: InTransaction, orderId: number): Promise<void> {
  const held = await couponOfOrder(platform.database.db, orderId);
  if (held?.state !== 'ordered') return;
  await settleRow(platform, held, 'spent');
  await postOf(platform, held, 'spent', (_, cents) => spend(cents));
}

const settleRow = (
  platform: InTransaction,
  { id }: OrderCouponRow,
  state: 'spent' | 'given_up',
): Promise<unknown> =>
  platform.database.db
    .update(orderCoupons)
    .set({ state, settledAt: platform.clock.now() })
    .where(and(eq(orderCoupons.id, id), eq(orderCoupons.state, 'ordered')));

function postOf(
  platform: InTransaction,
  row: OrderCouponRow,
  kind: 'ordered' | 'spent' | 'returned',
  move: (type: CreditType, cents: Cents) => TypedMoves[CreditType],
): Promise<boolean> {
  const cents = centsOfCoupon(row);
  const moves: TypedMoves = Object.fromEntries(
    creditTypes.map((type) => [type, move(type, cents[type])]),
  );
  const key = `${kind} coupon ${row.id}`;
  return post(platform, row.userId, { key, kind, at: platform.clock.now() }, moves);
}

/** Marks what the unpaid orders of a deleted account held; the credits lapse with the others. */
export const closeOrderCoupons = (platform: InTransaction, userId: string): Promise<unknown> =>
  platform.database.db
    .update(orderCoupons)
    .set({ state: 'given_up', settledAt: platform.clock.now() })
    .where(and(eq(orderCoupons.userId, userId), eq(orderCoupons.state, 'ordered')));

/** Orders after `last` that have held credits since before an instant, in the order of ids. */
export async function ordersHoldingCoupon(
  { database: { db } }: Pick<Platform, 'database'>,
  query: { last: number; before: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ orderId: orderCoupons.orderId })
    .from(orderCoupons)
    .where(
      and(
        eq(orderCoupons.state, 'ordered'),
        gt(orderCoupons.orderId, query.last),
        lt(orderCoupons.orderedAt, query.before),
      ),
    )
    .orderBy(asc(orderCoupons.orderId))
    .limit(query.limit);
  return rows.map(({ orderId }) => orderId);
}

/** Whose wallet paid a part of an order; null where none did. */
export const payerByCoupon = async (db: Transaction, orderId: number): Promise<string | null> =>
  (await couponOfOrder(db, orderId))?.userId ?? null;
