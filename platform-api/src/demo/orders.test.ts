import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { firstBrokenAudit, listOrders, revenueByMonth } from '../domains/orders/index.ts';
import { isEnrolled } from '../domains/learning/index.ts';
import { voucherData, type ListedVoucher } from '../domains/vouchers/index.ts';
import { brokenCredits } from '../testing/credits.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { demoCourseId, journeyCourseKey, loadCourses } from './courses/index.ts';
import { fiscalCodeOf } from './fiscal-code.ts';
import { loadOrders } from './orders.ts';
import { demoPeople } from './people.ts';
import { loadReviews } from './reviews.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
  await loadCourses(t.platform);
  await loadOrders(t.platform);
});
after(() => t.close());

test('the demo has a year of orders in every state', async () => {
  const { items, totalItems } = await listOrders(t.platform, { page: 1, pageSize: 100 });
  assert.ok(totalItems > 120, String(totalItems));
  assert.deepEqual(new Set((await allStates()).map(({ state }) => state)).size, 4);
  assert.ok(items.every(({ order }) => order.orderedAt <= t.platform.clock.now()));
  const months = await revenueByMonth(t.platform, 12);
  assert.ok(months.slice(1).every(({ orders }) => orders > 0));
  assert.equal(await firstBrokenAudit(t.platform), null);
});

const allStates = async () =>
  (await t.platform.database.query('select state from customer_order')).rows;

test('Marco has many orders; the course of the journey is left to Giulia', async () => {
  const marco = await listOrders(t.platform, {
    userId: demoPeople.marco.userId,
    page: 1,
    pageSize: 10,
  });
  assert.ok(marco.totalItems >= 9);
  const journeyCourse = demoCourseId(journeyCourseKey);
  assert.equal(await isEnrolled(t.platform, demoPeople.giulia.userId, journeyCourse), false);
});

test('Marco has vouchers to give, one that was used, and one that he used himself', async () => {
  const { data } = await voucherData.collect(t.platform, demoPeople.marco.userId);
  const seen = (data as ListedVoucher[]).map(
    ({ state, code, isRedeemedByMe }) => `${state} ${code === null} ${isRedeemedByMe}`,
  );
  assert.deepEqual(seen, [
    'redeemed true true',
    'redeemed false false',
    'issued false false',
    'issued false false',
  ]);
});

test('Giulia and Marco have rewards of customers, Lucia has her share as a teacher', async () => {
  const { rows } = await t.platform.database.query(
    `select user_id, type from credit_account
     where bucket = 'available' and user_id is not null and balance_cents > 0 order by type, user_id`,
  );
  const { giulia, marco, lucia } = demoPeople;
  const expected = [
    `${giulia.userId} reward`,
    `${marco.userId} reward`,
    `${lucia.userId} profit_share`,
  ];
  assert.deepEqual(
    new Set(rows.map((row) => `${String(row['user_id'])} ${String(row['type'])}`)),
    new Set(expected),
  );
  assert.deepEqual(await brokenCredits(t), []);
});

test('loading again adds nothing', async () => {
  const before = (await allStates()).length;
  await loadOrders(t.platform);
  assert.equal((await allStates()).length, before);
});

test('a made-up fiscal code has the check character of a real one', () => {
  const code = fiscalCodeOf({
    name: 'Giulia',
    surname: 'Sartori',
    gender: 'F',
    birthDate: '1988-05-14',
    placeCode: 'L781',
  });
  assert.equal(code, demoPeople.giulia.identity.fiscalCode);
});

test('buyers wrote reviews, on most courses, and none of the people one can log in as', async () => {
  await loadReviews(t.platform);
  const { rows } = await t.platform.database.query(
    `select count(*)::int as total, count(distinct course_id)::int as courses,
      count(*) filter (where user_id = any ($1::uuid[]))::int as own
     from course_ranking where comment is not null`,
    [Object.values(demoPeople).map(({ userId }) => userId)],
  );
  assert.ok(Number(rows[0]?.['total']) > 40, JSON.stringify(rows));
  assert.ok(Number(rows[0]?.['courses']) > 15, JSON.stringify(rows));
  assert.equal(rows[0]?.['own'], 0);
});

test('a review speaks only of what its course has', async () => {
  await loadReviews(t.platform);
  const { rows } = await t.platform.database.query(
    `select count(*) filter (where r.comment like 'Video%')::int as videos,
      count(*) filter (where r.comment like 'Video%' and not exists (
        select from course_document d where d.course_id = r.course_id and d.type_id = 1))::int as without,
      count(*) filter (where r.comment like '%simulazione%')::int as exams
     from course_ranking r`,
  );
  assert.ok(Number(rows[0]?.['videos']) > 0, JSON.stringify(rows));
  // No exam is loaded here.
  assert.deepEqual([rows[0]?.['without'], rows[0]?.['exams']], [0, 0]);
});
