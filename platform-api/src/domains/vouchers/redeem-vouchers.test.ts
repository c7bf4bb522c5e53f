import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import { isDomainError } from '../../errors.ts';
import { askToCancel } from '../../testing/cancellation.ts';
import { planExams } from '../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../testing/shop.ts';
import { untilOneWaits } from '../../testing/until-one-waits.ts';
import { buyVouchers, redeem } from '../../testing/vouchers.ts';
import { grantEnrolment, isEnrolled } from '../learning/index.ts';
import { audit, firstBrokenAudit } from '../orders/index.ts';
import { redeemVouchers } from './redeem-vouchers.ts';
import { inTransaction } from '../../platform.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let lucia: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = demoCourseId(office);
const general = 'formazione-generale';
const generalId = demoCourseId(general);

before(async () => {
  ({ t, giulia, marco } = await testShop());
  lucia = await t.login('lucia');
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from login_attempt');
});

const give = (userId: string, courseId: number) =>
  inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId,
      courseId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );

const redeemedBy = async () =>
  (await rows(t, "select redeemed_by from voucher where state = 'redeemed'")).map((row) =>
    String(row['redeemed_by']),
  );

test('[API-68] codes of two courses give both, however they are typed; the info text names the courses', async () => {
  const first = await buyVouchers(t, giulia, { course: office, seats: 2 });
  const second = await buyVouchers(t, giulia, { course: general, seats: 1 });
  const answer = await redeem(marco, [
    ` ${first.codes[0]?.toLowerCase() ?? ''} `,
    second.codes[0]?.replaceAll('-', '') ?? '',
  ]);
  assert.deepEqual([answer.status, answer.warning], [200, null]);
  assert.deepEqual(
    answer.data.courses.map(({ corsoId }: { corsoId: number }) => corsoId),
    [officeId, generalId],
  );
  for (const { titoloCorso } of answer.data.courses) assert.ok(answer.info?.includes(titoloCorso));
  for (const id of [officeId, generalId]) {
    assert.equal(await isEnrolled(t.platform, marco.userId, id), true);
  }
  const noted = await rows(t, "select 1 from order_audit where event = 'voucher redeemed'");
  assert.equal(noted.length, 2);
  assert.equal(await firstBrokenAudit(t.platform), null);
});

test('[API-68 part] one bad code, and nothing is used up; the text names the bad ones, in both languages', async () => {
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 1 });
  const unknown = 'WB-AAAA-BBBB-CCCC';
  const answer = await redeem(marco, [codes[0] ?? '', unknown, 'sconto']);
  assert.deepEqual([answer.status, answer.data, answer.code], [200, null, 'VOUCHER_UNKNOWN']);
  assert.match(String(answer.warning), /^Codici che non esistono: WB-AAAA-BBBB-CCCC, sconto\./);
  assert.equal(answer.info, answer.warning);
  const { fields } = answer as unknown as { fields: unknown };
  assert.deepEqual(fields, { 1: 'VOUCHER_UNKNOWN', 2: 'VOUCHER_UNKNOWN' });
  const english = await redeem(marco, [unknown], 'en');
  assert.match(String(english.warning), /^Codes that do not exist: WB-AAAA-BBBB-CCCC\./);
  assert.deepEqual(await redeemedBy(), []);
  assert.equal(await isEnrolled(t.platform, marco.userId, officeId), false);
  assert.equal((await redeem(marco, codes)).data.courses.length, 1);
});

test('[API-68 part] a course that is owned already is refused, and the code stays good for someone else', async () => {
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 1 });
  await give(marco.userId, officeId);
  const refused = await redeem(marco, codes);
  assert.equal(refused.code, 'VOUCHER_COURSE_OWNED');
  assert.ok(refused.info?.includes(codes[0] ?? '?'));
  assert.equal((await redeem(lucia, codes)).data.courses.length, 1);
});

test('[API-68 part] a code that was used, one of a cancelled order, one twice and two of one course are refused', async () => {
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 3 });
  const [first = '', second = '', third = ''] = codes;
  assert.equal((await redeem(marco, [second, second])).code, 'VOUCHER_REPEATED');
  assert.equal((await redeem(marco, [second, third])).code, 'VOUCHER_REPEATED');
  await redeem(lucia, [first]);
  assert.equal((await redeem(marco, [first])).code, 'VOUCHER_REDEEMED');
  const mixed = await redeem(marco, [first, 'WB-AAAA-BBBB-CCCC', third]);
  assert.equal(mixed.code, 'VOUCHERS_REFUSED');
  assert.match(String(mixed.info), new RegExp(`: ${first}, WB-AAAA-BBBB-CCCC\\.`));
  assert.deepEqual(await redeemedBy(), [lucia.userId]);
  await t.platform.database.query("update voucher set state = 'revoked' where state = 'issued'");
  assert.equal((await redeem(marco, [second])).code, 'VOUCHER_WITHDRAWN');
});

test('[API-68 part] a list that begins with a bad code uses up none of the good ones', async () => {
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 1 });
  const answer = await redeem(marco, ['sconto', ...codes]);
  assert.deepEqual([answer.code, await redeemedBy()], ['VOUCHER_UNKNOWN', []]);
});

/** Courses whose ids neither rise nor fall. */
const several = [general, 'privacy', office, 'antincendio'];

async function codesOfSeveral(): Promise<string[]> {
  const codes: string[] = [];
  for (const course of several) {
    codes.push(...(await buyVouchers(t, giulia, { course, seats: 1 })).codes);
  }
  return codes;
}

test('[API-68 part] the courses are told in the order of their codes', async () => {
  const { data } = await redeem(marco, await codesOfSeveral());
  assert.deepEqual(
    data.courses.map(({ corsoId }: { corsoId: number }) => corsoId),
    several.map(demoCourseId),
  );
});

test('[API-68 part] a redemption notes who, when and which code; it shows the buyer and their company what the person agreed to', async () => {
  t.setNow(new Date());
  const now = t.platform.clock.now();
  const company = await t.login('paolo');
  const { orderId, codes } = await buyVouchers(t, company, { course: office, seats: 4 });
  const ofNoCompany = await buyVouchers(t, giulia, { course: general, seats: 1 });
  for (const [session, code, query] of [
    [marco, codes[0], ''],
    [lucia, codes[1], '?mostraNome=true'],
    [giulia, codes[2], '?mostraAvanzamento=true'],
    [marco, ofNoCompany.codes[0], '?mostraAvanzamento=true'],
  ] as const) {
    const answer = await ask(session, 'POST', `Orders/RedeemVouchers${query}`, { body: [code] });
    assert.equal(answer.warning, null);
  }
  // Who was not asked has agreed to nothing.
  const unasked = { userId: company.userId, codes: codes.slice(3), audit };
  await redeemVouchers(t.platform, unasked);
  const noted = await rows(
    t,
    `select id, state, redeemed_by as by, redeemed_at as at, names_redeemer as named, progress_shared_at as shared
     from voucher order by order_id, seat`,
  );
  assert.deepEqual(
    noted.map(({ id: _id, ...voucher }) => voucher),
    [
      { by: marco.userId, named: false, shared: null },
      { by: lucia.userId, named: true, shared: null },
      { by: giulia.userId, named: false, shared: now },
      { by: company.userId, named: false, shared: null },
      // Of a code that no company bought.
      { by: marco.userId, named: false, shared: null },
    ].map((voucher) => ({ state: 'redeemed', at: now, ...voucher })),
  );
  assert.deepEqual(
    await rows(
      t,
      `select order_id as order, detail from order_audit where event = 'voucher redeemed'
       order by detail -> 'voucher'`,
    ),
    noted.map(({ id }, place) => ({
      order: place < 4 ? orderId : ofNoCompany.orderId,
      detail: { voucher: id },
    })),
  );
});

test('[API-68 part] a code gives the exams that were bought with it, and no other', async () => {
  await planExams(t, office);
  const exams = 'hasCertification=true&hasSimulation=false';
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 1, exams });
  await redeem(marco, codes);
  const enrolled = await rows(
    t,
    `select order_id as order, includes_certification as certified, includes_simulation as simulated
     from enrolment where user_id = $1 and course_id = $2`,
    [marco.userId, officeId],
  );
  assert.deepEqual(enrolled, [{ order: orderId, certified: true, simulated: false }]);
  const rights = await rows(
    t,
    'select kind, order_id as order from exam_right where user_id = $1 and course_id = $2',
    [marco.userId, officeId],
  );
  assert.deepEqual(rights, [{ kind: 'certification', order: orderId }]);
});

test('[API-68 part] a code that its buyer withdrew for another one says so', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 1 });
  const [voucher] = await rows(t, 'select id from voucher where order_id = $1', [orderId]);
  const body = { voucherId: Number(voucher?.['id']), versione: 0 };
  assert.equal((await ask(giulia, 'POST', 'Orders/WithdrawVoucher', { body })).data, true);
  assert.equal((await redeem(marco, codes)).code, 'VOUCHER_REPLACED');
});

test('[API-68 part] only learners redeem, with one code at least and not without end', async () => {
  assert.equal((await redeem(await t.login('anna'), ['WB-AAAA-BBBB-CCCC'])).status, 403);
  const visitor = await t.call(null, {
    method: 'POST',
    url: '/api/Orders/RedeemVouchers',
    payload: ['WB-AAAA-BBBB-CCCC'],
  });
  assert.equal(visitor.statusCode, 401);
  assert.equal((await redeem(marco, [])).status, 400);
  const many = Array.from({ length: 51 }, () => 'WB-AAAA-BBBB-CCCC');
  assert.equal((await redeem(marco, many)).status, 400);
});

test('who tries codes is stopped for the rest of the minute; others are not', async () => {
  t.setNow(new Date());
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 1 });
  for (let n = 0; n < 20; n += 1) {
    assert.equal((await redeem(marco, ['WB-AAAA-BBBB-CCCC'])).status, 200);
  }
  const stopped = await redeem(marco, codes);
  assert.deepEqual([stopped.status, stopped.code], [429, 'VOUCHER_ATTEMPTS']);
  assert.equal((await redeem(lucia, codes)).data.courses.length, 1);
  t.setNow(new Date(Date.now() + 60_000));
  assert.equal((await redeem(marco, codes)).code, 'VOUCHER_REDEEMED');
});

test('[API-68 part] of two people who redeem one code at once exactly one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyShop(t);
    const { codes } = await buyVouchers(t, giulia, { course: office, seats: 1 });
    const answers = await Promise.all([
      redeem(marco, codes),
      redeem(lucia, codes),
      redeem(marco, codes),
      redeem(lucia, codes),
    ]);
    const winners = answers.filter(({ data }) => data !== null);
    assert.equal(winners.length, 1, JSON.stringify(answers));
    const [owner, ...others] = await redeemedBy();
    assert.deepEqual(others, []);
    for (const { userId } of [marco, lucia]) {
      assert.equal(await isEnrolled(t.platform, userId, officeId), userId === owner);
    }
  }
});

test('[API-68 part] one person who redeems two codes of one course at once uses up one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyShop(t);
    const { codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
    const answers = await Promise.all(codes.map((code) => redeem(marco, [code])));
    assert.deepEqual(answers.map(({ code }) => code ?? 'done').toSorted(), [
      'VOUCHER_COURSE_OWNED',
      'done',
    ]);
    assert.deepEqual(await redeemedBy(), [marco.userId]);
  }
});

test('[API-68 part] lists that cross, redeemed at once, are each all or nothing and wait for nobody for ever', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyShop(t);
    const first = await buyVouchers(t, giulia, { course: office, seats: 1 });
    const second = await buyVouchers(t, giulia, { course: general, seats: 1 });
    const list = [first.codes[0] ?? '', second.codes[0] ?? ''];
    await Promise.all([
      redeem(marco, list),
      redeem(lucia, list.toReversed()),
      redeem(marco, list.toReversed()),
    ]);
    const owners = await redeemedBy();
    assert.equal(owners.length, 2);
    assert.equal(new Set(owners).size, 1);
  }
});

test('[API-68 part] codes and an order of the same courses, at once: neither waits for ever', async () => {
  const { database } = t.platform;
  // It has one session, in which nothing meets.
  if (database.kind === 'pglite') return;
  const codes = await codesOfSeveral();
  const held = Promise.withResolvers<void>();
  const redeemed = held.promise.then(() => redeem(marco, codes));
  await inTransaction(t.platform, async (tx) => {
    const [first = 0, ...others] = several.map(demoCourseId).toSorted((a, b) => a - b);
    await give(marco.userId, first);
    held.resolve();
    await untilOneWaits(tx.database);
    for (const courseId of others) await give(marco.userId, courseId);
  });
  assert.equal((await redeemed).code, 'VOUCHER_COURSE_OWNED');
  assert.deepEqual(await redeemedBy(), []);
});

test('a code and the cancellation of its order at once: used or suspended, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyShop(t);
    const { codes, orderId } = await buyVouchers(t, giulia, { course: office, seats: 2 });
    const [redeemed, cancelled] = await Promise.allSettled([
      redeem(marco, codes.slice(1)),
      askToCancel(t, giulia, orderId),
    ]);
    assert.equal(redeemed.status, 'fulfilled');
    const isRedeemed = redeemed.value.data !== null;
    assert.equal(cancelled.status, isRedeemed ? 'rejected' : 'fulfilled');
    const [order] = await rows(t, 'select state from customer_order where id = $1', [orderId]);
    assert.equal(order?.['state'], isRedeemed ? 'Pagato' : 'Richiesta Annullamento');
    assert.equal(await isEnrolled(t.platform, marco.userId, officeId), isRedeemed);
  }
});

test('[API-68 part] 100 codes and 200 people at once: exactly 100 redemptions, each of one person', async () => {
  const { codes } = await buyVouchers(t, giulia, { course: office, seats: 100 });
  const people = await rows(
    t,
    `insert into account
     select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
       'fiscal_code', 'CLIENT' || n, 'ulic_code', 'CLIENT' || n))).*
     from account a, generate_series(1, 200) n where a.id = $1
     returning id`,
    [marco.userId],
  );
  const refusals = new Map<string, number>();
  const redeemed = await Promise.all(
    people.map(async ({ id }, place) => {
      // Two begin with each code; the one who comes too late tries four others.
      for (const step of [0, 7, 23, 41, 67]) {
        try {
          await redeemVouchers(t.platform, {
            userId: String(id),
            codes: [codes[(place + step) % codes.length] ?? ''],
            audit,
          });
          return true;
        } catch (error) {
          if (!isDomainError(error)) throw error;
          refusals.set(error.code, (refusals.get(error.code) ?? 0) + 1);
        }
      }
      return false;
    }),
  );
  assert.equal(redeemed.filter(Boolean).length, 100);
  assert.deepEqual([...refusals.keys()], ['VOUCHER_REDEEMED']);
  const owners = await redeemedBy();
  assert.deepEqual([owners.length, new Set(owners).size], [100, 100]);
  const enrolled = await rows(
    t,
    'select user_id from enrolment where course_id = $1 and user_id = any($2::uuid[])',
    [officeId, people.map(({ id }) => id)],
  );
  assert.deepEqual(enrolled.map((row) => String(row['user_id'])).toSorted(), owners.toSorted());
  const noted = await rows(t, "select 1 from order_audit where event = 'voucher redeemed'");
  assert.equal(noted.length, 100);
});
