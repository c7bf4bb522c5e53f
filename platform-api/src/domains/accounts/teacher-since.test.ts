import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { migrate } from '../../database/migrate.ts';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { noteAct } from '../audit/index.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const idOf = (person: DemoPersonKey) => demoPeople[person].userId;
const query = (text: string, values: unknown[] = []) => t.platform.database.query(text, values);

async function noted(
  person: DemoPersonKey,
  act: 'teacher.enabled' | 'teacher.disabled',
  at: string,
) {
  t.setNow(new Date(at));
  await noteAct(t.platform, { actorId: null, act, subjectKind: 'user', subjectId: idOf(person) });
  t.setNow(null);
}

test('teachers of before the column have the day that the audit knows, others none', async () => {
  const teachers: DemoPersonKey[] = ['marco', 'paolo', 'davide', 'lucia'];
  await query(`update account set docente_since = null, is_docente = id = any($1)`, [
    teachers.map(idOf),
  ]);
  await noted('marco', 'teacher.enabled', '2026-03-01T10:00:00Z');
  // Taken and given again: since the last time.
  await noted('paolo', 'teacher.enabled', '2026-01-05T10:00:00Z');
  await noted('paolo', 'teacher.disabled', '2026-02-05T10:00:00Z');
  await noted('paolo', 'teacher.enabled', '2026-04-05T10:00:00Z');
  // Of Davide the audit has the end of an earlier time alone, and of Lucia nothing.
  await noted('davide', 'teacher.disabled', '2026-05-05T10:00:00Z');
  // No teacher any more.
  await noted('elena', 'teacher.enabled', '2026-05-06T10:00:00Z');
  await query(`delete from schema_migration where name = 'after-people.sql'`);
  await migrate(t.platform.database);
  const { rows } = await query('select id, docente_since as since from account');
  const since = Object.fromEntries(
    rows.map((row) => [String(row['id']), row['since'] as Date | null]),
  );
  for (const person of teachers) assert.ok(idOf(person) in since, person);
  assert.deepEqual(
    [...teachers, 'elena' as const].map((person) => since[idOf(person)]?.toISOString() ?? null),
    ['2026-03-01T10:00:00.000Z', '2026-04-05T10:00:00.000Z', null, null, null],
  );
});

test('what is noted stays when the same file of a later version runs', async () => {
  await query(`update account set docente_since = '2026-06-01T10:00:00Z' where id = $1`, [
    idOf('marco'),
  ]);
  await query(`delete from schema_migration where name = 'after-people.sql'`);
  await migrate(t.platform.database);
  const { rows } = await query('select docente_since as since from account where id = $1', [
    idOf('marco'),
  ]);
  assert.deepEqual(rows[0]?.['since'], new Date('2026-06-01T10:00:00Z'));
});

test('who is no teacher has no date, whoever takes the flag', async () => {
  await query(`update account set is_docente = true, docente_since = now() where id = $1`, [
    idOf('marco'),
  ]);
  await query('update account set is_docente = false where id = $1', [idOf('marco')]);
  const { rows } = await query('select docente_since as since from account where id = $1', [
    idOf('marco'),
  ]);
  assert.equal(rows[0]?.['since'], null);
});
