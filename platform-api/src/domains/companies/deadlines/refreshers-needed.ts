import type { Platform } from '../../../platform.ts';
import { companyCourses } from '../../vouchers/index.ts';
import type { Deadline } from './list-deadlines.ts';

/** What renews attestations. */
export type RefreshersNeeded = {
  /** Codes to buy, by the refresher's id. */
  missing: ReadonlyMap<number, number>;
  /** All of these codes. */
  toBuy: number;
  /** For how many people the company has codes. */
  inHand: number;
  /** What the missing codes cost at the price of today. */
  cents: bigint;
};

/** One code for each person who was not given the refresher, less the codes that the company has left. */
export async function refreshersNeeded(
  platform: Platform,
  companyId: string,
  deadlines: readonly Deadline[],
): Promise<RefreshersNeeded> {
  const owned = await companyCourses(platform, companyId);
  const free = new Map(owned.map((course) => [course.courseId, course.free]));
  const missing = new Map<number, number>();
  let inHand = 0;
  let cents = 0n;
  for (const [courseId, { people, priceCents }] of wantedOf(deadlines)) {
    const left = Math.min(free.get(courseId) ?? 0, people.size);
    inHand += left;
    if (people.size === left) continue;
    missing.set(courseId, people.size - left);
    cents += priceCents * BigInt(people.size - left);
  }
  const toBuy = [...missing.values()].reduce((sum, count) => sum + count, 0);
  return { missing, toBuy, inHand, cents };
}

/** Who is to be given each refresher: somebody with two attestations of a course needs it once. */
function wantedOf(deadlines: readonly Deadline[]) {
  const wanted = new Map<number, { people: Set<string>; priceCents: bigint }>();
  for (const { userId, refresher, renewal } of deadlines) {
    if (refresher === null || renewal !== 'none') continue;
    const priceCents = refresher.priceCents ?? 0n;
    const { people } = wanted.get(refresher.id) ?? { people: new Set<string>() };
    wanted.set(refresher.id, { people: people.add(userId), priceCents });
  }
  return wanted;
}
