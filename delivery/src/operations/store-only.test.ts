import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { sound, soundRemote, storeWithShell } from '../publisher/testing-publisher.ts';
import { historyText } from '../operator/descriptions.ts';
import { prunable } from '../release/prune.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { endCanary, promote, rollBack, startCanary } from './operations.ts';
import { publishBuilt } from './publication.ts';
import type { Verdicts } from './publication.ts';

const [first, second, third] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222', '1.4.0-cccc3333'];
const ada = { by: 'ada', reason: 'pull request 12' };
let store: ReleaseStore;

beforeEach(async () => {
  store = await storeWithShell();
  await store.publish(soundRemote('mf-a', 'aaaa1111'));
  await store.publish(soundRemote('mf-a', 'bbbb2222'));
});

const storeOnly = (builtDir: string, verdicts: Verdicts = sound) =>
  publishBuilt(
    { store, key: 'mf-a', isStoreOnly: true, verdicts, operations: null, ...ada },
    builtDir,
  );
const servedOf = async () => {
  const { signature: _signature, revision: _revision, ...served } = (await store.registry())!;
  return served;
};

test('a release that is stored only is served to nobody, and the history says so', async () => {
  const before = await servedOf();
  assert.equal(await storeOnly(soundRemote('mf-a', 'cccc3333')), third);
  assert.ok(await store.hasRelease('mf-a', third));
  assert.deepEqual(await servedOf(), before);
  const [line] = await historyText(store, 'mf-a', 1);
  assert.match(
    line ?? '',
    /store mf-a 1\.4\.0-cccc3333 \(served to nobody\) {2}by ada: pull request 12$/u,
  );
  assert.deepEqual(await historyText(store, 'mf-b', 1), []);
});

test('the gate judges it as any other', async () => {
  const failing = { ...sound, tests: { passed: false, output: 'one fails' } };
  await assert.rejects(storeOnly(soundRemote('mf-a', 'cccc3333'), failing), GateRefusal);
  assert.equal(await store.hasRelease('mf-a', third), false);
});

test('other bytes under its name are refused', async () => {
  await storeOnly(soundRemote('mf-a', 'cccc3333'));
  await assert.rejects(
    storeOnly(soundRemote('mf-a', 'cccc3333', 'self.other = 1')),
    (error: Error) =>
      error instanceof ReleaseRefusal && /differs in remoteEntry/u.test(error.message),
  );
});

test('it is a canary and promoted later, as any that is stored', async () => {
  await storeOnly(soundRemote('mf-a', 'cccc3333'));
  await startCanary(store, 'mf-a', { version: third, percent: 5 }, ada);
  assert.equal((await store.registry())?.remotes['mf-a']?.canary?.version, third);
  await endCanary(store, 'mf-a', third, ada);
  await promote(store, 'mf-a', { ...ada, version: third, isAnyway: true });
  assert.equal((await store.registry())?.remotes['mf-a']?.stable, third);
});

test('nobody is taken back to it, and it hides nothing of what an operator did', async () => {
  await storeOnly(soundRemote('mf-a', 'cccc3333'));
  assert.equal(await rollBack(store, 'mf-a', ada), first);
  assert.equal(await store.isChosenByOperator('mf-a'), true);
  // The same bytes as what was rolled back: that it was remains said.
  await storeOnly(soundRemote('mf-a', 'bbbb2222'));
  assert.equal(await store.isChosenByOperator('mf-a'), true);
  await assert.rejects(promote(store, 'mf-a', { ...ada, version: second }), /rolled back by ada/u);
});

test('it is removed when nobody has chosen it for as long as others are kept', async () => {
  await storeOnly(soundRemote('mf-a', 'cccc3333'));
  const [state, history] = [(await store.state())!, await store.log.history()];
  const at = (days: number) =>
    prunable(
      [`mf-a/${third}`],
      state,
      history,
      { keep: 1, days: 30 },
      Date.now() + days * 86_400_000,
    );
  assert.deepEqual(at(29), []);
  assert.deepEqual(at(31), [`mf-a/${third}`]);
});
