import { and, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import type { Platform } from '../../platform.ts';
import { listVouchers } from './list-vouchers.ts';
import { voucherMails, vouchers } from './tables.ts';

/** Vouchers that a person bought or redeemed. Codes that were given away stay good for who has them. */
export const voucherData: PersonalData = {
  part: 'vouchers',

  async collect(platform, userId) {
    const everything = { page: 1, pageSize: 1_000_000 };
    return { data: (await listVouchers(platform, userId, everything)).items };
  },

  async erase(platform, userId) {
    const { db } = platform.database;
    const boughtIn = db
      .select({ id: vouchers.orderId })
      .from(vouchers)
      .where(eq(vouchers.buyerId, userId));
    const receivedBy = db
      .select({ id: vouchers.mailId })
      .from(vouchers)
      .where(eq(vouchers.redeemedBy, userId));
    const isToCome = sql`exists (select from ${vouchers} where ${vouchers.mailId} = ${voucherMails.id} and ${vouchers.state} in ('issued', 'frozen'))`;
    // A gift that was paid for still reaches its recipient; then its mail is erased too.
    await db
      .update(voucherMails)
      .set({ name: '', email: '', message: '' })
      .where(
        and(
          or(inArray(voucherMails.orderId, boughtIn), inArray(voucherMails.id, receivedBy)),
          or(isNotNull(voucherMails.sentAt), not(isToCome)),
        ),
      );
    await db.update(vouchers).set({ buyerId: null }).where(eq(vouchers.buyerId, userId));
    await db
      .update(vouchers)
      .set({ redeemedBy: null, namesRedeemer: false, progressSharedAt: null })
      .where(eq(vouchers.redeemedBy, userId));
  },
};

/** The orders of which a person redeemed a code. */
export async function ordersRedeemedBy({ database }: Platform, userId: string): Promise<number[]> {
  const rows = await database.db
    .selectDistinct({ orderId: vouchers.orderId })
    .from(vouchers)
    .where(eq(vouchers.redeemedBy, userId));
  return rows.map(({ orderId }) => orderId);
}
