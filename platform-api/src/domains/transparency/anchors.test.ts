import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { timeStampAuthority } from '../../adapters/time-stamps/authority.ts';
import { algorandLedger } from '../../adapters/notary/algorand/algorand-ledger.ts';
import type { Platform } from '../../platform.ts';
import { startAlgorand, type AlgorandStandIn } from '../../testing/algorand/algorand-stand-in.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import {
  startTimeStampAuthority,
  type TimeStampStandIn,
} from '../../testing/time-stamp-authority.ts';
import { anchorFigures, anchorLog } from './anchors.ts';
import { makeCheckpoint } from './checkpoints.ts';
import { appendCredential, emptyLog, someCredential } from './testing-log.ts';

const HOUR_MS = 3_600_000;

let t: TestPlatform;
let tsa: TimeStampStandIn;
let network: AlgorandStandIn;
/** One that is anchored by both ways; its clock may be ahead of the authority's. */
let platform: Platform;
let aheadMs = 0;

const clock = { now: () => new Date(Date.now() + aheadMs) };

before(async () => {
  tsa = await startTimeStampAuthority();
  t = await testPlatform();
});
after(() => Promise.all([t.close(), tsa.close()]));
beforeEach(async (context) => {
  await emptyLog(t.platform.database);
  aheadMs = 0;
  tsa.setAway(false);
  tsa.spoil = (answer) => answer;
  network = await startAlgorand();
  if ('after' in context) context.after(() => network.close());
  const algorand = {
    node: { url: network.nodeUrl, token: '' },
    indexer: { url: network.indexerUrl, token: '' },
    genesisHash: network.genesisHash,
    explorer: 'https://explorer.example',
  };
  const { database, secrets } = t.platform;
  platform = {
    ...t.platform,
    clock,
    config: { ...t.platform.config, algorand },
    notary: algorandLedger(algorand, { database, secrets, clock }, { timeoutMs: 5000 }),
    // The clock of the stamps is the real one: only that of the jobs is ahead.
    timeStamps: timeStampAuthority(
      { url: tsa.url, roots: [tsa.root] },
      { now: () => new Date() },
      { timeoutMs: 5000 },
    ),
  };
});

const byStampsAlone = (): Platform => ({
  ...platform,
  config: { ...platform.config, algorand: null },
});

/** Leaves that are signed. */
async function grow(): Promise<number> {
  await appendCredential(platform.database, someCredential().text);
  return (await makeCheckpoint(platform)).size;
}

type Listed = {
  kind: string;
  size: number;
  anchoredAt: string;
  authority: string;
  checkpoint: string;
  transactionId: string | null;
  explorerUrl: string | null;
};
const get = (path: string) => t.app.inject({ method: 'GET', url: `/api${path}` });
const listed = async () =>
  (await get('/log/anchors')).json<{ data: { anchors: Listed[] } }>().data.anchors;
const rows = async () =>
  (
    await platform.database.query(
      'select kind, size::int as size, attempts, anchored_at is not null as is_there from transparency_anchor order by size, kind',
    )
  ).rows;

test('a head is stamped by an authority and noted on Algorand; OpenSSL and the network say so', async () => {
  const size = await grow();
  await anchorLog(platform);
  const found = await listed();
  assert.deepEqual(
    found.map(({ kind, size: of, authority }) => [kind, of, authority]),
    [
      ['algorand', size, 'Algorand'],
      ['timestamp', size, 'stamps'],
    ],
  );
  const checkpoint = await get(`/log/anchors/${size}/checkpoint`);
  const token = await get(`/log/anchors/${size}/token`);
  assert.equal(token.headers['content-type'], 'application/timestamp-reply');
  assert.equal(tsa.judge(checkpoint.rawPayload, token.rawPayload), 'OK');
  assert.ok(found.every((each) => each.checkpoint === checkpoint.payload));
  const [sent] = network.confirmed();
  const hash = createHash('sha256').update(checkpoint.rawPayload).digest();
  assert.deepEqual(Buffer.from(sent?.note ?? []), hash);
  assert.equal(found[0]?.transactionId, sent?.txID());
});

test('anchors may be read by any page, from the cache for some minutes', async () => {
  await grow();
  await anchorLog(platform);
  for (const path of ['/log/anchors', '/log/anchors/1/token', '/log/anchors/1/checkpoint']) {
    const { headers, statusCode } = await get(path);
    assert.equal(statusCode, 200);
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.match(String(headers['cache-control']), /^public, max-age=\d+$/);
  }
  assert.equal((await get('/log/anchors/2/token')).statusCode, 404);
});

test('each period has one anchor of each kind, though four servers try at once', async () => {
  const before = tsa.given();
  const all = () => Promise.all([1, 2, 3, 4].map(() => anchorLog(platform)));
  const first = await grow();
  await all();
  await all();
  // A head of the same period waits for the next one.
  const second = await grow();
  await all();
  assert.equal(tsa.given() - before, 1);
  assert.equal(network.confirmed().length, 1);
  aheadMs = 25 * HOUR_MS;
  await all();
  assert.equal(tsa.given() - before, 2);
  assert.equal(network.confirmed().length, 2);
  assert.deepEqual(await rows(), [
    { kind: 'algorand', size: first, attempts: 1, is_there: true },
    { kind: 'timestamp', size: first, attempts: 1, is_there: true },
    { kind: 'algorand', size: second, attempts: 1, is_there: true },
    { kind: 'timestamp', size: second, attempts: 1, is_there: true },
  ]);
  aheadMs = 50 * HOUR_MS;
  await all();
  assert.equal((await rows()).length, 4, 'a log that has not grown needs no other');
});

test('an authority that is away is asked again after 2, 4, 8 … 60 minutes, and what waits is told', async () => {
  const stamps = byStampsAlone();
  const size = await grow();
  tsa.setAway(true);
  const tried: number[] = [];
  for (let minute = 0; minute <= 200; minute += 1) {
    aheadMs = minute * 60_000;
    const before = (await rows())[0]?.['attempts'] ?? 0;
    await anchorLog(stamps);
    if ((await rows())[0]?.['attempts'] !== before) tried.push(minute);
  }
  assert.deepEqual(tried, [0, 2, 6, 14, 30, 62, 122, 182]);
  const [waiting] = await anchorFigures(stamps);
  assert.equal(waiting?.kind, 'timestamp');
  assert.ok(waiting?.waitingSince instanceof Date);
  tsa.setAway(false);
  const later = await grow();
  aheadMs = 250 * 60_000;
  await anchorLog(stamps);
  assert.deepEqual(
    (await listed()).map((each) => each.size),
    [size],
    'the head that was waiting',
  );
  aheadMs = 26 * HOUR_MS;
  await anchorLog(stamps);
  assert.deepEqual(
    (await listed()).map((each) => each.size),
    [later, size],
  );
  assert.equal((await anchorFigures(stamps))[0]?.waitingSince, null);
});

test('one way does not wait for the other, nor for a lost answer: that is asked for again', async () => {
  const size = await grow();
  tsa.breakNext('lost', 1);
  network.breakNext('lost', 1);
  const before = tsa.given();
  await anchorLog(platform);
  assert.deepEqual(await listed(), []);
  aheadMs = 3 * 60_000;
  await anchorLog(platform);
  assert.equal(tsa.given() - before, 2, 'nobody can know that the first one was given');
  assert.equal(network.confirmed().length, 1, 'the network takes it once');
  assert.deepEqual(
    (await listed()).map((each) => each.size),
    [size, size],
  );
  network.hanging = 'node';
  const next = await grow();
  aheadMs = 26 * HOUR_MS;
  await anchorLog(platform);
  assert.deepEqual(
    (await listed()).map((each) => [each.kind, each.size]),
    [
      ['timestamp', next],
      ['algorand', size],
      ['timestamp', size],
    ],
  );
});

test('what is no stamp of the head is never kept', async () => {
  await grow();
  let old: Buffer = Buffer.alloc(0);
  tsa.spoil = (answer) => (old = answer);
  await platform.timeStamps?.stamp(Buffer.from('other'));
  tsa.spoil = () => old;
  await anchorLog(byStampsAlone());
  assert.deepEqual(await listed(), []);
});

test('an anchor that is there is final', async () => {
  await grow();
  await anchorLog(byStampsAlone());
  for (const change of [
    "update transparency_anchor set anchored_at = now() - interval '1 year'",
    'update transparency_anchor set size = 0',
    'delete from transparency_anchor',
    'truncate transparency_anchor',
  ]) {
    await assert.rejects(platform.database.query(change), /final/);
  }
});
