/** Operators in processes of their own, on one store: at the same moment, and killed in the middle. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { builtRemote, temporaryDir } from './built-releases.ts';
import { ReleaseStore } from './release-store.ts';
import { storeFaults } from './store-faults.ts';

const hashOf = (number: number) => (0x1000_0000 + number).toString(16);

function operator(store: string, name: string, builds: string[], mode = 'once'): ChildProcess {
  const list = path.join(temporaryDir(), 'builds.json');
  writeFileSync(list, JSON.stringify(builds));
  const script = path.join(import.meta.dirname, 'racing-publisher.ts');
  return fork(script, [store, name, list, mode]);
}

test('50 publications at once by two operators: none is lost, every pointer leads somewhere', async () => {
  const dir = temporaryDir();
  // Ten remotes of its own for each, and five builds more of one that both publish.
  const builds = (who: string, from: number) => [
    ...Array.from({ length: 20 }, (_, index) => builtRemote(`mf-${who}-${index}`, hashOf(from))),
    ...Array.from({ length: 5 }, (_, index) => builtRemote('mf-both', hashOf(from + index))),
  ];
  const ends = [
    operator(dir, 'ada', builds('ada', 0)),
    operator(dir, 'bob', builds('bob', 100)),
  ].map((child) => once(child, 'exit'));
  for (const [code] of await Promise.all(ends)) assert.equal(code, 0);

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
    const builds = Array.from({ length: 4 }, (_, index) =>
      // Two builds of each, so that pointers move for as long as it runs.
      builtRemote(`mf-${index % 2}`, hashOf(round * 10 + index)),
    );
    const child = operator(dir, 'ada', builds, 'forever');
    await once(child, 'message');
    await wait(Math.random() * 80);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const store = new ReleaseStore(dir);
    assert.deepEqual(await storeFaults(store), [], `round ${round}`);
    const id = await store.publish(builtRemote('mf-next', hashOf(round)));
    // Also the copy for static hosting is the newest again.
    const copy = await store.storage.read('registry.json');
    assert.deepEqual(JSON.parse(copy?.toString() ?? ''), await store.registry());
    assert.equal((await store.registry())?.remotes['mf-next']?.stable, id);
  }
});
