import { and, asc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { voucherErrors } from './errors.ts';
import { vouchers } from './tables.ts';

type State = (typeof vouchers.$inferSelect)['state'];

/** While a cancellation is asked for, nobody redeems (M33). @throws VOUCHERS_USED when someone has already */
export async function freezeVouchers(platform: Platform, orderId: number): Promise<void> {
  const states = await move(platform, orderId, 'issued', 'frozen');
  if (states.includes('redeemed')) throw voucherErrors.VOUCHERS_USED();
}

/** The cancellation was refused: the codes can be redeemed again. */
export const unfreezeVouchers = (platform: Platform, orderId: number): Promise<unknown> =>
  move(platform, orderId, 'frozen', 'issued');

/** The money goes back: the codes are worth nothing. */
export const revokeVouchers = (platform: Platform, orderId: number): Promise<unknown> =>
  move(platform, orderId, 'frozen', 'revoked');

/** Runs in the caller's transaction, which holds the order. @returns the states before */
async function move(
  { database: { db } }: Platform,
  orderId: number,
  from: State,
  to: State,
): Promise<State[]> {
  // In the order in which a redemption takes them, so that neither waits for the other.
  const held = await db
    .select({ state: vouchers.state })
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .orderBy(asc(sql`${vouchers.codeHash} collate "C"`))
    .for('update');
  await db
    .update(vouchers)
    .set({ state: to })
    .where(and(eq(vouchers.orderId, orderId), eq(vouchers.state, from)));
  return held.map(({ state }) => state);
}
