import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { voucherMails, vouchers } from '../tables.ts';

/** Somebody who redeemed a company's voucher and lets it see the course. */
export type SharingHolder = {
  companyId: string;
  voucherId: number;
  userId: string;
  courseId: number;
  /** As the company wrote to them; null when the code went another way. */
  email: string | null;
};

/** Who lets a company see a course now, by the company or by the people. */
export async function sharingHolders(
  { database: { db } }: Platform,
  of: { companyId: string } | { userIds: readonly string[] },
): Promise<SharingHolder[]> {
  if ('userIds' in of && of.userIds.length === 0) return [];
  const rows = await db
    .select({
      companyId: vouchers.companyId,
      voucherId: vouchers.id,
      userId: vouchers.redeemedBy,
      courseId: vouchers.courseId,
      email: voucherMails.email,
    })
    .from(vouchers)
    .leftJoin(voucherMails, eq(voucherMails.id, vouchers.mailId))
    .where(
      and(
        eq(vouchers.state, 'redeemed'),
        isNotNull(vouchers.progressSharedAt),
        'companyId' in of
          ? eq(vouchers.companyId, of.companyId)
          : inArray(vouchers.redeemedBy, [...of.userIds]),
      ),
    )
    .orderBy(vouchers.id);
  return rows.flatMap(({ companyId, userId, email, ...row }) =>
    companyId === null || userId === null
      ? []
      : [{ ...row, companyId, userId, email: email === '' ? null : email }],
  );
}
