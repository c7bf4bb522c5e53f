import type { Platform } from '../../platform.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { givenCounts, type GivenCounts } from '../vouchers/index.ts';
import { deadlinesOf } from './deadlines/list-deadlines.ts';
import { refreshersNeeded } from './deadlines/refreshers-needed.ts';

export type CompanySummary = Omit<GivenCounts, 'courseIds'> & {
  courses: { id: number; title: string }[];
  attestations: {
    all: number;
    expiring: number;
    expired: number;
    /** What renews all that end soon. */
    toBuy: number;
    inHand: number;
    cents: bigint;
  };
};

/** What a company has given, to how many, and what of it ends soon. */
export async function companySummary(
  platform: Platform,
  companyId: string,
): Promise<CompanySummary> {
  const { courseIds, ...counts } = await givenCounts(platform, companyId);
  const courses = await coursesForSale(platform, courseIds);
  const deadlines = await deadlinesOf(platform, companyId);
  const expiring = deadlines.filter(({ state }) => state === 'expiring');
  const { toBuy, inHand, cents } = await refreshersNeeded(platform, companyId, expiring);
  return {
    ...counts,
    courses: [...courses.values()]
      .map(({ id, title }) => ({ id, title }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'it')),
    attestations: {
      all: deadlines.length,
      expiring: expiring.length,
      expired: deadlines.filter(({ state }) => state === 'expired').length,
      toBuy,
      inHand,
      cents,
    },
  };
}
