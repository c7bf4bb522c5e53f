import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import {
  balancesOf,
  brokenCredits,
  COUPON_TYPE,
  couponSubmission,
  fillCoupon,
  promoOf,
} from '../../../testing/credits.ts';
import { planExams } from '../../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  ask,
  emptyShop,
  onCheckoutPage,
  openPayment,
  returnToShop,
  rows,
  saveOrder,
  testShop,
  type Answer,
} from '../../../testing/shop.ts';

type Line = { course: number; sim?: number; cert?: number };
type Vector = {
  name: string;
  cart: { lines: Line[]; promo?: boolean; hasSim?: boolean; hasCert?: boolean };
  expect: Record<string, number | number[]>;
};

const file = new URL('../../../../../docs/spec/money-vectors.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
const courses = ['sicurezza-in-ufficio', 'antincendio'];

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from promotion_link');
});

/** The cart of a vector, its courses at the prices there. */
async function cartOf({ lines, promo, hasSim, hasCert }: Vector['cart']): Promise<Answer['data']> {
  for (const [place, { course, sim, cert }] of lines.entries()) {
    const key = courses[place] ?? '';
    await t.platform.database.query(
      'update course set price_cents = $2, simulation_cents = $3, certification_cents = $4 where id = $1',
      [demoCourseId(key), course, sim ?? null, cert ?? null],
    );
    if (sim !== undefined || cert !== undefined) await planExams(t, key);
    const promotionalId = promo === true ? await promoOf(t, marco, key) : null;
    const body = { courseId: demoCourseId(key), promotionalId };
    await ask(giulia, 'POST', 'Cart', { body });
  }
  const exams = `hasCertification=${hasCert === true}&hasSimulation=${hasSim === true}`;
  return (await ask(giulia, 'PUT', `Cart/UpdateCartWithExams?${exams}`)).data;
}

const amountsOf = async (orderId: number) => {
  const { data } = await ask(giulia, 'GET', `Orders?orderId=${orderId}`);
  const cents = (euros: number) => Math.round(euros * 100);
  return {
    totaleOrdine: cents(data.totaleOrdine),
    totaleSconto: cents(data.totaleSconto),
    totalCost: cents(data.totalCost),
    totaleImponibile: cents(data.totaleImponibile),
    totaleIva: cents(data.totaleIva),
    totaleCoupon: cents(data.totaleCoupon),
    daPagare: cents(data.daPagare),
  };
};

const rewardOf = async () => (await balancesOf(t, marco))['reward pending'] ?? 0;

for (const { name, cart, expect } of vectors) {
  test(`[MONEY-07 part] ${name}: ordered and paid by card, then by coupon`, async () => {
    const expected = Object.fromEntries(
      ['totaleOrdine', 'totaleSconto', 'totalCost', 'totaleImponibile', 'totaleIva'].map((key) => [
        key,
        expect[key],
      ]),
    );
    const { orderId } = await saveOrder(giulia, await cartOf(cart));
    const { paymentId } = await openPayment(giulia, orderId);
    await onCheckoutPage(t, paymentId, 'pay');
    await returnToShop(giulia, paymentId);
    const due = expect['totalCost'];
    assert.deepEqual(await amountsOf(orderId), { ...expected, totaleCoupon: 0, daPagare: due });
    assert.equal(await rewardOf(), expect['reward']);
    const [charged] = await rows(t, 'select captured_cents::int as cents from payment_attempt');
    assert.equal(charged?.['cents'], due);

    // The same by coupon: VAT, discount and reward stay (M10, M18).
    await emptyShop(t);
    await fillCoupon(t, giulia.userId, { reward: 1_000_000n });
    const submission = await couponSubmission(giulia, await cartOf(cart));
    const saved = await ask(giulia, 'POST', 'Order/SaveOrder', { body: submission });
    const byCoupon: number = saved.data.orderId;
    const url = `Order/PayOrderByCoupon?orderId=${byCoupon}&paymentTypeId=${COUPON_TYPE}`;
    assert.equal((await ask(giulia, 'POST', url)).data.isTotalPaidByCoupon, true);
    assert.deepEqual(await amountsOf(byCoupon), { ...expected, totaleCoupon: due, daPagare: 0 });
    assert.equal(await rewardOf(), expect['reward']);
    assert.deepEqual(await brokenCredits(t), []);
  });
}

test('[MONEY-07 part] W2: two lines paid whole by coupon, without a page to go to', async () => {
  await fillCoupon(t, giulia.userId, { reward: 90_001n });
  const submission = await couponSubmission(
    giulia,
    await cartOf({ lines: [{ course: 60_001 }, { course: 40_000 }] }),
  );
  assert.equal(submission.paymentTypeId, COUPON_TYPE);
  const saved = await ask(giulia, 'POST', 'Order/SaveOrder', { body: submission });
  const { orderId } = saved.data;
  const url = `Order/PayOrderByCoupon?orderId=${orderId}&paymentTypeId=${COUPON_TYPE}`;
  const paid = await ask(giulia, 'POST', url);
  assert.deepEqual([paid.data.paid, paid.data.redirectPaymentUrl], [true, null]);
  assert.deepEqual(await amountsOf(orderId), {
    totaleOrdine: 100_001,
    totaleSconto: 10_000,
    totalCost: 90_001,
    totaleImponibile: 73_771,
    totaleIva: 16_230,
    totaleCoupon: 90_001,
    daPagare: 0,
  });
  const lines = await rows(
    t,
    'select discount_cents::int as cents from customer_order_line order by position',
  );
  assert.deepEqual(
    lines.map(({ cents }) => cents),
    [6000, 4000],
  );
  assert.deepEqual(await balancesOf(t, giulia), {});
});
