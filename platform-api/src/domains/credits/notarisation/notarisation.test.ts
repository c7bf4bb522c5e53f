import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { algorandLedger } from '../../../adapters/notary/algorand/algorand-ledger.ts';
import { selectRows } from '../../../database/select-rows.ts';
import { startAlgorand } from '../../../testing/algorand/algorand-stand-in.ts';
import { askToCancel, answerRequest } from '../../../testing/cancellation.ts';
import { brokenCredits, buyPromoted, promoOf } from '../../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';
import type { NotaryPort } from '../../../ports/notary.ts';
import { releaseDue } from '../release.ts';
import { creditHash, notariseCredits, type Noted } from './notarise-credits.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let lucia: TestSession;
let embedded: NotaryPort;

const office = 'sicurezza-in-ufficio';
const care = 'assistenza-persona';
const DAY_MS = 86_400_000;

before(async () => {
  ({ t, giulia, marco } = await testShop());
  lucia = await t.login('lucia');
  embedded = t.platform.notary;
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from promotion_link');
  t.platform.notary = embedded;
});

/** Credits of a purchase through the link of this person, which can be used. */
async function earned(sharer: TestSession, course: string): Promise<number> {
  const promo = await promoOf(t, sharer, course);
  const orderId = await buyPromoted(t, giulia, { course, promo });
  t.setNow(new Date(Date.now() + 15 * DAY_MS));
  await releaseDue(t.platform);
  t.setNow(null);
  return orderId;
}

const wallet = async (session: TestSession) =>
  (await ask(session, 'GET', 'Wallet/GetWalletAlgorandUtente')).data;

const setCoupon = (session: TestSession, euro: number) =>
  ask(session, 'POST', `Wallet/SaveCouponNft?totaleNft=${euro}`);

const stored = () =>
  selectRows<{
    entryId: string;
    accountId: number;
    salt: string;
    transactionId: string;
    assetId: string | null;
    kind: Noted['kind'];
    cents: string;
    at: string;
  }>(
    t.platform.database.db,
    sql`select n.entry_id as "entryId", n.account_id as "accountId", n.salt,
      n.transaction_id as "transactionId", n.asset_id as "assetId", e.kind, p.cents::text, e.at::text
    from credit_notarisation n
    join credit_entry e on e.id = n.entry_id
    join credit_posting p on (p.entry_id, p.account_id) = (n.entry_id, n.account_id)
    order by n.entry_id`,
  );

const ofRewards = async (session: TestSession) => {
  const { totaleCreditiRewardForPromotion: total, ...rest } = await wallet(session);
  return [total, rest.totaleCreditiRewardForPromotionFromAlgorand];
};

test('[WALLET-05] [API-73] the wallet says its totals, what the ledger has of them, the account and the threshold', async () => {
  await earned(lucia, care);
  const { data: threshold } = await ask(lucia, 'GET', 'Wallet/GetSogliaRiscattoNft');
  assert.equal(threshold, 100);
  const before = await wallet(lucia);
  assert.equal(before.urlWalletAlgorandUser, null, 'no explorer is configured');
  assert.equal(before.totaleCreditiRewardForPromotion, 14.9);
  assert.ok(before.totaleCreditiProfitSharing > 0);
  assert.equal(
    Math.round(before.totaleCrediti * 100),
    Math.round((14.9 + before.totaleCreditiProfitSharing) * 100),
  );
  assert.deepEqual(
    [
      before.totaleCreditiRewardForPromotionFromAlgorand,
      before.totaleCreditiProfitSharingFromAlgorand,
    ],
    [0, 0],
  );
  await notariseCredits(t.platform);
  const after = await wallet(lucia);
  assert.equal(after.totaleCreditiRewardForPromotionFromAlgorand, 14.9);
  assert.equal(after.totaleCreditiProfitSharingFromAlgorand, after.totaleCreditiProfitSharing);

  t.platform.notary = { ...embedded, accountPage: 'https://explorer.example/account/A' };
  assert.equal((await wallet(lucia)).urlWalletAlgorandUser, 'https://explorer.example/account/A');
  const his = await wallet(marco);
  assert.equal(his.totaleCreditiProfitSharingFromAlgorand, null, 'he does not teach');
});

test('every change of what can be used is noted once: NFTs for what became available, notes for what moved it', async () => {
  const orderId = await earned(marco, office);
  assert.deepEqual(await ofRewards(marco), [7.9, 0]);
  await setCoupon(marco, 3);
  assert.deepEqual(await ofRewards(marco), [4.9, 0]);
  await notariseCredits(t.platform);
  assert.deepEqual(await ofRewards(marco), [4.9, 4.9]);
  await setCoupon(marco, 1);
  assert.deepEqual(await ofRewards(marco), [6.9, 4.9]);
  await askToCancel(t, giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  assert.deepEqual(await ofRewards(marco), [0, 4.9], 'less than is noted, until it is noted');
  assert.equal(await notariseCredits(t.platform), 2);
  assert.deepEqual(await ofRewards(marco), [0, 0]);
  assert.equal(await notariseCredits(t.platform), 0);

  const noted = await stored();
  assert.deepEqual(
    noted.map(({ kind, cents, assetId }) => [kind, Number(cents), assetId !== null]),
    [
      ['released', 790, true],
      ['coupon', -300, false],
      ['coupon', 200, false],
      ['reversed', -690, false],
    ],
  );
  for (const row of noted) {
    const found = await embedded.find(row.transactionId);
    const hash = creditHash({
      ...row,
      entryId: Number(row.entryId),
      type: 'reward',
      cents: BigInt(row.cents),
      at: new Date(row.at),
    });
    assert.deepEqual(Buffer.from(found?.note ?? []), Buffer.from(hash));
    assert.match(row.salt, /^[0-9a-f]{64}$/);
  }
  assert.equal(new Set(noted.map(({ salt }) => salt)).size, noted.length);
  assert.deepEqual(await brokenCredits(t), []);
});

test('a note of credits is final, and no change of them is without one', async () => {
  await earned(marco, office);
  await notariseCredits(t.platform);
  const query = (text: string) => t.platform.database.query(text);
  await assert.rejects(query(`update credit_notarisation set transaction_id = 'x'`), /final/);
  await assert.rejects(query('delete from credit_notarisation'), /final/);
});

test('several processes that note at once note each movement once', async () => {
  await earned(marco, office);
  for (const euro of [1, 2, 3, 4, 5]) await setCoupon(marco, euro);
  const before = await rows(t, 'select count(*)::int as n from ledger_entry');
  await Promise.all(Array.from({ length: 4 }, () => notariseCredits(t.platform)));
  const after = await rows(t, 'select count(*)::int as n from ledger_entry');
  assert.equal(Number(after[0]?.['n']) - Number(before[0]?.['n']), 6);
  assert.deepEqual(await ofRewards(marco), [2.9, 2.9]);
});

test('one movement that the ledger refuses stops no other, and the next run takes it', async () => {
  await earned(marco, office);
  for (const euro of [1, 2, 3]) await setCoupon(marco, euro);
  const [, second] = await stored();
  const bad = `credit:${second?.entryId}:`;
  t.platform.notary = {
    ...embedded,
    notarise: (key, hash, form) =>
      key.startsWith(bad)
        ? Promise.reject(new Error('overspend'))
        : embedded.notarise(key, hash, form),
  };
  await assert.rejects(() => notariseCredits(t.platform), /1 movements.*overspend/);
  assert.deepEqual(await ofRewards(marco), [4.9, 5.9]);
  t.platform.notary = embedded;
  assert.equal(await notariseCredits(t.platform), 1);
  assert.deepEqual(await ofRewards(marco), [4.9, 4.9]);
});

test('on Algorand: while the node is away the difference stays; lost answers note nothing twice', async (context) => {
  const network = await startAlgorand();
  context.after(() => network.close());
  const { database, secrets, clock } = t.platform;
  const access = {
    node: { url: network.nodeUrl, token: '' },
    indexer: { url: network.indexerUrl, token: '' },
    genesisHash: network.genesisHash,
    explorer: null,
  };
  t.platform.notary = algorandLedger(access, { database, secrets, clock }, { timeoutMs: 5000 });
  await earned(marco, office);
  for (const euro of [1, 2, 3]) await setCoupon(marco, euro);
  network.setAway(true);
  await assert.rejects(() => notariseCredits(t.platform));
  assert.deepEqual(await ofRewards(marco), [4.9, 0]);
  network.setAway(false);
  network.breakNext('lost', 3);
  await assert.rejects(() => notariseCredits(t.platform), /3 movements/);
  await Promise.all([notariseCredits(t.platform), notariseCredits(t.platform)]);
  assert.deepEqual(await ofRewards(marco), [4.9, 4.9]);
  assert.equal(network.confirmed().length, 4);
  assert.equal(network.confirmed().filter(({ assetConfig }) => assetConfig).length, 1);
  assert.deepEqual(await rows(t, 'select key from algorand_note where round is null'), []);
});
