/** What is kept of a type check never hides a fault. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { typeCheck } from './check-types.ts';

const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc');

test('a check that goes on from the one before finds what a change breaks elsewhere, again until it is mended', async () => {
  const root = mkdtempSync(join(tmpdir(), 'workerbadge-types-'));
  try {
    const write = (name: string, text: string) => writeFileSync(join(root, 'mf-x', name), text);
    /** Files with faults. */
    const faulty = async () => {
      let output = '';
      const code = await typeCheck(root, 'mf-x', async (args) => {
        const done = spawnSync(tsc, [...args, '--pretty', 'false'], {
          cwd: root,
          encoding: 'utf8',
        });
        output = done.stdout;
        return done.status ?? 1;
      });
      assert.equal(existsSync(join(root, '.cache/types/mf-x.tsbuildinfo')), code === 0);
      const faults = [...output.matchAll(/^mf-x\/(\S+?)\(\d+,\d+\): error/gm)];
      assert.equal(code === 0, faults.length === 0, output);
      return faults.map((match) => match[1]);
    };
    mkdirSync(join(root, 'mf-x'));
    const options = { strict: true, module: 'esnext', lib: ['es5'], types: [], skipLibCheck: true };
    write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
    write('price.ts', 'export const price = (): number => 1;');
    write('index.ts', "export { price } from './price';");
    write('page.ts', "import { price } from './index';\nexport const half = price() / 2;");
    assert.deepEqual(await faulty(), []);
    // Nothing has changed.
    assert.deepEqual(await faulty(), []);

    write('price.ts', "export const price = (): string => '1';");
    assert.deepEqual(await faulty(), ['page.ts']);
    assert.deepEqual(await faulty(), ['page.ts']);

    rmSync(join(root, 'mf-x/price.ts'));
    assert.deepEqual(await faulty(), ['index.ts']);
    write('price.ts', "export const price = (): string => '2';");
    assert.deepEqual(await faulty(), ['page.ts']);
    write('price.ts', 'export const price = (): number => 2;');
    assert.deepEqual(await faulty(), []);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
