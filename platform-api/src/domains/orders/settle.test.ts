import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { decideSession, signature } from '../../adapters/payments/sandbox/sandbox.ts';
import { demoCourseId, demoCourseKeys } from '../../demo/courses/index.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { isEnrolled } from '../learning/index.ts';
import { findAttempt, openSession } from '../payments/index.ts';
import { refund } from '../payments/refund.ts';
import { firstBrokenAudit } from './audit.ts';
import { requestMissingConfirmations, sendConfirmation } from './confirmation-mail.ts';
import { recover } from './recover.ts';
import { settle } from './settle.ts';
import {
  addToCart,
  ask,
  emptyShop,
  onCheckoutPage,
  openOrder,
  openPayment,
  returnToShop,
  rows,
  sandboxOf,
  saveOrder,
  submissionOf,
  testShop,
} from '../../testing/shop.ts';
import { buyVouchers } from '../../testing/vouchers.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

const stateOf = async (orderId: number) =>
  (await rows(t, 'select state from customer_order where id = $1', [orderId]))[0]?.state;

const later = (minutes: number) => t.setNow(new Date(Date.now() + minutes * 60_000));

/** The person pays, and nobody tells the shop. */
const payInSilence = (paymentId: string) =>
  decideSession(t.platform.database, paymentId, {
    state: 'captured',
    capturedAt: t.platform.clock.now(),
  });

async function webhook(paymentId: string, id = `evt_${randomUUID()}`, sign = true) {
  const body = Buffer.from(JSON.stringify({ id, ref: paymentId }));
  return t.call(null, {
    method: 'POST',
    url: '/api/Payments/Webhook/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': sign
        ? signature(t.platform.secrets, body).toString('hex')
        : 'ab'.repeat(32),
    },
    payload: body,
  });
}

async function assertPaidOnce(orderId: number): Promise<void> {
  assert.equal(await stateOf(orderId), 'Pagato');
  const count = async (text: string) => (await rows(t, text, [orderId])).length;
  assert.equal(await count('select 1 from invoice where order_id = $1'), 1);
  assert.equal(
    await count("select 1 from payment_attempt where order_id = $1 and state = 'captured'"),
    1,
  );
  assert.equal(await count("select 1 from order_audit where order_id = $1 and event = 'paid'"), 1);
  assert.equal(await firstBrokenAudit(t.platform), null);
}

test('C3, C4: a session that was made and not noted is found again, not made twice', async () => {
  const { orderId } = await saveOrder(giulia, await addToCart(giulia, office));
  const [attempt] = await rows(t, 'select id from payment_attempt');
  const attemptId = String(attempt?.id);
  const made = await sandboxOf(t).createSession({
    attemptId,
    method: 'card',
    orderNumber: 'x',
    amount: 7900n,
    customerEmail: 'giulia.sartori@example.it',
    returnUrl: `${t.platform.config.publicUrl}/payment`,
    language: 'it',
  });
  later(2);
  await recover(t.platform);
  assert.equal((await findAttempt(t.platform, { id: attemptId }))?.providerRef, made.providerRef);
  t.setNow(null);
  assert.equal((await openPayment(giulia, orderId)).paymentId, made.providerRef);
});

test('C6: paid and nothing heard: the sweep finds out within a minute', async () => {
  const order = await openOrder(giulia, office);
  await payInSilence(order.paymentId);
  assert.equal(await stateOf(order.orderId), 'Ordinato');
  later(1);
  await recover(t.platform);
  await assertPaidOnce(order.orderId);
  await recover(t.platform);
  await assertPaidOnce(order.orderId);
});

test('C8, C9: a webhook is applied once, however often it comes', async () => {
  const order = await openOrder(giulia, office);
  await payInSilence(order.paymentId);
  for (const id of ['evt_1', 'evt_1', 'evt_2']) {
    assert.equal((await webhook(order.paymentId, id)).statusCode, 200);
  }
  await assertPaidOnce(order.orderId);
  await t.platform.jobs.drain();
  assert.equal((await rows(t, 'select 1 from captured_mail')).length, 1);
});

test('a webhook without the signature of the provider, or of another one, is refused', async () => {
  const order = await openOrder(giulia, office);
  await payInSilence(order.paymentId);
  assert.equal((await webhook(order.paymentId, 'evt_1', false)).json().code, 'WEBHOOK_SIGNATURE');
  const other = await t.call(null, {
    method: 'POST',
    url: '/api/Payments/Webhook/other',
    payload: {},
  });
  assert.equal(other.statusCode, 404);
  assert.equal(await stateOf(order.orderId), 'Ordinato');
  assert.equal((await webhook('sbx_unknown')).statusCode, 200);
});

test('C7: a webhook that came before we could answer comes again and is applied then', async () => {
  const order = await openOrder(giulia, office);
  await onCheckoutPage(t, order.paymentId, 'pay');
  assert.equal(await stateOf(order.orderId), 'Ordinato');
  await t.platform.jobs.drain();
  await assertPaidOnce(order.orderId);
});

test('C10: return, webhooks and sweep together: one wins, the others see Pagato', async () => {
  const order = await openOrder(giulia, office);
  await payInSilence(order.paymentId);
  const attempt = await findAttempt(t.platform, { providerRef: order.paymentId });
  assert.ok(attempt);
  const captured = { state: 'captured', amount: 7900n, currency: 'EUR' } as const;
  await Promise.all([
    ...Array.from({ length: 7 }, () => returnToShop(giulia, order.paymentId)),
    ...Array.from({ length: 7 }, () => webhook(order.paymentId)),
    ...Array.from({ length: 6 }, () => settle(t.platform, attempt.id, captured)),
  ]);
  await assertPaidOnce(order.orderId);
  const [counter] = await rows(t, 'select last from invoice_counter');
  assert.equal(counter?.last, 1);
});

test('C11, C12: the mail follows after a restart; sent twice it is still one', async () => {
  const order = await openOrder(giulia, office);
  await payInSilence(order.paymentId);
  await returnToShop(giulia, order.paymentId);
  assert.equal(await isEnrolled(t.platform, giulia.userId, demoCourseId(office)), true);
  assert.deepEqual(await rows(t, 'select 1 from captured_mail'), []);
  await t.platform.jobs.drain();
  await sendConfirmation(t.platform, order.orderId);
  assert.equal((await rows(t, 'select 1 from captured_mail')).length, 1);
});

test('a second captured attempt of an order is given back, once (C13)', async () => {
  const order = await openOrder(giulia, office);
  // Another manner of paying closes the first page here, but not at the provider.
  const second = await openPayment(giulia, order.orderId, 2);
  assert.notEqual(second.paymentId, order.paymentId);
  await payInSilence(second.paymentId);
  await payInSilence(order.paymentId);
  await webhook(second.paymentId);
  await webhook(order.paymentId);
  await assertPaidOnce(order.orderId);
  await t.platform.jobs.drain();
  const first = await findAttempt(t.platform, { providerRef: order.paymentId });
  assert.equal(first?.state, 'refunded');
  const [asked] = await rows(t, 'select id from refund');
  await refund(t.platform, String(asked?.id));
  const refunds = await rows(
    t,
    'select ref, refunded_cents::int as cents from payment_sandbox_session where refunded_cents > 0',
  );
  assert.deepEqual(refunds, [{ ref: order.paymentId, cents: 7900 }]);
});

test('an amount that is not the one of the order is given back', async () => {
  const order = await openOrder(giulia, office);
  const attempt = await findAttempt(t.platform, { providerRef: order.paymentId });
  assert.ok(attempt);
  await settle(t.platform, attempt.id, { state: 'captured', amount: 7800n, currency: 'EUR' });
  assert.equal(await stateOf(order.orderId), 'Ordinato');
  assert.equal((await findAttempt(t.platform, { id: attempt.id }))?.state, 'refunding');
});

test('an amount in another currency is given back', async () => {
  const order = await openOrder(giulia, office);
  const attempt = await findAttempt(t.platform, { providerRef: order.paymentId });
  assert.ok(attempt);
  await settle(t.platform, attempt.id, { state: 'captured', amount: 7900n, currency: 'USD' });
  assert.equal(await stateOf(order.orderId), 'Ordinato');
  assert.equal((await findAttempt(t.platform, { id: attempt.id }))?.state, 'refunding');
});

test('the same course paid with two orders: the second one is cancelled and given back', async () => {
  const first = await openOrder(giulia, office);
  await ask(giulia, 'DELETE', 'Cart');
  const second = await openOrder(giulia, office);
  for (const { paymentId } of [first, second]) {
    await payInSilence(paymentId);
    await webhook(paymentId);
  }
  await assertPaidOnce(first.orderId);
  assert.equal(await stateOf(second.orderId), 'Annullato');
  assert.equal(
    (await findAttempt(t.platform, { providerRef: second.paymentId }))?.state,
    'refunding',
  );
});

test('an order without payment for 24 hours is Annullato; a late capture is still delivered', async () => {
  const placed = await saveOrder(giulia, await addToCart(giulia, office), 'the-key-of-this-cart');
  const order = { ...placed, ...(await openPayment(giulia, placed.orderId)) };
  later(23 * 60);
  await recover(t.platform);
  assert.equal(await stateOf(order.orderId), 'Ordinato');
  later(24 * 60 + 1);
  await recover(t.platform);
  assert.equal(await stateOf(order.orderId), 'Annullato');
  assert.deepEqual(
    await rows(t, "select 1 from payment_attempt where state in ('new', 'session_open')"),
    [],
  );
  // The cart is as it was, and can be ordered again, under the key that the same client makes again.
  const tomorrow = await t.login('giulia');
  const cart = (await ask(tomorrow, 'GET', 'Cart')).data;
  const again = await saveOrder(tomorrow, cart, 'the-key-of-this-cart');
  assert.notEqual(again.orderId, order.orderId);
  await payInSilence(order.paymentId);
  await webhook(order.paymentId);
  await assertPaidOnce(order.orderId);
});

test('a late confirmation of the bank is open on return and Pagato after it', async () => {
  const order = await openOrder(giulia, office);
  await onCheckoutPage(t, order.paymentId, 'delay');
  const returned = await returnToShop(giulia, order.paymentId);
  assert.deepEqual([returned.data.paid, returned.data.paymentState], [false, 'open']);
  later(1);
  await recover(t.platform);
  await assertPaidOnce(order.orderId);
});

test('twenty submissions of one cart at once are one order, with one key and with twenty', async () => {
  const cart = await addToCart(giulia, office);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      ask(giulia, 'POST', 'Order/SaveOrder', {
        body: submissionOf(cart),
        key: n % 2 === 0 ? 'the-same-key' : `key-number-${n}`,
      }),
    ),
  );
  for (const { status, code } of answers) {
    assert.ok(
      status === 200 || (status === 409 && code === 'REQUEST_IN_FLIGHT'),
      `${status} ${code}`,
    );
  }
  assert.ok(answers.some(({ status }) => status === 200));
  assert.equal((await rows(t, 'select 1 from customer_order')).length, 1);
  assert.equal((await rows(t, 'select 1 from payment_attempt')).length, 1);
});

test('twenty openings at once show one page', async () => {
  const { orderId } = await saveOrder(giulia, await addToCart(giulia, office));
  const [attempt] = await rows(t, 'select id from payment_attempt');
  const opened = await Promise.all(
    Array.from({ length: 20 }, () => openSession(t.platform, String(attempt?.id))),
  );
  assert.equal(new Set(opened.map(({ providerRef }) => providerRef)).size, 1);
  assert.ok((await openPayment(giulia, orderId)).paymentId);
  assert.equal((await rows(t, 'select 1 from payment_sandbox_session')).length, 1);
});

test('invoice numbers have no gaps and no doubles when orders are paid at once', async () => {
  const open: { paymentId: string }[] = [];
  for (const key of demoCourseKeys.slice(0, 10)) {
    for (const session of [giulia, marco]) {
      open.push(await openOrder(session, key));
      await ask(session, 'DELETE', 'Cart');
    }
  }
  await Promise.all(
    open.map(async ({ paymentId }) => {
      await payInSilence(paymentId);
      await webhook(paymentId);
    }),
  );
  const numbers = await rows(t, 'select number from invoice order by number');
  assert.deepEqual(
    numbers.map(({ number }) => number),
    open.map((_, place) => place + 1),
  );
  assert.equal(await firstBrokenAudit(t.platform), null);
});

test('the guards are in the database: a second capture, a second live attempt, sums that do not fit', async () => {
  const order = await openOrder(giulia, office);
  const copy = (state: string) =>
    t.platform.database.query(
      `insert into payment_attempt (id, order_id, provider, payment_type_id, state, captured_cents, amount_cents, order_number, customer_email, language, created_at)
       select gen_random_uuid(), order_id, provider, payment_type_id, $1, case when $1 = 'captured' then amount_cents end, amount_cents, order_number, customer_email, language, created_at
       from payment_attempt where order_id = $2 limit 1`,
      [state, order.orderId],
    );
  const refusedBy = (constraint: string) => (error: Error) =>
    (error as { constraint?: string }).constraint === constraint ||
    error.message.includes(constraint);
  await copy('captured');
  await assert.rejects(copy('captured'), refusedBy('payment_attempt_one_captured'));
  await assert.rejects(copy('new'), refusedBy('payment_attempt_one_live'));
  for (const [change, constraint] of [
    ['total_cents = total_cents + 1', 'customer_order_discount'],
    ['vat_cents = vat_cents + 1', 'customer_order_vat'],
    ['due_cents = due_cents + 1', 'customer_order_due'],
    ["state = 'Pagato'", 'customer_order_paid'],
  ] as const) {
    const update = t.platform.database.query(`update customer_order set ${change} where id = $1`, [
      order.orderId,
    ]);
    await assert.rejects(
      update,
      (error: Error) => /customer_order_/.test(error.message),
      constraint,
    );
  }
});

test('a paid order whose confirmation has no job gets its mail, once', async () => {
  const { mail } = t.platform;
  const sent: string[] = [];
  t.platform.mail = {
    ...mail,
    send: async ({ id }) => {
      sent.push(id);
    },
  };
  const { orderId, paymentId } = await openOrder(giulia, office);
  await payInSilence(paymentId);
  await returnToShop(giulia, paymentId);
  assert.equal(await stateOf(orderId), 'Pagato');
  assert.equal(await requestMissingConfirmations(t.platform), 0, 'its job is waiting');
  await t.platform.database.query(`delete from jobs.job where name = 'orders.confirmation-mail'`);
  assert.equal(await requestMissingConfirmations(t.platform), 0, 'it was paid just now');
  later(6);
  assert.equal(await requestMissingConfirmations(t.platform), 1);
  assert.equal(await requestMissingConfirmations(t.platform), 0, 'its job is waiting again');
  await t.platform.jobs.drain();
  assert.deepEqual(sent, [`order-${orderId}-confirmation`]);
  assert.equal(await requestMissingConfirmations(t.platform), 0);
  t.setNow(null);
  t.platform.mail = mail;
});

test('[PROMO-03 part] with the payment the buyer has the link of each course, for themselves and for others, and the mail names it', async () => {
  const { mail } = t.platform;
  const texts: string[] = [];
  t.platform.mail = {
    ...mail,
    send: async ({ text }) => {
      texts.push(text);
    },
  };
  const courseId = demoCourseId(office);
  const linkOf = async () =>
    (await ask(giulia, 'GET', `Courses/GetMagicLinkForRewardForPromotion?corsoId=${courseId}`))
      .data;
  await t.platform.database.query('delete from promotion_link');
  assert.equal(await linkOf(), null);
  await buyVouchers(t, giulia, { course: office, seats: 2 });
  const link = String(await linkOf());
  assert.match(link, new RegExp(`/promotion\\?courseId=${courseId}&promo=[\\w-]{22}$`));
  await t.platform.jobs.drain();
  assert.ok(texts.some((text) => text.includes(link)));
  t.platform.mail = mail;
});
