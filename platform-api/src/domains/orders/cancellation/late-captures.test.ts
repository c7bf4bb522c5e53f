import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { decideSession, signature } from '../../../adapters/payments/sandbox/sandbox.ts';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  emptyShop,
  openOrder,
  openPayment,
  returnToShop,
  rows,
  testShop,
} from '../../../testing/shop.ts';
import { isEnrolled } from '../../learning/index.ts';
import { firstBrokenAudit } from '../audit.ts';

let t: TestPlatform;
let giulia: TestSession;

const office = 'sicurezza-in-ufficio';

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

const payInSilence = (paymentId: string) =>
  decideSession(t.platform.database, paymentId, {
    state: 'captured',
    capturedAt: t.platform.clock.now(),
  });

async function webhook(paymentId: string): Promise<void> {
  const body = Buffer.from(JSON.stringify({ id: `evt_${randomUUID()}`, ref: paymentId }));
  const answer = await t.call(null, {
    method: 'POST',
    url: '/api/Payments/Webhook/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signature(t.platform.secrets, body).toString('hex'),
    },
    payload: body,
  });
  assert.equal(answer.statusCode, 200, answer.body);
}

/** An order of 79.00 whose two pages are paid; the shop knows of the second alone. */
async function orderWithUnheardPage() {
  const { orderId, paymentId: unheard } = await openOrder(giulia, office);
  const { paymentId: heard } = await openPayment(giulia, orderId, 2);
  await payInSilence(unheard);
  await payInSilence(heard);
  await returnToShop(giulia, heard);
  await askToCancel(t, giulia, orderId);
  return { orderId, unheard, heard };
}

/** Cancelled, with one invoice and its credit note; the provider has nothing of both payments. */
async function assertAllGoneBack(orderId: number): Promise<void> {
  await t.platform.jobs.drain();
  const [found] = await rows(
    t,
    `select state,
       (select count(*)::int from invoice where order_id = o.id) as invoices,
       (select count(*)::int from credit_note where order_id = o.id) as notes,
       (select count(*)::int from refund where order_id = o.id) as refunds,
       (select count(*)::int from order_audit where order_id = o.id and event = 'paid') as payments,
       (select array_agg(distinct state) from payment_attempt where order_id = o.id) as attempts,
       (select sum(amount_cents - refunded_cents)::int from payment_sandbox_session) as kept
     from customer_order o where id = $1`,
    [orderId],
  );
  assert.deepEqual(found, {
    state: 'Annullato',
    invoices: 1,
    notes: 1,
    refunds: 2,
    payments: 1,
    attempts: ['refunded'],
    kept: 0,
  });
  assert.equal(await isEnrolled(t.platform, giulia.userId, demoCourseId(office)), false);
  assert.equal(await firstBrokenAudit(t.platform), null);
}

test('a second payment that is heard of after the cancellation goes back, on PGlite and PostgreSQL', async () => {
  const { orderId, unheard, heard } = await orderWithUnheardPage();
  await answerRequest(t, orderId, { kind: 'whole' });
  await webhook(unheard);
  await webhook(heard);
  await webhook(unheard);
  await assertAllGoneBack(orderId);
});

test('cancelled while calls of both payments come, at once: both go back', async () => {
  for (let round = 0; round < 6; round += 1) {
    await emptyShop(t);
    const { orderId, unheard, heard } = await orderWithUnheardPage();
    const cancel = () => answerRequest(t, orderId, { kind: 'whole' });
    const calls = () => [webhook(unheard), webhook(heard), webhook(unheard)];
    await Promise.all(round % 2 === 0 ? [cancel(), ...calls()] : [...calls(), cancel()]);
    await assertAllGoneBack(orderId);
  }
});
