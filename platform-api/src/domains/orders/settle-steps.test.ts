import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId } from '../../demo/courses/index.ts';
import { inTransaction, type InTransaction } from '../../platform.ts';
import {
  balancesOf,
  brokenCredits,
  COUPON_TYPE,
  couponSubmission,
  fillCoupon,
} from '../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  addToCart,
  ask,
  askAsGuest,
  emptyShop,
  guestOrderOf,
  newPurchaseKey,
  openOrder,
  openPayment,
  rows,
  saveGuestOrder,
  saveOrder,
  submissionOf,
  testShop,
} from '../../testing/shop.ts';
import { untilOneWaits } from '../../testing/until-one-waits.ts';
import { grantEnrolment } from '../learning/index.ts';
import { findAttempt } from '../payments/index.ts';
import { setCouponPart } from './coupon/coupon-part.ts';
import { placeByCoupon } from './coupon/testing-coupon-orders.ts';
import { giveUpAttempt } from './give-up-attempt.ts';
import { recover } from './recover.ts';
import { findOrder } from './repository.ts';
import { lockBuyerAndOrder, settle, settleByCoupon } from './settle.ts';

let t: TestPlatform;
let giulia: TestSession;

/** 79.00 each. */
const office = 'sicurezza-in-ufficio';
const privacy = 'privacy';
const fire = 'antincendio';

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from promotion_link');
});

const captured = (amount: bigint) => ({ state: 'captured', amount, currency: 'EUR' }) as const;

const attemptOf = async (paymentId: string) => {
  const attempt = await findAttempt(t.platform, { providerRef: paymentId });
  assert.ok(attempt);
  return attempt;
};

const settlePage = async (paymentId: string, status: Parameters<typeof settle>[2]) =>
  settle(t.platform, (await attemptOf(paymentId)).id, status);

const payPage = async (paymentId: string) =>
  settlePage(paymentId, captured((await attemptOf(paymentId)).amountCents));

const orderRow = async (orderId: number) => {
  const order = await findOrder(t.platform.database.db, orderId);
  assert.ok(order);
  return order;
};

/** What the log of an order says beside that it was ordered and that a page was opened. */
const logOf = async (orderId: number) =>
  (
    await rows(
      t,
      `select event, detail from order_audit where order_id = $1
         and event not in ('ordered', 'payment attempt', 'expired') order by id`,
      [orderId],
    )
  ).map(({ event, detail }) => [event, detail]);

const refundsOf = (orderId: number) =>
  rows(
    t,
    `select cents::int as cents, reason, order_line_id as line from refund where order_id = $1
     order by order_line_id`,
    [orderId],
  );

const isCheckedAgain = async (paymentId: string) =>
  (
    await rows(t, 'select next_check_at as at from payment_attempt where provider_ref = $1', [
      paymentId,
    ])
  )[0]?.['at'] !== null;

/** Giulia has the course from elsewhere. */
const give = (course: string) =>
  inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: giulia.userId,
      courseId: demoCourseId(course),
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );

/** The next orders have nothing to do with this one's cart. */
const leaveCart = () => ask(giulia, 'DELETE', 'Cart');

test('a payment of which nothing was taken yet changes nothing', async () => {
  const { orderId, paymentId } = await openOrder(giulia, office);
  const before = [await attemptOf(paymentId), await orderRow(orderId)];
  for (const state of ['open', 'approved'] as const) await settlePage(paymentId, { state });
  assert.deepEqual([await attemptOf(paymentId), await orderRow(orderId)], before);
  assert.deepEqual(await logOf(orderId), []);
});

test('a payment that nobody knows is refused', async () => {
  const unknown = { message: 'There is no such attempt' };
  await assert.rejects(settle(t.platform, randomUUID(), captured(7900n)), unknown);
  await assert.rejects(settle(t.platform, randomUUID(), { state: 'failed' }), unknown);
  assert.equal(await inTransaction(t.platform, (tx) => lockBuyerAndOrder(tx, 0)), null);
});

test('the log of an order says once what became of each of its pages, however often it is heard', async () => {
  const { orderId, paymentId } = await openOrder(giulia, office);
  const { id: failed } = await attemptOf(paymentId);
  for (let time = 0; time < 2; time += 1) await settlePage(paymentId, { state: 'failed' });
  assert.equal((await attemptOf(paymentId)).state, 'failed');
  // Its page can still be paid at the provider.
  assert.equal(await isCheckedAgain(paymentId), true);
  const { paymentId: next } = await openPayment(giulia, orderId);
  const { id: expired } = await attemptOf(next);
  for (let time = 0; time < 2; time += 1) await settlePage(next, { state: 'expired' });
  assert.equal((await attemptOf(next)).state, 'expired');
  assert.equal(await isCheckedAgain(next), false);
  const { paymentId: last } = await openPayment(giulia, orderId);
  const { id: paid } = await attemptOf(last);
  for (let time = 0; time < 2; time += 1) await payPage(last);
  await settlePage(last, { state: 'expired' });
  assert.equal((await attemptOf(last)).state, 'captured');
  assert.deepEqual(await logOf(orderId), [
    ['payment failed', { attempt: failed }],
    ['payment expired', { attempt: expired }],
    ['paid', { attempt: paid }],
  ]);
});

test('an attempt that fails before its page was noted is failed', async () => {
  await saveOrder(giulia, await addToCart(giulia, office));
  const [attempt] = await rows(t, "select id from payment_attempt where state = 'new'");
  const id = String(attempt?.['id']);
  await settle(t.platform, id, { state: 'failed' });
  assert.equal((await findAttempt(t.platform, { id }))?.state, 'failed');
});

test('a capture of nothing leaves nothing to give back, and the buyer hears of no refund', async (context) => {
  const { orderId, paymentId } = await openOrder(giulia, office);
  const logged = context.mock.method(t.platform.log, 'error');
  await settlePage(paymentId, captured(0n));
  const { id, state } = await attemptOf(paymentId);
  const { state: orderState, number } = await orderRow(orderId);
  assert.deepEqual([state, orderState], ['refunded', 'Ordinato']);
  assert.deepEqual(await refundsOf(orderId), []);
  const why = 'amount_differs';
  assert.deepEqual(await logOf(orderId), [['automatic refund', { attempt: id, why }]]);
  // Whoever watches the service reads of it.
  assert.deepEqual(
    logged.mock.calls.map((call) => call.arguments),
    [[{ order: number, attempt: id, why }, 'payment is given back']],
  );
  await t.platform.jobs.drain();
  assert.deepEqual(await rows(t, 'select 1 from captured_mail'), []);
});

test('of three courses that are paid two are owned by then: each goes back under its line', async () => {
  for (const course of [office, privacy]) await addToCart(giulia, course);
  const { orderId } = await saveOrder(giulia, await addToCart(giulia, fire));
  const { paymentId } = await openPayment(giulia, orderId);
  await leaveCart();
  const owned = [office, privacy].map(demoCourseId).toSorted((a, b) => a - b);
  for (const course of [office, privacy]) await give(course);
  await payPage(paymentId);
  const { id: attempt } = await attemptOf(paymentId);
  const order = await orderRow(orderId);
  assert.deepEqual([order.state, order.paymentTypeId], ['Pagato', 1]);
  const lines = await rows(
    t,
    `select id, (course_cents - discount_cents)::int as cents from customer_order_line
     where order_id = $1 and course_id = any($2::int[]) order by id`,
    [orderId, owned],
  );
  const why = 'owned_already';
  assert.deepEqual(
    await refundsOf(orderId),
    lines.map(({ id, cents }) => ({ cents, reason: why, line: id })),
  );
  assert.deepEqual(await logOf(orderId), [
    ...lines.map(({ id: line, cents }) => [
      'automatic refund',
      { attempt, why, line, cents: String(cents) },
    ]),
    ['paid', { attempt }],
  ]);
});

test('an order of courses that are owned by then is Annullato, says why in its language, and keeps the day on which it expired', async () => {
  const placed = [];
  for (const language of ['it', 'en']) {
    const body = submissionOf(await addToCart(giulia, office));
    const saved = await ask(giulia, 'POST', 'Order/SaveOrder', { body, language });
    placed.push({ ...saved.data, ...(await openPayment(giulia, saved.data.orderId)) });
    await leaveCart();
  }
  const [expired, open] = placed;
  t.setNow(new Date(Date.now() + 25 * 3_600_000));
  await t.platform.database.query(
    `update customer_order set ordered_at = ordered_at + interval '24 hours' where id = $1`,
    [open.orderId],
  );
  await recover(t.platform);
  const { cancelledAt, cancellationReason } = await orderRow(expired.orderId);
  assert.deepEqual(
    [cancelledAt, cancellationReason],
    [t.platform.clock.now(), 'Pagamento non ricevuto entro 24 ore'],
  );
  await give(office);
  t.setNow(new Date(Date.now() + 26 * 3_600_000));
  const reasons = [];
  for (const { orderId, paymentId } of placed) {
    await payPage(paymentId);
    const order = await orderRow(orderId);
    assert.deepEqual([order.state, order.paidAt], ['Annullato', null]);
    reasons.push([order.cancelledAt, order.cancellationReason]);
    assert.deepEqual(await refundsOf(orderId), [
      { cents: 7900, reason: 'owned_already', line: null },
    ]);
  }
  assert.deepEqual(reasons, [
    [cancelledAt, 'Corsi o esami già acquistati con un altro ordine: pagamento rimborsato'],
    [
      t.platform.clock.now(),
      'Courses or exams already bought with another order: payment refunded',
    ],
  ]);
});

test('an order that expired and is paid late is no longer cancelled', async () => {
  const body = submissionOf(await addToCart(giulia, office));
  const saved = await ask(giulia, 'POST', 'Order/SaveOrder', { body, language: 'en' });
  const { orderId } = saved.data;
  const { paymentId } = await openPayment(giulia, orderId);
  t.setNow(new Date(Date.now() + 25 * 3_600_000));
  await recover(t.platform);
  const expired = await orderRow(orderId);
  assert.deepEqual(
    [expired.state, expired.cancellationReason],
    ['Annullato', 'No payment within 24 hours'],
  );
  await payPage(paymentId);
  const { state, paidAt, cancelledAt, cancellationReason } = await orderRow(orderId);
  assert.deepEqual(
    [state, paidAt, cancelledAt, cancellationReason],
    ['Pagato', t.platform.clock.now(), null, null],
  );
  // Until its mail is sent, whatever becomes of the job.
  assert.equal((await orderRow(orderId)).confirmationDue, true);
  await t.platform.jobs.drain();
  assert.equal((await orderRow(orderId)).confirmationDue, false);
});

/** An order of these courses that the coupon covers whole. */
async function coveredOrder(...courses: string[]): Promise<number> {
  await fillCoupon(t, giulia.userId, { reward: 100_000n });
  let cart;
  for (const course of courses) cart = await addToCart(giulia, course);
  const body = await couponSubmission(giulia, cart);
  const saved = await ask(giulia, 'POST', 'Order/SaveOrder', { body });
  await leaveCart();
  return saved.data.orderId;
}

const payCovered = (orderId: number) =>
  inTransaction(t.platform, async (tx) => {
    const order = await lockBuyerAndOrder(tx, orderId);
    assert.ok(order);
    await settleByCoupon(tx, order);
  });

test('the coupon pays an order that it covers whole, once, and no other', async () => {
  const refused = { message: 'The coupon does not pay this order' };
  const orderId = await coveredOrder(office);
  const { couponCents } = await orderRow(orderId);
  await payCovered(orderId);
  const order = await orderRow(orderId);
  assert.deepEqual([order.state, order.paymentTypeId], ['Pagato', COUPON_TYPE]);
  assert.deepEqual(await logOf(orderId), [['paid', { coupon: String(couponCents) }]]);
  await assert.rejects(payCovered(orderId), refused);
  const { orderId: other } = await openOrder(giulia, fire);
  await assert.rejects(payCovered(other), refused);
  assert.deepEqual(await brokenCredits(t), []);
});

test('of an order that the coupon covers, what is owned by then goes back into the coupon', async () => {
  const orderId = await coveredOrder(office, privacy);
  await give(office);
  const { 'reward coupon': left } = await balancesOf(t, giulia);
  await payCovered(orderId);
  const { couponCents, state } = await orderRow(orderId);
  assert.equal(state, 'Pagato');
  const [line] = await rows(
    t,
    `select id, (course_cents - discount_cents)::int as cents from customer_order_line
     where order_id = $1 and course_id = $2`,
    [orderId, demoCourseId(office)],
  );
  assert.deepEqual(await balancesOf(t, giulia), {
    'reward coupon': Number(left) + Number(line?.['cents']),
  });
  assert.deepEqual(await refundsOf(orderId), []);
  assert.deepEqual(await logOf(orderId), [
    [
      'automatic refund',
      { why: 'owned_already', line: line?.['id'], cents: String(line?.['cents']) },
    ],
    ['paid', { coupon: String(couponCents) }],
  ]);
  assert.deepEqual(await brokenCredits(t), []);
});

/** Whoever settles waits for one who holds the order; as soon as they do, the other changes it and lets go. */
async function whileHeld(
  orderId: number,
  change: (tx: InTransaction) => Promise<unknown>,
  settling: () => Promise<void>,
): Promise<void> {
  const held = Promise.withResolvers<void>();
  const settled = held.promise.then(settling);
  await inTransaction(t.platform, async (tx) => {
    await lockBuyerAndOrder(tx, orderId);
    held.resolve();
    const early = settled.then(() => assert.fail('It did not wait'));
    await Promise.race([untilOneWaits(tx.database), early]);
    await change(tx);
  });
  await settled;
}

/** 79.00, of which the coupon is to pay 30.00. */
async function openInPart() {
  await fillCoupon(t, giulia.userId, { reward: 3000n });
  const orderId = await placeByCoupon(giulia, office);
  return { orderId, ...(await openPayment(giulia, orderId)) };
}

const setPart = async (tx: InTransaction, orderId: number, cents: bigint) =>
  setCouponPart(tx, await orderRow(orderId), cents);

/** The embedded database has one session, in which nothing meets. */
const isAlone = () => t.platform.database.kind === 'pglite';

test('a part of the coupon that went back before the capture was heard is held again', async () => {
  const { orderId, paymentId } = await openInPart();
  await inTransaction(t.platform, (tx) => setPart(tx, orderId, 0n));
  await payPage(paymentId);
  const { state, couponCents, dueCents } = await orderRow(orderId);
  assert.deepEqual([state, couponCents, dueCents], ['Pagato', 3000n, 4900n]);
  assert.deepEqual(await balancesOf(t, giulia), {});
});

test('a capture whose part of the coupon is gone goes back whole', async () => {
  const { orderId, paymentId } = await openInPart();
  await inTransaction(t.platform, (tx) => setPart(tx, orderId, 0n));
  await ask(giulia, 'POST', 'Wallet/SaveCouponNft?totaleNft=0');
  await payPage(paymentId);
  assert.equal((await orderRow(orderId)).paidAt, null);
  const gone = { cents: 4900, reason: 'coupon_missing', line: null };
  assert.deepEqual(await refundsOf(orderId), [gone]);
  await t.platform.jobs.drain();
  const told = await rows(t, "select id from captured_mail where id like 'refund-%'");
  assert.equal(told.length, 1);
});

test('a part of the coupon that goes back between the look and the capture, at once: it is held again, and the order is paid', async () => {
  if (isAlone()) return;
  const { orderId, paymentId } = await openInPart();
  await whileHeld(
    orderId,
    (tx) => setPart(tx, orderId, 0n),
    () => payPage(paymentId),
  );
  const { state, couponCents, dueCents } = await orderRow(orderId);
  assert.deepEqual([state, couponCents, dueCents], ['Pagato', 3000n, 4900n]);
  assert.deepEqual(await balancesOf(t, giulia), {});
  assert.deepEqual(await brokenCredits(t), []);
});

test('a page that expires takes no part of the coupon again', async () => {
  const { orderId, paymentId } = await openInPart();
  await inTransaction(t.platform, (tx) => setPart(tx, orderId, 0n));
  await settlePage(paymentId, { state: 'expired' });
  assert.equal((await orderRow(orderId)).couponCents, 0n);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 3000 });
});

test('two pages of an order, with a part of the coupon and without, are paid at once: the second goes back, and the coupon stays', async () => {
  if (isAlone()) return;
  const { orderId, paymentId } = await openInPart();
  const { data: cart } = await ask(giulia, 'GET', 'Cart');
  await ask(giulia, 'POST', 'Order/SaveOrder', { body: submissionOf(cart) });
  const { paymentId: whole } = await openPayment(giulia, orderId);
  await whileHeld(
    orderId,
    () => payPage(whole),
    () => payPage(paymentId),
  );
  const { state, couponCents, dueCents } = await orderRow(orderId);
  assert.deepEqual([state, couponCents, dueCents], ['Pagato', 0n, 7900n]);
  assert.deepEqual(await balancesOf(t, giulia), { 'reward coupon': 3000 });
  assert.deepEqual(await refundsOf(orderId), [{ cents: 4900, reason: 'paid_twice', line: null }]);
  assert.deepEqual(await brokenCredits(t), []);
});

test('one payment that is heard twice at once sells once', async () => {
  if (isAlone()) return;
  const { orderId, paymentId } = await openOrder(giulia, office);
  await whileHeld(
    orderId,
    () => payPage(paymentId),
    () => payPage(paymentId),
  );
  const { id: attempt } = await attemptOf(paymentId);
  assert.deepEqual(await logOf(orderId), [['paid', { attempt }]]);
  assert.deepEqual(await refundsOf(orderId), []);
});

test('a capture that is heard while the page is given up, at once: the order is paid', async () => {
  if (isAlone()) return;
  const { orderId, paymentId } = await openOrder(giulia, office);
  await whileHeld(
    orderId,
    (tx) => giveUpAttempt(tx, orderId),
    () => payPage(paymentId),
  );
  assert.equal((await orderRow(orderId)).state, 'Pagato');
  assert.equal((await attemptOf(paymentId)).state, 'captured');
});

test('two orders of one buyer come one after the other; those of two guests do not wait', async () => {
  if (isAlone()) return;
  const first = await openOrder(giulia, office);
  await leaveCart();
  const second = await openOrder(giulia, fire);
  await whileHeld(
    first.orderId,
    () => payPage(first.paymentId),
    () => payPage(second.paymentId),
  );
  for (const { orderId } of [first, second]) {
    assert.equal((await orderRow(orderId)).state, 'Pagato');
  }
  const [one, other] = [await openAsGuest(), await openAsGuest()];
  const held = Promise.withResolvers<void>();
  const settled = held.promise.then(() => payPage(other.paymentId));
  await inTransaction(t.platform, async (tx) => {
    await lockBuyerAndOrder(tx, one.orderId);
    held.resolve();
    const late = wait(10_000, 'still waits', { ref: false });
    assert.equal(await Promise.race([settled, late]), undefined);
  });
  assert.equal((await orderRow(other.orderId)).state, 'Pagato');
});

async function openAsGuest() {
  const purchaseKey = newPurchaseKey();
  const saved = await saveGuestOrder(t, purchaseKey, await guestOrderOf(t, [office]));
  const { data: url } = await askAsGuest(t, 'Order/PayOrderPublic?paymentTypeId=1', {
    purchaseKey,
  });
  const paymentId = String(url).split('/').at(-1) ?? '';
  return { paymentId, orderId: (await attemptOf(paymentId)).orderId, saved };
}
