/** What operators do to releases that were judged for another state of the store. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import { factsName } from '../build/release-facts.ts';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { promote, rollBack, startCanary } from '../operations/operations.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { GateRefusal } from './gate-refusal.ts';
import { platformName } from './platform.ts';

const [older, newer] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
const ada = { by: 'ada', reason: 'blank pages' };
let store: ReleaseStore;

const shell = (hash: string, gives: string[]) => {
  const dir = builtShell(hash);
  const offer = { contract: '1.0', shared: {}, runtime: { version: '2.9.2', gives } };
  writeFileSync(path.join(dir, platformName), JSON.stringify(offer));
  return dir;
};
const remote = (hash: string, takes: string[]) => {
  const dir = builtRemote('mf-a', hash);
  const facts = {
    uniqueName: `mf_a__1_4_0_${hash}`,
    shared: [],
    copies: [],
    runtime: { version: '2.9.2', takes },
    messages: {},
    chunks: [],
    groups: [],
    provides: {},
  };
  writeFileSync(path.join(dir, factsName), JSON.stringify(facts));
  return dir;
};
const needsNewer = (error: Error) =>
  error instanceof GateRefusal &&
  error.refusals.every(({ reason }) => reason === 'shell-runtime') &&
  /takes runtime\.start .*released first/u.test(error.message);

beforeEach(async () => {
  store = new ReleaseStore(temporaryDir());
  await store.publish(shell('aaaa1111', ['runtime']));
  await store.publish(remote('aaaa1111', ['runtime']));
  await store.publish(shell('bbbb2222', ['runtime', 'runtime.start']));
  await store.publish(remote('bbbb2222', ['runtime', 'runtime.start']));
});

test('the shell is not rolled back, nor an older one promoted, under a remote that needs the newer', async () => {
  await assert.rejects(rollBack(store, 'shell', ada), needsNewer);
  await assert.rejects(promote(store, 'shell', { ...ada, version: older }), needsNewer);
  assert.deepEqual(await store.shell(), { stable: newer, previous: older });
  await rollBack(store, 'mf-a', ada);
  assert.equal(await rollBack(store, 'shell', ada), older);
});

test('a canary keeps the shell that it needs', async () => {
  await rollBack(store, 'mf-a', ada);
  await startCanary(store, 'mf-a', { version: newer, percent: 5 }, ada);
  await assert.rejects(rollBack(store, 'shell', ada), needsNewer);
});

test('a stored version is served again only under a shell that it can live with', async () => {
  await rollBack(store, 'mf-a', ada);
  await rollBack(store, 'shell', ada);
  await assert.rejects(promote(store, 'mf-a', { ...ada, version: newer }), needsNewer);
  await assert.rejects(startCanary(store, 'mf-a', { version: newer, percent: 5 }, ada), needsNewer);
  assert.equal((await store.registry())?.remotes['mf-a']?.stable, older);
});
