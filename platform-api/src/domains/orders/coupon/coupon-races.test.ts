import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideSession } from '../../../adapters/payments/sandbox/sandbox.ts';
import { demoPeople } from '../../../demo/people.ts';
import { askToCancel } from '../../../testing/cancellation.ts';
import {
  balancesOf,
  brokenCredits,
  COUPON_TYPE,
  couponSubmission,
  fillCoupon,
  promoOf,
} from '../../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  addToCart,
  ask,
  emptyShop,
  onCheckoutPage,
  openPayment,
  returnToShop,
  rows,
  sandboxOf,
} from '../../../testing/shop.ts';
import { creditData } from '../../credits/index.ts';
import { resolveCancellation } from '../cancellation/resolve-cancellation.ts';
import { orderData } from '../personal-data.ts';
import { recover } from '../recover.ts';
import { settle } from '../settle.ts';
import { payByCoupon } from './pay-by-coupon.ts';
import { releaseCoupon } from './recover-coupons.ts';
import { placeByCoupon, shopForEach } from './testing-coupon-orders.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

/** 79.00 each. */
const office = 'sicurezza-in-ufficio';
const fire = 'antincendio';
const MINUTE_MS = 60_000;

shopForEach((shop) => ({ t, giulia, marco } = shop));

/** An order whose cart is forgotten: the next one takes nothing over from it. */
async function placeAlone(session: TestSession, course: string): Promise<number> {
  const orderId = await placeByCoupon(session, course);
  await ask(session, 'DELETE', 'Cart');
  await t.platform.database.query(
    'update customer_order set cart_id = null, cart_version = null where id = $1',
    [orderId],
  );
  return orderId;
}

const payment = (userId: string, orderId: number) =>
  payByCoupon(t.platform, { userId, orderId, paymentTypeId: COUPON_TYPE });

/** What came of each: whether it was done. */
const done = async (all: Promise<unknown>[]): Promise<boolean[]> =>
  (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled');

async function paidAtProvider(paymentId: string): Promise<string> {
  const capturedAt = t.platform.clock.now();
  await decideSession(t.platform.database, paymentId, { state: 'captured', capturedAt });
  const [attempt] = await rows(t, 'select id from payment_attempt where provider_ref = $1', [
    paymentId,
  ]);
  return String(attempt?.['id']);
}

test('two orders that one coupon pays for are paid at once, each by three clicks: one is', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    await fillCoupon(t, giulia.userId, { reward: 100_000n });
    const [first, second] = [await placeAlone(giulia, office), await placeAlone(giulia, fire)];
    t.setNow(new Date(Date.now() + 40 * MINUTE_MS));
    await recover(t.platform);
    t.setNow(null);
    const { totaleCoupon: held } = (await ask(giulia, 'GET', `Orders?orderId=${first}`)).data;
    assert.equal(held, 0);
    // Enough for either, not for both.
    const totals = await rows(t, 'select total_cents::int as cents from customer_order');
    const most = Math.max(...totals.map(({ cents }) => Number(cents)));
    await ask(giulia, 'POST', `Wallet/SaveCouponNft?totaleNft=${most / 100}`);
    await done([1, 2, 3].flatMap(() => [first, second].map((id) => payment(giulia.userId, id))));
    const paid = await rows(t, "select 1 from customer_order where state = 'Pagato'");
    assert.equal(paid.length, 1);
    assert.deepEqual(await brokenCredits(t), []);
  }
});

test('one cart is ordered by five clicks at once: one order, which holds its part once', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const cart = await addToCart(giulia, office);
  const body = await couponSubmission(giulia, cart);
  const saved = await Promise.all(
    Array.from({ length: 5 }, () => ask(giulia, 'POST', 'Order/SaveOrder', { body })),
  );
  assert.equal(new Set(saved.map(({ data }) => data.orderId)).size, 1);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward ordered': 3000 });
  assert.deepEqual(await brokenCredits(t), []);
});

test('the coupon is brought back, changed and ordered at once: no cent twice', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    await fillCoupon(t, giulia.userId, { reward: 7900n });
    const cart = await addToCart(giulia, office);
    const body = await couponSubmission(giulia, cart);
    await Promise.all([
      ask(giulia, 'POST', 'Order/SaveOrder', { body }),
      ...[0, 20, 79].map((euro) => ask(giulia, 'POST', `Wallet/SaveCouponNft?totaleNft=${euro}`)),
    ]);
    const sum = Object.values(await balancesOf(t, giulia)).reduce((all, cents) => all + cents, 0);
    assert.equal(sum, 7900);
    assert.deepEqual(await brokenCredits(t), []);
  }
});

test('a capture is settled while the sweep gives the part back and the buyer pays by coupon: paid once, in full', async () => {
  for (let round = 0; round < 6; round += 1) {
    await emptyShop(t);
    await fillCoupon(t, giulia.userId, { reward: 3000n });
    const orderId = await placeByCoupon(giulia, office);
    const { paymentId } = await openPayment(giulia, orderId);
    const attemptId = await paidAtProvider(paymentId);
    if (round % 2 === 0) {
      await t.platform.database.query(
        "update payment_attempt set state = 'expired', settled_at = now() - interval '1 hour' where id = $1",
        [attemptId],
      );
      await t.platform.database.query(
        "update order_coupon set ordered_at = now() - interval '1 hour'",
      );
    }
    await Promise.all([
      settle(t.platform, attemptId, await sandboxOf(t).status(paymentId)),
      releaseCoupon(t.platform, orderId),
      recover(t.platform),
      payment(giulia.userId, orderId).catch(() => {}),
    ]);
    const { data: order } = await ask(giulia, 'GET', `Orders?orderId=${orderId}`);
    assert.deepEqual([order.paid, order.totaleCoupon, order.daPagare], [true, 30, 49]);
    assert.deepEqual(await balancesOf(t, giulia), {});
    assert.deepEqual(await brokenCredits(t), []);
  }
});

test('a capture that was lost is found by the recovery and spends the part that the order holds', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const orderId = await placeByCoupon(giulia, office);
  const { paymentId } = await openPayment(giulia, orderId);
  await paidAtProvider(paymentId);
  t.setNow(new Date(Date.now() + MINUTE_MS));
  await Promise.all([recover(t.platform), recover(t.platform)]);
  t.setNow(null);
  assert.equal((await ask(giulia, 'GET', `Orders?orderId=${orderId}`)).data.paid, true);
  assert.deepEqual(await balancesOf(t, giulia), {});
  assert.deepEqual(await brokenCredits(t), []);
});

test('buyers who earn with the orders of each other pay by coupon at once, and neither waits for ever', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    await t.platform.database.query('delete from promotion_link');
    await fillCoupon(t, giulia.userId, { reward: 100_000n });
    await fillCoupon(t, marco.userId, { reward: 100_000n });
    const promos = { his: await promoOf(t, marco, office), hers: await promoOf(t, giulia, fire) };
    const one = await placeByCoupon(giulia, office, { promo: promos.his });
    const other = await placeByCoupon(marco, fire, { promo: promos.hers });
    assert.deepEqual(await done([payment(giulia.userId, one), payment(marco.userId, other)]), [
      true,
      true,
    ]);
    assert.equal((await balancesOf(t, marco))['reward pending'], 790);
    assert.deepEqual(await brokenCredits(t), []);
  }
});

test('a refund is answered by three at once: each part goes back once', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const orderId = await placeByCoupon(giulia, office);
  const { paymentId } = await openPayment(giulia, orderId);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  const requestId = await askToCancel(t, giulia, orderId);
  const answer = () =>
    resolveCancellation(t.platform, {
      requestId,
      administrator: demoPeople.anna.userId,
      decision: { kind: 'whole' },
      message: null,
    });
  await Promise.all([answer(), answer(), answer()]);
  await t.platform.jobs.drain();
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 3000 });
  const [refunded] = await rows(t, 'select sum(cents)::int as cents from refund');
  assert.equal(refunded?.['cents'], 4900);
  assert.deepEqual(await brokenCredits(t), []);
});

test('an account is deleted while its order is paid by coupon: paid whole, or nothing of it left', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    await fillCoupon(t, giulia.userId, { reward: 7900n });
    const orderId = await placeByCoupon(giulia, office);
    await done([
      payment(giulia.userId, orderId),
      t.platform.database.transaction(async () => {
        await orderData.erase(t.platform, giulia.userId);
        await creditData.erase(t.platform, giulia.userId);
      }),
    ]);
    const [order] = await rows(
      t,
      'select state, coupon_cents::int as coupon from customer_order where id = $1',
      [orderId],
    );
    const isPaid = order?.['state'] === 'Pagato';
    assert.equal(order?.['coupon'], isPaid ? 7900 : 0);
    assert.deepEqual(await balancesOf(t, giulia), {});
    assert.deepEqual(await brokenCredits(t), []);
  }
});
