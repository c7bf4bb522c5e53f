import assert from 'node:assert/strict';
import { after, before, beforeEach, mock, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { decideSession } from '../../adapters/payments/sandbox/sandbox.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  emptyShop,
  openOrder,
  openPayment,
  returnToShop,
  rows,
  testShop,
  sandboxOf,
} from '../../testing/shop.ts';
import { compareCaptures } from './compare-captures.ts';
import { recover, RECOVERY_EVERY_SECONDS } from './recover.ts';

let t: TestPlatform;
let giulia: TestSession;

const office = 'sicurezza-in-ufficio';

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  mock.restoreAll();
  await emptyShop(t);
});

const start = Date.now();
const at = (seconds: number) => t.setNow(new Date(start + seconds * 1000));

/** The person pays, and nobody tells the shop. */
const payInSilence = (paymentId: string) =>
  decideSession(t.platform.database, paymentId, {
    state: 'captured',
    capturedAt: t.platform.clock.now(),
  });

const attempts = () =>
  rows(
    t,
    'select state, provider_ref as ref, captured_cents::int as captured, refund_cents::int as refund from payment_attempt order by payment_type_id',
  );

/** Copies of one open order of a guest; nothing of it is special. @returns the sessions, oldest first */
async function openCheckouts(count: number): Promise<string[]> {
  const { orderId } = await openOrder(giulia, office);
  await rows(
    t,
    `with copied as (
      insert into customer_order (number, state, payment_type_id, has_simulation, has_certification,
        is_multi_voucher, gross_cents, discount_cents, total_cents, net_cents, vat_cents, coupon_cents,
        due_cents, billing, language, terms_accepted_at, ordered_at)
      select 'WB-COPY-' || n, 'Bozza', payment_type_id, false, false, true, gross_cents, discount_cents,
        total_cents, net_cents, vat_cents, coupon_cents, due_cents, billing, language,
        terms_accepted_at, ordered_at
      from customer_order, generate_series(1, $2::int) n where id = $1
      returning id)
    insert into customer_order_line (order_id, position, course_id, title, quantity, course_cents, discount_cents)
    select copied.id, 0, course_id, title, 1, course_cents, discount_cents
    from copied, customer_order_line l where l.order_id = $1`,
    [orderId, count],
  );
  await rows(
    t,
    `insert into payment_attempt (id, order_id, provider, provider_ref, payment_type_id, state, amount_cents,
       order_number, customer_email, language, is_guest, created_at, opened_at, next_check_at)
     select gen_random_uuid(), o.id, a.provider, 'sbx_' || md5(o.id::text), 1, 'session_open', a.amount_cents,
       o.number, a.customer_email, 'it', true, a.created_at, a.opened_at, a.next_check_at
     from customer_order o, payment_attempt a where a.order_id = $1 and o.id <> $1`,
    [orderId],
  );
  await rows(
    t,
    `insert into payment_sandbox_session (ref, attempt_id, method, order_number, amount_cents,
       customer_email, return_url, language, created_at)
     select provider_ref, id, 'card', order_number, amount_cents, customer_email, '', 'it', created_at
     from payment_attempt where order_id <> $1`,
    [orderId],
  );
  const refs = await rows(
    t,
    'select provider_ref as ref from payment_attempt where order_id <> $1 order by order_id',
    [orderId],
  );
  return refs.map(({ ref }) => String(ref));
}

const paidOrders = async () =>
  Number(
    (await rows(t, "select count(*)::int as n from customer_order where state = 'Pagato'"))[0]?.n,
  );

test('600 open checkouts, 10 of them paid and nobody heard: each is Pagato within a minute', async () => {
  at(0);
  const refs = await openCheckouts(600);
  let running = 0;
  let most = 0;
  const payments = sandboxOf(t);
  const status = payments.status.bind(payments);
  mock.method(sandboxOf(t), 'status', async (ref: string) => {
    running += 1;
    most = Math.max(most, running);
    await wait(1);
    running -= 1;
    return status(ref);
  });
  at(200);
  await recover(t.platform);
  at(210);
  for (let n = 0; n < 10; n += 1) await payInSilence(refs[n * 60 + 59] ?? '');
  for (let passed = RECOVERY_EVERY_SECONDS; passed <= 60; passed += RECOVERY_EVERY_SECONDS) {
    at(210 + passed);
    // Without the list of captures: each page by itself.
    await recover(t.platform);
  }
  assert.equal(await paidOrders(), 10);
  assert.ok(most > 1 && most <= 20, `${most} side by side`);
});

test('a capture that nobody told of is heard from the list of the provider, also of an old page', async () => {
  at(0);
  const refs = await openCheckouts(30);
  at(3600);
  await recover(t.platform);
  const asked = mock.method(sandboxOf(t), 'status');
  at(3610);
  await payInSilence(refs[17] ?? '');
  at(3620);
  await recover(t.platform, new Date(start + 3_600_000));
  assert.deepEqual([await paidOrders(), asked.mock.callCount()], [1, 0]);
});

test('a page that was replaced is closed at the provider, and found when it was paid all the same', async () => {
  at(0);
  const order = await openOrder(giulia, office);
  const second = await openPayment(giulia, order.orderId, 2);
  // Paid before the provider was asked to close it, and the call is lost.
  await payInSilence(order.paymentId);
  await payInSilence(second.paymentId);
  await returnToShop(giulia, second.paymentId);
  await rows(t, "delete from jobs.job where name = 'orders.close-page'");
  at(30);
  await recover(t.platform);
  await t.platform.jobs.drain();
  assert.deepEqual(await attempts(), [
    { state: 'refunded', ref: order.paymentId, captured: 7900, refund: 7900 },
    { state: 'captured', ref: second.paymentId, captured: 7900, refund: 0 },
  ]);
});

test('a page that was replaced cannot be paid once it was closed', async () => {
  at(0);
  const order = await openOrder(giulia, office);
  await openPayment(giulia, order.orderId, 2);
  await t.platform.jobs.drain();
  assert.equal(await payInSilence(order.paymentId), false);
  const [first] = await rows(
    t,
    'select state, next_check_at from payment_attempt where provider_ref = $1',
    [order.paymentId],
  );
  assert.deepEqual(first, { state: 'expired', next_check_at: null });
});

test('a provider that is down is asked little, and everything is made good once it answers', async () => {
  at(0);
  const refs = await openCheckouts(100);
  let isDown = true;
  const payments = sandboxOf(t);
  const status = payments.status.bind(payments);
  const listCaptures = payments.listCaptures.bind(payments);
  const asked = mock.method(sandboxOf(t), 'status', async (ref: string) => {
    if (isDown) throw new Error('The provider is down');
    return status(ref);
  });
  mock.method(sandboxOf(t), 'listCaptures', (since: Date) => {
    if (isDown) throw new Error('The provider is down');
    return listCaptures(since);
  });
  const paid = refs.slice(-10);
  for (const ref of paid) await payInSilence(ref);
  for (let pass = 1; pass <= 12; pass += 1) {
    at(pass * 600);
    assert.equal(await recover(t.platform, new Date(start)), false);
  }
  assert.ok(asked.mock.callCount() <= 12 * 20, `${asked.mock.callCount()} calls in two hours`);
  assert.equal(await paidOrders(), 0);
  isDown = false;
  at(12 * 600 + 60);
  assert.equal(await recover(t.platform, new Date(start)), true);
  assert.equal(await paidOrders(), 10);
});

test('a refund whose provider was down for two hours is made, whoever forgot the job', async () => {
  at(0);
  const order = await openOrder(giulia, office);
  const second = await openPayment(giulia, order.orderId, 2);
  for (const { paymentId } of [order, second]) await payInSilence(paymentId);
  await returnToShop(giulia, order.paymentId);
  const down = mock.method(sandboxOf(t), 'refund', async () => {
    throw new Error('The provider is down');
  });
  await returnToShop(giulia, second.paymentId);
  await rows(t, "delete from jobs.job where name = 'payments.refund'");
  for (let seconds = 10; seconds <= 7200; seconds += 10) {
    at(seconds);
    if (seconds % 300 === 0) await recover(t.platform);
  }
  assert.ok(
    down.mock.callCount() >= 5 && down.mock.callCount() <= 20,
    String(down.mock.callCount()),
  );
  down.mock.restore();
  at(7200 + 600);
  await recover(t.platform);
  assert.deepEqual(
    (await attempts()).map(({ state }) => state),
    ['captured', 'refunded'],
  );
});

test('the daily comparison: unheard captures, refunds that were not made, captures of nobody', async () => {
  at(0);
  const [heard, unheard] = await openCheckouts(2);
  for (const ref of [heard, unheard]) await payInSilence(ref ?? '');
  at(25);
  // The first is heard; of the second every trace of asking is gone.
  await rows(t, 'update payment_attempt set next_check_at = null where provider_ref = $1', [
    unheard,
  ]);
  await recover(t.platform);
  await rows(
    t,
    `insert into payment_sandbox_session (ref, attempt_id, method, order_number, amount_cents,
       customer_email, return_url, language, created_at, state, captured_at)
     values ('sbx_of_nobody', gen_random_uuid(), 'card', 'X', 100, '', '', 'it', $1, 'captured', $1)`,
    [t.platform.clock.now().toISOString()],
  );
  const day = new Date(start - 86_400_000);
  const none = {
    captures: 3,
    unheard: 0,
    unknown: 1,
    undone: 0,
    givenBackElsewhere: 0,
    missing: 0,
  };
  assert.deepEqual(await compareCaptures(t.platform, day), { ...none, unheard: 1 });
  assert.equal(await paidOrders(), 2);
  assert.deepEqual(await compareCaptures(t.platform, day), none);

  // A refund that counts as done here, and was never made there.
  await rows(
    t,
    `insert into refund (id, key, attempt_id, order_id, cents, reason, state, next_try_at, requested_at, settled_at)
     select gen_random_uuid(), 'x', id, order_id, captured_cents, 'cancellation', 'done', $2, $2, $2
     from payment_attempt where provider_ref = $1`,
    [heard, t.platform.clock.now().toISOString()],
  );
  await rows(
    t,
    "update payment_attempt set state = 'refunded', refund_cents = captured_cents where provider_ref = $1",
    [heard],
  );
  assert.deepEqual(await compareCaptures(t.platform, day), { ...none, undone: 1 });
  await t.platform.jobs.drain();
  assert.deepEqual(await compareCaptures(t.platform, day), none);
  // Given back in the provider's own pages, and a capture that it lost.
  await rows(t, 'update payment_sandbox_session set refunded_cents = 100 where ref = $1', [
    unheard,
  ]);
  await rows(t, "update payment_sandbox_session set state = 'expired' where ref = $1", [heard]);
  assert.deepEqual(await compareCaptures(t.platform, day), {
    ...none,
    captures: 2,
    givenBackElsewhere: 1,
    missing: 1,
  });
});
