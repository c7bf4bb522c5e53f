import { and, count, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
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

const wasGiven = or(isNotNull(vouchers.mailId), eq(vouchers.state, 'redeemed'));

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

export type GivenCounts = {
  /** By the address that the company wrote to; a code that went another way counts as one. */
  people: number;
  /** Who redeemed a code and lets the company see its course. */
  sharing: number;
  /** Of what was given. */
  courseIds: number[];
  /** `bought` are the other four together; what was taken back is none. */
  vouchers: { bought: number; redeemed: number; sent: number; free: number; frozen: number };
};

export async function givenCounts(
  { database: { db } }: Platform,
  companyId: string,
): Promise<GivenCounts> {
  const isKept = sql`${vouchers.state} <> 'revoked'`;
  const number = (what: ReturnType<typeof sql>) => sql<number>`(${what})::int`;
  const of = (state: VoucherState) => sql`${vouchers.state} = ${state}`;
  const [row] = await db
    .select({
      people: number(
        sql`count(distinct coalesce(nullif(lower(${voucherMails.email}), ''), ${vouchers.id}::text)) filter (where ${wasGiven})`,
      ),
      sharing: number(
        sql`count(distinct ${vouchers.redeemedBy}) filter (where ${vouchers.progressSharedAt} is not null and ${of('redeemed')})`,
      ),
      courseIds: sql<
        number[]
      >`coalesce(array_agg(distinct ${vouchers.courseId}) filter (where ${wasGiven}), '{}')`,
      bought: number(sql`count(*) filter (where ${isKept})`),
      redeemed: number(sql`count(*) filter (where ${of('redeemed')})`),
      sent: number(sql`count(*) filter (where ${of('issued')} and ${isNotNull(vouchers.mailId)})`),
      free: number(sql`count(*) filter (where ${of('issued')} and ${vouchers.mailId} is null)`),
      frozen: number(sql`count(*) filter (where ${of('frozen')})`),
    })
    .from(vouchers)
    .leftJoin(voucherMails, eq(voucherMails.id, vouchers.mailId))
    .where(eq(vouchers.companyId, companyId));
  if (row === undefined) throw new Error('A count has one row');
  const { people, sharing, courseIds, ...counts } = row;
  return { people, sharing, courseIds, vouchers: counts };
}
