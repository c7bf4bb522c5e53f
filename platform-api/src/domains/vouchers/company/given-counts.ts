import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { VoucherState } from '../list-vouchers.ts';
import { voucherMails, vouchers } from '../tables.ts';
import { wasGiven } from './given-vouchers.ts';

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

/** How many a company bought and gave, and to how many people. */
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
