import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { firstBrokenAudit, listOrders, revenueByMonth } from '../domains/orders/index.ts';
import { isEnrolled } from '../domains/learning/index.ts';
import { voucherData, type ListedVoucher } from '../domains/vouchers/index.ts';
import { couponCentsOf, walletOf } from '../domains/credits/index.ts';
import { brokenCredits } from '../testing/credits.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { ask } from '../testing/shop.ts';
import { brokenRedemptions } from '../testing/redemptions.ts';
import { loadBadges } from './badges.ts';
import { demoCourseId, journeyCourseKey } from './courses/index.ts';
import { fiscalCodeOf } from './fiscal-code.ts';
import { loadOrders } from './orders.ts';
import { demoPeople } from './people.ts';
import { loadProgress } from './progress.ts';
import { loadReviews } from './reviews.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  await loadOrders(t.platform);
});
after(() => t.close());

test('the demo has a year of orders in every state', async () => {
  const { items, totalItems } = await listOrders(t.platform, { page: 1, pageSize: 100 });
  assert.ok(totalItems > 120, String(totalItems));
  assert.deepEqual(new Set((await allStates()).map(({ state }) => state)).size, 4);
  assert.ok(items.every(({ order }) => order.orderedAt <= t.platform.clock.now()));
  // The first one can be there in part; of the one that runs there can be a day, and no order is so new.
  const months = (await revenueByMonth(t.platform, 12)).slice(1, -1);
  assert.ok(months.every(({ orders }) => orders > 0));
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
  assert.deepEqual(seen.toSorted(), [
    'issued false false',
    'issued false false',
    'issued false false',
    'redeemed false false',
    'redeemed false false',
    'redeemed true true',
  ]);
});

test('Marco gave a gift that was redeemed, and one whose day is to come', async () => {
  const { rows } = await t.platform.database.query(
    `select m.name, m.sent_at is not null as sent, v.state, m.due_at > now() as to_come
     from voucher_mail m join voucher v on v.mail_id = m.id where v.buyer_id = $1 order by m.id`,
    [demoPeople.marco.userId],
  );
  assert.deepEqual(rows, [
    { name: 'Lucia', sent: true, state: 'redeemed', to_come: false },
    { name: 'Sofia', sent: false, state: 'issued', to_come: true },
  ]);
});

test('Marco has paid an order by coupon whole, another in part, and has some of it left', async () => {
  const { rows } = await t.platform.database.query(
    `select coupon_cents::int as coupon, due_cents::int as due from customer_order
     where user_id = $1 and coupon_cents > 0 and state = 'Pagato' order by ordered_at`,
    [demoPeople.marco.userId],
  );
  assert.deepEqual(rows, [
    { coupon: 4000, due: 4900 },
    { coupon: 6500, due: 0 },
  ]);
  assert.equal(await couponCentsOf(t.platform, demoPeople.marco.userId), 2000n);
});

test('there are redemption requests in every state, with the documents of those that hold credits', async () => {
  const { rows } = await t.platform.database.query(
    `select a.name, r.type, r.state, r.cents::int as cents, d.name is not null as document
     from redemption_request r join account a on a.id = r.user_id
     left join redemption_document d on d.request_id = r.id order by r.state`,
  );
  assert.deepEqual(rows, [
    { name: 'Marco', type: 'reward', state: 'open', cents: 10_000, document: true },
    { name: 'Lucia', type: 'profit_share', state: 'paid', cents: 12_000, document: true },
    { name: 'Lucia', type: 'profit_share', state: 'refused', cents: 12_000, document: false },
    { name: 'Marco', type: 'reward', state: 'withdrawn', cents: 15_000, document: false },
  ]);
  assert.deepEqual(await brokenRedemptions(t), []);
});

test('Lucia can ask for her share at once: it has no window', async () => {
  const { userId } = demoPeople.lucia;
  const { profit_share: share } = await walletOf(t.platform.database.db, userId);
  assert.ok(share.available >= 10_000n, String(share.available));
});

test('Paolo’s company can ask for its rewards in the next window', async () => {
  const { userId } = demoPeople.paolo;
  const { reward } = await walletOf(t.platform.database.db, userId);
  assert.ok(reward.available >= 10_000n, String(reward.available));
});

test('Giulia, Marco and Paolo have rewards of customers, Lucia has her share as a teacher', async () => {
  const { rows } = await t.platform.database.query(
    `select user_id, type from credit_account
     where bucket = 'available' and user_id is not null and balance_cents > 0 order by type, user_id`,
  );
  const { giulia, marco, paolo, lucia } = demoPeople;
  const expected = [
    `${giulia.userId} reward`,
    `${marco.userId} reward`,
    `${paolo.userId} reward`,
    `${lucia.userId} profit_share`,
  ];
  assert.deepEqual(
    new Set(rows.map((row) => `${String(row['user_id'])} ${String(row['type'])}`)),
    new Set(expected),
  );
  assert.deepEqual(await brokenCredits(t), []);
});

test('Paolo’s company has people: attestations that end, who shows nothing, who was invited', async () => {
  await loadProgress(t.platform);
  await loadBadges(t.platform);
  const paolo = await t.login('paolo');
  const { data } = await ask(paolo, 'GET', 'Companies/GetSummary');
  // Marco, to whom the company gave a course by hand, lets it see nothing.
  assert.deepEqual([data.persone, data.condividono], [8, 5]);
  assert.deepEqual([data.attestati.tutti, data.attestati.inScadenza], [4, 3]);
  assert.ok(data.attestati.daComprare > 0 && data.attestati.prezzo > 0);
  const { items } = (await ask(paolo, 'GET', 'Companies/GetPeople?stato=riscattati')).data;
  const hidden = items.filter(({ avanzamento }: { avanzamento: unknown }) => avanzamento === null);
  assert.deepEqual(
    hidden.map(({ nome }: { nome: string | null }) => nome),
    [null, 'Luca Bassi'],
  );
});

test('loading again adds nothing', async () => {
  const counts = async () =>
    (
      await t.platform.database.query(
        `select (select count(*)::int from customer_order) as orders,
          (select count(*)::int from redemption_log) as answers,
          (select count(*)::int from credit_entry) as entries`,
      )
    ).rows;
  const before = await counts();
  await loadOrders(t.platform);
  assert.deepEqual(await counts(), before);
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
