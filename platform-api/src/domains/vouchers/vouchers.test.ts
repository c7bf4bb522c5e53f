import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { answerRequest, askToCancel } from '../../testing/cancellation.ts';
import { demoCourseId } from '../../demo/courses/index.ts';
import { planExams } from '../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  addToCart,
  ask,
  emptyShop,
  onCheckoutPage,
  openOrder,
  returnToShop,
  rows,
  sandboxOf,
  saveOrder,
  testShop,
} from '../../testing/shop.ts';
import { buyVouchers, openOrderForOthers, redeem } from '../../testing/vouchers.ts';
import { isEnrolled } from '../learning/index.ts';
import { codesOfOrder, issueVouchers, voucherData } from './index.ts';
import { inTransaction } from '../../platform.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = demoCourseId(office);

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

const codesAsRead = (session: TestSession, orderId: number) =>
  ask(session, 'GET', `Order/GetMultiVoucherByOrderId?orderId=${orderId}`);

test('[API-63] [MULTI-01] [ORDER-19 part] the buyer of several seats reads their codes, as often as they like; nobody else does', async () => {
  const { orderId, paymentId } = await openOrderForOthers(giulia, { course: office, seats: 3 });
  assert.deepEqual((await codesAsRead(giulia, orderId)).data, []);
  await onCheckoutPage(t, paymentId, 'pay');
  const returned = await returnToShop(giulia, paymentId);

  const { data } = await codesAsRead(giulia, orderId);
  assert.deepEqual(
    returned.data.vouchers,
    data.map(({ code }: { code: string }) => code),
  );
  assert.equal(data.length, 3);
  for (const seat of data) {
    assert.equal(seat.corsoId, officeId);
    assert.equal(typeof seat.titoloCorso, 'string');
    assert.match(seat.code, /^WB(-[A-HJ-NP-Z2-9]{4}){3}$/);
    assert.equal(seat.state, 'issued');
  }
  assert.deepEqual((await codesAsRead(giulia, orderId)).data, data);
  assert.equal((await codesAsRead(marco, orderId)).status, 404);
  assert.equal((await codesAsRead(await t.login('anna'), orderId)).status, 403);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), false);
  assert.equal((await ask(giulia, 'GET', 'Cart')).data.corsi.totalItems, 0);
});

test('[ORDER-19] the answer of a payment names its order, itself and the codes, beside the words of the server', async (context) => {
  const { orderId, paymentId } = await openOrderForOthers(giulia, { course: office, seats: 1 });
  const fieldsOf = ({ data }: Awaited<ReturnType<typeof returnToShop>>) => [
    data.orderId,
    data.paymentId,
    data.voucherId,
    data.vouchers,
  ];
  const waiting = await returnToShop(giulia, paymentId);
  assert.deepEqual(fieldsOf(waiting), [orderId, paymentId, null, []]);
  await onCheckoutPage(t, paymentId, 'pay');
  const paid = await returnToShop(giulia, paymentId);
  const [code] = await codesOfOrder(t.platform, orderId);
  assert.deepEqual(fieldsOf(paid), [orderId, paymentId, code?.code, [code?.code]]);
  assert.deepEqual([paid.warning, paid.info], [null, null]);

  const several = await openOrderForOthers(giulia, { course: office, seats: 2 });
  await onCheckoutPage(t, several.paymentId, 'pay');
  const { data } = await returnToShop(giulia, several.paymentId);
  assert.deepEqual([data.voucherId, data.vouchers.length], [null, 2]);

  const unpaid = await saveOrder(giulia, await addToCart(giulia, office));
  const broken = context.mock.method(sandboxOf(t), 'createSession', async () => {
    throw new Error('ECONNREFUSED');
  });
  const url = `Order/SavePayment?orderId=${unpaid.orderId}&paymentTypeId=1`;
  const refused = await ask(giulia, 'POST', url, { body: {} });
  broken.mock.restore();
  assert.match(String(refused.warning), /^Il tuo ordine è stato salvato correttamente, ma/);
  assert.equal(refused.info, refused.warning);
});

test('[ORDER-36 part] the order shows its codes to the buyer, and only their ends to the back office', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  const own = await ask(giulia, 'GET', `Orders?orderId=${orderId}`);
  assert.deepEqual(own.data.vouchers, codes);
  const anna = await t.login('anna');
  const seen = await ask(anna, 'GET', `Users/DashboardOrderDetail?ordineId=${orderId}`);
  assert.deepEqual(
    seen.data.vouchers,
    codes.map((code) => `WB-••••-••••-${code.slice(-4)}`),
  );
});

test('an order of one learner for themselves gives the course and no code', async () => {
  const { orderId, paymentId } = await openOrder(giulia, office);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), true);
  assert.deepEqual((await codesAsRead(giulia, orderId)).data, []);
});

test('the order of a guest, who has no account, becomes codes; its mail brings them', async () => {
  const { orderId } = await saveOrder(giulia, await addToCart(giulia, office));
  const { data: payment } = await ask(
    giulia,
    'POST',
    `Order/SavePayment?orderId=${orderId}&paymentTypeId=1`,
    { body: {} },
  );
  await t.platform.database.query('update customer_order set user_id = null where id = $1', [
    orderId,
  ]);
  await onCheckoutPage(t, payment.paymentId, 'pay');
  await t.platform.jobs.drain();
  const [code, ...others] = await codesOfOrder(t.platform, orderId);
  assert.deepEqual([code?.courseId, code?.state, others.length], [officeId, 'issued', 0]);
  const [mail] = await rows(t, 'select body from captured_mail');
  assert.match(String(mail?.['body']), new RegExp(`${code?.code ?? 'none'}  `));
  assert.doesNotMatch(String(mail?.['body']), /order\/detail/);
  const redeemed = await redeem(marco, [code?.code ?? '']);
  assert.equal(redeemed.data.courses.length, 1);
});

test('[MULTI-01 part] a seat has its exams, and the database holds no code', async () => {
  const exams = 'hasCertification=true&hasSimulation=false';
  await planExams(t, office);
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 1, exams });
  await redeem(marco, codes);
  const [enrolment] = await rows(
    t,
    'select includes_certification, includes_simulation from enrolment where user_id = $1',
    [marco.userId],
  );
  assert.deepEqual(enrolment, { includes_certification: true, includes_simulation: false });
  const stored = JSON.stringify(await rows(t, 'select * from voucher'));
  assert.doesNotMatch(stored, new RegExp(codes[0]?.slice(3, 7) ?? '.'));
});

test('a repeated delivery issues no second code of a seat, and gives none back that was withdrawn', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  const [line] = await rows(t, 'select id from customer_order_line where order_id = $1', [orderId]);
  const again = () =>
    inTransaction(t.platform, (tx) =>
      issueVouchers(tx, {
        orderId,
        buyerId: giulia.userId,
        companyId: null,
        lines: [
          {
            orderLineId: Number(line?.['id']),
            courseId: officeId,
            quantity: 2,
            includesCertification: false,
            includesSimulation: false,
          },
        ],
      }),
    );
  await redeem(marco, codes.slice(0, 1));
  await again();
  const states = async () => (await codesOfOrder(t.platform, orderId)).map(({ state }) => state);
  assert.deepEqual(await states(), ['redeemed', 'issued']);
  await t.platform.database.query("update voucher set state = 'revoked' where state = 'issued'");
  await again();
  assert.deepEqual(await states(), ['redeemed', 'revoked']);
  assert.deepEqual(
    (await codesOfOrder(t.platform, orderId)).map(({ code }) => code),
    codes,
  );
});

test('codes follow the cancellation of their order: suspended, good again, then worth nothing (M33)', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  await askToCancel(t, giulia, orderId);
  assert.equal((await redeem(marco, codes.slice(0, 1))).code, 'VOUCHER_WITHDRAWN');
  await answerRequest(t, orderId, { kind: 'refuse' });
  assert.deepEqual(
    (await codesOfOrder(t.platform, orderId)).map(({ state }) => state),
    ['issued', 'issued'],
  );
  await askToCancel(t, giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  assert.equal((await redeem(marco, codes.slice(0, 1))).code, 'VOUCHER_WITHDRAWN');
  assert.equal(await isEnrolled(t.platform, marco.userId, officeId), false);
});

test('an order of which a code was used cannot be cancelled', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  await redeem(marco, codes.slice(0, 1));
  await assert.rejects(askToCancel(t, giulia, orderId), {
    code: 'ORDER_USED',
  });
  assert.deepEqual(
    (await codesOfOrder(t.platform, orderId)).map(({ state }) => state),
    ['redeemed', 'issued'],
  );
});

const listed = async (session: TestSession, query = '') =>
  (await ask(session, 'GET', `Orders/GetVouchers?${query}`)).data;

test('[DASH-13 part] the list has what one bought, with codes, and what one redeemed; not who redeemed', async () => {
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  await redeem(marco, codes.slice(0, 1));

  const bought = await listed(giulia);
  assert.equal(bought.totalItems, 2);
  // What happened last is first.
  assert.deepEqual(
    bought.items.map(({ code, state, isRedeemedByMe }: Record<string, unknown>) => [
      code,
      state,
      isRedeemedByMe,
    ]),
    [
      [codes[0], 'redeemed', false],
      [codes[1], 'issued', false],
    ],
  );
  assert.doesNotMatch(JSON.stringify(bought), new RegExp(marco.userId));

  const redeemed = await listed(marco);
  assert.equal(redeemed.totalItems, 1);
  assert.deepEqual(
    [redeemed.items[0].corsoId, redeemed.items[0].code, redeemed.items[0].isRedeemedByMe],
    [officeId, null, true],
  );
  assert.match(redeemed.items[0].redeemedAt, /^\d{4}-/);

  const second = await listed(giulia, 'page=2&pageSize=1');
  assert.deepEqual([second.items.length, second.totalItems], [1, 2]);
  assert.equal((await ask(await t.login('anna'), 'GET', 'Orders/GetVouchers')).status, 403);
});

test('personal data: both sides have their vouchers; deleting either account leaves the course and the code as they are', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  await redeem(marco, codes.slice(0, 1));
  const partOf = async ({ userId }: TestSession) =>
    ((await voucherData.collect(t.platform, userId)).data as unknown[]).length;
  assert.deepEqual([await partOf(giulia), await partOf(marco)], [2, 1]);
  await voucherData.erase(t.platform, marco.userId);
  await voucherData.erase(t.platform, giulia.userId);
  assert.deepEqual([await partOf(giulia), await partOf(marco)], [0, 0]);
  assert.deepEqual(
    (await codesOfOrder(t.platform, orderId)).map(({ state }) => state),
    ['redeemed', 'issued'],
  );
  const people = 'select 1 from voucher where buyer_id is not null or redeemed_by is not null';
  assert.deepEqual(await rows(t, people), []);
});
