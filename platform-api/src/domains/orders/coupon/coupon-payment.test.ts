import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTransaction } from '../../../platform.ts';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
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
  onCheckoutPage,
  openPayment,
  returnToShop,
  rows,
  submissionOf,
} from '../../../testing/shop.ts';
import { creditData } from '../../credits/index.ts';
import { lockWallets, post } from '../../credits/ledger.ts';
import { orderData } from '../personal-data.ts';
import { recover } from '../recover.ts';
import { placeByCoupon, shopForEach } from './testing-coupon-orders.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

/** 79.00. */
const office = 'sicurezza-in-ufficio';
const MINUTE_MS = 60_000;

shopForEach((shop) => ({ t, giulia, marco } = shop));

const payByCoupon = (session: TestSession, orderId: number, type = COUPON_TYPE) =>
  ask(session, 'POST', `Order/PayOrderByCoupon?orderId=${orderId}&paymentTypeId=${type}`);

async function payCard(session: TestSession, orderId: number): Promise<string> {
  const { paymentId } = await openPayment(session, orderId);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(session, paymentId);
  return paymentId;
}

const orderOf = async (session: TestSession, orderId: number) =>
  (await ask(session, 'GET', `Orders?orderId=${orderId}`)).data;

const chargedOf = async (orderId: number) =>
  rows(t, 'select amount_cents::int as cents, state from payment_attempt where order_id = $1', [
    orderId,
  ]);

const refundsByCard = async (orderId: number) =>
  (
    await rows(t, 'select cents::int as cents from refund where order_id = $1 order by id', [
      orderId,
    ])
  ).map(({ cents }) => cents);

test('[ORDER-14 part] [ORDER-16 part] [API-62] an order that the coupon covers is paid without a provider', async () => {
  await fillCoupon(t, giulia.userId, { reward: 10_000n });
  const orderId = await placeByCoupon(giulia, office);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 2100, 'reward ordered': 7900 });
  assert.equal((await payByCoupon(giulia, orderId, 1)).code, 'PAYMENT_TYPE_UNKNOWN');
  const paid = await payByCoupon(giulia, orderId);
  assert.deepEqual(
    [paid.data.paid, paid.data.isTotalPaidByCoupon, paid.data.redirectPaymentUrl],
    [true, true, null],
  );
  // The answer was lost, and it is sent again.
  assert.equal((await payByCoupon(giulia, orderId)).data.paid, true);
  assert.deepEqual(await chargedOf(orderId), []);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 2100 });
  const order = await orderOf(giulia, orderId);
  assert.deepEqual(
    [order.totalCost, order.totaleCoupon, order.daPagare, order.paymentTypeId, order.paymentType],
    [79, 79, 0, COUPON_TYPE, 'Coupon'],
  );
  // VAT is that of the price: the coupon is a payment (M10).
  assert.deepEqual([order.totaleImponibile, order.totaleIva], [64.75, 14.25]);
  assert.ok(order.numeroFattura);
  const owned = await rows(t, 'select 1 from enrolment where user_id = $1', [giulia.userId]);
  assert.equal(owned.length, 1);
  assert.deepEqual(await brokenCredits(t), []);
});

test('[API-72 part] [CART-30 part] the types of payment have one that is flagged as coupon, and the coupon says what it pays', async () => {
  const { data: types } = await ask(giulia, 'GET', 'Order/GetPaymentTypes');
  const flagged = types.filter(({ isCoupon }: { isCoupon: boolean }) => isCoupon);
  assert.deepEqual(
    flagged.map(({ paymentTypeId }: { paymentTypeId: number }) => paymentTypeId),
    [COUPON_TYPE],
  );
  await fillCoupon(t, giulia.userId, { reward: 7880n });
  const coupon = async (query = '') =>
    (await ask(giulia, 'GET', `Order/GetCouponNftUser${query}`)).data;
  assert.deepEqual(await coupon(), {
    totalCouponNft: 78.8,
    isCoupon: true,
    totaleCoupon: null,
    daPagare: null,
  });
  // Only what is needed (M12); what the provider takes at least stays (M13).
  for (const [total, paid, due] of [
    [50, 50, 0],
    [79, 78.5, 0.5],
    [200, 78.8, 121.2],
  ]) {
    const { totaleCoupon, daPagare } = await coupon(`?totalCost=${total}`);
    assert.deepEqual([totaleCoupon, daPagare], [paid, due]);
  }
});

test('a coupon that covers a part is held until the provider has taken the rest, and used then', async () => {
  await fillCoupon(t, giulia.userId, { reward: 1000n, profit_share: 2000n });
  const orderId = await placeByCoupon(giulia, office);
  assert.equal((await payByCoupon(giulia, orderId)).warning !== null, true);
  const { paymentId } = await openPayment(giulia, orderId);
  assert.deepEqual(await balancesOf(t, giulia), {
    'reward ordered': 1000,
    'profit_share ordered': 2000,
  });
  // What is held cannot be brought back.
  const taken = await ask(giulia, 'POST', 'Wallet/SaveCouponNft?totaleNft=0');
  assert.deepEqual([taken.status, taken.data.totalCouponNft], [200, 0]);
  await onCheckoutPage(t, paymentId, 'pay');
  const answer = await returnToShop(giulia, paymentId);
  assert.deepEqual([answer.data.paid, answer.data.isTotalPaidByCoupon], [true, false]);
  await returnToShop(giulia, paymentId);
  assert.deepEqual(await chargedOf(orderId), [{ cents: 4900, state: 'captured' }]);
  assert.deepEqual(await balancesOf(t, giulia), {});
  const order = await orderOf(giulia, orderId);
  assert.deepEqual(
    [order.totaleCoupon, order.daPagare, order.paymentType],
    [30, 49, 'Coupon + Carta'],
  );
  assert.deepEqual(await brokenCredits(t), []);
});

test('a coupon that changed since it was seen is not charged otherwise', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const cart = await addToCart(giulia, office);
  const seen = await couponSubmission(giulia, cart);
  await fillCoupon(t, giulia.userId, { reward: 500n });
  const changed = await ask(giulia, 'POST', 'Order/SaveOrder', { body: seen });
  assert.equal(changed.code, 'COUPON_CHANGED');
  assert.match(String(changed.warning), /35,00/);
  const alone = { ...submissionOf(cart, COUPON_TYPE), isCoupon: true };
  const uncovered = await ask(giulia, 'POST', 'Order/SaveOrder', { body: alone });
  assert.equal(uncovered.code, 'COUPON_CHANGED');
  const unchosen = await ask(giulia, 'POST', 'Order/SaveOrder', {
    body: submissionOf(cart, COUPON_TYPE),
  });
  assert.equal(unchosen.code, 'PAYMENT_TYPE_UNKNOWN');
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 3500 });
});

test('the same cart with another choice is the same order at its new amounts, and its old page pays nothing twice', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const orderId = await placeByCoupon(giulia, office);
  const first = await openPayment(giulia, orderId);
  const { data: cart } = await ask(giulia, 'GET', 'Cart');
  const without = await ask(giulia, 'POST', 'Order/SaveOrder', { body: submissionOf(cart) });
  assert.equal(without.data.orderId, orderId);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 3000 });
  // The old page was paid before it was closed: it takes the coupon's part again.
  await onCheckoutPage(t, first.paymentId, 'pay');
  await returnToShop(giulia, first.paymentId);
  const order = await orderOf(giulia, orderId);
  assert.deepEqual([order.paid, order.totaleCoupon, order.daPagare], [true, 30, 49]);
  assert.deepEqual(await balancesOf(t, giulia), {});
  assert.deepEqual(await brokenCredits(t), []);
});

test('a capture that comes when the coupon is gone goes back whole', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const orderId = await placeByCoupon(giulia, office);
  const { paymentId } = await openPayment(giulia, orderId);
  const { data: cart } = await ask(giulia, 'GET', 'Cart');
  await ask(giulia, 'POST', 'Order/SaveOrder', { body: submissionOf(cart) });
  await ask(giulia, 'POST', 'Wallet/SaveCouponNft?totaleNft=0');
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  assert.equal((await orderOf(giulia, orderId)).paid, false);
  const [refund] = await rows(t, 'select reason, cents::int as cents from refund');
  assert.deepEqual(refund, { reason: 'coupon_missing', cents: 4900 });
  assert.deepEqual(await brokenCredits(t), []);
});

test('after a failed payment the order keeps its part for half an hour, while a page is open longer, and gives it back at its end', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const orderId = await placeByCoupon(giulia, office);
  const { paymentId } = await openPayment(giulia, orderId);
  const at = (minutes: number) => t.setNow(new Date(Date.now() + minutes * MINUTE_MS));
  at(45);
  await recover(t.platform);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward ordered': 3000 });
  await onCheckoutPage(t, paymentId, 'fail');
  at(60);
  await recover(t.platform);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward ordered': 3000 });
  at(91);
  await recover(t.platform);
  await recover(t.platform);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 3000 });
  t.setNow(null);
  const order = await orderOf(giulia, orderId);
  assert.deepEqual([order.totaleCoupon, order.daPagare, order.paid], [0, 79, false]);
  assert.deepEqual(await brokenCredits(t), []);
});

test('an order that is never paid gives its part back when it expires', async () => {
  await fillCoupon(t, giulia.userId, { reward: 8000n });
  await placeByCoupon(giulia, office);
  t.setNow(new Date(Date.now() + 25 * 60 * MINUTE_MS));
  await recover(t.platform);
  t.setNow(null);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 8000 });
  assert.deepEqual(await brokenCredits(t), []);
});

test('an order of a cart that changed gives its part to the next one', async () => {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const first = await placeByCoupon(giulia, office);
  const second = await placeByCoupon(giulia, 'antincendio');
  assert.deepEqual((await orderOf(giulia, first)).totaleCoupon, 0);
  assert.deepEqual((await orderOf(giulia, second)).totaleCoupon, 30);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward ordered': 3000 });
});

test('[MONEY-07 part] refunds of seats give back coupon and card as they were paid, to the cent', async () => {
  await fillCoupon(t, giulia.userId, { reward: 1000n, profit_share: 2333n });
  // 3 × 79.00, of which 33.33 by coupon.
  const orderId = await placeByCoupon(giulia, office, { seats: 3 });
  await payCard(giulia, orderId);
  const [line] = await rows(t, 'select id from customer_order_line where order_id = $1', [orderId]);
  const lineId = Number(line?.['id']);
  const back = [];
  for (const decision of [
    { kind: 'lines', lines: [{ lineId, seats: 1 }] },
    { kind: 'amount', cents: 100n },
    { kind: 'whole' },
  ] as const) {
    await askToCancel(t, giulia, orderId);
    await answerRequest(t, orderId, decision);
    back.push(await balancesOf(t, giulia));
  }
  assert.deepEqual(back, [
    { 'profit_share coupon': 1111 },
    { 'profit_share coupon': 1125 },
    { 'reward coupon': 1000, 'profit_share coupon': 2333 },
  ]);
  assert.deepEqual(new Set(await refundsByCard(orderId)), new Set([6789, 86, 13_492]));
  const order = await orderOf(giulia, orderId);
  assert.deepEqual([order.orderState, order.totaleRimborsato], ['Annullato', 237]);
  const notes = order.noteCredito.map(({ importo }: { importo: number }) => importo);
  assert.deepEqual(notes, [79, 1, 157]);
  assert.deepEqual(await brokenCredits(t), []);
});

test('a course that the buyer has by then goes back to coupon and card in its share', async () => {
  await fillCoupon(t, giulia.userId, { reward: 5000n });
  await addToCart(giulia, 'antincendio');
  const orderId = await placeByCoupon(giulia, office);
  const { paymentId } = await openPayment(giulia, orderId);
  await promoOf(t, giulia, office);
  await onCheckoutPage(t, paymentId, 'pay');
  const answer = await returnToShop(giulia, paymentId);
  assert.equal(answer.data.totaleRimborsato, 79);
  const order = await orderOf(giulia, orderId);
  const parts = order.rimborsi.map((refund: { importo: number; isCoupon: boolean }) => [
    refund.isCoupon,
    refund.importo,
  ]);
  const ofCoupon = Math.round((7900 * 5000) / Math.round(order.totalCost * 100));
  assert.deepEqual(Object.fromEntries(parts), {
    true: ofCoupon / 100,
    false: (7900 - ofCoupon) / 100,
  });
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': ofCoupon });
  assert.deepEqual(await brokenCredits(t), []);
});

test('an order that is owned whole by then takes nothing of the coupon', async () => {
  await fillCoupon(t, giulia.userId, { reward: 5000n });
  const orderId = await placeByCoupon(giulia, office);
  const { paymentId } = await openPayment(giulia, orderId);
  await promoOf(t, giulia, office);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  assert.equal((await orderOf(giulia, orderId)).orderState, 'Annullato');
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 5000 });
});

test('who shared the link has their reward also where the coupon pays, on the list price (M18)', async () => {
  await fillCoupon(t, giulia.userId, { reward: 10_000n });
  const promo = await promoOf(t, marco, office);
  const body = { courseId: demoCourseId(office), promotionalId: promo };
  const { data: cart } = await ask(giulia, 'POST', 'Cart', { body });
  const submission = await couponSubmission(giulia, cart);
  const saved = await ask(giulia, 'POST', 'Order/SaveOrder', { body: submission });
  await payByCoupon(giulia, saved.data.orderId);
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 790 });
});

test('what the buyer owes is settled first by what comes back', async () => {
  await fillCoupon(t, giulia.userId, { reward: 7900n });
  const orderId = await placeByCoupon(giulia, office);
  await payByCoupon(giulia, orderId);
  await fillCoupon(t, giulia.userId, { profit_share: 1n });
  await inTransaction(t.platform, async (tx) => {
    await lockWallets(tx.database.db, [giulia.userId]);
    const entry = { key: 'a debt', kind: 'reversed', at: tx.clock.now() } as const;
    await post(tx, giulia.userId, entry, { reward: { owed: -900n, issued: 900n } });
  });
  await askToCancel(t, giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  assert.deepEqual(await balancesOf(t, giulia), {
    'reward coupon': 7000,
    'profit_share coupon': 1,
  });
});

test('the credits of a deleted account lapse, those of its unpaid orders and those that come back later', async () => {
  await fillCoupon(t, giulia.userId, { reward: 20_000n });
  const paid = await placeByCoupon(giulia, office);
  await payByCoupon(giulia, paid);
  await placeByCoupon(giulia, 'antincendio');
  await t.platform.database.transaction(async () => {
    await orderData.erase(t.platform, giulia.userId);
    await creditData.erase(t.platform, giulia.userId);
  });
  assert.deepEqual(await balancesOf(t, giulia), {});
  assert.deepEqual(await brokenCredits(t), []);
});
