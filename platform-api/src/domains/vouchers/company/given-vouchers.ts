import { and, count, desc, eq, ilike, isNotNull, or } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { VoucherState } from '../list-vouchers.ts';
import { voucherMails, vouchers } from '../tables.ts';

/** A voucher of a company that was given to somebody or redeemed. */
export type GivenVoucher = {
  id: number;
  courseId: number;
  state: VoucherState;
  redeemedAt: Date | null;
  /** To whom the company sent it; null when the code went another way, or that person was erased. */
  mail: { name: string; email: string; sentAt: Date | null; isUncertain: boolean } | null;
  /** Who redeemed it, where that person lets the company see it. */
  holder: { userId: string; isProgressShared: boolean } | null;
};

export type GivenQuery = {
  page: number;
  pageSize: number;
  search: string;
  /** Only those that were redeemed, or only those that can still be. */
  isRedeemed?: boolean | undefined;
  courseId?: number | undefined;
};

/** Sent to somebody, or redeemed. */
export const wasGiven = or(isNotNull(vouchers.mailId), eq(vouchers.state, 'redeemed'));

/** What a company gave to its people, the latest first; with `search` by the name or address that it wrote itself. */
export async function givenVouchers(
  { database: { db } }: Platform,
  companyId: string,
  { page, pageSize, search, isRedeemed, courseId }: GivenQuery,
): Promise<{ items: GivenVoucher[]; totalItems: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isGiven = and(
    eq(vouchers.companyId, companyId),
    wasGiven,
    courseId === undefined ? undefined : eq(vouchers.courseId, courseId),
    isRedeemed === undefined ? undefined : eq(vouchers.state, isRedeemed ? 'redeemed' : 'issued'),
    search === ''
      ? undefined
      : or(ilike(voucherMails.name, pattern), ilike(voucherMails.email, pattern)),
  );
  const given = () =>
    db
      .select({ voucher: vouchers, mail: voucherMails })
      .from(vouchers)
      .leftJoin(voucherMails, eq(voucherMails.id, vouchers.mailId))
      .where(isGiven);
  const [counted] = await db
    .select({ total: count() })
    .from(vouchers)
    .leftJoin(voucherMails, eq(voucherMails.id, vouchers.mailId))
    .where(isGiven);
  const rows = await given()
    .orderBy(desc(vouchers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toGiven), totalItems: counted?.total ?? 0 };
}

function toGiven({
  voucher,
  mail,
}: {
  voucher: typeof vouchers.$inferSelect;
  mail: typeof voucherMails.$inferSelect | null;
}): GivenVoucher {
  const { id, courseId, state, redeemedAt, redeemedBy, namesRedeemer, progressSharedAt } = voucher;
  const isProgressShared = progressSharedAt !== null;
  return {
    id,
    courseId,
    state,
    redeemedAt,
    mail:
      mail === null || mail.email === ''
        ? null
        : {
            name: mail.name,
            email: mail.email,
            sentAt: mail.sentAt,
            isUncertain: mail.isUncertain,
          },
    holder:
      redeemedBy !== null && (namesRedeemer || isProgressShared)
        ? { userId: redeemedBy, isProgressShared }
        : null,
  };
}
