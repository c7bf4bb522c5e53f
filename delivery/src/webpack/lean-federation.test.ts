import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { remoteRuntime } from './lean-federation.ts';

test('a file of the runtime that is no longer there stops the build', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lean-'));
  try {
    writeFileSync(path.join(dir, 'index.js'), 'console.log(1);');
    const compiler = webpack({
      mode: 'none',
      context: dir,
      entry: './index.js',
      output: { path: dir },
      plugins: remoteRuntime(),
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler?.run((error, done) => (error === null ? resolve(done) : reject(error)));
    });
    assert.match(stats?.toString('errors-only') ?? '', /bundler\.js is not there/u);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
