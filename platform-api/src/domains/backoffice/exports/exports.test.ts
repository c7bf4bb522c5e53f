import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { streamXlsxRows } from 'hucre/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { demoPeople } from '../../../demo/people.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { inTransaction } from '../../../platform.ts';
import { noteAct } from '../../audit/index.ts';
import { lockWallets, post } from '../../credits/index.ts';
import { removeExpiredExports } from './request-export.ts';
import { runExport } from './run-export.ts';

let t: TestPlatform;
let anna: TestSession;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  await t.platform.jobs.drain();
  await t.platform.database.script('delete from table_export; delete from customer_order');
  anna = await t.login('anna', 'AdminWorkerBadge');
});

/** Orders of one cent more than the one before, the first with a name that is a formula. */
const storeOrders = (count: number) =>
  t.platform.database.query(
    `insert into customer_order (number, state, payment_type_id, has_simulation, has_certification,
       gross_cents, discount_cents, total_cents, net_cents, vat_cents, coupon_cents, due_cents, billing,
       language, terms_accepted_at, ordered_at, paid_at)
     select 'WB-2026-' || lpad(n::text, 6, '0'), 'Pagato', 1, false, false,
       1000 + n, 0, 1000 + n, 1000 + n, 0, 0, 1000 + n,
       jsonb_build_object('name', 'Nome' || n, 'surname', case n when 1 then '=1+1' else 'Rossi' end),
       'it', now(), '2026-10-30T23:30:00Z'::timestamptz + n * interval '1 second', now()
     from generate_series(1, $1::int) n`,
    [count],
  );

type Answer = {
  data: { id: string; stato: string; righe: number; righeTotali: number } | null;
};

const ask = async (formato: string, query = '', session = anna) =>
  (
    await session.call({
      method: 'POST',
      url: `/api/List/OrdersExport?formato=${formato}&sortBy=orderNumber&sortDirection=asc${query}`,
    })
  ).json<Answer>().data;
const state = async (session = anna) =>
  (await session.call({ url: '/api/List/OrdersExport' })).json<Answer>().data;
const take = (id: string | undefined, session = anna) =>
  session.call({ method: 'POST', url: `/api/List/OrdersExportFile?exportId=${id}` });

async function download(id: string | undefined): Promise<Buffer> {
  const { url } = (await take(id)).json<{ data: { url: string } }>().data;
  const file = await t.call(null, { url });
  assert.match(String(file.headers['content-disposition']), /ordini\.(csv|xlsx)/);
  return file.rawPayload;
}

test('a small set is a file at once, of exactly what is filtered, in its order, and no formula (E138)', async () => {
  await storeOrders(3);
  const ready = await ask('csv', '&ricerca=rossi');
  assert.deepEqual([ready?.stato, ready?.righe], ['ready', 2]);
  assert.deepEqual((await download(ready?.id)).toString().split('\r\n'), [
    '\uFEFF"Numero ordine";"Data";"Cliente";"Stato";"Pagato";"Ospite";"Fattura";"Totale"',
    '"WB-2026-000002";"31/10/2026";"Rossi Nome2";"Pagato";"sì";"sì";"";"10,02"',
    '"WB-2026-000003";"31/10/2026";"Rossi Nome3";"Pagato";"sì";"sì";"";"10,03"',
    '',
  ]);
  const all = await ask('csv');
  assert.match((await download(all?.id)).toString(), /;"'=1\+1 Nome1";/);
});

test('a workbook has days and amounts as such, and what begins like a formula as text', async () => {
  await storeOrders(2);
  const file = await download((await ask('xlsx'))?.id);
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(file)) rows.push(values);
  assert.deepEqual(rows[1], [
    'WB-2026-000001',
    new Date('2026-10-31T00:00:00Z'),
    '=1+1 Nome1',
    'Pagato',
    'sì',
    'sì',
    '',
    10.01,
  ]);
  assert.equal(rows.length, 3);
  const sheet = unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml'];
  assert.doesNotMatch(strFromU8(sheet ?? new Uint8Array()), /<f[ >]/);
});

test('a large set is made by a job, whole and in order, on PGlite and PostgreSQL', async () => {
  await storeOrders(2500);
  const waiting = await ask('csv');
  assert.deepEqual([waiting?.stato, waiting?.righe, waiting?.righeTotali], ['waiting', 0, 2500]);
  assert.equal((await take(waiting?.id)).statusCode, 404);
  await t.platform.jobs.drain();
  assert.deepEqual([(await state())?.stato, (await state())?.righe], ['ready', 2500]);
  const lines = (await download(waiting?.id)).toString().trimEnd().split('\r\n').slice(1);
  assert.deepEqual(
    lines.map((line) => Number(line.slice(9, 15))),
    Array.from({ length: 2500 }, (_, index) => index + 1),
  );
  assert.equal(await state(), null, 'downloaded');
});

test('ten simultaneous presses are one export; another wish is another', async () => {
  await storeOrders(2001);
  const asked = await Promise.all(Array.from({ length: 10 }, () => ask('csv')));
  assert.equal(new Set(asked.map((answer) => answer?.id)).size, 1);
  await ask('xlsx');
  const { rows } = await t.platform.database.query('select format from table_export order by 1');
  assert.deepEqual(rows, [{ format: 'csv' }, { format: 'xlsx' }]);
});

test('only who asked for it downloads it, each download is noted, and after a day it is gone', async () => {
  await storeOrders(1);
  const ready = await ask('xlsx');
  const other = await t.login('giulia', 'AdminWorkerBadge');
  assert.equal((await take(ready?.id, other)).statusCode, 404);
  assert.equal(await state(other), null);
  const noted = async () =>
    (
      await t.platform.database.query(
        `select actor_id, detail->>'rows' as rows, detail->>'format' as format from audit_entry
         where act = 'orders.exported' order by seq desc limit 2`,
      )
    ).rows;
  const before = await noted();
  assert.equal((await take(ready?.id)).statusCode, 200);
  assert.deepEqual(
    [(await noted())[0], (await noted())[1]],
    [{ actor_id: demoPeople.anna.userId, rows: '1', format: 'xlsx' }, before[0]],
  );
  const { rows } = await t.platform.database.query('select file_name from table_export');
  const name = String(rows[0]?.['file_name']);
  assert.notEqual(await t.platform.files.stat(name), null);
  t.setNow(new Date(Date.now() + 86_401_000));
  const later = await t.login('anna', 'AdminWorkerBadge');
  assert.equal((await take(ready?.id, later)).statusCode, 404);
  await removeExpiredExports(t.platform);
  assert.equal(await t.platform.files.stat(name), null);
});

test('a job of a killed server begins anew and leaves one file; what no job takes up has failed', async () => {
  await storeOrders(2001);
  const waiting = await ask('csv');
  const cutOff = 'table-exports/cut-off.csv';
  await t.platform.files.write(cutOff, Buffer.from('half'), 'text/csv');
  await t.platform.database.query(
    `update table_export set state = 'running', rows = 1000, file_name = $1`,
    [cutOff],
  );
  await t.platform.jobs.drain();
  assert.deepEqual([(await state())?.stato, (await state())?.righe], ['ready', 2001]);
  assert.equal(await t.platform.files.stat(cutOff), null);
  // Once more, as after a lost answer: it is made already.
  await runExport(t.platform, waiting?.id ?? '');
  assert.equal((await state())?.stato, 'ready');

  await t.platform.database.query(
    `update table_export set state = 'running', expires_at = null, touched_at = now() - interval '3 minutes'`,
  );
  assert.equal((await state())?.stato, 'failed');
  assert.equal((await ask('csv'))?.stato, 'waiting');
});

test('a store that does not answer is told as a failure, and asked again it is made', async ({
  mock,
}) => {
  await storeOrders(1);
  const away = mock.method(t.platform.files, 'joinBlocks', () => Promise.reject(new Error('away')));
  assert.equal((await ask('csv'))?.stato, 'failed');
  away.mock.restore();
  assert.equal((await ask('csv'))?.stato, 'ready');
});

test('[BACK-05 part] people are exported as table 0, beside orders as table 1: exactly those filtered, and noted', async () => {
  await storeOrders(1);
  const people = async (formato: string, query: string, session = anna) =>
    session.call({ method: 'POST', url: `/api/Users/UsersExport?formato=${formato}${query}` });
  const latest = async (kind: number) =>
    (await anna.call({ url: `/api/List/OrdersExport?tipoTabella=${kind}` })).json<Answer>().data;
  await t.platform.database.query(`update account set name = '=Paolo' where id = $1`, [
    demoPeople.paolo.userId,
  ]);
  const order = await ask('csv');
  const made = await people('csv', '&ricerca=greco&sortBy=name&sortDirection=asc');
  const { data } = made.json<Answer & { data: { tipoTabella: number } }>();
  assert.deepEqual([data.stato, data.tipoTabella, data.righe], ['ready', 0, 1]);
  assert.deepEqual([(await latest(0))?.id, (await latest(1))?.id], [data.id, order?.id]);
  assert.equal((await anna.call({ url: '/api/List/OrdersExport?tipoTabella=3' })).statusCode, 400);
  const { url, fileName } = (await take(data.id)).json<{
    data: { url: string; fileName: string };
  }>().data;
  assert.equal(fileName, 'utenti.csv');
  const [head, row, ...rest] = (await t.call(null, { url })).rawPayload.toString().split('\r\n');
  assert.equal(head, '\uFEFF"Cognome";"Nome";"Email";"Ruoli";"Docente";"Registrazione"');
  assert.match(
    row ?? '',
    /^"Greco";"'=Paolo";"[^"]+@[^"]+";"[^"]*Discente[^"]*";"no";"\d\d\/\d\d\/\d{4}"$/,
  );
  assert.deepEqual(rest, ['']);
  const { rows } = await t.platform.database.query(
    `select act, subject_id from audit_entry order by seq desc limit 1`,
  );
  assert.deepEqual(rows, [{ act: 'users.exported', subject_id: 'users' }]);

  // All of them: as many as the table says, each once, in its order.
  const all = (await people('xlsx', '&sortDirection=desc')).json<Answer>().data;
  const listed = await anna.call({ url: '/api/Users/SearchUser?pageSize=100&sortDirection=desc' });
  const found = listed.json<{ data: { items: { email: string }[]; totalItems: number } }>().data;
  assert.equal(all?.righe, found.totalItems);
  const file = (await take(all?.id)).json<{ data: { url: string } }>().data;
  const cells: unknown[][] = [];
  for await (const { values } of streamXlsxRows((await t.call(null, { url: file.url })).rawPayload))
    cells.push(values);
  assert.deepEqual(
    cells.slice(1).map((values) => values[2]),
    found.items.map(({ email }) => email),
  );
  await t.platform.database.query(
    `update account set registered_at = '2090-03-01T10:00:00Z' where id = $1`,
    [demoPeople.paolo.userId],
  );
  const newest = (await people('csv', '&registratoDal=2090-03-01')).json<Answer>().data;
  assert.equal(newest?.righe, 1);
});

type Row = (string | number | Date | boolean | null)[];

/** The rows of a table that was asked for, without their head, and what the audit noted of it. */
async function taken(url: string): Promise<{ rows: Row[]; fileName: string; act: unknown }> {
  const asked = (await anna.call({ method: 'POST', url })).json<Answer>().data;
  const file = (await take(asked?.id)).json<{ data: { url: string; fileName: string } }>().data;
  const rows: Row[] = [];
  for await (const { values } of streamXlsxRows((await t.call(null, { url: file.url })).rawPayload))
    rows.push(values);
  const { rows: noted } = await t.platform.database.query(
    `select act, subject_id, detail->>'rows' as rows from audit_entry order by seq desc limit 1`,
  );
  return { rows: rows.slice(1), fileName: file.fileName, act: noted[0] };
}

test('redemption requests are exported as table 2: those of the chosen state, as the table has them', async () => {
  await t.platform.database.query(
    `insert into redemption_request (user_id, key, type, cents, withheld_cents, state, holder, fiscal_code, email,
       iban, has_declaration, has_contributions, language, requested_at, resolved_at)
     select $1, gen_random_uuid(), 'reward', 38650, 7730, state, '=Marco', 'BNCMRC91P03A794D', 'm@example.it',
       'IT60X0542811101000000123456', true, false, 'it', '2026-10-30T23:30:00Z', resolved
     from (values ('open', null), ('paid', '2026-11-02T10:00:00Z'::timestamptz)) r (state, resolved)`,
    [demoPeople.marco.userId],
  );
  const url = '/api/Algorand/RichiesteRiscattoExport?formato=xlsx';
  const { rows, fileName, act } = await taken(`${url}&stato=paid`);
  assert.equal(fileName, 'richieste-di-riscatto.xlsx');
  assert.deepEqual(act, { act: 'redemptions.exported', subject_id: 'redemptions', rows: '1' });
  const [, ...cells] = rows[0] ?? [];
  assert.deepEqual(cells, [
    new Date('2026-10-31T00:00:00Z'),
    '=Marco',
    'BNCMRC91P03A794D',
    '',
    'm@example.it',
    'IT60X0542811101000000123456',
    'Reward per promozione',
    386.5,
    77.3,
    'no',
    'evasa',
    new Date('2026-11-02T00:00:00Z'),
  ]);
  const listed = await anna.call({ url: '/api/Algorand/GetRichiesteRiscattoAlgorand' });
  const { items } = listed.json<{ data: { items: { identificativoRichiesta: string }[] } }>().data;
  assert.deepEqual(
    (await taken(url)).rows.map(([number]) => number),
    items.map(({ identificativoRichiesta }) => identificativoRichiesta),
  );
});

test('the audit is exported with the names of today, by act, person and days, and notes that too', async () => {
  const { platform } = t;
  const [marco, paolo] = [demoPeople.marco.userId, demoPeople.paolo.userId];
  for (const [subjectId, role] of [
    [marco, 'Tutor'],
    [paolo, 'Tutor'],
  ] as const) {
    await noteAct(platform, {
      actorId: anna.userId,
      act: 'role.granted',
      subjectKind: 'user',
      subjectId,
      detail: { role },
    });
  }
  const url = '/api/Audit/EntriesExport?formato=xlsx';
  const { rows, fileName, act } = await taken(`${url}&azione=role.granted&ricerca=bianchi%20marco`);
  assert.equal(fileName, 'registro.xlsx');
  assert.deepEqual(act, { act: 'audit.exported', subject_id: 'audit', rows: '1' });
  assert.deepEqual(rows[0]?.slice(2), [
    'Ruolo aggiunto',
    'Utente Marco Bianchi',
    'Anna Colombo',
    'role: Tutor',
  ]);
  const before = (await anna.call({ url: '/api/Audit/Entries?pageSize=100' })).json<{
    data: { items: { seq: number }[] };
  }>().data.items;
  assert.deepEqual(
    (await taken(url)).rows.map(([seq]) => seq),
    before.map(({ seq }) => String(seq)),
  );
  assert.equal((await taken(`${url}&al=2020-01-01`)).rows.length, 0);
  assert.equal((await taken(`${url}&ricerca=nessuno`)).rows.length, 0);
});

test('badges are exported as they are listed, found by holder, title and code', async () => {
  const course = await t.platform.database.query('select id from course limit 1');
  await t.platform.database.query(
    `insert into badge (id, user_id, course_id, type, title, level_id, category_name, holder_name, teachers, tags,
       criteria, code, acquired_at, issuer_address, credential, picture, salt)
     select gen_random_uuid(), $1, $2, n - 1, 'Sicurezza ' || n, 0, 'Sicurezza', holder, '{}', '{}', 'Criteri', 'QY3H7' || n,
       '2026-10-30T23:30:00Z'::timestamptz + n * interval '1 day', 'did:web:example.it', 'c' || n, 'p', 's'
     from (values (1, '=Niccolò Bianchi'), (2, 'Sara Rossi')) b (n, holder)`,
    [demoPeople.marco.userId, course.rows[0]?.['id']],
  );
  const url = '/api/List/BadgesExport?formato=xlsx';
  const { rows, fileName, act } = await taken(`${url}&text=NICCOLO%20sicurezza%20wb-qy3h71`);
  assert.equal(fileName, 'badge.xlsx');
  assert.deepEqual(act, { act: 'badges.exported', subject_id: 'badges', rows: '1' });
  assert.deepEqual(rows, [
    ['Sicurezza 1', '=Niccolò Bianchi', 'WB-QY3H71', new Date('2026-11-01T00:00:00Z'), '', ''],
  ]);
  const listed = async (text: string) =>
    (await anna.call({ url: `/api/List/Badges?text=${text}` })).json<{
      data: { items: { title: string }[]; totalItems: number; hasMore: boolean };
    }>().data;
  const all = (await taken(url)).rows.map(([title]) => title);
  assert.deepEqual(
    all,
    (await listed('')).items.map(({ title }) => title),
  );
  assert.equal((await listed('rossi%20sicurezza')).items[0]?.title, 'Sicurezza 2');
  assert.deepEqual((await listed('rossi%20bianchi')).totalItems, 0);
});

test('a large set of people is made by a job of its own, which the version before does not take up', async () => {
  await t.platform.database.query(
    `insert into account select (jsonb_populate_record(account, jsonb_build_object(
       'id', gen_random_uuid(), 'fiscal_code', 'MANY' || n, 'ulic_code', 'MANY' || n, 'surname', 'Moltitudine'))).*
     from account, generate_series(1, 2001) n where account.id = $1`,
    [demoPeople.marco.userId],
  );
  const url = '/api/Users/UsersExport?formato=csv&ricerca=moltitudine&sortDirection=asc';
  const { data } = (await anna.call({ method: 'POST', url })).json<Answer>();
  assert.deepEqual([data?.stato, data?.righeTotali], ['waiting', 2001]);
  assert.equal(await t.platform.jobs.isPending('backoffice.export-users', data?.id ?? ''), true);
  assert.equal(await t.platform.jobs.isPending('backoffice.export', data?.id ?? ''), false);
  await t.platform.jobs.drain();
  const taken = (await take(data?.id)).json<{ data: { url: string } }>().data;
  const lines = (await t.call(null, { url: taken.url })).rawPayload
    .toString()
    .trimEnd()
    .split('\r\n');
  assert.equal(lines.length, 2002);
  await t.platform.database.query(`delete from account where surname = 'Moltitudine'`);
});

test('movements of credits are exported as they are listed, each with whose it is', async () => {
  const { userId } = demoPeople.marco;
  await inTransaction(t.platform, async (tx) => {
    await lockWallets(tx.database.db, [userId]);
    for (const [key, kind, moves] of [
      ['given', 'earned', { issued: -790n, pending: 790n }],
      ['taken back', 'reversed', { issued: 290n, pending: -290n }],
      ['ended', 'lapsed', { pending: -500n, lapsed: 500n }],
    ] as const) {
      const at = new Date('2026-10-31T23:30:00Z');
      await post(tx, userId, { key, kind, at }, { reward: moves });
    }
  });
  const url = '/api/List/CreditMovementsExport?formato=xlsx';
  const { rows, fileName, act } = await taken(`${url}&movimento=assegnati`);
  assert.equal(fileName, 'crediti.xlsx');
  assert.deepEqual(act, { act: 'credits.exported', subject_id: 'credits', rows: '2' });
  const day = new Date('2026-11-01T00:00:00Z');
  assert.deepEqual(
    rows.map((row) => row.slice(1)),
    [
      [day, 'Marco Bianchi', 'Stornati', 'Reward per promozione', -2.9],
      [day, 'Marco Bianchi', 'Assegnati', 'Reward per promozione', 7.9],
    ],
  );
  assert.deepEqual(
    (await taken(`${url}&movimento=scaduti`)).rows.map((row) => row.slice(3)),
    [['Scaduti con l’account', 'Reward per promozione', -5]],
  );
  assert.equal((await taken(`${url}&al=2026-10-31`)).rows.length, 0);
});

test('subscribers leave as they are listed, of one newsletter, for who may write it and as long as they may', async () => {
  const { database } = t.platform;
  const { rows: courses } = await database.query('select id from course order by id limit 1');
  const courseId = Number(courses[0]?.['id']);
  await database.query('delete from newsletter_registration');
  const add = (person: keyof typeof demoPeople, course: number | null, at: string, left = false) =>
    database.query(
      `insert into newsletter_registration (user_id, course_id, registered_at, unsubscribed_at)
       values ($1, $2, $3, case when $4 then now() end)`,
      [demoPeople[person].userId, course, at, left],
    );
  await database.query(`update account set name = '=Marco' where id = $1`, [
    demoPeople.marco.userId,
  ]);
  await add('marco', null, '2026-10-31T23:30:00Z');
  await add('giulia', null, '2026-11-02T10:00:00Z');
  await add('paolo', null, '2026-11-03T10:00:00Z', true);
  await add('lucia', courseId, '2026-11-04T10:00:00Z');

  const url = '/api/NewsletterRegistration/Export?formato=xlsx';
  const { rows, fileName, act } = await taken(url);
  assert.equal(fileName, 'iscritti-newsletter.xlsx');
  assert.deepEqual(act, { act: 'subscribers.exported', subject_id: 'subscribers', rows: '2' });
  const listed = (await anna.call({ url: '/api/NewsletterRegistration' })).json<{
    data: { items: { name: string; surname: string; email: string }[] };
  }>().data.items;
  assert.deepEqual(rows, [
    ['Giulia Sartori', listed[0]?.email, new Date('2026-11-02T00:00:00Z')],
    ['=Marco Bianchi', listed[1]?.email, new Date('2026-11-01T00:00:00Z')],
  ]);
  assert.match(String(rows[0]?.[1]), /•/);
  const asked = (
    await anna.call({ method: 'POST', url: url.replace('xlsx', 'csv') })
  ).json<Answer>().data;
  const file = (await take(asked?.id)).json<{ data: { url: string } }>().data;
  assert.match((await t.call(null, { url: file.url })).rawPayload.toString(), /"'=Marco Bianchi"/);

  // Of a course: its editors' and teachers', not the administrators'.
  const ofCourse = { method: 'POST', url: `${url}&courseId=${courseId}` } as const;
  assert.equal((await anna.call(ofCourse)).statusCode, 403);
  const marco = await t.login('marco', 'Discente');
  assert.equal((await marco.call(ofCourse)).statusCode, 403);
  const elena = await t.login('elena', 'RedattoreCorsiA');
  assert.equal((await elena.call({ method: 'POST', url })).statusCode, 403);
  const made = (await elena.call(ofCourse)).json<Answer>().data;
  assert.equal(made?.righe, 1);
  const latest = (session: TestSession) =>
    session.call({ url: '/api/List/OrdersExport?tipoTabella=13' });
  assert.equal((await latest(elena)).json<Answer>().data?.id, made.id);
  assert.equal((await elena.call({ url: '/api/List/OrdersExport' })).statusCode, 403);
  assert.equal((await take(made.id, marco)).statusCode, 404);
  const asLearner = await t.login('elena', 'Discente');
  assert.equal((await latest(asLearner)).json<Answer>().data, null);
  assert.equal((await take(made.id, asLearner)).statusCode, 404);
  const again = await t.login('elena', 'RedattoreCorsiA');
  assert.equal((await latest(again)).json<Answer>().data?.id, made.id, 'a refusal takes nothing');
  assert.equal((await take(made.id, again)).statusCode, 200);
  await database.query(`update account set name = 'Marco' where id = $1`, [
    demoPeople.marco.userId,
  ]);
});

test('what an administrator took out is nobody’s who is none any more', async () => {
  await storeOrders(1);
  const made = await ask('csv');
  const asLearner = await t.login('anna', 'Discente');
  assert.equal((await take(made?.id, asLearner)).statusCode, 404);
  assert.equal((await take(made?.id, await t.login('anna', 'AdminWorkerBadge'))).statusCode, 200);
});
