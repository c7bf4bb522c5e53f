/** Operators in their own processes on one store, for the tests and the bench of races and kills. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtRemote, temporaryDir } from '../built-releases.ts';
import { ReleaseStore } from '../release-store.ts';
import { storeFaults } from '../store-faults.ts';

const hashOf = (number: number) => (0x1000_0000 + number).toString(16);

function operator(dir: string, name: string, builds: string[], mode = 'once'): ChildProcess {
  const list = path.join(temporaryDir(), 'builds.json');
  writeFileSync(list, JSON.stringify(builds));
  const script = path.join(import.meta.dirname, 'racing-publisher.ts');
  return fork(script, [dir, name, list, mode]);
}

/** Two operators publish 25 builds each at once: 20 remotes of their own, and 5 times one that both have. */
export async function raceTwoOperators(dir: string): Promise<{ codes: unknown[]; ms: number }> {
  const builds = (who: string, from: number) => [
    ...Array.from({ length: 20 }, (_, index) => builtRemote(`mf-${who}-${index}`, hashOf(from))),
    ...Array.from({ length: 5 }, (_, index) => builtRemote('mf-both', hashOf(from + index))),
  ];
  const both = { ada: builds('ada', 0), bob: builds('bob', 100) };
  const started = Date.now();
  const ends = Object.entries(both).map(([name, list]) => once(operator(dir, name, list), 'exit'));
  const codes = (await Promise.all(ends)).map(([code]) => code as unknown);
  return { codes, ms: Date.now() - started };
}

/**
 * Kills a publisher somewhere in its work, looks at the store, and publishes.
 * @returns what is not as it must be.
 */
export async function killPublisher(dir: string, round: number): Promise<string[]> {
  // Two builds of each remote, so that pointers move for as long as it runs.
  const builds = Array.from({ length: 4 }, (_, index) =>
    builtRemote(`mf-${index % 2}`, hashOf(round * 10 + index)),
  );
  const child = operator(dir, 'ada', builds, 'forever');
  await once(child, 'message');
  await wait(Math.random() * 500);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const store = new ReleaseStore(dir);
  const faults = await storeFaults(store);
  const id = await store.publish(builtRemote('mf-next', hashOf(round)));
  const registry = await store.registry();
  if (registry?.remotes['mf-next']?.stable !== id)
    faults.push('the next publication is not stable');
  // Also the copy for static hosting is the newest again.
  const copy = String(await store.storage.read('registry.json'));
  if ((JSON.parse(copy) as { revision: number }).revision !== registry?.revision)
    faults.push('registry.json is not the newest');
  return faults;
}
