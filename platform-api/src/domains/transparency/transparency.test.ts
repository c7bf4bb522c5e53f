import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { credentialEntry, leafHash, verifyConsistency } from 'contracts/transparency-log';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { demoPeople } from '../../demo/people.ts';
import type { Database } from '../../database/database.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { issueCourseBadge } from '../badges/index.ts';
import { makeCheckpoint } from './checkpoints.ts';
import { inclusionProof } from './proofs.ts';
import { appendCredential, bytesOf, emptyLog, someCredential, stranger } from './testing-log.ts';
import { treeOf, type HashReader } from './tree.ts';

let t: TestPlatform;
let database: Database;

before(async () => {
  t = await testPlatform({ courses: true });
  database = t.platform.database;
});
after(() => t.close());
beforeEach(async () => {
  await database.query('delete from badge');
  await emptyLog(database);
});

const completion = {
  userId: demoPeople.marco.userId,
  courseId: demoCourseId(journeyCourseKey),
  completedAt: new Date('2026-03-31T22:30:00Z'),
};

async function leaves(): Promise<number[]> {
  const { rows } = await database.query(
    'select leaf_index::int as n from transparency_leaf order by leaf_index',
  );
  return rows.map(({ n }) => Number(n));
}

test('a badge is in the log with its row, once, and anybody can prove it from its bytes, on PGlite and PostgreSQL', async () => {
  const issued = await issueCourseBadge(t.platform, completion);
  assert.ok(issued);
  await issueCourseBadge(t.platform, completion);
  const { rows } = await database.query(
    `select get_byte(entry, 0) as kind from transparency_leaf order by leaf_index`,
  );
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    [1, 2],
    'its credential, and its note on the ledger',
  );

  const reader = stranger(t.app);
  const answer = await reader.get(`/Badges/Public/${issued.id}/Inclusion`);
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['access-control-allow-origin'], '*');
  assert.ok(Buffer.byteLength(answer.payload) <= 2048);
  const proof = answer.json<{ data: Awaited<ReturnType<typeof inclusionProof>> }>().data;
  const credential = (await reader.get(`/Badges/Public/${issued.id}/credential`)).payload;
  assert.equal(await reader.proves(proof, credential), true);
  assert.equal(await reader.proves(proof, `${credential} `), false, 'another byte');
  assert.equal(await reader.proves({ ...proof, index: 1 }, credential), false, 'another place');

  await database.query('update badge set is_public = false');
  assert.equal((await reader.get(`/Badges/Public/${issued.id}/Inclusion`)).statusCode, 404);
});

test('a credential that is written anew has its own entry, and one that is not committed has none, on PGlite and PostgreSQL', async () => {
  const issued = await issueCourseBadge(t.platform, completion);
  assert.ok(issued);
  const anew = issued.credential.replace('"name":', '"name" :');
  await database.query('update badge set credential = $1', [anew]);
  const proof = await inclusionProof(t.platform, anew);
  assert.equal(await stranger(t.app).proves(proof, anew), true);
  assert.deepEqual(await leaves(), [0, 1, 2]);

  const lost = new Error('lost');
  await assert.rejects(
    database.transaction(async () => {
      await database.db.execute(`update badge set credential = '{"id":"x"}'`);
      throw lost;
    }),
    lost,
  );
  assert.deepEqual(await leaves(), [0, 1, 2]);
  assert.equal(await appendCredential(database, someCredential().text), 3, 'without a gap');
});

test('the database makes the entry of which a reader computes the hash', async () => {
  const { id, text } = someCredential();
  await appendCredential(database, text);
  const { rows } = await database.query('select entry, leaf_hash from transparency_leaf');
  const entry = await credentialEntry(id, text);
  assert.deepEqual(Buffer.from(rows[0]?.['entry'] as Uint8Array), Buffer.from(entry));
  const hash = Buffer.from(rows[0]?.['leaf_hash'] as Uint8Array);
  assert.deepEqual(hash, Buffer.from(await leafHash(entry)));
});

test('200 appended at once stand one after the other, none lost, none twice, on PGlite and PostgreSQL', async () => {
  const credentials = Array.from({ length: 200 }, someCredential);
  // Every fifth twice: a job that runs again beside itself; some give up.
  const given = [...credentials, ...credentials.filter((_, i) => i % 5 === 0)];
  const places = await Promise.all(given.map(({ text }) => appendCredential(database, text)));
  await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      database.transaction(async () => {
        await appendCredential(database, someCredential().text);
        throw new Error('given up');
      }),
    ),
  );
  assert.deepEqual(
    await leaves(),
    Array.from({ length: 200 }, (_, i) => i),
  );
  assert.equal(new Set(places).size, 200);
  await makeCheckpoint(t.platform);
  const reader = stranger(t.app);
  for (const { text } of credentials) {
    assert.equal(await reader.proves(await inclusionProof(t.platform, text), text), true);
  }
});

test('a leaf with a gap before it, or a hash of its own, is refused by the table', async () => {
  await appendCredential(database, someCredential().text);
  const insert = (columns: string, values: string) =>
    database.query(`insert into transparency_leaf (${columns}) values (${values})`);
  await assert.rejects(insert('leaf_index, entry', `2, 'x'`));
  await assert.rejects(insert('leaf_index, entry', `-1, 'x'`));
  await assert.rejects(insert('leaf_index, entry', `0, 'x'`));
  await assert.rejects(insert('leaf_index, entry, leaf_hash', `1, 'x', 'y'`));
  await assert.rejects(insert('leaf_index, entry', `1, (select entry from transparency_leaf)`));
  await insert('leaf_index, entry', `1, 'x'`);
});

test('nothing of log and ledger is changed, deleted or truncated, on PGlite and PostgreSQL', async () => {
  await issueCourseBadge(t.platform, completion);
  for (let i = 0; i < 256; i += 1) await appendCredential(database, someCredential().text);
  const { origin, size } = await makeCheckpoint(t.platform);
  await database.query(`insert into transparency_cosignature values ($1, $2, 'w', 'line', now())`, [
    origin,
    size,
  ]);
  const columns = {
    transparency_leaf: 'entry = entry',
    transparency_node: 'hash = hash',
    transparency_checkpoint: 'note = note',
    transparency_cosignature: 'line = line',
    ledger_entry: 'noted_at = noted_at',
  };
  for (const [table, change] of Object.entries(columns)) {
    const { rows } = await database.query(`select count(*)::int as n from ${table}`);
    assert.ok(Number(rows[0]?.['n']) > 0, table);
    for (const statement of [
      `update ${table} set ${change}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await assert.rejects(
        database.query(statement),
        (error: Error) => /final/.test(`${error.message} ${String(error.cause)}`),
        statement,
      );
    }
  }
});

test('the tree can be made again from the tiles, and goes on from what was seen, on PGlite and PostgreSQL', async () => {
  const texts = Array.from({ length: 520 }, () => someCredential().text);
  for (const text of texts.slice(0, 300)) await appendCredential(database, text);
  await makeCheckpoint(t.platform);
  const reader = stranger(t.app);
  const seen = await reader.checkpoint();
  assert.equal(seen.size, 300);
  for (const text of texts.slice(300)) await appendCredential(database, text);
  assert.equal((await reader.get('/log/tile/0/002.p/8')).statusCode, 404, 'not signed yet');
  await makeCheckpoint(t.platform);

  const now = await reader.checkpoint();
  assert.equal(now.size, 520);
  const hashes = await reader.consistency(seen.size, now.size);
  assert.equal(await verifyConsistency({ first: seen, second: now, hashes }), true);
  const rewritten = { ...seen, root: new Uint8Array(32) };
  assert.equal(await verifyConsistency({ first: rewritten, second: now, hashes }), false);
  assert.equal((await reader.get('/log/consistency?from=0&to=521')).statusCode, 404);
  assert.equal((await reader.get('/log/consistency?from=9&to=8')).statusCode, 404);

  const fromTiles: HashReader = async (level, from, to) => {
    const width = to - from;
    const suffix = width === 256 ? '' : `.p/${width}`;
    const path = `/log/tile/${level}/${String(from / 256).padStart(3, '0')}${suffix}`;
    const answer = await reader.get(path);
    assert.equal(answer.statusCode, 200, path);
    assert.match(String(answer.headers['cache-control']), /immutable/);
    assert.equal(answer.headers['access-control-allow-origin'], '*');
    assert.equal(answer.headers['content-type'], 'application/octet-stream');
    return new Uint8Array(answer.rawPayload);
  };
  const { hashOf } = treeOf(520, fromTiles);
  assert.deepEqual(Buffer.from(await hashOf([0, 520])), Buffer.from(now.root));

  const bundle = (await reader.get('/log/tile/entries/002.p/8')).rawPayload;
  const leafHashes = (await reader.get('/log/tile/0/002.p/8')).rawPayload;
  for (let i = 0; i < 8; i += 1) {
    assert.equal(bundle.readUInt16BE(i * 67), 65);
    const entry = new Uint8Array(bundle.subarray(i * 67 + 2, i * 67 + 67));
    const hash = leafHashes.subarray(i * 32, i * 32 + 32);
    assert.deepEqual(Buffer.from(await leafHash(entry)), hash);
  }
  for (const path of [
    '0/003',
    '0/002',
    '2/000.p/1',
    '0/002.p/9',
    'entries/002.p/9',
    'x/000',
    '0/0',
  ]) {
    assert.equal((await reader.get(`/log/tile/${path}`)).statusCode, 404, path);
  }
});

test('two checkpoints at once are one, and an empty log has one too, on PGlite and PostgreSQL', async () => {
  const reader = stranger(t.app);
  assert.equal((await reader.checkpoint()).size, 0);
  for (let i = 0; i < 257; i += 1) await appendCredential(database, someCredential().text);
  const made = await Promise.all([1, 2, 3].map(() => makeCheckpoint(t.platform)));
  assert.equal(new Set(made.map(({ note }) => note)).size, 1);
  const { rows } = await database.query('select size::int from transparency_checkpoint order by 1');
  assert.deepEqual(
    rows.map(({ size }) => size),
    [0, 257],
  );
  const answer = await reader.get('/log/checkpoint');
  assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(answer.headers['cache-control'], 'no-cache');
});

test('the log keeps its name when the product moves, until it is given another', async () => {
  const { origin } = await makeCheckpoint(t.platform);
  assert.equal(origin, 'localhost:8080/api/log');
  const { config } = t.platform;
  const moved = { ...t.platform, config: { ...config, publicUrl: 'https://other.example' } };
  assert.equal((await makeCheckpoint(moved)).origin, origin);
  const renamed = {
    ...moved,
    config: { ...moved.config, log: { ...config.log, origin: 'b.example/2' } },
  };
  assert.equal((await makeCheckpoint(renamed)).origin, 'b.example/2');
});

test('what was issued before the log has its entry after the step to this version', async () => {
  const issued = await issueCourseBadge(t.platform, completion);
  assert.ok(issued);
  await database.query(`alter table transparency_leaf disable trigger user`);
  await database.query('delete from transparency_leaf');
  await database.query(`alter table transparency_leaf enable trigger user`);
  const step = readFileSync(join(import.meta.dirname, '../../database/sql/after-log.sql'), 'utf8');
  for (let run = 0; run < 2; run += 1) {
    for (const statement of step.split('--> statement-breakpoint')) await database.query(statement);
  }
  assert.deepEqual(await leaves(), [0, 1]);
  const proof = await inclusionProof(t.platform, issued.credential);
  assert.equal(await stranger(t.app).proves(proof, issued.credential), true);
  assert.deepEqual(
    proof.hashes.map((hash) => bytesOf(hash).length),
    [32],
  );
});
