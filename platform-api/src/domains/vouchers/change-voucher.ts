import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import { voucherErrors } from './errors.ts';
import { insertMail, type Letter } from './mail/address-vouchers.ts';
import { tellOfWithdrawal } from './mail/withdrawn-mail.ts';
import type { Audit } from './redeem-vouchers.ts';
import { voucherMails, vouchers, withdrawnCodes } from './tables.ts';
import { codeOf, hashOfCode, newSalt } from './voucher-code.ts';

type Voucher = typeof vouchers.$inferSelect;

/** A voucher as its buyer saw it: what changed since is not overwritten. */
type Seen = { buyerId: string; voucherId: number; version: number; audit: Audit };

/**
 * Sends a code to somebody now, for the first time or again. The same call again sends nothing more; the mail of a
 * gift whose day has not come no longer has the code.
 * @throws VOUCHER_NOT_FOUND, VOUCHER_NOT_FREE, VOUCHER_CHANGED
 */
export const sendVoucher = (platform: Platform, seen: Seen, letter: Letter): Promise<void> =>
  changeVoucher(platform, seen, {
    isDone: async (tx, { mailId }) => {
      const [mail] = await tx.database.db
        .select()
        .from(voucherMails)
        .where(eq(voucherMails.id, mailId ?? 0));
      return (
        mail !== undefined &&
        (['name', 'email', 'message', 'language'] as const).every(
          (part) => mail[part] === letter[part],
        )
      );
    },
    change: async (tx, { orderId }) => ({
      mailId: await insertMail(tx, orderId, letter, platform.clock.now()),
    }),
    event: 'voucher sent',
  });

/**
 * Makes the code that is out worthless and gives the seat another, for who sent it to the wrong person, who is told. The seat
 * stays the buyer's: its money goes back by a request of cancellation alone (M33). The same call again changes nothing.
 * @throws VOUCHER_NOT_FOUND, VOUCHER_NOT_FREE, VOUCHER_CHANGED
 */
export const withdrawCode = (platform: Platform, seen: Seen): Promise<void> =>
  changeVoucher(platform, seen, {
    isDone: async (_tx, { mailId }) => mailId === null,
    change: async (tx, { id, codeHash, mailId }) => {
      await tx.database.db
        .insert(withdrawnCodes)
        .values({ codeHash, voucherId: id, withdrawnAt: platform.clock.now() });
      if (mailId !== null) await tellOfWithdrawal(tx, { mailId, voucherId: id });
      const salt = newSalt();
      return { salt, codeHash: hashOfCode(platform, codeOf(platform, salt)), mailId: null };
    },
    event: 'voucher withdrawn',
  });

/** Holds the voucher, as a redemption does: of the two that come together, one is first. */
const changeVoucher = (
  platform: Platform,
  { buyerId, voucherId, version, audit }: Seen,
  act: {
    /** Whether the change before this one was the same call. */
    isDone: (platform: InTransaction, voucher: Voucher) => Promise<boolean>;
    change: (platform: InTransaction, voucher: Voucher) => Promise<Partial<Voucher>>;
    event: string;
  },
): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    const [voucher] = await db
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.id, voucherId), eq(vouchers.buyerId, buyerId)))
      .for('update');
    if (voucher === undefined) throw voucherErrors.VOUCHER_NOT_FOUND();
    if (voucher.version === version + 1 && (await act.isDone(tx, voucher))) return;
    if (voucher.state !== 'issued') throw voucherErrors.VOUCHER_NOT_FREE();
    if (voucher.version !== version) throw voucherErrors.VOUCHER_CHANGED();
    const change = await act.change(tx, voucher);
    await db
      .update(vouchers)
      .set({ ...change, version: version + 1 })
      .where(eq(vouchers.id, voucherId));
    await audit(tx, voucher.orderId, act.event, { voucher: voucherId });
  });

/**
 * Whether the buyer may read who redeemed a voucher; its holder decides, and may take it back.
 * @throws VOUCHER_NOT_FOUND for a voucher that this person did not redeem
 */
export async function showRedeemer(
  { database: { db } }: Platform,
  { userId, voucherId, isShown }: { userId: string; voucherId: number; isShown: boolean },
): Promise<void> {
  const [changed] = await db
    .update(vouchers)
    .set({ namesRedeemer: isShown })
    .where(and(eq(vouchers.id, voucherId), eq(vouchers.redeemedBy, userId)))
    .returning({ id: vouchers.id });
  if (changed === undefined) throw voucherErrors.VOUCHER_NOT_FOUND();
}

/**
 * Whether the company that bought a voucher may see how far its holder is; the holder decides, and may take it back.
 * The same answer again keeps the day of the first.
 * @throws VOUCHER_NOT_FOUND for a voucher that this person did not redeem, or that no company bought
 */
export async function shareProgress(
  { database: { db }, clock }: Platform,
  { userId, voucherId, isShared }: { userId: string; voucherId: number; isShared: boolean },
): Promise<void> {
  const [changed] = await db
    .update(vouchers)
    .set({
      progressSharedAt: isShared
        ? sql`coalesce(${vouchers.progressSharedAt}, ${clock.now().toISOString()}::timestamptz)`
        : null,
    })
    .where(
      and(
        eq(vouchers.id, voucherId),
        eq(vouchers.redeemedBy, userId),
        isNotNull(vouchers.companyId),
      ),
    )
    .returning({ id: vouchers.id });
  if (changed === undefined) throw voucherErrors.VOUCHER_NOT_FOUND();
}
