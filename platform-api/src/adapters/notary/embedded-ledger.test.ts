import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { decodeSignedTransaction } from 'algosdk';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { ephemeralSecrets } from '../../secrets.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { embeddedLedger, type EmbeddedLedger } from './embedded-ledger.ts';
import { hashOf, notaryContract } from './notary-contract.ts';

let t: TestPlatform;
let database: Database;
let ledger: EmbeddedLedger;

before(async () => {
  t = await testPlatform();
  database = t.platform.database;
});
after(() => t.close());

/** What somebody with the database could do, past the triggers. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await database.transaction(async () => {
    await database.db.execute(sql`alter table ledger_entry disable trigger ledger_entry_final`);
    await database.db.execute(statement);
    await database.db.execute(sql`alter table ledger_entry enable trigger ledger_entry_final`);
  });
}

beforeEach(async () => {
  await tamper(sql`delete from ledger_entry`);
  ledger = embeddedLedger(database, t.platform.secrets, systemClock);
});

notaryContract('embedded ledger', () => ({
  open: () => embeddedLedger(database, t.platform.secrets, systemClock),
  count: async () =>
    Number((await database.query('select count(*) as n from ledger_entry')).rows[0]?.n),
}));

test('[BADGE-08 part] a note is a real signed Algorand transaction, found again with its hash', async () => {
  const noted = await ledger.notarise('badge:1', hashOf('one'));
  assert.equal(noted.round, 1);
  assert.match(noted.transactionId, /^[A-Z2-7]{52}$/);

  const found = await ledger.find(noted.transactionId);
  assert.deepEqual(Buffer.from(found?.note ?? []), Buffer.from(hashOf('one')));
  const { rows } = await database.query('select signed_transaction from ledger_entry');
  const { txn, sig } = decodeSignedTransaction(
    new Uint8Array(Buffer.from(String(rows[0]?.signed_transaction), 'base64')),
  );
  assert.equal(sig?.length, 64);
  assert.equal(txn.txID(), noted.transactionId);
  assert.equal(txn.note.length, 32, 'only the hash is on the ledger (E125)');
});

test('simultaneous notes make one unbroken chain', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => ledger.notarise(`badge:${i}`, hashOf(String(i)))),
  );
  assert.equal(await ledger.firstBrokenRound(), null);
  const { rows } = await database.query('select max(round)::int as top from ledger_entry');
  assert.equal(rows[0]?.top, 12);
});

test('an entry cannot be changed or removed', async () => {
  await ledger.notarise('badge:1', hashOf('one'));
  await assert.rejects(() => database.query(`update ledger_entry set key = 'x'`));
  await assert.rejects(() => database.query('delete from ledger_entry'));
});

test('[BADGE-08 part] a changed row is refused: signature, instant, chain, other ledger', async () => {
  const notes = [];
  for (const name of ['one', 'two', 'three']) notes.push(await ledger.notarise(name, hashOf(name)));
  const [, second, third] = notes;
  assert.ok(second && third);
  const original = (await database.query('select * from ledger_entry where round = 2')).rows[0];

  const changes = {
    'another instant': sql`update ledger_entry set noted_at = noted_at - interval '1 year' where round = 2`,
    'another transaction': sql`update ledger_entry set signed_transaction =
      (select signed_transaction from ledger_entry where round = 3) where round = 2`,
    'another entry hash': sql`update ledger_entry set entry_hash = 'AAAA' where round = 2`,
    'another place': sql`update ledger_entry set previous_hash = 'AAAA' where round = 2`,
  };
  for (const [change, statement] of Object.entries(changes)) {
    await tamper(statement);
    assert.equal(await ledger.find(second.transactionId), null, change);
    assert.equal(await ledger.firstBrokenRound(), 2, change);
    await tamper(sql`update ledger_entry set noted_at = ${new Date(original?.noted_at as Date).toISOString()},
      signed_transaction = ${String(original?.signed_transaction)}, entry_hash = ${String(original?.entry_hash)},
      previous_hash = ${String(original?.previous_hash)} where round = 2`);
    assert.notEqual(await ledger.find(second.transactionId), null, `${change}, put back`);
  }

  await tamper(sql`delete from ledger_entry where round = 2`);
  assert.equal(await ledger.find(third.transactionId), null, 'its predecessor is gone');

  const other = embeddedLedger(database, ephemeralSecrets(), systemClock);
  assert.equal(await other.find(third.transactionId), null, 'signed by a key of another ledger');
});
