import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { decideSession } from '../../../adapters/payments/sandbox/sandbox.ts';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { planExams } from '../../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  ask,
  askAsGuest,
  emptyShop,
  guestBuyer,
  guestOrderOf,
  newPurchaseKey,
  onCheckoutPage,
  returnToShop,
  rows,
  saveGuestOrder,
  testShop,
  sandboxOf,
} from '../../../testing/shop.ts';
import { redeem } from '../../../testing/vouchers.ts';
import { findAttempt } from '../../payments/index.ts';
import { firstBrokenAudit } from '../audit.ts';
import { forgetUnpaidGuests } from '../personal-data.ts';
import { recover } from '../recover.ts';
import { settle } from '../settle.ts';

let t: TestPlatform;
let giulia: TestSession;

const office = 'sicurezza-in-ufficio';
const general = 'formazione-generale';

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

const stateOf = async () => (await rows(t, 'select state from customer_order'))[0]?.state;

const pay = (purchaseKey: string, paymentTypeId = 1) =>
  askAsGuest(t, `Order/PayOrderPublic?paymentTypeId=${paymentTypeId}`, { purchaseKey });

const comeBack = (purchaseKey: string, paymentId: string) =>
  askAsGuest(t, `Order/SaveOrderPublic?paymentId=${paymentId}`, { purchaseKey });

const refresh = (purchaseKey: string) => askAsGuest(t, 'Order/SaveOrderPublic', { purchaseKey });

/** A guest's order with the provider's page open. */
async function openGuestOrder(keys = [office], changes: object = {}) {
  const purchaseKey = newPurchaseKey();
  const order = await guestOrderOf(t, keys, changes);
  const saved = await saveGuestOrder(t, purchaseKey, order);
  assert.equal(saved.warning, null, JSON.stringify(saved));
  const { data: redirectUrl } = await pay(purchaseKey);
  const paymentId = String(redirectUrl).split('/').at(-1) ?? '';
  return { purchaseKey, order, saved: saved.data, redirectUrl, paymentId };
}

const payInSilence = (paymentId: string) =>
  decideSession(t.platform.database, paymentId, {
    state: 'captured',
    capturedAt: t.platform.clock.now(),
  });

test('[ORDER-13 part] [ORDER-18 part] [API-64 part] [API-65] [PUB-13 part] a visitor buys without a session, from the prices to the paid order', async () => {
  const { purchaseKey, saved, redirectUrl, paymentId } = await openGuestOrder();
  assert.match(saved.orderNumber, /^WB-\d{4}-\d{6}$/);
  assert.deepEqual([saved.paid, saved.paymentState, saved.totalCost], [false, 'open', 79]);
  assert.equal(await stateOf(), 'Bozza');
  const page = await t.call(null, { url: new URL(redirectUrl).pathname });
  assert.match(page.body, /79,00/);
  const back = await onCheckoutPage(t, paymentId, 'pay');
  assert.equal(back.pathname, '/public/payment');
  assert.equal(back.searchParams.get('session_id'), paymentId);
  const { data } = await comeBack(purchaseKey, paymentId);
  assert.deepEqual(
    [data.paid, data.paymentState, data.orderState, data.redirectPaymentUrl, data.email],
    [true, 'captured', 'Pagato', null, guestBuyer.email],
  );
  assert.deepEqual((await refresh(purchaseKey)).data, data);
  assert.equal((await pay(purchaseKey)).data, null);
  assert.equal(await firstBrokenAudit(t.platform), null);
});

test('[CART-31] a guest gives name, contacts and fiscal code; none of them can be left out or wrong', async () => {
  const order = await guestOrderOf(t, [office]);
  const send = (change: object) =>
    saveGuestOrder(t, newPurchaseKey(), {
      ...order,
      voucherUserData: { ...guestBuyer, ...change },
    });
  for (const [field, wrong] of [
    ['nome', ' '],
    ['cognome', ''],
    ['telefono', '12345'],
    ['email', 'rosa@'],
    ['codiceFiscale', 'BNCRSO'],
    ['nome', 'Ro\u0000sa'],
  ] as const) {
    assert.equal((await send({ [field]: wrong })).status, 400, `${field} ${wrong}`);
    assert.equal((await send({ [field]: undefined })).status, 400, field);
  }
  assert.deepEqual(await rows(t, 'select 1 from customer_order'), []);
  assert.equal((await send({ codiceFiscale: 'bncrso80a41h501x ' })).status, 200);
  const [stored] = await rows(t, 'select billing from customer_order');
  assert.deepEqual(stored?.billing, {
    name: 'Rosa',
    surname: 'Bianchi',
    email: 'rosa.bianchi@example.it',
    phone: '+393401234567',
    fiscalCode: 'BNCRSO80A41H501X',
    street: '',
    municipality: '',
    province: '',
    zipCode: '',
    isAccredited: false,
    company: null,
  });
});

test('[CART-32 part] [CART-33] an invoice needs its data, all but the SDI code', async () => {
  const order = await guestOrderOf(t, [office]);
  const invoice = {
    PartitaIva: '04182730723',
    RagioneSociale: 'Bianchi Srl',
    Indirizzo: 'Via Roma 1',
    Comune: 'Bari',
    Provincia: 'ba',
    Cap: '70121',
  };
  const send = (change: object) =>
    saveGuestOrder(t, newPurchaseKey(), {
      ...order,
      voucherUserData: { ...guestBuyer, ...change },
    });
  for (const name of Object.keys(invoice)) {
    assert.equal((await send({ ...invoice, [name]: undefined })).status, 400, name);
  }
  assert.equal((await send({ sdi: 'ABC1234' })).status, 400);
  assert.equal((await send({ ...invoice, sdi: 'ABC' })).status, 400);
  assert.equal((await send(invoice)).status, 200);
  assert.equal((await send({ ...invoice, sdi: 'abc1234' })).status, 200);
  const stored = await rows(
    t,
    "select billing->'company' as company, billing->>'province' as province from customer_order order by id",
  );
  const company = { name: 'Bianchi Srl', vatNumber: '04182730723' };
  assert.deepEqual(stored, [
    { company: { ...company, sdi: null }, province: 'BA' },
    { company: { ...company, sdi: 'ABC1234' }, province: 'BA' },
  ]);
});

test('[CART-11 part] the exams that a guest chooses are priced, ordered and carried by the codes (M22)', async () => {
  await planExams(t, office);
  const exams = { hasSimulation: true, hasCertification: true };
  const { purchaseKey, order, paymentId } = await openGuestOrder([office], exams);
  await payInSilence(paymentId);
  const { data } = await comeBack(purchaseKey, paymentId);
  await redeem(giulia, [String(data.codes[0].code)]);
  assert.deepEqual(
    await rows(t, 'select includes_certification, includes_simulation from enrolment'),
    [{ includes_certification: true, includes_simulation: true }],
  );
  const [stored] = await rows(t, 'select total_cents::int as total from customer_order');
  assert.equal(stored?.total, Math.round(order.totalCost * 100));
});

test('[MONEY-03 part] totals of a guest are compared, never charged; the new total is told (M36, M37)', async () => {
  await planExams(t, office);
  const order = await guestOrderOf(t, [office], { hasCertification: true });
  assert.equal(order.totale, 128);
  const cheaper = await saveGuestOrder(t, newPurchaseKey(), { ...order, totale: 1, totalCost: 1 });
  assert.deepEqual([cheaper.status, cheaper.code], [200, 'CART_CHANGED']);
  assert.match(cheaper.warning ?? '', /128,00/);
  const id = demoCourseId(office);
  await t.platform.database.query('update course set price_cents = 8900 where id = $1', [id]);
  const drifted = await saveGuestOrder(t, newPurchaseKey(), order);
  await t.platform.database.query('update course set price_cents = 7900 where id = $1', [id]);
  assert.equal(drifted.code, 'CART_CHANGED');
  assert.match(drifted.warning ?? '', /138,00/);
  assert.deepEqual(await rows(t, 'select 1 from customer_order'), []);
});

test('only a published course, known types of payment, and with consent', async () => {
  const order = await guestOrderOf(t, [office, general]);
  const send = (change: object = {}) =>
    saveGuestOrder(t, newPurchaseKey(), { ...order, ...change });
  assert.equal((await send({ termsAccepted: false })).code, 'CONSENT_REQUIRED');
  assert.equal((await send({ privacyAccepted: false })).code, 'CONSENT_REQUIRED');
  assert.equal((await send({ paymentTypeId: 99 })).code, 'PAYMENT_TYPE_UNKNOWN');
  const id = demoCourseId(office);
  for (const status of [0, 2, 3]) {
    await t.platform.database.query('update course set status = $1 where id = $2', [status, id]);
    assert.equal((await send()).code, 'COURSE_NOT_BUYABLE', String(status));
  }
  await t.platform.database.query('update course set status = 1 where id = $1', [id]);
  const gone = { corsi: [{ corsoId: id }, { corsoId: 2_000_000 }] };
  assert.equal((await send({ carrello: gone })).code, 'COURSE_GONE');
  const twice = { corsi: [{ corsoId: id }, { corsoId: id }] };
  assert.equal((await send({ carrello: twice })).status, 400);
  assert.deepEqual(await rows(t, 'select 1 from customer_order'), []);
  assert.equal((await send()).warning, null);
});

test('a promotion is kept, gives its discount, and is nobody’s own (M17)', async () => {
  const id = demoCourseId(office);
  await t.platform.database.query(
    `insert into promotion_link (code, user_id, course_id, created_at) values ('from-giulia', $1, $2, now())`,
    [giulia.userId, id],
  );
  const promoted = (code: string) => ({
    corsi: [{ corsoId: id, promotionalId: code }],
    promotionalId: code,
  });
  assert.equal((await askAsGuest(t, 'Cart/Public', promoted('none'))).data.totalCost, 79);
  const order = await guestOrderOf(t, [], promoted('from-giulia'));
  assert.deepEqual([order.totale, order.totalCost], [79, 71.1]);
  const own = { ...guestBuyer, email: 'Giulia.Sartori@example.it' };
  const refused = await saveGuestOrder(t, newPurchaseKey(), { ...order, voucherUserData: own });
  assert.equal(refused.code, 'PROMOTION_OWN');
  assert.equal((await saveGuestOrder(t, newPurchaseKey(), order)).warning, null);
  const [stored] = await rows(
    t,
    'select promotional_id, due_cents::int as due from customer_order',
  );
  assert.deepEqual(stored, { promotional_id: 'from-giulia', due: 7110 });
});

test('[ORDER-19 part] a stranger with the number of an order or the session of a payment sees nothing', async () => {
  const mine = await openGuestOrder();
  const other = await openGuestOrder([general]);
  await onCheckoutPage(t, mine.paymentId, 'pay');
  assert.equal((await comeBack(newPurchaseKey(), mine.paymentId)).status, 404);
  assert.equal((await comeBack(other.purchaseKey, mine.paymentId)).status, 404);
  assert.equal((await refresh(newPurchaseKey())).status, 404);
  assert.equal((await pay(newPurchaseKey())).status, 404);
  assert.equal((await returnToShop(giulia, mine.paymentId)).status, 404);
  const { orderId } = mine.saved;
  assert.equal((await ask(giulia, 'GET', `Orders?orderId=${orderId}`)).status, 404);
  assert.equal((await comeBack('short', mine.paymentId)).status, 400);
  // The key is kept as a hash: who reads the database cannot use it.
  const kept = JSON.stringify(await rows(t, 'select * from guest_purchase'));
  assert.ok(!kept.includes(mine.purchaseKey));
  assert.equal((await comeBack(mine.purchaseKey, mine.paymentId)).data.paid, true);
});

test('the same purchase again is the same order; other contents under its key are refused', async () => {
  const { purchaseKey, order, saved, redirectUrl } = await openGuestOrder();
  assert.equal((await saveGuestOrder(t, purchaseKey, order)).data.orderId, saved.orderId);
  assert.equal((await pay(purchaseKey)).data, redirectUrl);
  const changed = await saveGuestOrder(t, purchaseKey, {
    ...order,
    voucherUserData: { ...guestBuyer, email: 'other@example.it' },
  });
  assert.deepEqual([changed.status, changed.code], [422, 'IDEMPOTENCY_KEY_REUSED']);
  assert.equal((await rows(t, 'select 1 from customer_order')).length, 1);
  assert.equal((await rows(t, 'select 1 from payment_sandbox_session')).length, 1);
});

test('twenty submissions of one purchase at once are one order with one page', async () => {
  const purchaseKey = newPurchaseKey();
  const order = await guestOrderOf(t, [office]);
  const saved = await Promise.all(
    Array.from({ length: 20 }, () => saveGuestOrder(t, purchaseKey, order)),
  );
  assert.deepEqual([...new Set(saved.map(({ status }) => status))], [200]);
  assert.equal(new Set(saved.map(({ data }) => data.orderId)).size, 1);
  const opened = await Promise.all(Array.from({ length: 20 }, () => pay(purchaseKey)));
  assert.equal(new Set(opened.map(({ data }) => data)).size, 1);
  for (const table of ['customer_order', 'payment_attempt', 'payment_sandbox_session']) {
    assert.equal((await rows(t, `select 1 from ${table}`)).length, 1, table);
  }
});

test('[ORDER-18 part] [MULTI-04 part] returns and the sweep at once: paid once, one invoice, one code for each seat, one mail', async () => {
  const { purchaseKey, paymentId } = await openGuestOrder([], {
    corsi: [
      { corsoId: demoCourseId(office), quantita: 2 },
      { corsoId: demoCourseId(general), quantita: 1 },
    ],
    isMultiVoucher: true,
  });
  await payInSilence(paymentId);
  const attempt = await findAttempt(t.platform, { providerRef: paymentId });
  assert.ok(attempt);
  const captured = { state: 'captured', amount: attempt.amountCents, currency: 'EUR' } as const;
  await Promise.all([
    ...Array.from({ length: 7 }, () => comeBack(purchaseKey, paymentId)),
    ...Array.from({ length: 7 }, () => refresh(purchaseKey)),
    ...Array.from({ length: 6 }, () => settle(t.platform, attempt.id, captured)),
  ]);
  assert.equal(await stateOf(), 'Pagato');
  const { data } = await refresh(purchaseKey);
  assert.deepEqual(
    data.codes.map(({ corsoId, state }: { corsoId: number; state: string }) => [corsoId, state]),
    [
      [demoCourseId(office), 'issued'],
      [demoCourseId(office), 'issued'],
      [demoCourseId(general), 'issued'],
    ],
  );
  assert.equal(new Set(data.vouchers).size, 3);
  assert.equal((await rows(t, 'select 1 from voucher')).length, 3);
  await t.platform.jobs.drain();
  for (const text of [
    'select 1 from invoice',
    "select 1 from payment_attempt where state = 'captured'",
    "select 1 from order_audit where event = 'paid'",
    'select 1 from captured_mail',
  ]) {
    assert.equal((await rows(t, text)).length, 1, text);
  }
});

test('[MULTI-04 part] the codes are shown to the guest, once paid, and stand in the mail to them, in their language', async () => {
  const purchaseKey = newPurchaseKey();
  const order = await guestOrderOf(t, [office]);
  const saved = await saveGuestOrder(t, purchaseKey, order, 'en');
  assert.deepEqual([saved.data.vouchers, saved.data.codes], [[], []]);
  const paymentId =
    String((await pay(purchaseKey)).data)
      .split('/')
      .at(-1) ?? '';
  await payInSilence(paymentId);
  const { data } = await comeBack(purchaseKey, paymentId);
  assert.equal(data.codes.length, 1);
  assert.deepEqual(data.vouchers, [data.codes[0].code]);
  await t.platform.jobs.drain();
  const [mail] = await rows(
    t,
    'select recipient as "to", subject, body as text from captured_mail',
  );
  assert.equal(mail?.to, guestBuyer.email);
  assert.match(String(mail?.subject), /^Your order WB-\d{4}-\d{6} is paid$/);
  assert.ok(String(mail?.text).includes(data.codes[0].code));
  // A guest has no orders to look into.
  assert.doesNotMatch(String(mail?.text), /order\/detail/);
  const elena = await t.login('elena');
  const { orderId } = saved.data;
  const seen = await ask(elena, 'GET', `Users/DashboardOrderDetail?ordineId=${orderId}`);
  assert.equal(seen.data.isUserGuest, true);
  assert.ok(!JSON.stringify(seen.data).includes(data.codes[0].code));
});

test('a refused payment is tried again under the same key, in another manner too', async () => {
  const { purchaseKey, order, saved, paymentId } = await openGuestOrder();
  await onCheckoutPage(t, paymentId, 'fail');
  const failed = await comeBack(purchaseKey, paymentId);
  assert.deepEqual([failed.data.paid, failed.data.paymentState], [false, 'failed']);
  assert.equal(await stateOf(), 'Bozza');
  assert.equal((await saveGuestOrder(t, purchaseKey, order)).data.orderId, saved.orderId);
  const again =
    String((await pay(purchaseKey, 2)).data)
      .split('/')
      .at(-1) ?? '';
  assert.notEqual(again, paymentId);
  const back = await onCheckoutPage(t, again, 'pay');
  assert.ok(back.searchParams.get('PayerID'));
  assert.equal((await comeBack(purchaseKey, again)).data.paid, true);
});

test('a provider that cannot be reached leaves the draft, which is paid later', async (context) => {
  const purchaseKey = newPurchaseKey();
  await saveGuestOrder(t, purchaseKey, await guestOrderOf(t, [office]));
  const broken = context.mock.method(sandboxOf(t), 'createSession', async () => {
    throw new Error('ECONNREFUSED');
  });
  assert.equal((await pay(purchaseKey)).code, 'PAYMENT_UNAVAILABLE');
  broken.mock.restore();
  assert.match((await pay(purchaseKey)).data, /\/dev\/pay\//);
});

test('paid and nothing heard: the sweep finds out; unpaid for 24 hours: Annullato; after 30 days nobody’s', async () => {
  const paid = await openGuestOrder();
  await payInSilence(paid.paymentId);
  t.setNow(new Date(Date.now() + 60_000));
  await recover(t.platform);
  assert.equal((await refresh(paid.purchaseKey)).data.paid, true);

  t.setNow(null);
  const unpaid = await openGuestOrder([general]);
  t.setNow(new Date(Date.now() + (24 * 60 + 1) * 60_000));
  await recover(t.platform);
  const expired = await refresh(unpaid.purchaseKey);
  assert.deepEqual(
    [expired.data.orderState, expired.data.paymentState, expired.data.paid],
    ['Annullato', 'expired', false],
  );
  assert.equal((await pay(unpaid.purchaseKey)).code, 'ORDER_NOT_PAYABLE');

  await forgetUnpaidGuests(t.platform);
  const buyers = () => rows(t, "select billing->>'email' as email from customer_order order by id");
  assert.deepEqual(await buyers(), [{ email: guestBuyer.email }, { email: guestBuyer.email }]);
  t.setNow(new Date(Date.now() + 32 * 86_400_000));
  await forgetUnpaidGuests(t.platform);
  assert.deepEqual(await buyers(), [{ email: guestBuyer.email }, { email: '' }]);
  assert.equal((await refresh(unpaid.purchaseKey)).status, 404);
  assert.equal((await refresh(paid.purchaseKey)).data.paid, true);
});

test('one address makes so many orders in a minute, and asks after them as often as it likes', async () => {
  t.setNow(new Date('2026-03-02T10:00:20Z'));
  const order = await guestOrderOf(t, [office]);
  const purchaseKey = newPurchaseKey();
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) {
    statuses.push((await saveGuestOrder(t, purchaseKey, order)).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 200), 429]);
  assert.equal((await refresh(purchaseKey)).status, 200);
  t.setNow(new Date('2026-03-02T10:01:00Z'));
  assert.equal((await saveGuestOrder(t, purchaseKey, order)).status, 200);
});
