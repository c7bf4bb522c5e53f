import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../testing/shop.ts';
import { buyVouchers } from '../../testing/vouchers.ts';
import { issueCourseBadge } from '../badges/index.ts';
import { recordPastCompletion } from '../learning/index.ts';
import { voucherData } from '../vouchers/index.ts';

let t: TestPlatform;
let paolo: TestSession;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const officeId = demoCourseId(office);

before(async () => {
  ({ t, giulia, marco } = await testShop());
  paolo = await t.login('paolo');
});
after(() => t.close());
beforeEach(() => emptyShop(t));

const people = async (session = paolo, query = '') =>
  (await ask(session, 'GET', `Companies/GetPeople?pageSize=50${query}`)).data;

const redeemSharing = (session: TestSession, code: string, query: string) =>
  ask(session, 'POST', `Orders/RedeemVouchers?${query}`, { body: [code] });

/** Sends the code of a voucher, as its buyer does. */
async function send(voucherId: number, nome: string, email: string) {
  const body = { voucherId, versione: 0, nome, email, messaggio: '', lingua: 'it' };
  assert.equal((await ask(paolo, 'POST', 'Orders/SendVoucher', { body })).status, 200);
  await t.platform.jobs.drain();
}

const idsOf = async (orderId: number) =>
  (await rows(t, 'select id from voucher where order_id = $1 order by seat', [orderId])).map(
    ({ id }) => Number(id),
  );

async function completeLessons(session: TestSession, count: number) {
  const lessons = await rows(
    t,
    'select l.id from lesson l join course_module m on m.id = l.module_id where m.course_id = $1 order by l.id',
    [officeId],
  );
  for (const { id } of lessons.slice(0, count)) {
    await recordPastCompletion(t.platform, {
      userId: session.userId,
      courseId: officeId,
      lessonId: Number(id),
      completedAt: new Date(),
    });
  }
  return lessons.length;
}

test('the representative sees whom they wrote to; who redeemed a code, only that it was redeemed', async () => {
  const { orderId, codes } = await buyVouchers(t, paolo, { course: office, seats: 3 });
  const [first = 0, second = 0] = await idsOf(orderId);
  assert.equal((await people()).totalItems, 0);
  await send(first, 'Marco B.', 'marco@example.it');
  await send(second, 'Rosa C.', 'rosa@example.it');
  const { code } = (
    await ask(paolo, 'GET', `Orders/GetVouchers?orderId=${orderId}`)
  ).data.items.find((row: { id: number }) => row.id === first);
  assert.ok(codes.includes(code));
  await redeemSharing(marco, code, '');
  await completeLessons(marco, 1);

  const { items, totalItems } = await people();
  assert.equal(totalItems, 2);
  const [rosa, marcosRow] = items;
  assert.deepEqual(
    [rosa.stato, rosa.nome, rosa.email, rosa.riscattatoIl, rosa.avanzamento],
    ['issued', 'Rosa C.', 'rosa@example.it', null, null],
  );
  assert.equal(typeof rosa.inviatoIl, 'string');
  assert.equal(rosa.corsoId, officeId);
  assert.deepEqual(
    [marcosRow.stato, marcosRow.nome, marcosRow.email, marcosRow.avanzamento],
    ['redeemed', 'Marco B.', 'marco@example.it', null],
  );
  assert.equal(typeof marcosRow.riscattatoIl, 'string');
  assert.doesNotMatch(JSON.stringify(items), /Bianchi/);
  assert.equal((await people(paolo, '&search=ROSA')).totalItems, 1);
  assert.equal((await people(paolo, '&search=%25')).totalItems, 0);
  const narrowed = async (stato: string) => {
    const found = await people(paolo, `&stato=${stato}`);
    assert.equal(found.totalItems, found.items.length);
    return found.items.map(({ email }: { email: string }) => email);
  };
  assert.deepEqual(await narrowed('inAttesa'), ['rosa@example.it']);
  assert.deepEqual(await narrowed('riscattati'), ['marco@example.it']);
  await rows(t, "update voucher set state = 'frozen' where id = $1", [second]);
  assert.deepEqual(await narrowed('inAttesa'), [], 'a frozen code cannot be redeemed');
});

test('with the consent given at the redemption it sees progress, exam and badge of that course, until it is taken back', async () => {
  const { orderId, codes } = await buyVouchers(t, paolo, { course: office, seats: 1 });
  const [voucherId = 0] = await idsOf(orderId);
  await redeemSharing(marco, codes[0] ?? '', 'mostraAvanzamento=true');
  const only = async () => (await people()).items[0];

  assert.deepEqual((await only()).avanzamento, { percentuale: 0, esame: null, attestato: null });
  assert.equal((await only()).nome, 'Marco Bianchi');
  const total = await completeLessons(marco, 1);
  assert.equal((await only()).avanzamento.percentuale, Math.floor(100 / total));
  await completeLessons(marco, total);
  await rows(
    t,
    `with granted as (insert into exam_right (course_id, user_id, kind, bought_at, valid_until)
       values ($1, $2, 'certification', now(), now() + interval '1 year') returning id)
     insert into exam_attempt (course_id, user_id, kind, right_id, seed, threshold_percent, started_at, ends_at, ended_at, ended_by, points, max_points, percent, is_passed)
     select $1, $2, 'certification', id, 's', 70, now(), now(), now(), 'candidate', p, 100, p, p >= 70
     from granted, unnest(array[50, 90, 80]) p`,
    [officeId, marco.userId],
  );
  assert.deepEqual((await only()).avanzamento, {
    percentuale: 100,
    esame: { superato: true, percentuale: 90 },
    attestato: null,
  });

  const held = (await ask(marco, 'GET', 'Orders/GetVouchers')).data.items[0];
  assert.deepEqual([held.azienda, held.mostraAvanzamento], ['Officine Greco S.r.l.', true]);
  const share = (session: TestSession, mostraAvanzamento: boolean) =>
    ask(session, 'PUT', 'Orders/ShareVoucherProgress', { body: { voucherId, mostraAvanzamento } });
  assert.equal((await share(giulia, false)).status, 404);
  assert.equal((await share(paolo, true)).status, 404);
  assert.equal((await share(marco, false)).status, 200);
  assert.deepEqual([(await only()).avanzamento, (await only()).nome], [null, null]);
  assert.equal((await only()).stato, 'redeemed');
  assert.equal((await share(marco, true)).status, 200);
  const [since] = await rows(t, 'select progress_shared_at from voucher');
  assert.equal((await share(marco, true)).status, 200);
  assert.deepEqual(await rows(t, 'select progress_shared_at from voucher'), [since]);
  assert.equal((await only()).avanzamento.percentuale, 100);

  const own = await voucherData.collect(t.platform, marco.userId);
  assert.match(JSON.stringify(own.data), /"isProgressShared":true/);
  await voucherData.erase(t.platform, marco.userId);
  assert.deepEqual([(await only()).avanzamento, (await only()).nome], [null, null]);
});

test('only the legal representative asks, and only for vouchers that were billed to the company', async () => {
  await buyVouchers(t, giulia, { course: office, seats: 1 });
  const [giulias] = await rows(t, 'select id, company_id from voucher');
  assert.equal(giulias?.['company_id'], null);
  // Somebody else's voucher is never a company's, also with the consent box ticked.
  const { codes } = await buyVouchers(t, giulia, { course: 'formazione-generale', seats: 1 });
  await redeemSharing(marco, codes[0] ?? '', 'mostraAvanzamento=true');
  const [held] = (await ask(marco, 'GET', 'Orders/GetVouchers')).data.items;
  assert.deepEqual([held.azienda, held.mostraAvanzamento], [null, null]);
  assert.equal((await people()).totalItems, 0);

  const role = (name: string) =>
    t.platform.database.query('update account set company_role = $2 where id = $1', [
      paolo.userId,
      name,
    ]);
  await role('DELEGATE');
  assert.equal((await ask(paolo, 'GET', 'Companies/GetPeople')).status, 403);
  await role('LEGAL_REPRESENTATIVE');
  assert.equal((await ask(paolo, 'GET', 'Companies/GetPeople')).status, 200);
  assert.equal((await ask(giulia, 'GET', 'Companies/GetPeople')).status, 403);
});

test('the course narrows the list, and the summary counts what was given and who shows it', async () => {
  const summary = async (session = paolo) => ask(session, 'GET', 'Companies/GetSummary');
  const none = (await summary()).data;
  assert.deepEqual([none.persone, none.condividono, none.corsi], [0, 0, []]);
  assert.deepEqual(Object.values(none.voucher), [0, 0, 0, 0, 0]);
  const { orderId, codes } = await buyVouchers(t, paolo, { course: office, seats: 4 });
  const other = await buyVouchers(t, paolo, { course: 'formazione-generale', seats: 2 });
  const [first = 0, second = 0, , fourth = 0] = await idsOf(orderId);
  const [third = 0] = await idsOf(other.orderId);
  await send(first, 'Rosa C.', 'rosa@example.it');
  await send(third, 'Rosa C.', 'Rosa@example.it');
  await send(second, 'Ivo N.', 'ivo@example.it');
  await rows(t, "update voucher set state = 'frozen' where id = $1", [fourth]);
  const unsent = (await ask(paolo, 'GET', `Orders/GetVouchers?orderId=${orderId}`)).data.items.find(
    (row: { id: number }) => ![first, second, fourth].includes(row.id),
  );
  assert.ok(codes.includes(unsent.code));
  await redeemSharing(marco, unsent.code, 'mostraAvanzamento=true');

  const { data } = await summary();
  assert.deepEqual([data.persone, data.condividono], [3, 1], 'Rosa once, Ivo, and the code');
  assert.deepEqual(
    data.corsi.map(({ corsoId }: { corsoId: number }) => corsoId),
    [demoCourseId('formazione-generale'), officeId],
    'by title',
  );
  const { acquistati, ...parts } = data.voucher;
  assert.deepEqual(parts, { riscattati: 1, inviati: 3, daInviare: 1, sospesi: 1 });
  assert.equal(acquistati, 6);
  const emails = async (query: string) =>
    (await people(paolo, query)).items.map(({ email }: { email: string }) => email);
  assert.deepEqual(await emails(`&corso=${demoCourseId('formazione-generale')}`), [
    'Rosa@example.it',
  ]);
  assert.deepEqual(await emails(`&corso=${officeId}&stato=inAttesa`), [
    'ivo@example.it',
    'rosa@example.it',
  ]);
  assert.equal((await ask(paolo, 'GET', 'Companies/GetPeople?corso=x')).status, 400);
  const { inviati, riscattati } = data.voucher;
  const totals = await Promise.all(
    ['inAttesa', 'riscattati'].map(
      async (stato) => (await people(paolo, `&stato=${stato}`)).totalItems,
    ),
  );
  assert.deepEqual(totals, [inviati, riscattati], 'the lists behind the numbers');
  await rows(t, "update voucher set state = 'revoked' where id = $1", [fourth]);
  assert.equal((await summary()).data.voucher.acquistati, 5, 'what was taken back is not counted');
  assert.equal((await summary(giulia)).status, 403);
});

test('of the attestations of a course the one that is valid longest is told, without consent none', async () => {
  const { codes } = await buyVouchers(t, paolo, { course: office, seats: 1 });
  await redeemSharing(marco, codes[0] ?? '', 'mostraAvanzamento=true');
  const award = async (completedAt: string) => {
    const badge = await issueCourseBadge(
      t.platform,
      { userId: marco.userId, courseId: officeId, completedAt: new Date(completedAt) },
      { tellHolder: false },
    );
    return badge?.id ?? '';
  };
  const id = await award('2022-06-30T10:00:00Z');
  const attestation = async () => (await people()).items[0].avanzamento?.attestato;
  assert.deepEqual(await attestation(), {
    id,
    scadeIl: '2027-06-30T21:59:59.000Z',
    stato: 'valido',
  });
  const [copy] = await rows(
    t,
    `insert into badge select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'code', 'ZZ22ZZ', 'type', 1, 'transaction_id', 'ZZ',
       'valid_until', b.valid_until + interval '1 year'))).* from badge b where id = $1 returning id`,
    [id],
  );
  assert.equal((await attestation()).id, copy?.['id']);
  await rows(t, 'update badge set revoked_at = now() where id = $1', [copy?.['id']]);
  assert.equal((await attestation()).id, id);
  await rows(t, 'update voucher set progress_shared_at = null', []);
  assert.equal((await people()).items[0].avanzamento, null);
});
