import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { isDomainError } from '../../errors.ts';
import { inTransaction } from '../../platform.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  emptyShop,
  onCheckoutPage,
  openOrder,
  returnToShop,
  rows,
  testShop,
} from '../../testing/shop.ts';
import { findAttempt } from './attempts.ts';
import { refund } from './refund.ts';
import { refundsOf, requestRefund, type Refund } from './request-refund.ts';

let t: TestPlatform;
let giulia: TestSession;

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

/** An order of 79.00 that is paid, and its attempt. */
async function paidOrder() {
  const { orderId, paymentId } = await openOrder(giulia, 'sicurezza-in-ufficio');
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  const attempt = await findAttempt(t.platform, { providerRef: paymentId });
  assert.equal(attempt?.state, 'captured');
  return { orderId, attemptId: attempt.id };
}

const ask = (attemptId: string, key: string, cents?: bigint): Promise<Refund> =>
  inTransaction(t.platform, (tx) =>
    requestRefund(tx, attemptId, {
      reason: 'goodwill',
      key,
      ...(cents === undefined ? {} : { cents }),
    }),
  );

const stateOf = async (attemptId: string) =>
  (await findAttempt(t.platform, { id: attemptId }))?.state;

const refundedAtProvider = async () =>
  (await rows(t, 'select refunded_cents::int as cents from payment_sandbox_session'))[0]?.cents;

const refundedOf = async (orderId: number) =>
  (await refundsOf(t.platform, orderId)).map(({ state, cents }) => `${state} ${cents}`).toSorted();

const isExcess = (error: unknown) => isDomainError(error, 'REFUND_EXCEEDS_CAPTURE');

test('parts of a payment go back one by one, until nothing of it is kept', async () => {
  const { orderId, attemptId } = await paidOrder();
  await ask(attemptId, 'first part', 2900n);
  assert.equal(await stateOf(attemptId), 'captured');
  assert.deepEqual(await refundedOf(orderId), ['requested 2900']);
  await t.platform.jobs.drain();
  assert.deepEqual([await stateOf(attemptId), await refundedAtProvider()], ['captured', 2900]);
  await assert.rejects(ask(attemptId, 'too much', 5001n), isExcess);
  const rest = await ask(attemptId, 'the rest');
  assert.deepEqual([rest.cents, await stateOf(attemptId)], [5000n, 'refunding']);
  await t.platform.jobs.drain();
  assert.deepEqual([await stateOf(attemptId), await refundedAtProvider()], ['refunded', 7900]);
  assert.deepEqual(await refundedOf(orderId), ['done 2900', 'done 5000']);
  await assert.rejects(ask(attemptId, 'once more'), isExcess);
});

test('a request under the same key is the same refund', async () => {
  const { attemptId } = await paidOrder();
  const first = await ask(attemptId, 'the key', 1000n);
  await t.platform.jobs.drain();
  assert.equal((await ask(attemptId, 'the key', 1000n)).id, first.id);
  await assert.rejects(ask(attemptId, 'the key', 1001n), (error) =>
    isDomainError(error, 'REFUND_KEY_REUSED'),
  );
  await t.platform.jobs.drain();
  await refund(t.platform, first.id);
  assert.equal(await refundedAtProvider(), 1000);
});

test('of many refunds at once no more goes back than was captured', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyShop(t);
    const { attemptId } = await paidOrder();
    const asked = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => ask(attemptId, `${round} ${n}`, 3000n)),
    );
    assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 2);
    for (const result of asked) {
      if (result.status === 'rejected') assert.ok(isExcess(result.reason), String(result.reason));
    }
    await ask(attemptId, `${round} rest`);
    const due = await rows(t, 'select id from refund');
    await Promise.all(due.map(({ id }) => refund(t.platform, String(id))));
    assert.deepEqual([await stateOf(attemptId), await refundedAtProvider()], ['refunded', 7900]);
  }
});

test('the same key asked for many times at once is one refund', async () => {
  const { attemptId } = await paidOrder();
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => ask(attemptId, 'one key', 1500n)),
  );
  assert.equal(new Set(asked.map(({ id }) => id)).size, 1);
  const [attempt] = await rows(t, 'select refund_cents::int as cents from payment_attempt');
  assert.equal(attempt?.cents, 1500);
});

test('the database keeps the sum of refunds within the capture', async () => {
  const { attemptId } = await paidOrder();
  for (const [change, constraint] of [
    ["state = 'refunding', refund_cents = 7901", 'payment_attempt_refund_cents'],
    ['refund_cents = 7900', 'payment_attempt_money_kept'],
    ["state = 'refunding'", 'payment_attempt_money_kept'],
    ['captured_cents = null', 'payment_attempt_captured_cents'],
  ] as const) {
    await assert.rejects(
      t.platform.database.query(`update payment_attempt set ${change} where id = $1`, [attemptId]),
      (error: Error) => JSON.stringify([error, error.message]).includes(constraint),
    );
  }
});
