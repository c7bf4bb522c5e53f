import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../../platform.ts';
import { insertMail, type Letter } from '../mail/address-vouchers.ts';
import type { Audit } from '../redeem-vouchers.ts';
import { voucherMails, vouchers } from '../tables.ts';

/** The courses of which a company bought vouchers, each with those that were given to nobody yet. */
export const companyCourses = (
  { database: { db } }: Platform,
  companyId: string,
): Promise<{ courseId: number; free: number }[]> =>
  db
    .select({
      courseId: vouchers.courseId,
      free: sql<number>`count(*) filter (where ${vouchers.state} = 'issued' and ${vouchers.mailId} is null)::int`,
    })
    .from(vouchers)
    .where(and(eq(vouchers.companyId, companyId), ne(vouchers.state, 'revoked')))
    .groupBy(vouchers.courseId)
    .orderBy(asc(vouchers.courseId));

/** To which addresses, in small letters, a company has sent which course, as `<course> <address>`. */
export async function givenAddresses(
  { database: { db } }: Platform,
  companyId: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ courseId: vouchers.courseId, email: sql<string>`lower(${voucherMails.email})` })
    .from(vouchers)
    .innerJoin(voucherMails, eq(voucherMails.id, vouchers.mailId))
    .where(and(eq(vouchers.companyId, companyId), ne(vouchers.state, 'revoked')));
  return new Set(rows.map(({ courseId, email }) => `${courseId} ${email}`));
}

/**
 * Gives each letter a voucher of its course that nobody was given, in the caller's transaction; their mails leave
 * after it.
 * @returns false when there are fewer than letters: nothing may be kept then
 */
export async function sendFreeVouchers(
  platform: InTransaction,
  companyId: string,
  letters: readonly { courseId: number; letter: Letter }[],
  audit: Audit,
): Promise<boolean> {
  const { db } = platform.database;
  const isFree = and(
    eq(vouchers.companyId, companyId),
    eq(vouchers.state, 'issued'),
    isNull(vouchers.mailId),
  );
  const seen = await db
    .select({ id: vouchers.id, courseId: vouchers.courseId })
    .from(vouchers)
    .where(isFree)
    .orderBy(asc(vouchers.id));
  const idsOf = Map.groupBy(seen, ({ courseId }) => courseId);
  const given = letters.flatMap(({ courseId, letter }) => {
    const id = idsOf.get(courseId)?.shift()?.id;
    return id === undefined ? [] : [{ id, letter }];
  });
  if (given.length < letters.length) return false;
  // In the order in which a redemption takes them, so that neither waits for the other.
  const held = await db
    .select({ id: vouchers.id, orderId: vouchers.orderId })
    .from(vouchers)
    .where(
      and(
        isFree,
        inArray(
          vouchers.id,
          given.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(sql`${vouchers.codeHash} collate "C"`))
    .for('update');
  // Redeemed or sent to somebody in this moment.
  if (held.length < given.length) return false;
  const orderOf = new Map(held.map(({ id, orderId }) => [id, orderId]));
  const now = platform.clock.now();
  for (const { id, letter } of given) {
    const mailId = await insertMail(platform, orderOf.get(id) ?? 0, letter, now);
    await db
      .update(vouchers)
      .set({ mailId, version: sql`${vouchers.version} + 1` })
      .where(eq(vouchers.id, id));
  }
  const orders = Map.groupBy(held, ({ orderId }) => orderId);
  for (const [orderId, sent] of [...orders].toSorted(([a], [b]) => a - b)) {
    await audit(platform, orderId, 'vouchers sent', { vouchers: sent.length });
  }
  return true;
}
