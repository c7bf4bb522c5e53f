import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { KnownLanguagesPlugin } from './known-languages-plugin.ts';

async function built(source: string): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'known-languages-'));
  try {
    writeFileSync(path.join(dir, 'index.js'), source);
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: './index.js',
      output: { path: dir, filename: 'built.js' },
      optimization: { minimize: false },
      plugins: [new KnownLanguagesPlugin()],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) =>
        error !== null || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(),
      );
    });
    return readFileSync(path.join(dir, 'built.js'), 'utf8');
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('plurals say whether the browser has a language, in the place of numbers and dates', async () => {
  const text = await built(`
    const has = (of) => Intl.NumberFormat.supportedLocalesOf(of).length > 0;
    console.log(has('it'), Intl.DateTimeFormat.supportedLocalesOf(Intl.NumberFormat.supportedLocalesOf('en')));
  `);
  assert.deepEqual(text.match(/Intl\.\w+/gu), Array(3).fill('Intl.PluralRules'));
});

test('formats, and an Intl of somebody’s own, stay as they are', async () => {
  const source = `
    export const price = new Intl.NumberFormat('it').format(3);
    function of(Intl) { return Intl.NumberFormat.supportedLocalesOf('it'); }
    console.log(price, of({ NumberFormat: { supportedLocalesOf: String } }));
  `;
  assert.deepEqual((await built(source)).match(/Intl\.\w+/gu), source.match(/Intl\.\w+/gu));
});
