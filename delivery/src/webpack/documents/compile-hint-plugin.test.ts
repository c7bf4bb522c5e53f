import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { CompileHintPlugin, compileHint } from './compile-hint-plugin.ts';

test('what every page loads is compiled while it comes, and nothing else is', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'compile-hint-'));
  try {
    writeFileSync(path.join(dir, 'index.js'), `import('./bootstrap.js');`);
    writeFileSync(
      path.join(dir, 'bootstrap.js'),
      `globalThis.page = () => import('./page.js'); console.log('first');`,
    );
    writeFileSync(path.join(dir, 'page.js'), `console.log('later');`);
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: { shell: './index.js' },
      output: { path: path.join(dir, 'out'), filename: '[contenthash].js' },
      plugins: [new CompileHintPlugin()],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) =>
        error !== null || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(),
      );
    });
    const texts = readdirSync(path.join(dir, 'out')).map((file) =>
      readFileSync(path.join(dir, 'out', file), 'utf8'),
    );
    assert.equal(texts.length, 3);
    for (const text of texts) {
      assert.equal(text.startsWith(compileHint), !text.includes('later'), text.slice(0, 80));
      assert.equal(text.indexOf('allFunctionsCalledOnLoad', compileHint.length), -1);
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
});
