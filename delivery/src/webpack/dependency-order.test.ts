import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { DependencyOrderPlugin } from './dependency-order-plugin.ts';

/** The parts of a package that passes on what another one passes on. */
const files = {
  'index.js': `exports.ui = () => require('./ui/index.js');`,
  'ui/package.json': '{"sideEffects":false}',
  'ui/index.js': `export { isSafe, plain } from '../lib/index.js';
export { Doc } from './doc.js';`,
  'ui/doc.js': `import { isSafe, plain } from '../lib/index.js';
export const Doc = () => plain(isSafe('x'));`,
  'lib/package.json': '{"sideEffects":false}',
  'lib/index.js': `export { plain } from './plain.js';
export { isSafe } from './safe.js';`,
  'lib/plain.js': `export const plain = (text) => text + 'plain';`,
  'lib/safe.js': `export const isSafe = (text) => text + 'safe';`,
};

async function buildIn(dir: string, plugins: webpack.WebpackPluginInstance[]): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './index.js',
    output: { path: path.join(dir, 'dist'), library: { type: 'commonjs2' } },
    optimization: { minimize: false, moduleIds: 'named' },
    cache: { type: 'filesystem', cacheDirectory: path.join(dir, 'cache') },
    plugins,
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null);
      // What the next build takes from this one is written when it closes.
      compiler.close(() => (failed === null ? resolve() : reject(failed)));
    });
  });
  return readFileSync(path.join(dir, 'dist/main.js'), 'utf8');
}

test('a build with what is kept of the one before is the same bytes as one without', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'order-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    const first = await buildIn(dir, [new DependencyOrderPlugin()]);
    assert.match(first, /isSafe/u);
    assert.equal(await buildIn(dir, [new DependencyOrderPlugin()]), first);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
