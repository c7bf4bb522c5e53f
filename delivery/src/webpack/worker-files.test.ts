import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { CompiledAtOncePlugin, isDivided } from './worker-files.ts';

const startOf = (name: string) =>
  `new Worker(new URL(/* webpackChunkName: "${name}" */ './${name}.js', import.meta.url));\n`;

/** Two beginnings of pages, two workers and a later part, with much in common; and what a worker loads later. */
const files = {
  'index.js': `${startOf('whole')}${startOf('lazy')}import(/* webpackChunkName: "page" */ './page.js');`,
  'first.js': `import { common } from './common.js'; console.log('first', common);`,
  'second.js': `import { common } from './common.js'; console.log('second', common);`,
  'common.js': `export const common = '${'common'.repeat(5000)}';`,
  'more.js': `export const more = 'more';`,
  'page.js': `import { common } from './common.js'; console.log('page', common);`,
  'lazy.js': `import { common } from './common.js'; console.log('lazy', common);`,
  'whole.js': `import { common } from './common.js'; console.log('whole', common);
import(/* webpackChunkName: "more" */ './more.js').then(console.log);`,
};

/** The files of a build by their names. */
async function built(workers: readonly string[]): Promise<Record<string, string>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'workers-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: {
        main: './index.js',
        first: { import: './first.js', dependOn: 'main' },
        second: { import: './second.js', dependOn: 'main' },
      },
      target: ['web', 'es2022'],
      output: { path: path.join(dir, 'dist'), filename: '[name].js' },
      optimization: { splitChunks: { chunks: isDivided } },
      plugins: [new CompiledAtOncePlugin(workers)],
    });
    await new Promise<void>((resolve, reject) => {
      compiler?.run((error, stats) => {
        const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null);
        compiler.close(() => (failed === null ? resolve() : reject(failed)));
      });
    });
    const names = globSync('*.js', { cwd: path.join(dir, 'dist') });
    return Object.fromEntries(
      names.map((name) => [name, readFileSync(path.join(dir, 'dist', name), 'utf8')]),
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('a worker is one file as what a page begins with, the one that is named is compiled at once', async () => {
  const { 'whole.js': whole = '', 'lazy.js': lazy = '', ...others } = await built(['whole']);
  assert.match(whole, /^\/\/# allFunctionsCalledOnLoad\n/u);
  const begun = [others['first.js'] ?? '', others['second.js'] ?? ''];
  for (const text of [whole, lazy, ...begun]) assert.match(text, /(common){5000}/u);
  for (const text of [lazy, ...Object.values(others)]) {
    assert.doesNotMatch(text, /allFunctionsCalledOnLoad/u);
  }
  // What it loads later is another file still.
  assert.doesNotMatch(whole, /more=|"more"\)/u);
  assert.match(others['more.js'] ?? '', /more/u);
});

test('a name that no worker has is an error, also one of a later part of the page', async () => {
  for (const name of ['gone', 'page']) {
    await assert.rejects(built([name]), new RegExp(`No worker is named ${name}`, 'u'));
  }
});
