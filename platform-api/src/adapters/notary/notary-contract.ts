import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { NotaryPort } from '../../ports/notary.ts';

type NotarySubject = {
  /** A new adapter on the same ledger, as of another process. */
  open(): NotaryPort;
  /** How many transactions the ledger has. */
  count(): Promise<number>;
};

export const hashOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

/**
 * What every ledger keeps (ports/notary.ts), for each adapter's own tests.
 * @param subject of the adapter, on an empty ledger for each test
 */
export function notaryContract(name: string, subject: () => NotarySubject): void {
  test(`${name}: a note is found again by its id, with its hash and its round`, async () => {
    const ledger = subject().open();
    const noted = await ledger.notarise('badge:1', hashOf('one'));
    assert.match(noted.transactionId, /^[A-Z2-7]{52}$/);
    assert.ok(noted.round > 0);
    assert.equal(noted.assetId, null);
    const found = await subject().open().find(noted.transactionId);
    assert.deepEqual(Buffer.from(found?.note ?? []), Buffer.from(hashOf('one')));
    assert.deepEqual([found?.round, found?.assetId], [noted.round, null]);
    assert.ok(Math.abs(Number(found?.notedAt) - Date.now()) < 60_000);
    assert.equal(await ledger.find('A'.repeat(52)), null);
  });

  test(`${name}: an NFT has a number of its own, and is found with it`, async () => {
    const ledger = subject().open();
    const first = await ledger.notarise('credit:1', hashOf('one'), 'nft');
    const second = await ledger.notarise('credit:2', hashOf('two'), 'nft');
    assert.ok(first.assetId !== null && first.assetId > 0);
    assert.notEqual(first.assetId, second.assetId);
    const found = await ledger.find(first.transactionId);
    assert.equal(found?.assetId, first.assetId);
    assert.deepEqual(Buffer.from(found.note), Buffer.from(hashOf('one')));
  });

  test(`${name}: a repeated note is the same transaction, also after a restart`, async () => {
    const first = await subject().open().notarise('badge:1', hashOf('one'), 'nft');
    for (const ledger of [subject().open(), subject().open()]) {
      const again = await ledger.notarise('badge:1', hashOf('one'), 'nft');
      assert.deepEqual(
        [again.transactionId, again.round, again.assetId],
        [first.transactionId, first.round, first.assetId],
      );
    }
    assert.equal(await subject().count(), 1);
  });

  test(`${name}: another hash or another form under a key is refused`, async () => {
    const ledger = subject().open();
    await ledger.notarise('badge:1', hashOf('one'));
    await assert.rejects(() => ledger.notarise('badge:1', hashOf('two')), /another note/);
    await assert.rejects(() => ledger.notarise('badge:1', hashOf('one'), 'nft'), /another note/);
    assert.equal(await subject().count(), 1);
  });

  test(`${name}: one key, noted by many processes at once, is one transaction`, async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => subject().open().notarise('badge:1', hashOf('one'))),
    );
    assert.equal(new Set(all.map(({ transactionId }) => transactionId)).size, 1);
    assert.equal(await subject().count(), 1);
  });

  test(`${name}: many keys, noted at once, are each a transaction`, async () => {
    const ledger = subject().open();
    const names = Array.from({ length: 10 }, (_, i) => `badge:${i}`);
    const all = await Promise.all(names.map((key) => ledger.notarise(key, hashOf(key))));
    assert.equal(new Set(all.map(({ transactionId }) => transactionId)).size, names.length);
    assert.equal(await subject().count(), names.length);
  });
}
