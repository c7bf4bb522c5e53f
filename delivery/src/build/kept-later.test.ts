import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Configuration } from 'webpack';
import { fixtureFiles, fixtureKey, writeFixture } from '../gate/fixture-remotes.ts';
import { temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { keepLater } from './kept-later.ts';
import { watchPackages } from './watch-packages.ts';

/** Webpack as it is writes a second after a build. */
const WAIT_MS = 3000;

test('the first changes after a start do not wait for what is kept for the next one', async (t) => {
  const root = writeFixture(fixtureFiles);
  const built: (() => void)[] = [];
  const nextBuild = () => new Promise<void>((resolve) => built.push(resolve));
  const first = nextBuild();
  const stop = watchPackages({
    root,
    keys: [fixtureKey],
    store: new ReleaseStore(temporaryDir()),
    onPublished: () => built.shift()?.(),
    onFailed: (_key, text) => assert.fail(text),
  });
  t.after(stop);
  await first;
  const kept = () => globSync('.cache/webpack/*-development/*.pack', { cwd: root });
  await pause(WAIT_MS);
  assert.deepEqual(kept(), []);

  const source = path.join(root, fixtureKey, 'src/FixturePage.tsx');
  assert.ok(existsSync(source));
  const second = nextBuild();
  writeFileSync(source, `${readFileSync(source, 'utf8')}\nglobalThis.name = 'changed';\n`);
  await second;
  await pause(WAIT_MS);
  assert.deepEqual(kept(), []);
});

test('packages keep what they have compiled one after the other', () => {
  const times = [0, 1, 2].map((turn) => {
    const config: Configuration = { cache: { type: 'filesystem' } };
    keepLater(config, turn);
    return config.cache;
  });
  const after = (ms: number) => ({
    type: 'filesystem',
    idleTimeout: ms,
    idleTimeoutForInitialStore: ms,
    idleTimeoutAfterLargeChanges: ms,
  });
  assert.deepEqual(times, [after(120_000), after(128_000), after(136_000)]);
});
