import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { writeHealth } from '../edge/registry/kept-health.ts';
import { builtRemote, temporaryDir } from '../release/built-releases.ts';
import { endCanary, promote, rollBack, rotateKey, startCanary } from './operations.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { prune } from '../release/prune.ts';
import { isSignedBy } from '../release/registry.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { storeFaults } from '../release/store-faults.ts';

const ada = { by: 'ada', reason: 'cards are refused' };
const [first, second, third] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222', '1.4.0-cccc3333'];
let store: ReleaseStore;

beforeEach(async () => {
  store = new ReleaseStore(temporaryDir());
  for (const hash of ['aaaa1111', 'bbbb2222', 'cccc3333']) {
    await store.publish(builtRemote('mf-a', hash));
  }
});

async function remote() {
  const found = (await store.registry())?.remotes['mf-a'];
  assert.ok(found);
  return found;
}

test('a roll back serves the last good version, and never falls back to the one it left', async () => {
  assert.equal(await rollBack(store, 'mf-a', ada), second);
  const { stable, previous, versions } = await remote();
  assert.deepEqual([stable, previous], [second, first]);
  assert.ok(versions[second]?.remoteJson, 'what it declares is inline again');
  assert.equal(versions[third], undefined);
  // And once more: the bad one is not "good before".
  assert.equal(await rollBack(store, 'mf-a', ada), first);
  assert.equal((await remote()).previous, undefined);
  await assert.rejects(rollBack(store, 'mf-a', ada), /no earlier good version/u);
  assert.deepEqual(await storeFaults(store), []);
});

/** As browsers of the last hour told an edge. */
const tell = (version: string, { ok, error }: { ok: number; error: number }) =>
  writeHealth(store, `edge of ${version}`, {
    'mf-a': {
      [version]: {
        slices: [{ from: Date.now(), ok, error }],
        reasons: [{ reason: 'boom', count: error, at: new Date().toISOString() }],
      },
    },
  });

test('the two good versions before the served one are kept, through every operation', async () => {
  const before = async () => {
    const { previous, earlier, versions } = await remote();
    assert.ok(Object.values(versions).every(({ base }) => base !== ''));
    return [previous, earlier, Object.keys(versions).length];
  };
  const fourth = '1.4.0-dddd4444';
  assert.deepEqual(await before(), [second, first, 3]);
  await store.publish(builtRemote('mf-a', 'dddd4444'));
  assert.deepEqual(await before(), [third, second, 3]);
  await startCanary(store, 'mf-a', { version: first, percent: 5 }, ada);
  assert.deepEqual(await before(), [third, second, 4]);
  await endCanary(store, 'mf-a', first, ada);
  assert.deepEqual(await before(), [third, second, 3]);
  await rollBack(store, 'mf-a', ada);
  assert.deepEqual(await before(), [second, undefined, 2], 'none that was left or halted');
  await promote(store, 'mf-a', { ...ada, version: fourth, isAnyway: true });
  assert.deepEqual(await before(), [third, second, 3]);
  await promote(store, 'mf-a', { ...ada, version: second, isAnyway: true });
  assert.deepEqual(await before(), [fourth, third, 3], 'each once');
  await store.storage.removeFolder(`_remotes/mf-a/${third}`);
  assert.deepEqual(await storeFaults(store), [`mf-a ${third} is not in the store`]);
});

test('a roll back passes over versions that fail in browsers, for now and for the one before', async () => {
  const fourth = '1.4.0-dddd4444';
  await store.publish(builtRemote('mf-a', 'dddd4444'));
  await tell(third, { ok: 6, error: 3 });
  await tell(second, { ok: 27, error: 3 });
  assert.equal((await remote()).previous, third);
  assert.equal(await rollBack(store, 'mf-a', ada), second, 'a tenth may be bad connections');
  assert.equal((await remote()).previous, first);
  await rollBack(store, 'mf-a', ada);
  await assert.rejects(
    rollBack(store, 'mf-a', { ...ada, version: fourth }),
    /rolled back by ada: cards are refused/u,
  );
  await assert.rejects(
    rollBack(store, 'mf-a', { ...ada, version: third }),
    /33\.3% of its reports in the last hour are errors \(boom\)/u,
  );
  assert.equal((await remote()).stable, first);
  const meant = { ...ada, version: third, isAnyway: true };
  assert.equal(await rollBack(store, 'mf-a', meant), third);
});

test('a roll back passes over a release that was altered where it is stored', async () => {
  await store.storage.replace(`_remotes/mf-a/${second}/remote.json`, Buffer.from('{}'));
  await assert.rejects(promote(store, 'mf-a', { ...ada, version: second }), /sealed by us/u);
  assert.equal(await rollBack(store, 'mf-a', ada), first);
});

test('a version that is drawn later than the one before it is passed over, and promoted on purpose only', async () => {
  const hour = Date.now() - (Date.now() % 3_600_000);
  // Class 40 of times is half a second, 64 four seconds.
  const times = (timeClass: number) => ({
    slices: [],
    reasons: [],
    times: [{ from: hour, first: { [timeClass]: 50 }, again: {} }],
  });
  await writeHealth(store, 'an edge', { 'mf-a': { [first]: times(40), [second]: times(64) } });
  assert.equal(await rollBack(store, 'mf-a', ada), first);
  const again = { ...ada, version: second };
  const slow =
    /drawn after 4\.1 s \(median of 50 first visits\), 1\.4\.0-aaaa1111 before it after 0\.5 s/u;
  await assert.rejects(promote(store, 'mf-a', again), slow);
  assert.equal(await promote(store, 'mf-a', { ...again, isAnyway: true }), second);
});

test('a version that another operator rolls back from meanwhile is not promoted', async () => {
  const other = new ReleaseStore(store.dir);
  const change = store.change.bind(store);
  store.change = async (...operation) => {
    store.change = change;
    await promote(other, 'mf-a', { ...ada, version: second });
    await rollBack(other, 'mf-a', { by: 'bob', reason: 'cards are empty' });
    return change(...operation);
  };
  await assert.rejects(
    promote(store, 'mf-a', { ...ada, version: second }),
    /rolled back by bob: cards are empty/u,
  );
  assert.equal((await remote()).stable, third);
});

test('a version that fails is promoted only on purpose, whether it was a canary or is stored', async () => {
  await rollBack(store, 'mf-a', ada);
  await startCanary(store, 'mf-a', { version: third, percent: 5 }, ada);
  await tell(third, { ok: 1, error: 3 });
  await assert.rejects(promote(store, 'mf-a', ada), /75\.0% .*--anyway/u);
  await endCanary(store, 'mf-a', third, { by: 'edge a', reason: '3 of 4' });
  await assert.rejects(
    promote(store, 'mf-a', { ...ada, version: third }),
    /canary was ended by edge a: 3 of 4/u,
  );
  assert.equal((await remote()).stable, second);
  await promote(store, 'mf-a', { ...ada, version: third, isAnyway: true });
  assert.equal((await remote()).stable, third);
});

test('a build of the same sources later does not undo it', async () => {
  assert.equal(await store.isChosenByOperator('mf-a'), false);
  await rollBack(store, 'mf-a', ada);
  await store.publish(builtRemote('mf-b', 'dddd4444'));
  assert.equal(await store.isChosenByOperator('mf-a'), true);
  await store.publish(builtRemote('mf-a', 'eeee5555'));
  assert.equal(await store.isChosenByOperator('mf-a'), false, 'other sources are served');
});

test('two operators who roll back at the same moment go back once', async () => {
  const other = new ReleaseStore(store.dir);
  const outcomes = await Promise.allSettled([
    rollBack(store, 'mf-a', { ...ada, seen: third }),
    rollBack(other, 'mf-a', { by: 'bob', reason: 'the same', seen: third }),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const refusal = outcomes.find((outcome) => outcome.status === 'rejected');
  assert.ok(refusal?.reason instanceof ReleaseRefusal);
  assert.match(refusal.reason.message, /another operator was first/u);
  assert.equal((await remote()).stable, second);
});

test('a canary is for some, keeps its people when it grows, and becomes stable by promotion', async () => {
  await rollBack(store, 'mf-a', ada);
  const roles = ['Discente'];
  await startCanary(store, 'mf-a', { version: third, percent: 5, roles }, ada);
  const begun = (await remote()).canary;
  assert.deepEqual([begun?.version, begun?.percent, begun?.roles], [third, 5, roles]);
  assert.ok((await remote()).versions[third]?.remoteJson);
  await startCanary(store, 'mf-a', { version: third, percent: 50 }, ada);
  assert.equal((await remote()).canary?.salt, begun?.salt);
  assert.equal((await remote()).stable, second);

  assert.equal(await promote(store, 'mf-a', ada), third);
  const { stable, previous, canary } = await remote();
  assert.deepEqual([stable, previous, canary], [third, second, undefined]);
});

test('a canary for a role that does not exist is refused: it would reach nobody', async () => {
  const rule = { version: second, percent: 5, roles: ['Discente', 'Studente'] };
  await assert.rejects(startCanary(store, 'mf-a', rule, ada), /no role Studente/u);
  assert.equal((await remote()).canary, undefined);
});

test('a canary that ends leaves everybody the stable version; ending another one changes nothing', async () => {
  await startCanary(store, 'mf-a', { version: first, percent: 5 }, ada);
  assert.equal(await endCanary(store, 'mf-a', second, ada), false);
  assert.equal(await endCanary(store, 'mf-a', first, ada), true);
  const { canary, stable, versions } = await remote();
  assert.deepEqual([canary, stable, versions[first]?.remoteJson], [undefined, third, undefined]);
});

test('what cannot be is refused in words that tell the way out', async () => {
  const rule = { version: '9.9.9-ffffffff', percent: 5 };
  await assert.rejects(startCanary(store, 'mf-a', rule, ada), /pnpm release history mf-a/u);
  await assert.rejects(
    startCanary(store, 'mf-a', { ...rule, version: third }, ada),
    /is the stable/u,
  );
  await assert.rejects(promote(store, 'mf-a', ada), /--version/u);
  await assert.rejects(rollBack(store, 'mf-zzz', ada), /never been published/u);
});

test('every operation is in the log with who and why', async () => {
  await rollBack(store, 'mf-a', ada);
  await startCanary(store, 'mf-a', { version: third, percent: 5 }, { by: 'bob', reason: 'try' });
  await endCanary(store, 'mf-a', third, { by: 'edge', reason: '12% errors' });
  const history = await store.log.history(3);
  assert.deepEqual(
    history.map(({ name, version, by, reason }) => [name, version, by, reason]),
    [
      ['halt', third, 'edge', '12% errors'],
      ['canary', third, 'bob', 'try'],
      ['rollback', second, 'ada', 'cards are refused'],
    ],
  );
});

test('a new key signs the registry at once; releases signed by the old one stay valid', async () => {
  const old = store.publicKey;
  const key = await rotateKey(store, ada);
  assert.notEqual(key, old);
  const registry = await store.registry();
  assert.ok(registry && isSignedBy(registry, key) && !isSignedBy(registry, old));
  assert.deepEqual(await storeFaults(store), []);
});

test('pruning removes what nobody is served, and nothing that a tab or a pointer may need', async () => {
  await store.publish(builtRemote('mf-a', 'dddd4444'));
  assert.deepEqual(await prune(store, { keep: 1, days: 30 }, ada), [], 'served a moment ago');
  assert.deepEqual(await prune(store, { keep: 4, days: -1 }, ada), [], 'among the newest');
  assert.deepEqual(await prune(store, { keep: 1, days: -1 }, ada), [`mf-a/${first}`]);
  assert.ok(!existsSync(store.remoteDir('mf-a', first)));
  assert.deepEqual(await storeFaults(store), []);
  assert.deepEqual((await store.log.history(1))[0]?.pruned, [`mf-a/${first}`]);
});

test('what is being pruned can no longer be made stable, although it is still there', async () => {
  await store.publish(builtRemote('mf-a', 'dddd4444'));
  const removeFolder = store.storage.removeFolder.bind(store.storage);
  let promoted: unknown;
  store.storage.removeFolder = async (name) => {
    promoted = await promote(store, 'mf-a', { ...ada, version: first }).catch(
      (error: unknown) => error,
    );
    return removeFolder(name);
  };
  await prune(store, { keep: 1, days: -1 }, ada);
  assert.match(String(promoted), /was pruned by ada/u);
  assert.deepEqual(await storeFaults(store), []);
});
