import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { decideSession } from '../../adapters/payments/sandbox/sandbox.ts';
import { demoCourseKeys } from '../../demo/courses/index.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { buyVouchers, redeem } from '../../testing/vouchers.ts';
import {
  addToCart,
  ask,
  emptyShop,
  openOrder,
  openPayment,
  returnToShop,
  rows,
  saveOrder,
  testShop,
} from '../../testing/shop.ts';
import { firstBrokenAudit } from './audit.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const privacy = 'privacy';

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

const pay = (paymentId: string) =>
  decideSession(t.platform.database, paymentId, {
    state: 'captured',
    capturedAt: t.platform.clock.now(),
  });

const atProvider = () =>
  rows(
    t,
    `select a.order_id as id, s.amount_cents::int - s.refunded_cents::int as kept,
       s.refunded_cents::int as refunded
     from payment_sandbox_session s join payment_attempt a on a.provider_ref = s.ref order by 1`,
  );

test('two orders of one buyer for one course, paid at once: one is delivered, the other given back', async () => {
  const pairs: { session: TestSession; ids: number[]; paymentIds: string[] }[] = [];
  for (const session of [giulia, marco]) {
    for (const key of demoCourseKeys.slice(0, 12)) {
      const orders = [];
      for (let n = 0; n < 2; n += 1) {
        orders.push(await openOrder(session, key));
        await ask(session, 'DELETE', 'Cart');
      }
      const ids = orders.map(({ orderId }) => orderId);
      pairs.push({ session, ids, paymentIds: orders.map(({ paymentId }) => paymentId) });
    }
  }
  for (const { session, paymentIds } of pairs) {
    await Promise.all(paymentIds.map(pay));
    await Promise.all(paymentIds.map((paymentId) => returnToShop(session, paymentId)));
  }
  await t.platform.jobs.drain();
  const money = new Map((await atProvider()).map(({ id, kept }) => [id, kept]));
  for (const { ids } of pairs) {
    const states = await rows(
      t,
      'select id, state from customer_order where id = any($1::int[]) order by state',
      [ids],
    );
    assert.deepEqual(
      states.map(({ state }) => state),
      ['Annullato', 'Pagato'],
    );
    assert.equal(money.get(states[0]?.id), 0);
    assert.notEqual(money.get(states[1]?.id), 0);
  }
  assert.equal((await rows(t, 'select 1 from enrolment')).length, pairs.length);
  assert.equal((await rows(t, 'select 1 from invoice')).length, pairs.length);
  assert.equal(await firstBrokenAudit(t.platform), null);
});

/** An order of both courses whose page is left open. */
async function openBoth() {
  await addToCart(giulia, office);
  const both = await saveOrder(giulia, await addToCart(giulia, privacy));
  return { ...both, ...(await openPayment(giulia, both.orderId)) };
}

/** What the order of both courses shows, once the office course is owned and its page was paid. */
async function assertShareGoesBack(both: { orderId: number; paymentId: string }): Promise<void> {
  await pay(both.paymentId);
  const returned = await returnToShop(giulia, both.paymentId);
  assert.deepEqual([returned.data.paid, returned.data.totaleRimborsato], [true, 79]);
  await t.platform.jobs.drain();
  const { data: shown } = await ask(giulia, 'GET', `Orders?orderId=${both.orderId}`);
  assert.equal(shown.orderState, 'Pagato');
  assert.deepEqual(
    shown.rimborsi.map(({ importo, motivo, titoloCorso }: Record<string, unknown>) => ({
      importo,
      motivo,
      titoloCorso,
    })),
    [{ importo: 79, motivo: 'owned_already', titoloCorso: shown.corsiAcquistati[0].titoloCorso }],
  );
  assert.ok(shown.rimborsi[0].dataRimborso);
  const [session] = (await atProvider()).filter(({ id }) => id === both.orderId);
  assert.deepEqual(
    [session?.kept, session?.refunded],
    [Math.round(shown.totalCost * 100) - 7900, 7900],
  );
  const [mail] = await rows(t, 'select body from captured_mail where id = $1', [
    `order-${both.orderId}-confirmation`,
  ]);
  const text = String(mail?.body);
  assert.match(text, /Avevi già “Sicurezza in ufficio[^”]*”: ti rimborsiamo 79,00/);
  const kept = (shown.totalCost - 79).toFixed(2).replace('.', ',');
  assert.match(text, new RegExp(`Totale pagato: ${kept}`));
}

test('an order with a course that another order delivered meanwhile: its share goes back, the rest is paid', async () => {
  const both = await openBoth();
  await ask(giulia, 'DELETE', 'Cart');
  const single = await openOrder(giulia, office);
  await pay(single.paymentId);
  await returnToShop(giulia, single.paymentId);
  await assertShareGoesBack(both);
});

test('an order with a course that a voucher gave meanwhile: its share goes back, the rest is paid', async () => {
  const { codes } = await buyVouchers(t, marco, { course: office, seats: 1 });
  const both = await openBoth();
  assert.equal((await redeem(giulia, codes)).warning, null);
  await assertShareGoesBack(both);
});

test('a payment for courses that are all owned goes back whole, and the buyer hears why', async () => {
  const first = await openOrder(giulia, office);
  await ask(giulia, 'DELETE', 'Cart');
  const second = await openOrder(giulia, office);
  for (const { paymentId } of [first, second]) {
    await pay(paymentId);
    await returnToShop(giulia, paymentId);
  }
  const returned = await returnToShop(giulia, second.paymentId);
  assert.deepEqual([returned.data.paymentState, returned.data.totaleRimborsato], ['refunded', 79]);
  await t.platform.jobs.drain();
  const mails = await rows(
    t,
    "select body from captured_mail where subject like 'Ti rimborsiamo%'",
  );
  assert.equal(mails.length, 1);
  assert.match(String(mails[0]?.body), /79,00.*\nAvevi già i corsi di questo ordine/);
});
