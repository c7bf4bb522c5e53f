import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { inTransaction } from '../../../platform.ts';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
import { planExams } from '../../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  addToCart,
  ask,
  emptyShop,
  onCheckoutPage,
  openPayment,
  returnToShop,
  rows,
  saveOrder,
  testShop,
} from '../../../testing/shop.ts';
import { buyVouchers, redeem } from '../../../testing/vouchers.ts';
import { recover } from '../../orders/index.ts';
import type { ExamKind } from '../questions/question.ts';
import { examAttempts } from '../tables.ts';
import { usableRight } from './index.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = demoCourseId(office);
const DAY = 86_400_000;
const ROUNDS = 3;

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(emptyShopWithExams);

async function emptyShopWithExams(): Promise<void> {
  await emptyShop(t);
  await planExams(t, office);
}

/** The office course with the exams that the flags name, ready to be paid. */
async function openCourseOrder(exams: string) {
  await addToCart(giulia, office);
  const { data: cart } = await ask(giulia, 'PUT', `Cart/UpdateCartWithExams?${exams}`);
  const { orderId } = await saveOrder(giulia, cart);
  return { orderId, ...(await openPayment(giulia, orderId)) };
}

async function buyCourse(exams: string): Promise<number> {
  const { orderId, paymentId } = await openCourseOrder(exams);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  return orderId;
}

const both = 'hasCertification=true&hasSimulation=true';

const usable = (session: TestSession, kind: ExamKind, at = t.platform.clock.now()) =>
  usableRight(t.platform.database.db, session.userId, officeId, kind, at);

/** As the exam's runner does it: holds the right, then, here after a while, stores the attempt. */
const begin = (session: TestSession, kind: ExamKind, afterMs = 0) =>
  inTransaction(t.platform, async ({ database: { db } }) => {
    const now = t.platform.clock.now();
    const right = await usableRight(db, session.userId, officeId, kind, now, { lock: true });
    if (right === null) return false;
    await setTimeout(afterMs);
    await db.insert(examAttempts).values({
      courseId: officeId,
      userId: session.userId,
      kind,
      rightId: right.id,
      seed: 'seed',
      thresholdPercent: 70,
      startedAt: now,
      endsAt: new Date(now.getTime() + 40 * 60_000),
    });
    return true;
  });

const endAttempts = () =>
  t.platform.database.query(
    "update exam_attempt set ended_at = started_at, ended_by = 'candidate' where ended_at is null",
  );

test('a course bought with its exams gives the right to them, as often and as long as the plan says', async () => {
  await t.platform.database.query(
    "update exam_plan set attempts = 3, valid_days = 30 where kind = 'certification'",
  );
  const before = t.platform.clock.now().getTime();
  await buyCourse(both);
  const certification = await usable(giulia, 'certification');
  assert.equal(certification?.attemptsLeft, 3);
  assert.ok(Math.abs(certification.validUntil.getTime() - before - 30 * DAY) < 60_000);
  const simulation = await usable(giulia, 'simulation');
  assert.equal(simulation?.attemptsLeft, null, 'as many as one wants');
  assert.ok(Math.abs(simulation.validUntil.getTime() - before - 365 * DAY) < 60_000);
  assert.equal(await usable(marco, 'certification'), null);
});

test('a certification whose plan went after the order is two attempts within a year; what was not bought gives none', async () => {
  const { paymentId } = await openCourseOrder('hasCertification=true&hasSimulation=false');
  await t.platform.database.query('delete from exam_plan');
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  const right = await usable(giulia, 'certification');
  assert.equal(right?.attemptsLeft, 2);
  assert.equal(await usable(giulia, 'simulation'), null);
  assert.equal(await usable(giulia, 'certification', right.validUntil), null, 'its time is over');
});

test('a right is used up by its attempts; the one under way is not counted, one past its time is', async () => {
  await buyCourse('hasCertification=true&hasSimulation=false');
  await begin(giulia, 'certification');
  assert.equal((await usable(giulia, 'certification'))?.attemptsLeft, 2);
  const later = new Date(t.platform.clock.now().getTime() + 41 * 60_000);
  assert.equal((await usable(giulia, 'certification', later))?.attemptsLeft, 1);
  await endAttempts();
  await begin(giulia, 'certification');
  await endAttempts();
  assert.equal(await usable(giulia, 'certification'), null);
});

test('an order that is settled several times at once gives each right once', async () => {
  const { paymentId } = await openCourseOrder(both);
  await onCheckoutPage(t, paymentId, 'delay');
  await t.platform.database.query(
    "update payment_sandbox_session set state = 'captured', captured_at = now() where ref = $1",
    [paymentId],
  );
  await Promise.all([
    returnToShop(giulia, paymentId),
    returnToShop(giulia, paymentId),
    recover(t.platform),
    returnToShop(giulia, paymentId),
  ]);
  await returnToShop(giulia, paymentId);
  assert.equal((await rows(t, 'select 1 from exam_right')).length, 2);
});

test('a voucher carries its exams to who redeems it (E155); redeemed at once by two, one has them', async () => {
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 2, exams: both });
  const [code = '', other = ''] = codes;
  await Promise.all([redeem(marco, [code]), redeem(giulia, [code]), redeem(marco, [code])]);
  const rights = await rows(t, 'select user_id from exam_right');
  assert.equal(rights.length, 2);
  assert.equal(new Set(rights.map(({ user_id }) => user_id)).size, 1);
  await Promise.all([redeem(marco, [other]), redeem(giulia, [other])]);
  assert.equal((await rows(t, 'select 1 from exam_right')).length, 4);
  for (const session of [giulia, marco]) {
    assert.equal((await usable(session, 'certification'))?.attemptsLeft, 2);
  }
});

test('a refund takes the rights back', async () => {
  const orderId = await buyCourse(both);
  await askToCancel(t, giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  assert.equal(await usable(giulia, 'certification'), null);
  assert.equal(await usable(giulia, 'simulation'), null);
  assert.equal(await begin(giulia, 'simulation'), false);
});

test('a course of which an exam was begun is used: its buyer cannot ask for the money (M34)', async () => {
  const orderId = await buyCourse(both);
  await begin(giulia, 'simulation');
  await assert.rejects(askToCancel(t, giulia, orderId), { code: 'ORDER_USED' });
});

test('a refund and the beginning of an attempt at once: one of them comes first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await emptyShopWithExams();
    const orderId = await buyCourse(both);
    await askToCancel(t, giulia, orderId);
    const [begun, refunded] = await Promise.all([
      // Long enough for the refund to come between, where nothing holds it.
      begin(giulia, 'certification', round * 400),
      answerRequest(t, orderId, { kind: 'whole' }).then(
        () => true,
        (error: { code?: string }) => {
          assert.equal(error.code, 'PART_USED');
          return false;
        },
      ),
    ]);
    assert.notEqual(begun, refunded);
    const [found] = await rows(
      t,
      'select (select count(*)::int from exam_attempt) as attempts, (select count(*)::int from exam_right where withdrawn_at is null) as rights',
    );
    assert.deepEqual(found, begun ? { attempts: 1, rights: 2 } : { attempts: 0, rights: 0 });
  }
});
