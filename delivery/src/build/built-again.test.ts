import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fixtureFiles, fixtureKey, writeFixture } from '../gate/fixture-remotes.ts';
import { temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { buildPackages } from './build-packages.ts';
import type { BuildSummary } from './build-summary.ts';

const page = 'src/FixturePage.tsx';
const worker = 'src/count.worker.ts';
const source = `import { word } from './testing/word.ts';
globalThis.onmessage = () => console.log(word);
`;
/** Tests are no part of what a release is named by. */
const unnamed = 'src/testing/word.ts';

/** The remote of the fixtures with a page that starts a worker. */
function remoteWithWorker(): string {
  const files = { ...fixtureFiles };
  files[worker] = source;
  files[unnamed] = `export const word = 'word';\n`;
  files[page] = `${files[page]}
export const startCounting = () =>
  new Worker(new URL(/* webpackChunkName: "count" */ './count.worker.ts', import.meta.url));
globalThis.addEventListener('message', startCounting);
`;
  return writeFixture(files);
}

test('a build that goes back to sources of before has what the store has', async () => {
  const root = remoteWithWorker();
  const store = new ReleaseStore(temporaryDir());
  const states: string[] = [];
  const build = async (): Promise<BuildSummary> => {
    states.length = 0;
    const [summary] = await buildPackages({
      root,
      store,
      only: [fixtureKey],
      progress: ({ state }) => states.push(state),
    });
    assert.ok(summary);
    const files = summary.groups.flatMap((group) => group.files);
    assert.ok(files.some((name) => name.startsWith('count.')));
    const released = store.remoteDir(fixtureKey, summary.id);
    for (const name of files)
      assert.ok(existsSync(path.join(released, name)), `${name} is released`);
    assert.equal((await store.registry())?.remotes[fixtureKey]?.stable, summary.id);
    return summary;
  };
  const file = path.join(root, fixtureKey, worker);
  const first = await build();
  writeFileSync(file, `globalThis.onmessage = () => console.log('other');\n`);
  const other = await build();
  assert.notEqual(other.id, first.id);

  writeFileSync(file, source);
  assert.deepEqual(await build(), first);
  assert.deepEqual(states, ['unchanged']);

  // Nothing of the first compilation is known any more but what is stored.
  rmSync(path.join(root, '.cache/build'), { recursive: true });
  assert.deepEqual(await build(), first);
  assert.ok(states.includes('compiling'));

  // What the name does not speak of changes the same worker.
  rmSync(path.join(root, '.cache/build'), { recursive: true });
  writeFileSync(path.join(root, fixtureKey, unnamed), `export const word = 'other';\n`);
  await assert.rejects(build(), /made other files than those of mf-fixture .+: .*count\..+\.js/);
  await assert.rejects(build(), /made other files/);
});

test('what federation writes itself has ids that tell no folder', async () => {
  const root = writeFixture(fixtureFiles);
  const store = new ReleaseStore(temporaryDir());
  const [summary] = await buildPackages({ root, store, only: [fixtureKey] });
  const entry = readFileSync(
    path.join(store.remoteDir(fixtureKey, summary?.id ?? ''), 'remoteEntry.js'),
    'utf8',
  );
  // Its entry and its container, which the release begins with.
  assert.match(entry, /[{,]federation\(\w/u);
  assert.match(entry, /\("container"\)/u);
});
