import { inTransaction, type Platform } from '../../../platform.ts';
import { addCourse, readCart, setMultiVoucher } from '../../cart/index.ts';
import { companyCourses } from '../../vouchers/index.ts';
import { companyErrors } from '../errors.ts';
import { deadlinesOf, type Deadline } from './list-deadlines.ts';

/** What renews attestations. */
export type RefreshersNeeded = {
  /** Codes to buy, by the refresher's id. */
  missing: ReadonlyMap<number, number>;
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
  return { missing, inHand, cents };
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

/**
 * Puts the refreshers of these attestations, or of all that end soon, into the caller's cart, for others. The same
 * call again adds nothing.
 * @returns how many codes there are to buy, and for how many the company has codes
 * @throws REFRESHERS_NONE, REFRESHERS_CART_IN_USE while the cart holds a purchase for oneself
 */
export const buyRefreshers = (
  platform: Platform,
  { userId, companyId }: { userId: string; companyId: string },
  wanted: ReadonlySet<string> | 'expiring',
): Promise<{ toBuy: number; inHand: number }> =>
  inTransaction(platform, async (tx) => {
    const deadlines =
      wanted === 'expiring'
        ? await deadlinesOf(tx, companyId, 'expiring')
        : (await deadlinesOf(tx, companyId)).filter(({ id }) => wanted.has(id));
    const { missing, inHand } = await refreshersNeeded(tx, companyId, deadlines);
    const toBuy = [...missing.values()].reduce((sum, count) => sum + count, 0);
    if (toBuy + inHand === 0) throw companyErrors.REFRESHERS_NONE();
    if (toBuy > 0) await putInCart(tx, userId, missing);
    return { toBuy, inHand };
  });

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
