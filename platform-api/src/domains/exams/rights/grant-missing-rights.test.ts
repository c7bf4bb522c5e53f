import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
import { buyCart, planExams } from '../../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { addToCart, ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';
import { buyVouchers, redeem } from '../../../testing/vouchers.ts';
import { grantMissingRights } from './grant-missing-rights.ts';
import { usableRight } from './index.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const both = 'hasCertification=true&hasSimulation=true';

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await planExams(t, office);
});

/** As a server of the version before rights leaves a purchase. */
const withoutRights = () => t.platform.database.query('delete from exam_right');

const rights = () =>
  rows(
    t,
    `select user_id as "userId", kind, attempts, withdrawn_at is not null as "isWithdrawn"
     from exam_right order by user_id, kind`,
  );

async function buy(exams: string): Promise<number> {
  await addToCart(giulia, office);
  await ask(giulia, 'PUT', `Cart/UpdateCartWithExams?${exams}`);
  return buyCart(t, giulia);
}

test('what a server of the version before sold with a course gets its rights, once', async () => {
  const { codes } = await buyVouchers(t, giulia, {
    course: office,
    seats: 1,
    exams: 'hasCertification=true&hasSimulation=false',
  });
  await redeem(marco, codes);
  await buy(both);
  const sold = await rights();
  assert.equal(sold.length, 3);
  await withoutRights();
  await Promise.all([grantMissingRights(t.platform), grantMissingRights(t.platform)]);
  await grantMissingRights(t.platform);
  assert.deepEqual(await rights(), sold);
  const { db } = t.platform.database;
  const now = t.platform.clock.now();
  const right = await usableRight(db, marco.userId, demoCourseId(office), 'certification', now);
  assert.equal(right?.attemptsLeft, 2);
});

test('one of two rights that is missing is given; a right that was refunded is not given again', async () => {
  const orderId = await buy(both);
  await t.platform.database.query("delete from exam_right where kind = 'simulation'");
  await grantMissingRights(t.platform);
  assert.deepEqual(
    (await rights()).map(({ kind }) => kind),
    ['certification', 'simulation'],
  );
  await t.platform.database.query('update exam_right set withdrawn_at = now()');
  await grantMissingRights(t.platform);
  assert.deepEqual(
    (await rights()).map(({ isWithdrawn }) => isWithdrawn),
    [true, true],
    String(orderId),
  );
});

test('a refund and the sweep at once leave no right', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    await planExams(t, office);
    const orderId = await buy(both);
    await withoutRights();
    await askToCancel(t, giulia, orderId);
    await Promise.all([
      answerRequest(t, orderId, { kind: 'whole' }),
      grantMissingRights(t.platform),
    ]);
    await grantMissingRights(t.platform);
    assert.deepEqual(
      (await rights()).filter(({ isWithdrawn }) => isWithdrawn === false),
      [],
    );
  }
});
