import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { writeHealth } from '../edge/registry/kept-health.ts';
import { historyText } from '../operator/descriptions.ts';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { rollBack } from './operations.ts';
import { StableWatch } from './stable-health.ts';

const [first, second] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
const signature = { by: 'ada', reason: 'on purpose' };
const MINUTE_MS = 60_000;

let store: ReleaseStore;
let now: number;
beforeEach(async () => {
  store = new ReleaseStore(temporaryDir());
  now = Date.now();
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtRemote('mf-a', 'aaaa1111'));
  await store.publish(builtRemote('mf-a', 'bbbb2222'));
});

const newWatch = () => new StableWatch(store, 'publisher', () => now);
const look = () => newWatch().look();
/** What an edge keeps. */
const reported = (counts: { ok?: number; error?: number }, version = second, edge = 'one') =>
  writeHealth(store, edge, {
    'mf-a': {
      [version]: {
        slices: [{ from: now, ok: counts.ok ?? 0, error: counts.error ?? 0 }],
        reasons: counts.error
          ? [{ reason: 'bo\u001bom', count: 1, at: new Date(now).toISOString() }]
          : [],
      },
    },
  });
const noted = async () =>
  (await store.log.history())
    .filter(({ name }) => name === 'failing' || name === 'well')
    .map(({ name, releases }) => `${name} ${releases?.join(' ')}`);

test('a stable version that begins and ends to fail is noted once each', async () => {
  await reported({ ok: 40 });
  await look();
  assert.deepEqual(await noted(), [], 'being well is no news');
  await reported({ error: 30 });
  await look();
  await look();
  assert.deepEqual(await noted(), [`failing mf-a/${second}`]);
  now += 20 * MINUTE_MS;
  await reported({ ok: 40 });
  await look();
  await look();
  assert.deepEqual(await noted(), [`well mf-a/${second}`, `failing mf-a/${second}`]);
  const [line = ''] = (await historyText(store, 'mf-a', 2)).slice(1);
  assert.match(line, /failing mf-a 1\.4\.0-bbbb2222 {2}by publisher: 30 of 30 .*: bo om$/u);
});

test('a process that goes on sees the beginning and the end', async () => {
  const watch = newWatch();
  for (const counts of [{ ok: 40 }, { error: 30 }, { ok: 93, error: 7 }, { ok: 40 }]) {
    await reported(counts);
    await watch.look();
    now += 20 * MINUTE_MS;
  }
  assert.deepEqual(await noted(), [`well mf-a/${second}`, `failing mf-a/${second}`]);
});

test('what is neither is no news', async () => {
  await reported({ ok: 93, error: 7 });
  await look();
  assert.equal((await store.log.newest())?.name, 'publish');
});

test('it changes nothing that is served, and nothing that roll back looks at', async () => {
  const before = await store.state();
  await reported({ error: 30 });
  await look();
  const after = await store.state();
  assert.deepEqual(after?.registry.remotes, before?.registry.remotes);
  assert.equal(await store.isChosenByOperator('mf-a'), false);
  assert.equal(await rollBack(store, 'mf-a', signature), first);
});

test('several processes that look at once note it once', async () => {
  await reported({ error: 15 });
  await reported({ error: 15 }, second, 'two');
  await Promise.all(Array.from({ length: 6 }, look));
  assert.deepEqual(await noted(), [`failing mf-a/${second}`]);
});

test('a process that knows the log does not note what another one noted', async () => {
  const watches = [newWatch(), newWatch()];
  await reported({ ok: 40 });
  for (const watch of watches) await watch.look();
  await reported({ error: 30 });
  for (const watch of watches) await watch.look();
  assert.deepEqual(await noted(), [`failing mf-a/${second}`]);
});

test('what goes up and down within ten minutes does not fill the log', async () => {
  for (let round = 0; round < 8; round += 1) {
    await reported(round % 2 === 0 ? { error: 30 } : { ok: 40 });
    await look();
    now += MINUTE_MS;
  }
  assert.deepEqual(await noted(), [`failing mf-a/${second}`]);
});

test('the version after a roll back begins well, and so does one that is chosen again', async () => {
  await reported({ error: 30 });
  await look();
  await rollBack(store, 'mf-a', signature);
  await reported({ ok: 40 }, first);
  await look();
  assert.deepEqual(await noted(), [`failing mf-a/${second}`]);
  await rollBack(store, 'mf-a', { ...signature, version: second, isAnyway: true });
  await reported({ error: 30 });
  await look();
  assert.deepEqual(await noted(), [`failing mf-a/${second}`, `failing mf-a/${second}`]);
});

test('a version that was left while it was judged is not noted', async () => {
  await reported({ error: 30 });
  const change = store.change.bind(store);
  store.change = async (operation, compute) => {
    store.change = change;
    await rollBack(store, 'mf-a', signature);
    return change(operation, compute);
  };
  await look();
  assert.deepEqual(await noted(), []);
});
