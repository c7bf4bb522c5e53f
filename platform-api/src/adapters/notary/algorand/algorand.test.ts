import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { Algodv2, Indexer, makePaymentTxnWithSuggestedParamsFromObject } from 'algosdk';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import {
  startAlgorand,
  type AlgorandStandIn,
} from '../../../testing/algorand/algorand-stand-in.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { configuredNotary } from '../configured-notary.ts';
import { ledgerAccount } from '../ledger-account.ts';
import { hashOf, notaryContract } from '../notary-contract.ts';
import { algorandLedger, type AlgorandConfig } from './algorand-ledger.ts';

let t: TestPlatform;
let database: Database;
let network: AlgorandStandIn;

const config = (): AlgorandConfig => ({
  node: { url: network.nodeUrl, token: 'node' },
  indexer: { url: network.indexerUrl, token: 'indexer' },
  genesisHash: network.genesisHash,
  explorer: 'https://explorer.example',
});
const parts = () => ({ database, secrets: t.platform.secrets, clock: systemClock });
const open = (changes: Partial<AlgorandConfig> = {}, timeoutMs = 5000) =>
  algorandLedger({ ...config(), ...changes }, parts(), { timeoutMs });

/** As a database that was put back from a backup of before. */
async function forgetNotes(): Promise<void> {
  await database.transaction(async () => {
    await database.db.execute(sql`alter table algorand_note disable trigger algorand_note_final`);
    await database.db.execute(sql`delete from algorand_note`);
    await database.db.execute(sql`alter table algorand_note enable trigger algorand_note_final`);
  });
}

const kept = async () =>
  (await database.query('select transaction_id, round from algorand_note order by key')).rows;

before(async () => {
  t = await testPlatform();
  database = t.platform.database;
});
after(() => t.close());
beforeEach(async (context) => {
  await forgetNotes();
  network = await startAlgorand();
  if ('after' in context) context.after(() => network.close());
});

notaryContract('Algorand', () => ({
  open: () => open(),
  count: () => Promise.resolve(network.confirmed().length),
}));

test('a note is a payment of nothing to oneself that carries the hash and a lease, and no word more', async () => {
  const ledger = open();
  await ledger.notarise('badge:1', hashOf('one'));
  const [sent] = network.confirmed();
  assert.ok(sent);
  assert.equal(sent.sender.toString(), ledger.address);
  assert.equal(sent.payment?.receiver.toString(), ledger.address);
  assert.equal(sent.payment?.amount, 0n);
  assert.equal(sent.payment?.closeRemainderTo, undefined);
  assert.equal(sent.rekeyTo, undefined);
  assert.deepEqual(Buffer.from(sent.note), Buffer.from(hashOf('one')), 'only the hash (E125)');
  assert.equal(sent.lease?.length, 32);
  assert.equal(sent.fee, 1000n);
});

test('an NFT is an asset of which there is one, that nobody can change; the indexer lists it', async () => {
  const ledger = open();
  const noted = await ledger.notarise('credit:1', hashOf('one'), 'nft');
  const [sent] = network.confirmed();
  assert.deepEqual(
    [sent?.assetConfig?.total, sent?.assetConfig?.decimals, sent?.assetConfig?.defaultFrozen],
    [1n, 0, false],
  );
  for (const role of ['manager', 'reserve', 'freeze', 'clawback'] as const) {
    assert.equal(sent?.assetConfig?.[role], undefined, role);
  }
  const indexer = new Indexer('', network.indexerUrl, new URL(network.url).port);
  const { assets } = await indexer.searchForAssets().creator(ledger.address).do();
  assert.deepEqual(
    assets.map(({ index, params }) => [Number(index), Number(params.total)]),
    [[noted.assetId, 1]],
  );
  assert.deepEqual(Buffer.from(assets[0]?.params.metadataHash ?? []), Buffer.from(hashOf('one')));
});

test('an answer that was lost after the handing over is found by the known id: nothing is noted twice', async () => {
  network.breakNext('lost', 1);
  await assert.rejects(() => open().notarise('credit:1', hashOf('one'), 'nft'));
  const [before] = await kept();
  network.pass(1);
  const noted = await open().notarise('credit:1', hashOf('one'), 'nft');
  assert.equal(noted.transactionId, before?.['transaction_id']);
  assert.equal(before?.['round'], null);
  assert.ok(noted.assetId !== null);
  assert.equal(network.confirmed().length, 1);
});

test('a note that never reached the node is handed over again with the same bytes', async () => {
  network.breakNext('away', 3);
  for (let tries = 0; tries < 3; tries += 1) {
    await assert.rejects(() => open().notarise('badge:1', hashOf('one')));
  }
  const [before] = await kept();
  const noted = await open().notarise('badge:1', hashOf('one'));
  assert.equal(noted.transactionId, before?.['transaction_id']);
  assert.equal(network.confirmed().length, 1);
});

test('a node or an indexer that is away, or takes a call and never answers, is an error in bounded time', async () => {
  network.setAway(true);
  await assert.rejects(() => open().notarise('badge:1', hashOf('one')));
  network.setAway(false);
  for (const part of ['node', 'indexer'] as const) {
    network.hanging = part;
    const started = Date.now();
    await assert.rejects(() => open({}, 200).notarise('badge:1', hashOf('one')));
    assert.ok(Date.now() - started < 5000, part);
  }
  network.hanging = 'nobody';
  assert.equal(network.confirmed().length, 0);
  await open().notarise('badge:1', hashOf('one'));
  assert.equal(network.confirmed().length, 1);
});

test('an account without money is an error that says so, and goes on when it has some', async () => {
  network.isOutOfFunds = true;
  await assert.rejects(() => open().notarise('badge:1', hashOf('one')), /overspend/);
  network.isOutOfFunds = false;
  await open().notarise('badge:1', hashOf('one'));
  assert.equal(network.confirmed().length, 1);
});

test('what the network did not take in its rounds is made anew, once by several processes at once', async () => {
  network.holdBlocks = true;
  await assert.rejects(() => open().notarise('badge:1', hashOf('one')), /did not confirm/);
  const [first] = await kept();
  network.pass(1001);
  network.holdBlocks = false;
  const all = await Promise.all(
    Array.from({ length: 4 }, () => open().notarise('badge:1', hashOf('one'))),
  );
  assert.equal(new Set(all.map(({ transactionId }) => transactionId)).size, 1);
  assert.notEqual(all[0]?.transactionId, first?.['transaction_id']);
  assert.equal(network.confirmed().length, 1);
});

test('what may have come in its last round is not made anew while the indexer is behind', async () => {
  network.breakNext('lost', 1);
  await assert.rejects(() => open().notarise('badge:1', hashOf('one')));
  network.pass(1);
  const [first] = await kept();
  // Past the node's memory of a thousand rounds, and the indexer has none of them.
  network.pass(1100);
  network.indexerLag = 1200;
  await assert.rejects(() => open().notarise('badge:1', hashOf('one')), /behind/);
  assert.equal(network.confirmed().length, 1);
  network.indexerLag = 0;
  const noted = await open().notarise('badge:1', hashOf('one'));
  assert.equal(noted.transactionId, first?.['transaction_id']);
  assert.equal(network.confirmed().length, 1);
});

test('a database that was put back from a backup finds its notes on the network', async () => {
  const note = await open().notarise('badge:1', hashOf('one'));
  const nft = await open().notarise('credit:1', hashOf('two'), 'nft');
  await forgetNotes();
  const again = await open().notarise('badge:1', hashOf('one'));
  assert.deepEqual([again.transactionId, again.round], [note.transactionId, note.round]);
  const nftAgain = await open().notarise('credit:1', hashOf('two'), 'nft');
  assert.deepEqual([nftAgain.transactionId, nftAgain.assetId], [nft.transactionId, nft.assetId]);
  assert.equal(network.confirmed().length, 2);
});

test('where the indexer does not have them yet, the lease keeps the network from taking them twice', async () => {
  const note = await open().notarise('badge:1', hashOf('one'));
  await forgetNotes();
  network.pass(2);
  network.indexerLag = 50;
  await assert.rejects(() => open().notarise('badge:1', hashOf('one')), /lease/);
  assert.equal(network.confirmed().length, 1);
  network.pass(1100);
  network.indexerLag = 0;
  const again = await open().notarise('badge:1', hashOf('one'));
  assert.equal(again.transactionId, note.transactionId);
  assert.equal(network.confirmed().length, 1);
});

test('nothing is sent to another network, or for more than 0.1 ALGO', async () => {
  const ledger = open({ genesisHash: new Uint8Array(randomBytes(32)) });
  await assert.rejects(() => ledger.notarise('badge:1', hashOf('one')), /another network/);
  network.feePerByte = 10_000;
  await assert.rejects(() => open().notarise('badge:1', hashOf('one')), /fee/);
  assert.equal(network.confirmed().length, 0);
  assert.deepEqual(await kept(), []);
});

test('a transaction of another account is no note of ours', async () => {
  const stranger = ledgerAccount(randomBytes(32).toString('base64url'));
  const node = new Algodv2('', network.nodeUrl, new URL(network.url).port);
  const suggestedParams = await node.getTransactionParams().do();
  const { address } = stranger;
  const transaction = makePaymentTxnWithSuggestedParamsFromObject({
    sender: address,
    receiver: address,
    amount: 0,
    note: hashOf('one'),
    suggestedParams,
  });
  await node.sendRawTransaction(transaction.signTxn(stranger.secretKey)).do();
  network.pass(1);
  assert.equal(await open().find(transaction.txID()), null);
  const own = await open().notarise('badge:1', hashOf('one'));
  assert.notEqual(own.transactionId, transaction.txID(), 'nor is it found by its note');
});

test('while the network does not answer, a note is proved by the bytes that were confirmed and signed', async () => {
  const noted = await open().notarise('badge:1', hashOf('one'));
  network.holdBlocks = true;
  await assert.rejects(() => open().notarise('badge:2', hashOf('two')));
  const waiting = (await kept())[1]?.['transaction_id'];
  network.setAway(true);
  const found = await open().find(noted.transactionId);
  assert.deepEqual(Buffer.from(found?.note ?? []), Buffer.from(hashOf('one')));
  await assert.rejects(() => open().find(String(waiting)), 'it was never confirmed');
  const confirmed = "update algorand_note set round = 7 where key = 'badge:1'";
  await assert.rejects(() => database.query(confirmed), /final/);
  await database.transaction(async () => {
    await database.db.execute(sql`alter table algorand_note disable trigger algorand_note_final`);
    await database.db.execute(sql`update algorand_note set signed_transaction = hash`);
    await database.db.execute(sql`alter table algorand_note enable trigger algorand_note_final`);
  });
  await assert.rejects(() => open().find(noted.transactionId), 'bytes that nobody signed');
});

test('a confirmed note that the network has not is none', async () => {
  const noted = await open().notarise('badge:1', hashOf('one'));
  const [row] = await kept();
  await network.close();
  network = await startAlgorand();
  network.pass(5000);
  assert.equal(row?.['transaction_id'], noted.transactionId);
  assert.equal(await open().find(noted.transactionId), null);
  await network.close();
});

test('pages of the explorer are named for what stands on Algorand; what the embedded ledger has keeps its proof', async () => {
  const earlier = configuredNotary(null, parts());
  assert.equal(earlier.accountPage, null);
  const old = await earlier.notarise('badge:old', hashOf('old'));
  const ledger = configuredNotary(config(), parts());
  assert.equal((await ledger.find(old.transactionId))?.round, old.round);
  const note = await ledger.notarise('badge:1', hashOf('one'));
  const nft = await ledger.notarise('credit:1', hashOf('two'), 'nft');
  const pages = await ledger.explorerPages([old, note, nft].map((each) => each.transactionId));
  assert.deepEqual(Object.fromEntries(pages), {
    [note.transactionId]: {
      transaction: `https://explorer.example/transaction/${note.transactionId}`,
      asset: null,
    },
    [nft.transactionId]: {
      transaction: `https://explorer.example/transaction/${nft.transactionId}`,
      asset: `https://explorer.example/asset/${nft.assetId}`,
    },
  });
  assert.equal(ledger.accountPage, `https://explorer.example/account/${open().address}`);
  assert.deepEqual(await ledger.explorerPages([]), new Map());
});
