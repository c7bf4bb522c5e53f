import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import { planExams } from '../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { grantEnrolment, isEnrolled } from '../learning/index.ts';
import { firstBrokenAudit } from './audit.ts';
import { once } from './idempotency.ts';
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
import { inTransaction } from '../../platform.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const officeTitle = 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare';
const officeId = demoCourseId(office);

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

const orderOf = async (session: TestSession, orderId: number) =>
  (await ask(session, 'GET', `Orders?orderId=${orderId}`)).data;

test('[API-61 part] [API-60 part] [API-69] [ORDER-19 part] [ORDER-35 part] [ORDER-36 part] [ORDER-37 part] the whole way from the cart to the receipt', async () => {
  await planExams(t, office);
  await addToCart(giulia, office);
  await ask(giulia, 'PUT', 'Cart/UpdateCartWithExams?hasCertification=true&hasSimulation=false');
  const { data: cart } = await ask(giulia, 'GET', 'Cart');
  const { orderId, orderNumber } = await saveOrder(giulia, cart);
  assert.match(orderNumber, /^WB-\d{4}-\d{6}$/);
  const { paymentId, redirectPaymentUrl } = await openPayment(giulia, orderId);
  const page = await t.call(null, { url: new URL(redirectPaymentUrl).pathname });
  assert.match(page.body, /128,00/);
  assert.doesNotMatch(page.body, /<script/);

  const back = await onCheckoutPage(t, paymentId, 'pay');
  assert.equal(back.searchParams.get('session_id'), paymentId);
  const returned = await returnToShop(giulia, paymentId);
  assert.deepEqual(
    [returned.data.paid, returned.data.paymentState, returned.data.redirectPaymentUrl],
    [true, 'captured', null],
  );

  const order = await orderOf(giulia, orderId);
  assert.equal(order.orderState, 'Pagato');
  assert.equal(order.paid, true);
  assert.equal(order.paymentType, 'Carta');
  assert.deepEqual([order.id, order.orderNumber, order.motivazione], [orderId, orderNumber, null]);
  for (const instant of [order.orderDate, order.paymentDate]) {
    assert.ok(Math.abs(Date.now() - Date.parse(instant)) < 5 * 60_000, instant);
  }
  assert.deepEqual(
    [
      order.totaleOrdine,
      order.totaleSconto,
      order.totalCost,
      order.totaleImponibile,
      order.totaleIva,
      order.totaleCoupon,
    ],
    [128, 0, 128, 104.92, 23.08, 0],
  );
  assert.deepEqual(order.corsiAcquistati, [
    {
      corsoId: officeId,
      titoloCorso: officeTitle,
      quantita: 1,
      costoCorso: 79,
    },
  ]);
  assert.deepEqual(order.esamiAcquistati, [
    {
      titoloEsame: `Esame di certificazione: ${officeTitle}`,
      costoEsame: 49,
      quantita: 1,
    },
  ]);
  assert.match(order.numeroFattura, /^1\/\d{4}$/);
  assert.deepEqual(order.user, {
    name: 'Giulia',
    surname: 'Sartori',
    email: 'giulia.sartori@example.it',
    phoneNumber: '+39 3401122334',
    blockchainAccredited: true,
  });
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), true);
  assert.equal((await ask(giulia, 'GET', 'Cart')).data.corsi.totalItems, 0);
  assert.equal(await firstBrokenAudit(t.platform), null);
});

test('[API-66] [ORDER-41 part] [ORDER-42 part] the receipt of a paid order is a tagged PDF; before the payment a warning', async () => {
  const order = await openOrder(giulia, office);
  const ask1 = () => ask(giulia, 'POST', `Order/GetReceiptPdfBlobStorage?orderId=${order.orderId}`);
  const early = await ask1();
  assert.deepEqual([early.status, early.code, early.data], [200, 'ORDER_NOT_PAID', null]);
  await onCheckoutPage(t, order.paymentId, 'pay');
  await returnToShop(giulia, order.paymentId);
  assert.equal((await orderOf(giulia, order.orderId)).tipoRicevuta, 1);
  const receipt = await ask1();
  assert.equal(receipt.data.fileName, `ricevuta-${order.orderNumber}.pdf`);
  const file = await t.call(null, { url: receipt.data.url });
  assert.equal(file.headers['content-type'], 'application/pdf');
  assert.match(String(file.headers['content-disposition']), /attachment/);
  const bytes = file.rawPayload.toString('latin1');
  assert.match(bytes, /^%PDF-1\.7/);
  assert.match(bytes, /\/MarkInfo|\/StructTreeRoot/);
  assert.match(bytes, /\/FontFile2/);
  const again = await t.call(null, { url: (await ask1()).data.url });
  assert.deepEqual(again.rawPayload, file.rawPayload);
  const stranger = await ask(
    marco,
    'POST',
    `Order/GetReceiptPdfBlobStorage?orderId=${order.orderId}`,
  );
  assert.equal(stranger.status, 404);
  const anna = await t.login('anna');
  const url = `Order/GetReceiptPdfBlobStorage?orderId=${order.orderId}`;
  assert.equal((await ask(anna, 'POST', url)).data.fileName, receipt.data.fileName);
  const asLearner = await t.login('anna', 'Discente');
  assert.equal((await ask(asLearner, 'POST', url)).status, 404);
});

test('[ORDER-42 part] a company gets an invoice, and the mail with the document is in the outbox', async () => {
  const paolo = await t.login('paolo');
  const order = await openOrder(paolo, office);
  await onCheckoutPage(t, order.paymentId, 'duplicate');
  await returnToShop(paolo, order.paymentId);
  await t.platform.jobs.drain();
  const detail = await orderOf(paolo, order.orderId);
  assert.equal(detail.tipoRicevuta, 2);
  const listed = async (type: number) =>
    (await ask(paolo, 'GET', `Orders/all?tipoRicevuta=${type}`)).data.items.some(
      ({ id }: { id: number }) => id === order.orderId,
    );
  assert.deepEqual([await listed(1), await listed(2), await listed(3)], [false, true, true]);
  assert.equal(detail.billing.partitaIva, '04182730723');
  const outbox = await t.call(null, { url: '/dev/outbox' });
  assert.match(outbox.body, new RegExp(`Il tuo ordine ${order.orderNumber} è pagato`));
  const mailUrl = /href="(\/dev\/outbox\/[^"]+)"/.exec(outbox.body)?.[1] ?? '';
  const mail = await t.call(null, { url: mailUrl });
  assert.match(mail.body, /Paolo/);
  const file = await t.call(null, { url: `${mailUrl}/0` });
  assert.equal(file.headers['content-type'], 'application/pdf');
  assert.equal((await rows(t, 'select 1 from captured_mail')).length, 1);
});

test('[MONEY-03 part] [API-61 part] totals of the client are compared, never charged (M36, M37)', async () => {
  const cart = await addToCart(giulia, office);
  const send = (change: object) =>
    ask(giulia, 'POST', 'Order/SaveOrder', { body: { ...submissionOf(cart), ...change } });
  const cheaper = await send({ totale: 1, totalCost: 1 });
  assert.deepEqual([cheaper.status, cheaper.code], [200, 'CART_CHANGED']);
  assert.match(cheaper.warning ?? '', /79,00/);
  assert.equal((await send({ cartVersion: cart.version - 1 })).code, 'CART_CHANGED');
  await t.platform.database.query('update course set price_cents = 8900 where id = $1', [officeId]);
  const drifted = await send({});
  await t.platform.database.query('update course set price_cents = 7900 where id = $1', [officeId]);
  assert.equal(drifted.code, 'CART_CHANGED');
  assert.equal((await send({ totale: 79.001 })).status, 400);
  assert.deepEqual(await rows(t, 'select 1 from customer_order'), []);
});

test('[API-61 part] an order whose price has changed since gives its place to one at the price that was seen (M37)', async () => {
  const cart = await addToCart(giulia, office);
  const first = await saveOrder(giulia, cart);
  await t.platform.database.query('update course set price_cents = 8900 where id = $1', [officeId]);
  try {
    const now = (await ask(giulia, 'GET', 'Cart')).data;
    assert.equal(now.version, cart.version);
    const second = await saveOrder(giulia, now);
    assert.notEqual(second.orderId, first.orderId);
    const [{ cents } = {}] = await rows(
      t,
      'select total_cents::int as cents from customer_order where id = $1',
      [second.orderId],
    );
    assert.equal(cents, 8900);
  } finally {
    await t.platform.database.query('update course set price_cents = 7900 where id = $1', [
      officeId,
    ]);
  }
});

test('[CART-27 part] [CART-35 part] an order needs consent, a known payment type and a cart that can be bought', async () => {
  const empty = await ask(giulia, 'GET', 'Cart');
  const send = (body: object) => ask(giulia, 'POST', 'Order/SaveOrder', { body });
  assert.equal((await send(submissionOf(empty.data))).code, 'CART_EMPTY');
  const cart = await addToCart(giulia, office);
  const good = submissionOf(cart);
  assert.equal((await send({ ...good, termsAccepted: false })).code, 'CONSENT_REQUIRED');
  assert.equal((await send({ ...good, privacyAccepted: false })).code, 'CONSENT_REQUIRED');
  assert.equal((await send({ ...good, paymentTypeId: 99 })).code, 'PAYMENT_TYPE_UNKNOWN');
  await t.platform.database.query('update course set status = 2 where id = $1', [officeId]);
  assert.equal((await send(good)).code, 'COURSE_NOT_BUYABLE');
  await t.platform.database.query('update course set status = 1 where id = $1', [officeId]);
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: giulia.userId,
      courseId: officeId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  assert.equal((await send(good)).code, 'COURSE_ALREADY_OWNED');
});

test('[MULTI-01 part] an order for others counts its copies, and may be of a course that the buyer has', async () => {
  await addToCart(giulia, office);
  const { data } = await ask(giulia, 'PUT', 'Cart/Quantity', {
    body: { corsoId: officeId, quantita: 3, isMultiVoucher: true },
  });
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: giulia.userId,
      courseId: officeId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  const { orderId } = await saveOrder(giulia, data);
  const { paymentId } = await openPayment(giulia, orderId);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  const order = await orderOf(giulia, orderId);
  assert.deepEqual(
    [
      order.orderState,
      order.totaleOrdine,
      order.corsiAcquistati[0].quantita,
      order.vouchers.length,
    ],
    ['Pagato', 237, 3, 3],
  );
  await t.platform.jobs.drain();
  const [mail] = await rows(t, 'select body from captured_mail');
  assert.match(String(mail?.['body']), /- 3 × Sicurezza in ufficio[^\n]*, 237,00/);
  for (const code of order.vouchers) assert.ok(String(mail?.['body']).includes(code));
});

test('C1: a request that dies before its commit leaves nothing; the same key then makes one order', async () => {
  const claim = { principal: giulia.userId, key: 'key-of-c1', request: { a: 1 } };
  await assert.rejects(
    once(t.platform, claim, async () => {
      throw new Error('killed');
    }),
  );
  assert.deepEqual(await rows(t, 'select 1 from idempotency_claim'), []);
  assert.deepEqual(await once(t.platform, claim, async () => ({ orderId: 1 })), { orderId: 1 });
});

test('C2: the same key, or the same cart under another key, is the same order', async () => {
  const cart = await addToCart(giulia, office);
  const first = await saveOrder(giulia, cart, 'key-number-1');
  assert.deepEqual(await saveOrder(giulia, cart, 'key-number-1'), first);
  assert.deepEqual(await saveOrder(giulia, cart, 'key-number-2'), first);
  const other = await ask(giulia, 'POST', 'Order/SaveOrder', {
    body: { ...submissionOf(cart), totale: 1 },
    key: 'key-number-1',
  });
  assert.deepEqual([other.status, other.code], [422, 'IDEMPOTENCY_KEY_REUSED']);
  assert.equal((await rows(t, 'select 1 from customer_order')).length, 1);
  assert.equal((await rows(t, 'select 1 from payment_attempt')).length, 1);
});

test('C2: a changed cart is a new order', async () => {
  const cart = await addToCart(giulia, office);
  const first = await saveOrder(giulia, cart);
  const second = await saveOrder(giulia, await addToCart(giulia, 'formazione-generale'));
  assert.notEqual(first.orderId, second.orderId);
});

test('C5: the page of an order is the same however often it is asked for', async () => {
  const order = await openOrder(giulia, office);
  const again = await openPayment(giulia, order.orderId);
  assert.equal(again.redirectPaymentUrl, order.redirectPaymentUrl);
  const byList = await ask(
    giulia,
    'POST',
    `Orders/PayOrder?paymentTypeId=1&orderId=${order.orderId}`,
  );
  assert.equal(byList.data.redirectPaymentUrl, order.redirectPaymentUrl);
  assert.equal((await rows(t, 'select 1 from payment_sandbox_session')).length, 1);
});

test('[API-70] a refused payment can be tried again, in another manner too', async () => {
  const order = await openOrder(giulia, office);
  await onCheckoutPage(t, order.paymentId, 'fail');
  const failed = await returnToShop(giulia, order.paymentId);
  assert.deepEqual([failed.data.paid, failed.data.paymentState], [false, 'failed']);
  assert.equal((await orderOf(giulia, order.orderId)).orderState, 'Ordinato');
  const retry = await ask(
    giulia,
    'POST',
    `Orders/PayOrder?paymentTypeId=2&orderId=${order.orderId}`,
  );
  assert.notEqual(retry.data.paymentId, order.paymentId);
  const back = await onCheckoutPage(t, retry.data.paymentId, 'pay');
  assert.ok(back.searchParams.get('PayerID'));
  assert.equal(back.searchParams.get('paymentId'), retry.data.paymentId);
  await returnToShop(giulia, retry.data.paymentId);
  assert.equal((await orderOf(giulia, order.orderId)).paymentType, 'PayPal');
  const paid = await ask(
    giulia,
    'POST',
    `Orders/PayOrder?paymentTypeId=1&orderId=${order.orderId}`,
  );
  assert.deepEqual([paid.data.paid, paid.data.redirectPaymentUrl], [true, null]);
});

test('[ORDER-18 part] a cancelled payment comes back without a payer and leaves the page open', async () => {
  const order = await openOrder(giulia, office);
  const back = await onCheckoutPage(t, order.paymentId, 'cancel');
  assert.equal(back.searchParams.get('paymentId'), order.paymentId);
  assert.equal(back.searchParams.get('PayerID'), null);
  assert.equal((await openPayment(giulia, order.orderId)).paymentId, order.paymentId);
});

test('[ORDER-27 part] a provider that cannot be reached leaves the order and says so', async (context) => {
  const saved = await saveOrder(giulia, await addToCart(giulia, office));
  const broken = context.mock.method(sandboxOf(t), 'createSession', async () => {
    throw new Error('ECONNREFUSED');
  });
  const refused = await ask(
    giulia,
    'POST',
    `Order/SavePayment?orderId=${saved.orderId}&paymentTypeId=1`,
    { body: {} },
  );
  broken.mock.restore();
  assert.equal(
    refused.warning,
    'Il tuo ordine è stato salvato correttamente, ma non è possibile accedere al pagamento. Riprova più tardi.',
  );
  assert.ok((await openPayment(giulia, saved.orderId)).redirectPaymentUrl);
});

test('bad input is refused, whatever the database thinks of it', async () => {
  for (const url of [
    'Orders/all?orderNumber=%00',
    'Orders/all?orderDate=0000-01-01',
    'Orders/all?orderDate=2026-02-31',
    'Orders?orderId=2147483648',
  ]) {
    assert.equal((await ask(giulia, 'GET', url)).status, 400, url);
  }
  assert.equal((await returnToShop(giulia, '%00')).status, 400);
  assert.equal((await t.call(null, { url: '/dev/outbox/%00' })).statusCode, 400);
});

test("another person's order is not found", async () => {
  const order = await openOrder(giulia, office);
  assert.equal((await ask(marco, 'GET', `Orders?orderId=${order.orderId}`)).status, 404);
  assert.equal(
    (await ask(marco, 'POST', `Orders/PayOrder?paymentTypeId=1&orderId=${order.orderId}`)).status,
    404,
  );
  assert.equal((await returnToShop(marco, order.paymentId)).status, 404);
});

test('[API-67] [ORDER-31] [ORDER-32 part] [ORDER-34] orders are listed newest first, ten to a page, and filtered', async () => {
  const numbers: string[] = [];
  for (let day = 1; day <= 12; day += 1) {
    t.setNow(new Date(Date.UTC(2026, 5, day, 22, 30)));
    const session = await t.login('marco');
    const cart = await addToCart(session, office);
    numbers.push((await saveOrder(session, cart)).orderNumber);
    await ask(session, 'DELETE', 'Cart');
  }
  const session = await t.login('marco');
  const all = await ask(session, 'GET', 'Orders/all?pageSize=10&page=1&lang=it');
  assert.deepEqual([all.data.totalItems, all.data.items.length, all.data.page], [12, 10, 1]);
  assert.equal(all.data.items[0].orderNumber, numbers.at(-1));
  const { id, orderDate, numeroFattura: _number, hasInvoice: _has, ...row } = all.data.items[0];
  assert.equal(typeof id, 'number');
  assert.equal(orderDate, '2026-06-12T22:30:00.000Z');
  assert.deepEqual(row, {
    orderNumber: numbers.at(-1),
    orderState: 'Ordinato',
    paid: false,
    paymentTypeId: 1,
    coursesNumber: 1,
    coursesBought: [{ corsoId: officeId, titoloCorso: officeTitle }],
    totalCost: 79,
  });
  const found = async (query: string) =>
    (await ask(session, 'GET', `Orders/all?${query}`)).data.items.map(
      (row: { orderNumber: string }) => row.orderNumber,
    );
  assert.deepEqual(await found(`orderNumber=${numbers[3]}`), [numbers[3]]);
  assert.deepEqual(await found(`filter=${numbers[4]}`), [numbers[4]]);
  // 22:30 in UTC is the next day in Italy.
  assert.deepEqual(await found('orderDate=2026-06-08'), [numbers[6]]);
  assert.deepEqual(await found('paid=true'), []);
  assert.equal((await found('paid=false')).length, 10);
  assert.deepEqual(await found('orderNumber=%25'), []);
  assert.equal((await ask(giulia, 'GET', 'Orders/all')).data?.totalItems ?? 0, 0);
});

test('[API-60 part] the payment takes cart, data, totals and flags with the query, and refuses another purchase than that of the order', async () => {
  const cart = await addToCart(giulia, office);
  const { orderId } = await saveOrder(giulia, cart);
  const seen = {
    carrello: { corsi: [{ corsoId: officeId, tipoArticoloId: 1 }] },
    voucherUserData: { isCoupon: false, paymentTypeId: 1 },
    totale: 79,
    totalCost: 79,
    hasSimulation: false,
    hasCertification: false,
    isMultiVoucher: false,
  };
  const pay = (change: object) =>
    ask(giulia, 'POST', `Order/SavePayment?orderId=${orderId}&paymentTypeId=1`, {
      body: { ...seen, ...change },
    });
  for (const change of [
    { totale: 78 },
    { totalCost: 78.99 },
    { hasCertification: true },
    { hasSimulation: true },
    { isMultiVoucher: true },
    { carrello: { corsi: [{ corsoId: officeId, tipoArticoloId: 2 }] } },
    { carrello: { corsi: [] } },
  ]) {
    const refused = await pay(change);
    assert.deepEqual([refused.data, refused.code], [null, 'CART_CHANGED'], JSON.stringify(change));
    assert.match(refused.warning ?? '', /79,00/);
  }
  const other = { voucherUserData: { isCoupon: false, paymentTypeId: 2 } };
  assert.equal((await pay(other)).code, 'PAYMENT_TYPE_UNKNOWN');
  assert.deepEqual(await rows(t, "select 1 from payment_attempt where state <> 'new'"), []);
  assert.match(String((await pay({})).data.redirectPaymentUrl), /^http/);
});

test('[API-72 part] [ORDER-38] states and discounts come from the server', async () => {
  const states = await ask(giulia, 'GET', 'Orders/GetOrderStates');
  assert.deepEqual(
    states.data.map((state: { description: string }) => state.description),
    ['Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato'],
  );
});

test('[API-72 part] [MONEY-06 part] [PROMO-06] discounts: over 5000, over 1000, promotion, for visitors too', async () => {
  const discounts = await t.call(null, { url: '/api/Order/GetSconti' });
  assert.deepEqual(
    discounts.json().data.map((tier: { sconto: number }) => tier.sconto),
    [0.2, 0.1, 0.1],
  );
});

test('[API-59] [CART-27 part] payment types and legal texts in both languages, for visitors too', async () => {
  const types = await t.call(null, { url: '/api/Order/GetPaymentTypes' });
  assert.deepEqual(types.json().data[0], {
    paymentTypeId: 1,
    description: 'Carta',
    urlImage: null,
    isCoupon: false,
  });
  for (const url of ['Order/GetTerms', 'Documents/Privacy', 'Documents/Terms']) {
    const it = (await t.call(null, { url: `/api/${url}` })).json().data;
    const en = (
      await t.call(null, { url: `/api/${url}`, headers: { 'accept-language': 'en' } })
    ).json().data;
    assert.equal(it.sections.length, en.sections.length);
    assert.notEqual(it.title, en.title);
  }
});

test('the numbers of an order and of its invoice are of one year, the Italian one', async () => {
  t.setNow(new Date('2026-12-31T23:30:00Z'));
  const night = await t.login('giulia');
  const order = await openOrder(night, office);
  await onCheckoutPage(t, order.paymentId, 'pay');
  await returnToShop(night, order.paymentId);
  const { data } = await ask(night, 'GET', `Orders?orderId=${order.orderId}`);
  assert.match(data.orderNumber, /^WB-2027-/);
  assert.equal(data.numeroFattura, '1/2027');
});
