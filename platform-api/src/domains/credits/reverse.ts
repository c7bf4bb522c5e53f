import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { InTransaction } from '../../platform.ts';
import { centsOfSeats } from './earnings.ts';
import { lockWallets, post, walletOf } from './ledger.ts';
import { reverse } from './moves.ts';
import { payerByCoupon } from './order-coupon/hold-coupon.ts';
import { returnCoupon, type CouponRefund } from './order-coupon/return-coupon.ts';
import { creditEarnings } from './tables.ts';

/** Seats of a line whose price goes back; numbers from 1. */
export type ReturnedSeats = { orderLineId: number; seats: readonly number[] };

/**
 * Takes back the credits that these seats gave, also those that were used since: they are owed then; and gives
 * the buyer's own back. Runs in the transaction of the refund, which holds the order.
 * @param refund.key names the refund; a repeat takes nothing more
 */
export async function reverseCredits(
  platform: InTransaction,
  refund: {
    key: string;
    lines: readonly ReturnedSeats[];
    /** What goes back into the buyer's coupon. */
    coupons?: readonly CouponRefund[];
  },
): Promise<void> {
  const { db } = platform.database;
  const ids = refund.lines.map(({ orderLineId }) => orderLineId);
  const people = (await earningsOf(db, ids)).map(({ userId }) => userId);
  const coupons = refund.coupons ?? [];
  for (const { orderId } of coupons) {
    const payer = await payerByCoupon(db, orderId);
    if (payer !== null) people.push(payer);
  }
  if (people.length === 0) return;
  await lockWallets(db, people);
  for (const coupon of coupons) await returnCoupon(platform, coupon);
  // Read again: some may have become available, or lapsed, while this waited.
  for (const earning of await earningsOf(db, ids)) {
    const { id, userId, type, state, orderLineId } = earning;
    const seats = refund.lines
      .filter((line) => line.orderLineId === orderLineId)
      .flatMap((line) => line.seats);
    const cents = centsOfSeats(earning.cents, earning.seats, seats);
    if (cents === 0n || state === 'closed') continue;
    const balances = (await walletOf(db, userId))[type];
    const isNew = await post(
      platform,
      userId,
      {
        key: `reversed ${refund.key} earning ${id}`,
        kind: 'reversed',
        earningId: id,
        at: platform.clock.now(),
      },
      { [type]: reverse(cents, state, balances) },
    );
    if (!isNew) continue;
    await db
      .update(creditEarnings)
      .set({ reversedCents: sql`${creditEarnings.reversedCents} + ${cents}` })
      .where(eq(creditEarnings.id, id));
  }
}

const earningsOf = (db: Transaction, orderLineIds: readonly number[]) =>
  orderLineIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(creditEarnings)
        .where(
          and(
            inArray(creditEarnings.orderLineId, [...orderLineIds]),
            ne(creditEarnings.state, 'closed'),
          ),
        )
        .orderBy(asc(creditEarnings.id));
