import { inTransaction, type Platform } from '../../../platform.ts';
import { addCourse, readCart, setMultiVoucher } from '../../cart/index.ts';
import { companyErrors } from '../errors.ts';
import { deadlinesOf } from './list-deadlines.ts';
import { refreshersNeeded } from './refreshers-needed.ts';

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
    const { missing, toBuy, inHand } = await refreshersNeeded(tx, companyId, deadlines);
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
