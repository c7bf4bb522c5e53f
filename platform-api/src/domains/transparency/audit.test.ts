import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { Database } from '../../database/database.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { auditChains } from './audit.ts';
import { makeCheckpoint } from './checkpoints.ts';
import { transparencyFigures } from './figures.ts';
import { appendCredential, asOperator, emptyLog, someCredential } from './testing-log.ts';

let t: TestPlatform;
let database: Database;

before(async () => {
  t = await testPlatform();
  database = t.platform.database;
});
after(() => t.close());

const hashOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

beforeEach(async () => {
  await emptyLog(database);
  for (let i = 1; i <= 3; i += 1) {
    await appendCredential(database, someCredential().text);
    await t.platform.notary.notarise(`badge:${i}`, hashOf(String(i)));
    await makeCheckpoint(t.platform);
  }
});

async function found() {
  await auditChains(t.platform);
  const { audits } = await transparencyFigures(t.platform);
  return Object.fromEntries(audits.map(({ chain, brokenAt }) => [chain, brokenAt]));
}

test('what nobody touched is sound', async () => {
  assert.deepEqual(await found(), { ledger: null, log: null });
  await emptyLog(database);
  assert.deepEqual(await found(), { ledger: null, log: null }, 'also when it is empty');
});

test('a ledger whose last entry was deleted, or that was emptied, is found', async () => {
  await asOperator(database, 'delete from ledger_entry where round = 3');
  assert.deepEqual(await found(), { ledger: 3, log: null });
  await asOperator(database, 'delete from ledger_entry');
  assert.deepEqual(await found(), { ledger: 1, log: null });
});

test('a last entry that was backdated is found, though its own hash is right', async () => {
  const { rows } = await database.query(
    'select signed_transaction as signed from ledger_entry where round = 3',
  );
  const earlier = new Date('2021-01-01T00:00:00Z');
  const hash = createHash('sha256')
    .update(Buffer.from(String(rows[0]?.['signed']), 'base64'))
    .update(earlier.toISOString())
    .digest('base64');
  await asOperator(
    database,
    `update ledger_entry set noted_at = '2021-01-01T00:00:00Z', entry_hash = '${hash}' where round = 3`,
  );
  assert.equal(await t.platform.notary.firstBrokenRound(), null, 'the chain alone sees nothing');
  assert.deepEqual(await found(), { ledger: 3, log: null });
});

test('a leaf that was rewritten, deleted or put in between is found at the first signed size', async () => {
  const original = await database.query('select entry from transparency_leaf where leaf_index = 2');
  const entry = Buffer.from(original.rows[0]?.['entry'] as Uint8Array).toString('hex');
  await asOperator(database, `update transparency_leaf set entry = 'x' where leaf_index = 2`);
  assert.deepEqual(await found(), { ledger: null, log: 4 });
  await asOperator(
    database,
    `update transparency_leaf set entry = decode('${entry}', 'hex') where leaf_index = 2`,
  );
  assert.deepEqual(await found(), { ledger: null, log: null }, 'put back');
  await asOperator(database, 'delete from transparency_leaf where leaf_index = 5');
  assert.deepEqual(await found(), { ledger: null, log: 6 });
});

test('a checkpoint that was rewritten is found', async () => {
  await asOperator(
    database,
    `update transparency_checkpoint set root = sha256('x') where size = 4`,
  );
  assert.deepEqual(await found(), { ledger: null, log: 4 });
});

test('the log is not signed any more once its leaves are not what was signed, and the alarm is at once', async () => {
  await asOperator(database, `update transparency_leaf set entry = 'x' where leaf_index = 2`);
  await appendCredential(database, someCredential().text);
  await t.platform.jobs.enqueue('log.checkpoint', {});
  await t.platform.jobs.drain();
  const { audits } = await transparencyFigures(t.platform);
  assert.deepEqual(
    audits.map(({ chain, brokenAt }) => [chain, brokenAt]),
    [['log', 6]],
  );
  const { rows } = await database.query(
    'select max(size)::int as size from transparency_checkpoint',
  );
  assert.equal(rows[0]?.['size'], 6);
});
