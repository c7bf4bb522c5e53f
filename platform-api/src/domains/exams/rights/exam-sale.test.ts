import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { decideSession } from '../../../adapters/payments/sandbox/sandbox.ts';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
import { addExam, buyCart, openCartOrder, ownCourseWithExams } from '../../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { addToCart, ask, emptyShop, returnToShop, rows, testShop } from '../../../testing/shop.ts';
import { mergeGuestCart, readCart } from '../../cart/index.ts';
import { firstBrokenAudit } from '../../orders/audit.ts';
import { isPromotion } from '../../promotions/index.ts';
import type { ExamKind } from '../questions/question.ts';
import { examAttempts } from '../tables.ts';
import { usableRight } from './index.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let officeId: number;
let privacyId: number;

const office = 'sicurezza-in-ufficio';
const privacy = 'privacy';
const FULL = 'Attenzione, non puoi acquistare esami se il tuo carrello è pieno...';

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  officeId = await ownCourseWithExams(t, giulia, office);
  privacyId = await ownCourseWithExams(t, giulia, privacy);
  await price(officeId, 1990, 8990);
  await price(privacyId, 2990, 9990);
});

const price = (id: number, simulation: number | null, certification: number | null) =>
  t.platform.database.query(
    'update course set status = 1, simulation_cents = $2, certification_cents = $3 where id = $1',
    [id, simulation, certification],
  );

const isOpen = async (kind: ExamKind, courseId = officeId) => {
  const { db } = t.platform.database;
  const now = t.platform.clock.now();
  return (await usableRight(db, giulia.userId, courseId, kind, now)) !== null;
};

const stateOf = async (orderId: number) =>
  (await rows(t, 'select state from customer_order where id = $1', [orderId]))[0]?.['state'];

const refundedCents = async () => {
  await t.platform.jobs.drain();
  const [sum] = await rows(
    t,
    'select coalesce(sum(refunded_cents), 0)::int as cents from payment_sandbox_session',
  );
  return sum?.['cents'];
};

test('[CART-12] [API-54] [EXAM-03] an exam of an own course goes into the cart by its article, at its price', async () => {
  const added = await addExam(giulia, officeId, 'certification', { quantity: 3 });
  assert.equal(added.warning, null, JSON.stringify(added));
  const { data: cart } = await addExam(giulia, officeId, 'simulation');
  assert.deepEqual(
    cart.corsi.items.map((item: Record<string, unknown>) => [
      item['corsoId'],
      item['tipoArticoloId'],
      item['quantita'],
      item['costoCorso'],
      item['costoSimulazione'],
      item['costoCertificazione'],
    ]),
    [
      [officeId, 2, 1, 0, null, 89.9],
      [officeId, 3, 1, 0, 19.9, null],
    ],
  );
  assert.deepEqual(
    [cart.totaleCarrello, cart.totaleEsamiSimulazioni, cart.totaleEsamiCertificazioni],
    [0, 19.9, 89.9],
  );
  assert.deepEqual([cart.hasSimulation, cart.hasCertification], [true, true]);
  assert.equal(cart.totaleOrdine, 109.8);
  const { data: less } = await ask(giulia, 'DELETE', `Cart/${officeId}?tipoArticoloId=2`);
  assert.equal(less.totaleOrdine, 19.9);
  const { status } = await ask(giulia, 'DELETE', `Cart/${officeId}`);
  assert.equal(status, 404, 'the course is not in the cart');
  const course = await ask(marco, 'POST', 'Cart', {
    body: { courseId: officeId, tipoArticoloId: 1, quantity: 1 },
  });
  assert.equal(course.data.corsi.items[0].tipoArticoloId, 1);
});

test('the discount by amount is on exams too (M5), and a promotion; neither gives a reward (M15)', async () => {
  await price(officeId, null, 95_000);
  await price(privacyId, null, 10_000);
  await addExam(giulia, officeId, 'certification');
  const { data: cart } = await addExam(giulia, privacyId, 'certification');
  assert.deepEqual([cart.sconto, cart.totaleSconto, cart.totalCost], [0.1, 105, 945]);
  await ask(giulia, 'DELETE', 'Cart');
  await ownCourseWithExams(t, marco, office);
  const { data: promo } = await ask(
    marco,
    'GET',
    `Courses/GetMagicLinkForRewardForPromotion?corsoId=${officeId}`,
  );
  const code = new URL(String(promo)).searchParams.get('promo') ?? '';
  assert.ok(await isPromotion(t.platform, { courseId: officeId, code }), String(promo));
  const { data: promoted } = await addExam(giulia, officeId, 'certification', {
    promotionalId: code,
  });
  assert.deepEqual([promoted.promotionalId, promoted.totalCost], [code, 855]);
  assert.equal((await readCart(t.platform, giulia.userId)).price.rewardCents, 0n);
});

test('[EXAM-10 part] a cart with a course is full: no exam goes in, in the words of the documents', async () => {
  await addToCart(giulia, 'primo-soccorso');
  const refused = await addExam(giulia, officeId, 'certification');
  assert.deepEqual(
    [refused.status, refused.code, refused.warning],
    [200, 'CART_HAS_COURSES', FULL],
  );
  await ask(giulia, 'DELETE', 'Cart');
  assert.equal((await addExam(giulia, officeId, 'certification')).warning, null);
  assert.equal((await addExam(giulia, privacyId, 'simulation')).warning, null, 'E154');
});

test('beside exams no course goes in, and what is for courses is refused', async () => {
  await addExam(giulia, officeId, 'certification');
  const codeOf = async (...call: Parameters<typeof ask>) => (await ask(...call)).code;
  const body = { courseId: privacyId, quantity: 1 };
  assert.equal(await codeOf(giulia, 'POST', 'Cart', { body }), 'CART_HAS_EXAMS');
  const flags = 'hasCertification=false&hasSimulation=false';
  assert.equal(
    await codeOf(giulia, 'PUT', `Cart/UpdateCartWithExams?${flags}`),
    'EXAMS_ARE_OWN',
    'an exam without its price',
  );
  const others = 'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true';
  assert.equal(await codeOf(giulia, 'PUT', others, { body: [] }), 'EXAMS_ARE_OWN');
  const copies = { corsoId: officeId, quantita: 2, isMultiVoucher: true };
  assert.equal(await codeOf(giulia, 'PUT', 'Cart/Quantity', { body: copies }), 'EXAMS_ARE_OWN');
  const { data: cart } = await ask(giulia, 'GET', 'Cart');
  assert.deepEqual([cart.totaleOrdine, cart.isMultiVoucher], [89.9, false]);
});

test('a course and an exam added at once: the cart has one of the two', async () => {
  const first = { courseId: await idOf('primo-soccorso'), quantity: 1 };
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all([
      ask(giulia, 'POST', 'Cart', { body: first }),
      addExam(giulia, officeId, 'certification'),
    ]);
    assert.equal(answers.filter(({ warning }) => warning === null).length, 1);
    const { data: cart } = await ask(giulia, 'GET', 'Cart');
    assert.equal(cart.corsi.totalItems, 1);
    await ask(giulia, 'DELETE', 'Cart');
  }
});

const idOf = async (key: string) => {
  const cart = await addToCart(marco, key);
  await ask(marco, 'DELETE', 'Cart');
  return Number(cart.corsi.items[0].corsoId);
};

test('an exam is not sold without plan or price, of a course one has not, teaches, or that was suspended (E39)', async () => {
  const refusal = async (session = giulia, kind: ExamKind = 'certification') =>
    (await addExam(session, officeId, kind)).code;
  assert.equal(await refusal(marco), 'EXAM_COURSE_NOT_OWNED');
  await price(officeId, 1990, null);
  assert.equal(await refusal(), 'EXAM_NOT_FOR_SALE');
  await price(officeId, 1990, 8990);
  await t.platform.database.query('update exam_plan_area set drawn = 0');
  assert.equal(await refusal(), 'EXAM_NOT_FOR_SALE', 'it has no questions');
  await t.platform.database.query('update exam_plan_area set drawn = 5');
  await t.platform.database.query("delete from exam_plan where kind = 'simulation'");
  assert.equal(await refusal(giulia, 'simulation'), 'EXAM_NOT_FOR_SALE');
  for (const [status, code] of [
    [2, 'COURSE_SUSPENDED'],
    [3, 'COURSE_CANCELLED'],
  ]) {
    await t.platform.database.query('update course set status = $2 where id = $1', [
      officeId,
      status,
    ]);
    assert.equal(await refusal(), code);
  }
  const lucia = await t.login('lucia');
  const taught = await ownCourseWithExams(t, lucia, 'assistenza-persona');
  assert.equal((await addExam(lucia, taught, 'certification')).code, 'EXAM_OF_OWN_COURSE');
  assert.equal((await addExam(giulia, 999_999, 'certification')).code, 'EXAM_COURSE_NOT_OWNED');
});

test('an order of exams of owned courses is paid and delivered, never refunded as owned already', async () => {
  await addExam(giulia, officeId, 'certification');
  await addExam(giulia, officeId, 'simulation');
  await addExam(giulia, privacyId, 'certification');
  const orderId = await buyCart(t, giulia);
  assert.equal(await stateOf(orderId), 'Pagato');
  assert.equal(await refundedCents(), 0);
  assert.equal(await isOpen('certification'), true);
  assert.equal(await isOpen('simulation'), true);
  assert.equal(await isOpen('certification', privacyId), true);
  assert.equal(await isOpen('simulation', privacyId), false);
  assert.equal((await ask(giulia, 'GET', 'Cart')).data.corsi.totalItems, 0);
  const { data: order } = await ask(giulia, 'GET', `Orders?orderId=${orderId}`);
  assert.deepEqual(order.corsiAcquistati, []);
  assert.deepEqual(
    order.esamiAcquistati.map(({ titoloEsame, costoEsame }: Record<string, unknown>) => [
      String(titoloEsame).split(':')[0],
      costoEsame,
    ]),
    [
      ['Esame di certificazione', 89.9],
      ['Esame di simulazione', 19.9],
      ['Esame di certificazione', 99.9],
    ],
  );
  const { data: list } = await ask(giulia, 'GET', 'Orders/all?page=1&pageSize=5');
  assert.match(list.items[0].coursesBought[0].titoloCorso, /^Esame di certificazione: /);
  const [mail] = await rows(t, 'select body from captured_mail where id = $1', [
    `order-${orderId}-confirmation`,
  ]);
  assert.match(String(mail?.['body']), /- Esame di certificazione: .*, 89,90/);
  assert.match(String(mail?.['body']), new RegExp(`/courses/view/${officeId}\\?tab=esami`));
});

test('an exam that one can still take, or has passed, is not sold again; one that is used up is', async () => {
  await addExam(giulia, officeId, 'certification');
  await buyCart(t, giulia);
  assert.equal((await addExam(giulia, officeId, 'certification')).code, 'EXAM_ALREADY_BOUGHT');
  const attempt = async (isPassed: boolean) => {
    const [right] = await rows(t, 'select id from exam_right order by bought_at desc limit 1');
    const now = t.platform.clock.now();
    await t.platform.database.db.insert(examAttempts).values({
      courseId: officeId,
      userId: giulia.userId,
      kind: 'certification',
      rightId: String(right?.['id']),
      seed: 'seed',
      thresholdPercent: 70,
      startedAt: now,
      endsAt: now,
      endedAt: now,
      endedBy: 'candidate',
      percent: isPassed ? 80 : 20,
      isPassed,
    });
  };
  await attempt(false);
  await attempt(false);
  assert.equal(await isOpen('certification'), false, 'failed twice: buy again (E157)');
  assert.equal((await addExam(giulia, officeId, 'certification')).warning, null);
  await buyCart(t, giulia);
  await attempt(true);
  assert.equal((await addExam(giulia, officeId, 'certification')).code, 'EXAM_ALREADY_PASSED');
});

test('two orders of the same exam, paid at once: one is delivered, the other given back', async () => {
  const pay = (paymentId: string) =>
    decideSession(t.platform.database, paymentId, {
      state: 'captured',
      capturedAt: t.platform.clock.now(),
    });
  const orders = [];
  for (let n = 0; n < 2; n += 1) {
    await addExam(giulia, officeId, 'certification');
    orders.push(await openCartOrder(giulia));
    await ask(giulia, 'DELETE', 'Cart');
  }
  await Promise.all(orders.map(({ paymentId }) => pay(paymentId)));
  await Promise.all(orders.map(({ paymentId }) => returnToShop(giulia, paymentId)));
  const states = await Promise.all(orders.map(({ orderId }) => stateOf(orderId)));
  assert.deepEqual(new Set(states), new Set(['Annullato', 'Pagato']));
  assert.equal(await refundedCents(), 8990);
  assert.equal((await rows(t, 'select 1 from exam_right')).length, 1);
  assert.equal((await rows(t, 'select 1 from invoice')).length, 1);
  assert.equal(await firstBrokenAudit(t.platform), null);
});

test('of two exams in an order one was bought meanwhile: its share goes back, the other is delivered', async () => {
  await addExam(giulia, officeId, 'certification');
  await addExam(giulia, officeId, 'simulation');
  const both = await openCartOrder(giulia);
  await ask(giulia, 'DELETE', 'Cart');
  await addExam(giulia, officeId, 'simulation');
  await buyCart(t, giulia);
  await decideSession(t.platform.database, both.paymentId, {
    state: 'captured',
    capturedAt: t.platform.clock.now(),
  });
  const returned = await returnToShop(giulia, both.paymentId);
  assert.deepEqual([returned.data.paid, returned.data.totaleRimborsato], [true, 19.9]);
  assert.equal(await isOpen('certification'), true);
  const { data: shown } = await ask(giulia, 'GET', `Orders?orderId=${both.orderId}`);
  assert.match(shown.rimborsi[0].titoloCorso, /^Esame di simulazione: /);
});

test('a part of an order of exams goes back: the right that was refunded, and no other, is withdrawn', async () => {
  await addExam(giulia, officeId, 'certification');
  await addExam(giulia, officeId, 'simulation');
  const orderId = await buyCart(t, giulia);
  await askToCancel(t, giulia, orderId);
  const [line] = await rows(
    t,
    'select id from customer_order_line where order_id = $1 and article_kind = 2',
    [orderId],
  );
  await answerRequest(t, orderId, {
    kind: 'lines',
    lines: [{ lineId: Number(line?.['id']), seats: 1 }],
  });
  assert.equal(await refundedCents(), 8990);
  assert.equal(await isOpen('certification'), false);
  assert.equal(await isOpen('simulation'), true);
  const { data: course } = await ask(giulia, 'GET', `Courses/Use/${officeId}?overview=true`);
  assert.deepEqual(
    course.esamiDTO.map(({ isPayed }: { isPayed: boolean }) => isPayed),
    [false, true],
  );
});

test('what changed since the exam was put into the cart refuses the order', async () => {
  const { data: cart } = await addExam(giulia, officeId, 'certification');
  await t.platform.database.query("delete from exam_plan where kind = 'certification'");
  const body = {
    cartVersion: cart.version,
    paymentTypeId: 1,
    totale: cart.totaleOrdine,
    totalCost: cart.totalCost,
    hasSimulation: cart.hasSimulation,
    hasCertification: cart.hasCertification,
    isMultiVoucher: false,
    termsAccepted: true,
    privacyAccepted: true,
  };
  assert.equal((await ask(giulia, 'POST', 'Order/SaveOrder', { body })).code, 'EXAM_NOT_BUYABLE');
});

test('courses that a visitor chose before the login take the place of exams, which are bought alone', async () => {
  await addExam(giulia, officeId, 'certification');
  const chosen = (corsoId: number) => ({ corsi: { items: [{ corsoId }] } });
  assert.deepEqual(await mergeGuestCart(t.platform, giulia.userId, chosen(officeId)), {
    mergedItems: 0,
  });
  assert.equal((await ask(giulia, 'GET', 'Cart')).data.corsi.items[0].tipoArticoloId, 2);
  const courseId = await idOf('primo-soccorso');
  await mergeGuestCart(t.platform, giulia.userId, chosen(courseId));
  const { data: cart } = await ask(giulia, 'GET', 'Cart');
  assert.deepEqual(
    cart.corsi.items.map((item: Record<string, unknown>) => [
      item['corsoId'],
      item['tipoArticoloId'],
    ]),
    [[courseId, 1]],
  );
});
