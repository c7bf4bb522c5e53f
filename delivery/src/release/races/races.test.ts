import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryDir } from '../built-releases.ts';
import { killPublisher, raceTwoOperators } from './operator-races.ts';
import { ReleaseStore } from '../release-store.ts';
import { storeFaults } from '../store-faults.ts';

test('50 publications at once by two operators: none is lost, every pointer leads somewhere', async () => {
  const dir = temporaryDir();
  assert.deepEqual((await raceTwoOperators(dir)).codes, [0, 0]);

  const store = new ReleaseStore(dir);
  assert.deepEqual(await storeFaults(store), []);
  const entries = await store.log.history();
  assert.equal(entries.length, 50);
  assert.equal(new Set(entries.map(({ key, version }) => `${key} ${version}`)).size, 50);
  for (const by of ['ada', 'bob']) {
    assert.equal(entries.filter((entry) => entry.by === by).length, 25);
  }
  const registry = await store.registry();
  assert.equal(registry?.revision, 50);
  assert.equal(Object.keys(registry.remotes).length, 41);
  const [last, before] = entries.filter(({ key }) => key === 'mf-both');
  assert.equal(registry.remotes['mf-both']?.stable, last?.version);
  assert.equal(registry.remotes['mf-both']?.previous, before?.version);
});

test('a publisher killed at any point leaves a store that is whole, and the next one goes on', async () => {
  const dir = temporaryDir();
  for (let round = 0; round < 12; round += 1) {
    assert.deepEqual(await killPublisher(dir, round), [], `round ${round}`);
  }
});
