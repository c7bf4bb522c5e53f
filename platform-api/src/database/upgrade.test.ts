import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildApp } from '../app.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { demoPeople } from '../demo/people.ts';
import { accountById } from '../domains/accounts/index.ts';
import { authenticate, openSession } from '../domains/identity/index.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { embeddedAdapters } from '../open-platform.ts';
import { ephemeralSecrets } from '../secrets.ts';
import { openPastDatabase, pastVersions } from '../testing/past-database.ts';
import { schemaPicture } from '../testing/schema-picture.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Filled again from other tables, so their rows may differ; and what a login is under way with. */
const madeAnew = ['course_search', 'course_word', 'login_request', 'schema_migration'];

async function rowCounts(database: Database): Promise<Map<string, number>> {
  const tables = await database.query(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables.rows) {
    const { rows } = await database.query(`select count(*)::int as rows from "${String(name)}"`);
    counts.set(String(name), Number(rows[0]?.['rows']));
  }
  return counts;
}

for (const version of pastVersions) {
  test(`a filled database of ${version} becomes one of today, with its rows and its people, on PGlite and PostgreSQL`, async (t) => {
    const past = await openPastDatabase(version);
    t.after(() => past.close());
    const today = await openTestDatabase();
    t.after(() => today.close());
    const { database } = past;
    const before = await rowCounts(database);
    await migrate(database);
    await migrate(database);
    assert.deepEqual(await schemaPicture(database), await schemaPicture(today.database));
    const after = await rowCounts(database);
    assert.ok(before.size > 30, `${before.size} tables`);
    for (const [table, rows] of before) {
      if (!madeAnew.includes(table)) assert.equal(after.get(table), rows, table);
    }
    assert.equal(after.get('course_search'), after.get('course'));
    await assertStartsKnown(database);
    await assertLogged(database);
    await assertExamsHeld(database);
    await actAsLearner(database);
  });
}

/** What was issued and noted before there was a public log is in it. */
async function assertLogged(database: Database): Promise<void> {
  const { rows } = await database.query(
    `select (select count(*) from badge)::int + (select count(*) from ledger_entry)::int as stored,
       (select count(*) from transparency_leaf l where exists (select 1 from badge b
           where credential_entry(b.credential) = l.entry)
         or exists (select 1 from ledger_entry e
           where '\\x02'::bytea || int8send(e.round) || decode(e.entry_hash, 'base64') = l.entry))::int as logged`,
  );
  assert.ok(Number(rows[0]?.['stored']) > 0);
  assert.equal(rows[0]?.['logged'], rows[0]?.['stored']);
}

/** Who completed a lesson or has the badge had begun the course, whatever they reset later (M34). */
async function assertStartsKnown(database: Database): Promise<void> {
  const { rows } = await database.query(
    `select e.started_at is not null as "isStarted", count(*)::int as enrolments from enrolment e
     where exists (select 1 from lesson_completion c
         where c.user_id = e.user_id and c.course_id = e.course_id)
       or exists (select 1 from badge b where b.user_id = e.user_id and b.course_id = e.course_id)
     group by 1`,
  );
  assert.deepEqual(
    rows.map(({ isStarted }) => isStarted),
    [true],
  );
}

/** Who had bought an exam with a course has the right to it (E157). */
async function assertExamsHeld(database: Database): Promise<void> {
  const { rows } = await database.query(
    `select kind, attempts, count(*)::int as rights,
       bool_and(valid_until > now() + interval '364 days') as "isForAYear"
     from exam_right where withdrawn_at is null group by 1, 2 order by 1`,
  );
  const sold = await database.query(
    `select count(*) filter (where includes_certification)::int as certification,
       count(*) filter (where includes_simulation)::int as simulation from enrolment`,
  );
  const { certification, simulation } = sold.rows[0] ?? {};
  assert.ok(Number(certification) > 0 && Number(simulation) > 0);
  assert.deepEqual(rows, [
    { kind: 'certification', attempts: 2, rights: certification, isForAYear: true },
    { kind: 'simulation', attempts: null, rights: simulation, isForAYear: true },
  ]);
}

/** The server of today on that database: a learner of then sees their orders, and finds courses. */
async function actAsLearner(database: Database): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(import.meta.dirname, 'none') });
  const log = createLog('silent');
  const secrets = ephemeralSecrets();
  const platform = {
    config,
    secrets,
    database,
    clock: systemClock,
    log,
    jobs: createJobs(database, log, false),
    ...embeddedAdapters(config, { database, secrets, clock: systemClock }),
  };
  const app = await buildApp(platform, authenticate(platform));
  await app.ready();
  await platform.jobs.start();
  const account = await accountById(platform, demoPeople.marco.userId);
  assert.ok(account);
  const { token } = await openSession(platform, account);
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ['/api/Orders/all', '/api/Courses/Public']) {
    const answer = await app.inject({ url, headers });
    assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`);
    assert.ok(answer.body.includes('"id"'), `${url}: ${answer.body.slice(0, 300)}`);
  }
  await app.close();
  await platform.jobs.stop();
}

test('every migration since is tried on tables that have rows', async (t) => {
  const texts = globSync('migrations/*.sql', { cwd: import.meta.dirname })
    .toSorted()
    .slice(1)
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const touched = texts.flatMap((text) =>
    [...text.matchAll(/(?:ALTER TABLE|UPDATE|DELETE FROM|ON) "(\w+)"/gi)].map(
      ([, name]) => name ?? '',
    ),
  );
  const past = await openPastDatabase('before-migrations');
  t.after(() => past.close());
  const counts = await rowCounts(past.database);
  const empty = touched.filter((table) => counts.get(table) === 0);
  assert.deepEqual([...new Set(empty)], []);
});

/** The sandbox of payments deletes nothing that others refer to. */
const isSandbox = (table: unknown) => String(table).startsWith('payment_sandbox_');

test('every foreign key has an index that begins with its columns', async (t) => {
  const opened = await openTestDatabase();
  t.after(() => opened.close());
  const { database } = opened;
  const { rows } = await database.query(
    `select c.conrelid::regclass::text as "table", c.conname as key from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
       select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
         and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey)`,
  );
  assert.deepEqual(
    rows.filter(({ table }) => !isSandbox(table)),
    [],
  );
});

test('a database that a later version migrated is served where that version allows it, and left as it is', async (t) => {
  const opened = await openTestDatabase();
  t.after(() => opened.close());
  const { database } = opened;
  const later = (reader: string) =>
    database.script(
      `insert into schema_migration (name, hash, oldest_reader) values ('9999_later.sql', 'x', '${reader}')
       on conflict (name) do update set oldest_reader = excluded.oldest_reader;
       update schema_migration set hash = 'of a later version' where name = 'after-catalogue.sql'`,
    );
  await later('0000_initial.sql');
  await migrate(database);
  const { rows } = await database.query(
    "select hash from schema_migration where name = 'after-catalogue.sql'",
  );
  assert.deepEqual(rows, [{ hash: 'of a later version' }]);
  await later('9998_other.sql');
  await assert.rejects(migrate(database), /was made by another version/);
});
