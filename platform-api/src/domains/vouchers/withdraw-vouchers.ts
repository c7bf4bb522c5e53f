import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../platform.ts';
import { vouchers } from './tables.ts';

type State = (typeof vouchers.$inferSelect)['state'];

export type SeatState = { orderLineId: number; seat: number; state: State };

/** The seats of an order without their codes, by line and seat. */
export const seatsOfOrder = (
  { database: { db } }: Platform,
  orderId: number,
): Promise<SeatState[]> =>
  db
    .select({ orderLineId: vouchers.orderLineId, seat: vouchers.seat, state: vouchers.state })
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .orderBy(asc(vouchers.orderLineId), asc(vouchers.seat));

/**
 * While a cancellation is pending, codes cannot be redeemed (M33). In the caller's transaction, which holds the
 * order; earlier redemptions stay, and `seatsOfOrder` is then final.
 */
export async function freezeVouchers(platform: InTransaction, orderId: number): Promise<void> {
  await holdVouchers(platform, orderId);
  await move(platform, orderId, 'issued', 'frozen');
}

/** Codes that were not refunded can be redeemed again. */
export const unfreezeVouchers = (platform: InTransaction, orderId: number): Promise<void> =>
  move(platform, orderId, 'frozen', 'issued');

/** The money of these seats goes back: their codes are worth nothing. Only of seats that are frozen. */
export async function revokeSeats(
  { database: { db } }: InTransaction,
  orderLineId: number,
  seats: readonly number[],
): Promise<void> {
  if (seats.length === 0) return;
  await db
    .update(vouchers)
    .set({ state: 'revoked' })
    .where(
      and(
        eq(vouchers.orderLineId, orderLineId),
        inArray(vouchers.seat, [...seats]),
        eq(vouchers.state, 'frozen'),
      ),
    );
}

/** In the order in which a redemption takes them, so that neither waits for the other. */
async function holdVouchers({ database: { db } }: Platform, orderId: number): Promise<void> {
  await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .orderBy(asc(sql`${vouchers.codeHash} collate "C"`))
    .for('update');
}

async function move(
  { database: { db } }: Platform,
  orderId: number,
  from: State,
  to: State,
): Promise<void> {
  await db
    .update(vouchers)
    .set({ state: to })
    .where(and(eq(vouchers.orderId, orderId), eq(vouchers.state, from)));
}
