import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { noteKeyText, parseCheckpoint, signedCheckpoint } from 'contracts/transparency-log';
import type { Database } from '../../database/database.ts';
import { readLogConfig } from '../../log-config.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { makeCheckpoint, publishedCheckpoint } from './checkpoints.ts';
import { transparencyFigures } from './figures.ts';
import { logOrigin, logSigner } from './log-key.ts';
import { consistencyProof, inclusionProof } from './proofs.ts';
import { appendCredential, asOperator, emptyLog, someCredential, stranger } from './testing-log.ts';
import { startWitness, type WitnessProcess } from './witness-process.ts';

let t: TestPlatform;
let database: Database;
let folder: string;
let witness: WitnessProcess;
const texts = Array.from({ length: 40 }, () => someCredential().text);

before(async () => {
  t = await testPlatform();
  database = t.platform.database;
});
after(() => t.close());

beforeEach(async () => {
  await emptyLog(database);
  folder = mkdtempSync(join(tmpdir(), 'workerbadge-witness-'));
  const { key } = await logSigner(t.platform, await logOrigin(t.platform));
  witness = await startWitness([
    '--key',
    keyFile(),
    '--name',
    'w.example',
    '--log-key',
    noteKeyText(key),
  ]);
  useWitness();
  for (const text of texts.slice(0, 20)) await appendCredential(database, text);
  await signAndAsk();
});
afterEach(async () => {
  await witness.kill();
  rmSync(folder, { recursive: true, force: true });
});

const keyFile = () => join(folder, 'witness.key');

function useWitness(): void {
  t.platform.config.log = readLogConfig({ LOG_WITNESSES: witness.said });
}

async function signAndAsk(): Promise<void> {
  await t.platform.jobs.enqueue('log.checkpoint', {});
  await t.platform.jobs.drain();
}

const refused = async () => (await transparencyFigures(t.platform)).witnesses[0]?.isRefused;

test('an honest log is cosigned as it grows, and its proofs carry the witness, on PGlite and PostgreSQL', async () => {
  const reader = stranger(t.app);
  assert.deepEqual(
    (await reader.checkpoint()).cosignatures.map(({ name }) => name),
    ['w.example'],
  );
  for (const text of texts.slice(20)) {
    await appendCredential(database, text);
    await signAndAsk();
  }
  const checkpoint = await reader.checkpoint();
  assert.equal(checkpoint.size, 40);
  assert.equal(checkpoint.cosignatures.length, 1);
  assert.equal(await refused(), false);
  // Signed but not yet cosigned: a proof by what a witness has seen is the better one.
  await appendCredential(database, someCredential().text);
  await makeCheckpoint(t.platform);
  const proof = await inclusionProof(t.platform, texts[3] ?? '');
  assert.equal(proof.size, 40);
  assert.match(proof.checkpoint, /\n— w\.example /u);
  assert.ok(Buffer.byteLength(JSON.stringify(proof)) <= 2048);
});

/**
 * The operator has the database and every key, and makes all of it anew: leaves, and checkpoints that are truly
 * signed. Each leaves a log that is sound by itself.
 */
const forgeries: Record<string, string[]> = {
  'rewrites an entry': [`update transparency_leaf set entry = 'rewritten' where leaf_index = 7`],
  'backdates a note of the ledger': [
    `update transparency_leaf set entry = '\\x02'::bytea || int8send(1) || sha256('earlier') where leaf_index = 3`,
  ],
  'deletes the last entry': ['delete from transparency_leaf where leaf_index = 19'],
  'deletes everything': ['truncate transparency_leaf'],
  'deletes an entry in between': [
    'create temporary table kept as select entry from transparency_leaf where leaf_index <> 5 order by leaf_index',
    'truncate transparency_leaf',
    'insert into transparency_leaf (leaf_index, entry) select row_number() over () - 1, entry from kept',
    'drop table kept',
  ],
  'exchanges two entries': [
    `create temporary table kept as select leaf_index, entry from transparency_leaf`,
    'truncate transparency_leaf',
    `insert into transparency_leaf (leaf_index, entry)
       select case leaf_index when 1 then 2 when 2 then 1 else leaf_index end, entry from kept order by 1`,
    'drop table kept',
  ],
};

for (const [what, statements] of Object.entries(forgeries)) {
  for (const size of ['the same size', 'a larger size']) {
    test(`an operator with all keys who ${what} and signs anew at ${size} is seen by the witness, on PGlite and PostgreSQL`, async () => {
      await asOperator(
        database,
        'truncate transparency_anchor, transparency_cosignature, transparency_checkpoint, transparency_node',
        ...statements,
      );
      const { rows } = await database.query('select count(*)::int as n from transparency_leaf');
      const lost = 20 - Number(rows[0]?.['n']) + (size === 'the same size' ? 0 : 3);
      for (let i = 0; i < lost; i += 1) await appendCredential(database, someCredential().text);
      await signAndAsk();
      assert.equal(
        (await publishedCheckpoint(t.platform)).size,
        size === 'the same size' ? 20 : 23,
      );
      assert.equal(await refused(), true);
      assert.deepEqual((await stranger(t.app).checkpoint()).cosignatures, []);
    });
  }
}

test('an operator who sets the log back is seen, and the refusal stays until the witness cosigns again', async () => {
  await asOperator(
    database,
    'truncate transparency_anchor, transparency_cosignature, transparency_checkpoint, transparency_node',
    'delete from transparency_leaf where leaf_index >= 15',
  );
  await signAndAsk();
  assert.equal(await refused(), true);
  await witness.kill();
  await signAndAsk();
  assert.equal(await refused(), true, 'also while it is away');
});

test('a fork shown to others has no cosignature: one witness never signs two logs, on PGlite and PostgreSQL', async () => {
  const address = witness.said.slice(witness.said.indexOf('@') + 1);
  const signer = await logSigner(t.platform, await logOrigin(t.platform));
  const submit = async (old: number, hashes: string[], note: string) => {
    const response = await fetch(`${address}/add-checkpoint`, {
      method: 'POST',
      body: [`old ${old}`, ...hashes, '', note].join('\n'),
    });
    return {
      status: response.status,
      text: await response.text(),
      type: response.headers.get('content-type'),
    };
  };
  const fork = await signedCheckpoint(signer, { size: 20, root: new Uint8Array(32) });
  const longer = await signedCheckpoint(signer, { size: 25, root: new Uint8Array(32) });
  const honest = (await publishedCheckpoint(t.platform)).note;
  const proof = await consistencyProof(t.platform, 13, 20);
  const stolen = await logSigner(
    { ...t.platform, secrets: { ...t.platform.secrets, ledgerSeed: 'A'.repeat(43) } },
    signer.key.name,
  );
  const elsewhere = await logSigner(t.platform, 'unknown.example');
  const head = { size: 30, root: new Uint8Array(32) };

  assert.equal((await submit(20, [], fork)).status, 409);
  assert.equal((await submit(20, proof, longer)).status, 422);
  assert.equal((await submit(20, [], longer)).status, 422);
  assert.deepEqual(await submit(0, [], fork), {
    status: 409,
    text: '20\n',
    type: 'text/x.tlog.size',
  });
  assert.deepEqual(await submit(13, proof, honest), {
    status: 409,
    text: '20\n',
    type: 'text/x.tlog.size',
  });
  assert.equal((await submit(21, [], honest)).status, 400);
  assert.equal((await submit(20, [], await signedCheckpoint(stolen, head))).status, 403);
  assert.equal((await submit(20, [], await signedCheckpoint(elsewhere, head))).status, 404);
  assert.equal((await submit(20, ['x'], honest)).status, 400);
  assert.equal((await submit(20, [], 'nothing')).status, 400);
  assert.equal((await submit(20, [], 'x'.repeat(70_000))).status, 413);
  assert.equal((await submit(20, [], honest)).status, 200, 'what it has seen it signs again');
});

test('a witness that is killed goes on from what it had seen, and from what it signed unheard, on PGlite and PostgreSQL', async () => {
  await witness.kill();
  await appendCredential(database, texts[20] ?? '');
  await signAndAsk();
  const [state] = (await transparencyFigures(t.platform)).witnesses;
  assert.equal(state?.isRefused, false);
  assert.ok(state?.missingSince instanceof Date);
  witness = await startWitness(['--key', keyFile()]);
  useWitness();
  await signAndAsk();
  assert.equal((await stranger(t.app).checkpoint()).cosignatures.length, 1);

  // Its answers are lost: it knows of sizes that we do not know it has cosigned.
  await asOperator(database, 'truncate transparency_cosignature');
  await appendCredential(database, texts[21] ?? '');
  await signAndAsk();
  const checkpoint = await stranger(t.app).checkpoint();
  assert.deepEqual([checkpoint.size, checkpoint.cosignatures.length], [22, 1]);
  const kept = JSON.parse(readFileSync(`${keyFile()}.seen.json`, 'utf8')) as Record<
    string,
    { note: string }
  >;
  assert.equal(parseCheckpoint(kept[checkpoint.origin]?.note ?? '')?.size, 22);
});

test('a witness takes no other key for a log that it knows, nor a key file of somebody else', async () => {
  const origin = await logOrigin(t.platform);
  const other = await logSigner(
    { ...t.platform, secrets: { ...t.platform.secrets, ledgerSeed: 'B'.repeat(43) } },
    origin,
  );
  await witness.kill();
  await assert.rejects(
    startWitness(['--key', keyFile(), '--log-key', noteKeyText(other.key)]),
    /has another key than the one that was seen first/,
  );
  await assert.rejects(
    startWitness(['--key', keyFile(), '--name', 'x.example']),
    /holds the key of/,
  );
  await assert.rejects(
    startWitness(['--key', join(folder, 'none')]),
    /needs the name of the witness/,
  );
});

test('witnesses are configured by the line that they print, and by nothing else', () => {
  const [key = '', url = ''] = witness.said.split('@');
  const { witnesses } = readLogConfig({ LOG_WITNESSES: `${key}@https://w.example/` });
  assert.deepEqual(witnesses, [{ name: 'w.example', key, url: 'https://w.example' }]);
  assert.deepEqual(readLogConfig({ LOG_WITNESSES: '' }).witnesses, []);
  const base64 = key.split('+')[2] ?? '';
  for (const wrong of [
    'w.example',
    key,
    `${key}@ftp://w.example`,
    `${key.replace('w.example', 'v.example')}@${url}`,
    `w.example+00000000+${base64}@${url}`,
    `${key}@${url} ${key}@${url}`,
  ]) {
    assert.throws(() => readLogConfig({ LOG_WITNESSES: wrong }), /LOG_WITNESSES/, wrong);
  }
});
