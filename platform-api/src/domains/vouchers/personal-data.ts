import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { listVouchers } from './list-vouchers.ts';
import { vouchers } from './tables.ts';

/** Vouchers that a person bought or redeemed. Codes that were given away stay good for who has them. */
export const voucherData: PersonalData = {
  part: 'vouchers',

  async collect(platform, userId) {
    const everything = { page: 1, pageSize: 1_000_000 };
    return { data: (await listVouchers(platform, userId, everything)).items };
  },

  async erase(platform, userId) {
    const { db } = platform.database;
    await db.update(vouchers).set({ buyerId: null }).where(eq(vouchers.buyerId, userId));
    await db.update(vouchers).set({ redeemedBy: null }).where(eq(vouchers.redeemedBy, userId));
  },
};
