import { inTransaction, type Platform } from '../../../platform.ts';
import { addCourse, readCart, setMultiVoucher } from '../../cart/index.ts';
import { companyCourses } from '../../vouchers/index.ts';
import { companyErrors } from '../errors.ts';
import { deadlinesOf } from './list-deadlines.ts';

/**
 * Puts the refresher of each of these attestations into the caller's cart, for others: one code for each person who
 * was not given it, less the codes that the company has left. The same call again adds nothing.
 * @returns how many codes there are to buy, and for how many the company has codes
 * @throws REFRESHERS_NONE, REFRESHERS_CART_IN_USE while the cart holds a purchase for oneself
 */
export const buyRefreshers = (
  platform: Platform,
  { userId, companyId }: { userId: string; companyId: string },
  badgeIds: readonly string[],
): Promise<{ toBuy: number; inHand: number }> =>
  inTransaction(platform, async (tx) => {
    const wanted = await wantedOf(tx, companyId, new Set(badgeIds));
    if (wanted.size === 0) throw companyErrors.REFRESHERS_NONE();
    const owned = await companyCourses(tx, companyId);
    const free = new Map(owned.map((course) => [course.courseId, course.free]));
    const missing = new Map<number, number>();
    let inHand = 0;
    for (const [courseId, people] of wanted) {
      const left = Math.min(free.get(courseId) ?? 0, people);
      inHand += left;
      if (people > left) missing.set(courseId, people - left);
    }
    const toBuy = [...missing.values()].reduce((sum, count) => sum + count, 0);
    if (toBuy > 0) await putInCart(tx, userId, missing);
    return { toBuy, inHand };
  });

/** How many people are to be given each refresher: somebody with two attestations of a course needs it once. */
async function wantedOf(
  platform: Platform,
  companyId: string,
  badgeIds: ReadonlySet<string>,
): Promise<Map<number, number>> {
  const people = new Map<number, Set<string>>();
  for (const { id, userId, refresher, renewal } of await deadlinesOf(platform, companyId)) {
    if (!badgeIds.has(id) || refresher === null || renewal !== 'none') continue;
    people.set(refresher.id, (people.get(refresher.id) ?? new Set()).add(userId));
  }
  return new Map([...people].map(([courseId, ids]) => [courseId, ids.size]));
}

async function putInCart(
  platform: Platform,
  userId: string,
  missing: ReadonlyMap<number, number>,
): Promise<void> {
  const cart = await readCart(platform, userId, { lock: true });
  // What is in it for the buyer would become codes for others.
  if (cart.lines.length > 0 && !cart.isMultiVoucher) throw companyErrors.REFRESHERS_CART_IN_USE();
  await setMultiVoucher(
    platform,
    userId,
    true,
    cart.lines.map(({ courseId, quantity }) => ({
      courseId,
      quantity: Math.max(quantity, missing.get(courseId) ?? 0),
    })),
  );
  const there = new Set(cart.lines.map(({ courseId }) => courseId));
  for (const [courseId, quantity] of missing) {
    if (!there.has(courseId)) await addCourse(platform, userId, courseId, quantity);
  }
}
