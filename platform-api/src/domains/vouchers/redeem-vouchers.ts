import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import { examKindsOf, grantRights } from '../exams/index.ts';
import { grantEnrolment } from '../learning/index.ts';
import { readCodes, refusalOf, type Refusals } from './code-list.ts';
import type { CodeRefusal } from './errors.ts';
import { vouchers, withdrawnCodes } from './tables.ts';

/** Writes what happened to an order, last of the locks of a transaction. */
export type Audit = (
  platform: InTransaction,
  orderId: number,
  event: string,
  detail?: Record<string, string | number | boolean | null>,
) => Promise<void>;

type Voucher = typeof vouchers.$inferSelect;

/**
 * Gives the person the courses of these codes, all or nothing (E112): one that is refused, and none
 * is used up.
 * @param redemption.namesRedeemer whether the buyer may read who redeemed them
 * @param redemption.sharesProgress whether the company that bought them may see the course, exam and badge
 * @returns ids of the courses, in the order of the codes
 * @throws the refusal of `voucherErrors`, with each code's reason in `fields` under its place in the list
 */
export async function redeemVouchers(
  platform: Platform,
  redemption: {
    userId: string;
    codes: readonly string[];
    namesRedeemer?: boolean;
    sharesProgress?: boolean;
    audit: Audit;
  },
): Promise<number[]> {
  const { userId, codes, audit, namesRedeemer = false, sharesProgress = false } = redemption;
  return inTransaction(platform, async (tx) => {
    const refused: Refusals = new Map();
    const taken = await takeVouchers(tx, { userId, namesRedeemer, sharesProgress }, codes, refused);
    const granted = new Set<number>();
    // In one order of courses for all, so that two lists of one person never wait for each other.
    for (const [place, voucher] of taken.toSorted(([, a], [, b]) => a.courseId - b.courseId)) {
      const { courseId, orderId, includesCertification, includesSimulation } = voucher;
      const exams = { includesCertification, includesSimulation };
      if (granted.has(courseId)) refused.set(place, 'VOUCHER_REPEATED');
      else if (await grantEnrolment(tx, { userId, courseId, orderId, ...exams })) {
        await grantRights(tx, { userId, courseId, orderId, kinds: examKindsOf(exams) });
        granted.add(courseId);
      } else refused.set(place, 'VOUCHER_COURSE_OWNED');
    }
    // The rollback returns the codes taken above.
    if (refused.size > 0) throw refusalOf(codes, refused);
    for (const [, { id, orderId }] of taken) {
      await audit(tx, orderId, 'voucher redeemed', { voucher: id });
    }
    return taken.toSorted(([a], [b]) => a - b).map(([, { courseId }]) => courseId);
  });
}

/** Marks each voucher as redeemed if it still can be: of two people with one code, one gets it. */
async function takeVouchers(
  platform: InTransaction,
  {
    userId,
    namesRedeemer,
    sharesProgress,
  }: { userId: string; namesRedeemer: boolean; sharesProgress: boolean },
  codes: readonly string[],
  refused: Refusals,
): Promise<[place: number, Voucher][]> {
  const { db } = platform.database;
  const taken: [number, Voucher][] = [];
  for (const [codeHash, place] of readCodes(platform, codes, refused)) {
    const [voucher] = await db
      .update(vouchers)
      .set({
        state: 'redeemed',
        redeemedBy: userId,
        redeemedAt: platform.clock.now(),
        namesRedeemer,
        // Of a code that no company bought there is nobody to consent to.
        ...(sharesProgress
          ? {
              progressSharedAt: sql`case when ${vouchers.companyId} is null then null else ${platform.clock.now().toISOString()}::timestamptz end`,
            }
          : {}),
      })
      .where(and(eq(vouchers.codeHash, codeHash), eq(vouchers.state, 'issued')))
      .returning();
    if (voucher === undefined) refused.set(place, await reasonOf(platform, codeHash));
    else taken.push([place, voucher]);
  }
  return taken;
}

async function reasonOf({ database }: Platform, codeHash: string): Promise<CodeRefusal> {
  const [known] = await database.db
    .select({ state: vouchers.state })
    .from(vouchers)
    .where(eq(vouchers.codeHash, codeHash));
  if (known === undefined) {
    const [withdrawn] = await database.db
      .select({ voucherId: withdrawnCodes.voucherId })
      .from(withdrawnCodes)
      .where(eq(withdrawnCodes.codeHash, codeHash));
    return withdrawn === undefined ? 'VOUCHER_UNKNOWN' : 'VOUCHER_REPLACED';
  }
  return known.state === 'redeemed' ? 'VOUCHER_REDEEMED' : 'VOUCHER_WITHDRAWN';
}
