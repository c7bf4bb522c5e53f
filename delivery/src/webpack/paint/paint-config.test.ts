import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { fixtureFiles, fixtureKey, readFixture, writeFixture } from '../../gate/fixture-remotes.ts';
import { compiledAside } from '../compiled-aside.ts';
import { paintConfig } from './paint-config.ts';
import { paintFile } from './paint-file.ts';

const worker = `new Worker(new URL('./count.worker.ts', import.meta.url))`;

/** A page that starts a worker, and is painted. */
async function paintInItsOwnFolder(): Promise<string> {
  const root = writeFixture({
    ...fixtureFiles,
    ...readFixture('painted'),
    'src/count.worker.ts': `globalThis.onmessage = () => console.log('count');`,
    'src/count.ts': `export const startCounting = () => ${worker};`,
    'src/paint.tsx': `import { startCounting } from './count.ts';
import { defineRemotePaint } from 'shared-ui/remote';
export const paint = defineRemotePaint({
  pages: [{ path: '/fixture', Page: () => { globalThis.startCounting = startCounting; return null; } }],
  messages: async () => ({}),
});`,
  });
  const config = { ...paintConfig(path.join(root, fixtureKey)), cache: false };
  return (await compiledAside(config, paintFile)).toString();
}

test('a drawing that names a worker is the same bytes in any folder', async () => {
  const [one, other] = [await paintInItsOwnFolder(), await paintInItsOwnFolder()];
  assert.match(one, /count\.worker\.ts/u);
  assert.doesNotMatch(one, /import\.meta/u);
  assert.equal(one, other);
});
