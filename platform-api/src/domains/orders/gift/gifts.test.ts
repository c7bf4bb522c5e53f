import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { inTransaction } from '../../../platform.ts';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
import { planExams } from '../../../testing/exams.ts';
import {
  codesIn,
  giftForRosa,
  giveCourses,
  mailsTo,
  orderGift,
  vouchersOf,
} from '../../../testing/gifts.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  addToCart,
  ask,
  emptyShop,
  onCheckoutPage,
  openPayment,
  returnToShop,
  rows,
  submissionOf,
  testShop,
} from '../../../testing/shop.ts';
import { redeem } from '../../../testing/vouchers.ts';
import { grantEnrolment, isEnrolled } from '../../learning/index.ts';
import { codesOfOrder } from '../../vouchers/index.ts';
import { requestMissingMails } from '../../vouchers/mail/address-vouchers.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = demoCourseId(office);
const general = 'formazione-generale';
const { email } = giftForRosa;

before(async () => {
  ({ t } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from login_attempt');
  // A slow machine outlives the access token of one session for all tests.
  giulia = await t.login('giulia');
  marco = await t.login('marco');
});

const orderOf = async (orderId: number) =>
  (await ask(giulia, 'GET', `Orders?orderId=${orderId}`)).data;

test('[MULTI-06 part] a paid gift reaches its recipient by one mail, who redeems it; order, receipt and codes stay the buyer’s', async () => {
  const orderId = await giveCourses(t, giulia, [office, general]);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), false);
  const [mail, ...others] = await mailsTo(t, email);
  assert.ok(mail);
  assert.equal(others.length, 0);
  assert.equal(mail.subject, 'Per te: 2 corsi su WorkerBadge');
  assert.match(mail.body, /^Ciao Rosa Conti,\n\nGiulia Sartori ti ha regalato 2 corsi/);
  assert.match(mail.body, /> Buon compleanno!\n> Giulia/);
  assert.match(mail.body, /1\. Apri \S+\/voucher\n2\. Accedi con SPID o CIE/);
  const codes = codesIn(mail.body);
  assert.equal(codes.length, 2);

  const order = await orderOf(orderId);
  assert.equal(order.emailGift, email);
  assert.equal(order.user.surname, 'Sartori');
  assert.notEqual(order.regalo.inviatoIl, null);
  assert.deepEqual(order.vouchers, codes);
  const [confirmation] = await mailsTo(t, 'giulia.sartori@example.it');
  assert.match(
    String(confirmation?.body),
    /È un regalo per Rosa Conti: l’e-mail con il codice parte il/,
  );

  assert.equal((await redeem(marco, codes)).data.courses.length, 2);
  assert.equal(await isEnrolled(t.platform, marco.userId, officeId), true);
  const seen = await vouchersOf(giulia, orderId);
  assert.deepEqual(
    seen.map((voucher: Record<string, unknown>) => [voucher['state'], voucher['riscattatoDa']]),
    [
      ['redeemed', null],
      ['redeemed', null],
    ],
  );
});

test('[ORDER-36 part] the order has receipt, invoice number, gift, promotion, codes and buyer under their names', async () => {
  await t.platform.database.query(
    `insert into promotion_link (code, user_id, course_id, created_at) values ('from-marco', $1, $2, now())`,
    [marco.userId, officeId],
  );
  const added = await ask(giulia, 'POST', 'Cart', {
    body: { courseId: officeId, promotionalId: 'from-marco' },
  });
  const saved = await ask(giulia, 'POST', 'Order/SaveOrder', {
    body: { ...submissionOf(added.data), regalo: giftForRosa },
  });
  const { orderId } = saved.data;
  const { paymentId } = await openPayment(giulia, orderId);
  const before = await orderOf(orderId);
  assert.deepEqual(
    [before.urlFile, before.hasInvoice, before.numeroFattura, before.vouchers],
    [null, false, null, []],
  );
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  const order = await orderOf(orderId);
  const [code] = await codesOfOrder(t.platform, orderId);
  assert.equal((await t.call(null, { url: order.urlFile })).statusCode, 200);
  assert.match(order.numeroFattura, /^1\/\d{4}$/);
  assert.deepEqual(
    [order.hasInvoice, order.emailGift, order.promotionalId, order.vouchers],
    [true, email, 'from-marco', [code?.code]],
  );
  assert.deepEqual(order.user, {
    name: 'Giulia',
    surname: 'Sartori',
    email: 'giulia.sartori@example.it',
    phoneNumber: '+39 3401122334',
    blockchainAccredited: true,
  });
});

test('[MULTI-06 part] the mail is in the language that the buyer chose, for one course with its exams', async () => {
  await planExams(t, office);
  await addToCart(giulia, office);
  const { data: cart } = await ask(
    giulia,
    'PUT',
    'Cart/UpdateCartWithExams?hasSimulation=true&hasCertification=true',
  );
  const body = { ...submissionOf(cart), regalo: { ...giftForRosa, lingua: 'en', messaggio: '' } };
  const { orderId } = (await ask(giulia, 'POST', 'Order/SaveOrder', { body })).data;
  const opened = await ask(giulia, 'POST', `Order/SavePayment?orderId=${orderId}&paymentTypeId=1`, {
    body: {},
  });
  await onCheckoutPage(t, opened.data.paymentId, 'pay');
  assert.equal((await returnToShop(giulia, opened.data.paymentId)).data.emailGift, email);
  const [mail] = await mailsTo(t, email);
  assert.match(String(mail?.subject), /^For you: the course “/);
  assert.match(String(mail?.body), /^Hello Rosa Conti,\n\nGiulia Sartori has given you a course/);
  assert.match(String(mail?.body), /with the simulation exam\nwith the certification exam\nWB-/);
  assert.doesNotMatch(String(mail?.body), /^>/m);
});

test('a gift with a day is sent in that morning, and not before', async () => {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const orderId = await giveCourses(t, giulia, [office], { ...giftForRosa, dataInvio: day });
  assert.deepEqual(await mailsTo(t, email), []);
  const [voucher] = await vouchersOf(giulia, orderId);
  assert.equal(voucher.invio.inviatoIl, null);
  const romeHour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(voucher.invio.dataInvio));
  assert.equal(romeHour, '08:00');
  t.setNow(new Date(new Date(voucher.invio.dataInvio).getTime() + 360_000));
  // Its job is in the queue for that day: nothing is lost that has to be requested again.
  assert.equal(await requestMissingMails(t.platform), 0);
  await t.platform.database.query(
    "update jobs.job set start_after = now() - interval '1 second' where name = 'vouchers.mail'",
  );
  assert.equal((await mailsTo(t, email)).length, 1);
});

test('a gift whose job was lost is sent by the sweep, once', async () => {
  await giveCourses(t, giulia, [office]);
  await t.platform.database.query("delete from jobs.job where name = 'vouchers.mail'");
  assert.deepEqual(await mailsTo(t, email), []);
  assert.equal(await requestMissingMails(t.platform), 0);
  t.setNow(new Date(Date.now() + 360_000));
  assert.equal(await requestMissingMails(t.platform), 1);
  assert.equal((await mailsTo(t, email)).length, 1);
  assert.equal(await requestMissingMails(t.platform), 0);
});

test('[MULTI-08 part] what is no course, and a cart of several copies, cannot be a gift', async () => {
  await addToCart(giulia, office);
  const { data: forOthers } = await ask(
    giulia,
    'PUT',
    'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true',
    { body: [{ corsoId: officeId, quantita: 2 }] },
  );
  const body = { ...submissionOf(forOthers), isMultiVoucher: true, regalo: giftForRosa };
  assert.equal((await ask(giulia, 'POST', 'Order/SaveOrder', { body })).code, 'GIFT_NOT_POSSIBLE');
  assert.deepEqual(await rows(t, 'select 1 from customer_order'), []);
});

test('a day too far away and an address that is none are refused', async () => {
  const cart = await addToCart(giulia, office);
  const save = (changes: object) =>
    ask(giulia, 'POST', 'Order/SaveOrder', {
      body: { ...submissionOf(cart), regalo: { ...giftForRosa, ...changes } },
    });
  assert.equal((await save({ dataInvio: '2099-01-01' })).code, 'GIFT_DATE');
  assert.equal((await save({ email: 'rosa' })).status, 400);
  assert.equal((await save({ nome: ' ' })).status, 400);
  assert.equal((await save({ nome: 'Rosa\nBcc: a@b.it' })).status, 400);
});

test('the same cart is one order, and the gift that was stated last; untold it is none', async () => {
  const { orderId, paymentId } = await orderGift(giulia, [office]);
  const { data: cart } = await ask(giulia, 'GET', 'Cart');
  const again = async (regalo: object | null) =>
    (await ask(giulia, 'POST', 'Order/SaveOrder', { body: { ...submissionOf(cart), regalo } })).data
      .orderId;
  assert.equal(await again(null), orderId);
  assert.equal((await orderOf(orderId)).regalo, null);
  assert.equal(await again({ ...giftForRosa, email: 'nora@example.it' }), orderId);
  await onCheckoutPage(t, paymentId, 'pay');
  await Promise.all([returnToShop(giulia, paymentId), returnToShop(giulia, paymentId)]);
  assert.deepEqual(await mailsTo(t, email), []);
  assert.equal((await mailsTo(t, 'nora@example.it')).length, 1);
  assert.equal((await rows(t, 'select 1 from voucher_mail')).length, 1);
});

test('a recipient who has the course keeps the code, which somebody else redeems', async () => {
  await giveCourses(t, giulia, [office]);
  const codes = codesIn(String((await mailsTo(t, email))[0]?.body));
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: marco.userId,
      courseId: officeId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  assert.equal((await redeem(marco, codes)).code, 'VOUCHER_COURSE_OWNED');
  assert.equal((await redeem(await t.login('lucia'), codes)).data.courses.length, 1);
});

test('a gift that is asked back is not sent; refused, it is; given back, its code is worth nothing', async () => {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const orderId = await giveCourses(t, giulia, [office], { ...giftForRosa, dataInvio: day });
  await askToCancel(t, giulia, orderId);
  t.setNow(new Date(Date.now() + 4 * 86_400_000));
  await t.platform.database.query("delete from jobs.job where name = 'vouchers.mail'");
  assert.equal(await requestMissingMails(t.platform), 0);
  await answerRequest(t, orderId, { kind: 'refuse' });
  assert.equal(await requestMissingMails(t.platform), 1);
  const codes = codesIn(String((await mailsTo(t, email))[0]?.body));
  assert.equal(codes.length, 1);

  t.setNow(null);
  await askToCancel(t, giulia, orderId);
  assert.equal((await redeem(marco, codes)).code, 'VOUCHER_WITHDRAWN');
  await answerRequest(t, orderId, { kind: 'whole' });
  await t.platform.jobs.drain();
  assert.equal((await redeem(marco, codes)).code, 'VOUCHER_WITHDRAWN');
  const [order] = await rows(t, 'select state, total_cents from customer_order');
  const [refund] = await rows(t, 'select sum(cents)::bigint as cents from refund');
  assert.equal(order?.['state'], 'Annullato');
  assert.equal(String(refund?.['cents']), String(order?.['total_cents']));
});

test('a gift that was redeemed is no longer cancelled', async () => {
  const orderId = await giveCourses(t, giulia, [office]);
  await redeem(marco, codesIn(String((await mailsTo(t, email))[0]?.body)));
  const asked = await ask(
    giulia,
    'POST',
    `Orders/RequestDeleteOrder?orderId=${orderId}&motivazione=Prova`,
  );
  assert.equal(asked.code, 'ORDER_USED');
});

test('what the buyer owns they may give: an order that waits is paid though the course came meanwhile', async () => {
  const { orderId, paymentId } = await orderGift(giulia, [office]);
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: giulia.userId,
      courseId: officeId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  const retried = await ask(giulia, 'POST', `Orders/PayOrder?orderId=${orderId}&paymentTypeId=1`);
  assert.equal(retried.data.paymentId, paymentId);
  await onCheckoutPage(t, paymentId, 'pay');
  assert.equal((await returnToShop(giulia, paymentId)).data.paid, true);
  assert.equal((await mailsTo(t, email)).length, 1);
  assert.deepEqual(await rows(t, 'select 1 from refund'), []);
});

test('[API-46 part] a deleted buyer’s gift still reaches its recipient, then nobody is named any more', async () => {
  const davide = await t.login('davide', 'Discente');
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await giveCourses(t, davide, [office], { ...giftForRosa, dataInvio: day });
  const orderId = await giveCourses(t, davide, [general], { ...giftForRosa, nome: 'Rosa Seconda' });
  await mailsTo(t, email);
  const removed = await davide.call({ method: 'DELETE', url: '/api/Account/DeleteAccount' });
  assert.equal(removed.json<{ data: boolean }>().data, true);
  const people = "select name, email, message from voucher_mail where email <> '' order by id";
  assert.deepEqual(
    (await rows(t, people)).map(({ name }) => name),
    ['Rosa Conti'],
  );
  assert.equal(
    (await rows(t, "select 1 from customer_order where gift_details::text like '%Rosa%'")).length,
    0,
  );
  assert.equal(
    (await rows(t, `select 1 from customer_order where id = ${orderId} and gift_email = ''`))
      .length,
    1,
  );
  await t.platform.database.query(
    "update jobs.job set start_after = now() - interval '1 second' where name = 'vouchers.mail'",
  );
  const bodies = (await mailsTo(t, email)).map(({ body }) => body);
  const late = bodies.find((body) => body.includes('qualcuno ti ha regalato un corso'));
  assert.equal((await redeem(giulia, codesIn(String(late)))).data.courses.length, 1);
  assert.deepEqual(await rows(t, people), []);
});

test('[API-46 part] a recipient who deletes their account is no longer named to the buyer', async () => {
  const orderId = await giveCourses(t, giulia, [office]);
  const [code] = codesIn(String((await mailsTo(t, email))[0]?.body));
  await ask(marco, 'POST', 'Orders/RedeemVouchers?mostraNome=true', { body: [code] });
  assert.equal((await vouchersOf(giulia, orderId))[0].riscattatoDa, 'Marco Bianchi');
  await marco.call({ method: 'DELETE', url: '/api/Account/DeleteAccount' });
  const [voucher] = await vouchersOf(giulia, orderId);
  assert.deepEqual([voucher.state, voucher.riscattatoDa, voucher.invio], ['redeemed', null, null]);
  const order = await orderOf(orderId);
  assert.deepEqual([order.emailGift, order.regalo], [null, null]);
});
