import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, beforeEach, mock, test } from 'node:test';
import { RefundRefused } from '../../ports/payments.ts';
import { answerRequest, askToCancel } from '../../testing/cancellation.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  ask,
  emptyShop,
  onCheckoutPage,
  openOrder,
  returnToShop,
  rows,
  testShop,
  sandboxOf,
} from '../../testing/shop.ts';
import { refundCommand } from './refund-command.ts';
import { firstBrokenAudit, recover } from '../orders/index.ts';
import { compareCaptures } from '../orders/compare-captures.ts';
import { bareEnvironment } from '../../testing/processes.ts';

let t: TestPlatform;
let giulia: TestSession;
let anna: TestSession;

before(async () => {
  ({ t, giulia } = await testShop());
  anna = await t.login('anna', 'AdminWorkerBadge');
});
after(() => t.close());
beforeEach(() => emptyShop(t));

/** A cancelled order of 79.00 whose refund the provider refuses for good; it takes the next one. */
async function refusedRefund(): Promise<{ id: string; orderId: number; orderNumber: string }> {
  const { orderId, orderNumber, paymentId } = await openOrder(giulia, 'sicurezza-in-ufficio');
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  await askToCancel(t, giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  const refuses = mock.method(sandboxOf(t), 'refund', async () => {
    throw new RefundRefused('The account is closed');
  });
  await t.platform.jobs.drain();
  refuses.mock.restore();
  const [refund] = await rows(t, "select id from refund where state = 'failed'");
  return { id: String(refund?.id), orderId, orderNumber };
}

const failed = async () => (await ask(anna, 'GET', 'Refunds/Failed')).data as { id: string }[];
const retry = (ids?: string[]) => ask(anna, 'POST', 'Refunds/Retry', { body: { ids } });
const payByHand = (id: string, note = 'Bonifico 118 del 22/11') =>
  ask(anna, 'POST', 'Refunds/PaidByHand', { body: { id, note } });

const standing = async () =>
  (
    await rows(
      t,
      `select r.state, r.is_paid_by_hand as "byHand", a.state as attempt, s.refunded_cents::int as provider
       from refund r join payment_attempt a on a.id = r.attempt_id
       join payment_sandbox_session s on s.ref = a.provider_ref`,
    )
  )[0];

const audited = async (event: string) =>
  (await rows(t, 'select detail from order_audit where event = $1', [event])).map(
    ({ detail }) => detail,
  );

test('an administrator sees what the provider refused and asks again; the recovery does the rest', async () => {
  const { id, orderId, orderNumber } = await refusedRefund();
  const [listed, ...others] = await failed();
  assert.deepEqual(others, []);
  assert.deepEqual(
    { ...listed, requestedAt: null, refusedAt: null },
    {
      id,
      orderId,
      orderNumber,
      amount: 79,
      reason: 'cancellation',
      tries: 1,
      requestedAt: null,
      refusedAt: null,
      error: 'The account is closed',
    },
  );
  await recover(t.platform);
  assert.equal((await standing())?.provider, 0);
  assert.equal((await retry()).data, 1);
  assert.deepEqual(await failed(), []);
  await recover(t.platform);
  assert.deepEqual(await standing(), {
    state: 'done',
    byHand: false,
    attempt: 'refunded',
    provider: 7900,
  });
  assert.equal((await retry([id])).data, 0);
  assert.deepEqual(await audited('refund repeated'), [{ refund: id, by: anna.userId }]);
  assert.equal(await firstBrokenAudit(t.platform), null);
});

test('what an operator paid back by hand the provider is never asked for again', async () => {
  const { id } = await refusedRefund();
  assert.equal((await payByHand(id)).status, 200);
  assert.equal((await payByHand(id)).status, 200);
  const done = { state: 'done', byHand: true, attempt: 'refunded', provider: 0 };
  assert.deepEqual(await standing(), done);
  assert.equal((await retry()).data, 0);
  await recover(t.platform);
  const found = await compareCaptures(t.platform, new Date(Date.now() - 86_400_000));
  assert.deepEqual([found.captures, found.undone], [1, 0]);
  await t.platform.jobs.drain();
  assert.deepEqual(await standing(), done);
  assert.deepEqual(await audited('refund paid by hand'), [
    { refund: id, how: 'Bonifico 118 del 22/11', by: anna.userId },
  ]);
});

test('only a refund that failed is paid by hand', async () => {
  const { id } = await refusedRefund();
  await retry([id]);
  assert.equal((await payByHand(id)).code, 'REFUND_NOT_FAILED');
  await recover(t.platform);
  assert.equal((await payByHand(id)).code, 'REFUND_NOT_FAILED');
  assert.equal((await payByHand(anna.userId)).code, 'REFUND_NOT_FAILED');
});

test('asked for again and paid by hand at once: one of the two, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    await emptyShop(t);
    const { id } = await refusedRefund();
    const calls = [() => retry([id]), () => payByHand(id), () => retry([id])];
    await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
    await recover(t.platform);
    const now = await standing();
    assert.equal(now?.attempt, 'refunded');
    assert.equal(now['provider'], now['byHand'] === true ? 0 : 7900);
    const entries = [
      ...(await audited('refund repeated')),
      ...(await audited('refund paid by hand')),
    ];
    assert.equal(entries.length, 1);
  }
});

const atTerminal = (words: string[], note = '') =>
  refundCommand(t.platform, { words, note, operator: 'rosa@office' });

test('the same at a terminal, on PGlite and PostgreSQL', async () => {
  const { id, orderId, orderNumber } = await refusedRefund();
  const listed = await atTerminal(['list']);
  assert.ok(listed.startsWith(`${id}  ${orderNumber}  €79.00  cancellation  refused `), listed);
  await assert.rejects(atTerminal(['paid-by-hand', id]), /^StartRefusal: Usage: /);
  await assert.rejects(atTerminal(['retry', 'x']), /is named by its id/);
  await atTerminal(['paid-by-hand', id], 'Bonifico 118');
  assert.equal(await atTerminal(['list']), 'No refund failed.');
  assert.match(await atTerminal(['retry']), /^0 asked for again/);
  assert.deepEqual(await audited('refund paid by hand'), [
    { refund: id, how: 'Bonifico 118', operator: 'rosa@office' },
  ]);
  // The page of the order shows who did what; a terminal is nobody's account.
  const shown = await ask(anna, 'GET', `Users/DashboardOrderDetail?ordineId=${orderId}`);
  assert.equal(shown.status, 200, JSON.stringify(shown));
  assert.ok(JSON.stringify(shown.data).includes('refund paid by hand'));
});

test('the command is a program of its own, and refuses a place without a database', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../refunds.ts'), 'list'],
    {
      env: { ...bareEnvironment, DATA_DIR: join(import.meta.dirname, 'none') },
      encoding: 'utf8',
    },
  );
  assert.deepEqual(
    [status, stderr.trim()],
    [1, 'This database is empty: start the server once, then log in.'],
  );
});
