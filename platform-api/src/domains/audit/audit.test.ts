import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { demoPeople } from '../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { hashOfEntry } from './chain.ts';
import { checkChain, lastCheck } from './check-chain.ts';
import { chainEnd, noteAct } from './note-act.ts';
import { auditEntries } from './tables.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const anna = demoPeople.anna.userId;
const marco = demoPeople.marco.userId;

const note = (role: string) =>
  noteAct(t.platform, {
    actorId: anna,
    act: 'role.granted',
    subjectKind: 'user',
    subjectId: marco,
    detail: { role, zeta: 1, alfa: true },
  });

const run = (text: string) => t.platform.database.db.execute(sql.raw(text));

test('entries and checks are only ever added', async () => {
  await note('Tutor');
  await checkChain(t.platform);
  for (const table of ['audit_entry', 'audit_check']) {
    for (const change of [
      `update ${table} set hash = 'x'`,
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await assert.rejects(t.platform.database.query(change), /the audit is final/, change);
    }
  }
});

test('acts that are noted at once stand one behind the other, and none without its change', async () => {
  const { seq } = await chainEnd(t.platform);
  await Promise.all(Array.from({ length: 20 }, (_, n) => note(`role ${n}`)));
  await assert.rejects(
    t.platform.database.transaction(async () => {
      await note('undone');
      throw new Error('undone');
    }),
    /undone/,
  );
  const check = await checkChain(t.platform);
  assert.deepEqual([check.seq, check.brokenAt], [seq + 20, null]);
  const found = await t.platform.database.db.select().from(auditEntries);
  assert.equal(found.length, seq + 20);
  assert.ok(found.every(({ detail }) => detail['role'] !== 'undone'));
});

test('every change of the chain is found, whoever made it: of its fields, its place, its absence, its end', async () => {
  for (let n = 0; n < 12; n += 1) await note(`role ${n}`);
  const { seq: last } = await checkChain(t.platform);
  const rows = await t.platform.database.db.select().from(auditEntries);
  const second = rows.find(({ seq }) => seq === 2);
  assert.ok(second);
  // Who knows how hashes are made can write a fitting one, but not for the entry after it.
  const forged = hashOfEntry({ ...second, actorId: null });
  for (const [change, place] of [
    [`update audit_entry set at = at + interval '1 second' where seq = 3`, 3],
    [`update audit_entry set actor_id = '${marco}' where seq = 4`, 4],
    [`update audit_entry set act = 'role.revoked' where seq = 5`, 5],
    [`update audit_entry set subject_kind = 'order' where seq = 6`, 6],
    [`update audit_entry set subject_id = '${anna}' where seq = 7`, 7],
    [`update audit_entry set detail = '{"role":"none"}' where seq = 8`, 8],
    [`update audit_entry set actor_id = null, hash = '${forged}' where seq = 2`, 3],
    ['delete from audit_entry where seq = 9', 9],
    [`delete from audit_entry where seq > ${last - 2}`, last - 1],
    ['delete from audit_entry', 1],
    [`update audit_check set hash = md5('x')`, 1],
    [`update audit_check set signature = md5('x')`, 1],
  ] as const) {
    await assert.rejects(
      t.platform.database.transaction(async () => {
        await run('alter table audit_entry disable trigger user');
        await run('alter table audit_check disable trigger user');
        await run(change);
        assert.equal((await checkChain(t.platform)).brokenAt, place, change);
        assert.equal((await lastCheck(t.platform))?.brokenAt, place, change);
        throw new Error('undone');
      }),
      /undone/,
    );
  }
  assert.equal((await checkChain(t.platform)).brokenAt, null);
});

test('a job checks the chain every hour', async () => {
  const before = await lastCheck(t.platform);
  await t.platform.jobs.enqueue('audit.check', {});
  await t.platform.jobs.drain();
  const found = await lastCheck(t.platform);
  assert.ok(before && found && found.at > before.at);
});

test('nothing personal is in the chain, and it stays when a person is erased', async () => {
  await note('Tutor');
  const { seq } = await chainEnd(t.platform);
  const text = JSON.stringify(await t.platform.database.db.select().from(auditEntries));
  for (const { identity } of [demoPeople.anna, demoPeople.marco]) {
    for (const personal of Object.values(identity)) {
      // One letter is in every text.
      if (personal.length > 1) assert.ok(!text.includes(personal), personal);
    }
  }
  const erased = await t.call('marco', { method: 'DELETE', url: '/api/Account/DeleteAccount' });
  assert.equal(erased.statusCode, 200, erased.body);
  const check = await checkChain(t.platform);
  assert.equal(check.brokenAt, null);
  assert.ok(check.seq >= seq);
});
