import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { couponSubmission } from '../../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask, emptyShop, testShop } from '../../../testing/shop.ts';

/** A shop for the tests of a file, without orders, carts and links before each of them. */
export function shopForEach(use: (shop: Awaited<ReturnType<typeof testShop>>) => void): void {
  let t: TestPlatform;
  before(async () => {
    const shop = await testShop();
    t = shop.t;
    use(shop);
  });
  after(() => t.close());
  beforeEach(async () => {
    await emptyShop(t);
    await t.platform.database.query('delete from promotion_link');
  });
}

/** Orders a course, or seats of it, with what the coupon pays of it; returns the order. */
export async function placeByCoupon(
  session: TestSession,
  course: string,
  { promo = null, seats }: { promo?: string | null; seats?: number } = {},
): Promise<number> {
  const courseId = demoCourseId(course);
  let { data: cart } = await ask(session, 'POST', 'Cart', {
    body: { courseId, promotionalId: promo },
  });
  if (seats !== undefined) {
    const url = 'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true';
    const body = [{ corsoId: courseId, quantita: seats }];
    ({ data: cart } = await ask(session, 'PUT', url, { body }));
  }
  const body = await couponSubmission(session, cart);
  const saved = await ask(session, 'POST', 'Order/SaveOrder', { body });
  assert.equal(saved.warning, null, JSON.stringify(saved));
  return saved.data.orderId;
}
