/** What is kept of a type check never hides a fault. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { checkedTogether, typeCheck, typeCheckTogether } from './check-types.ts';

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

test('packages that are checked together are told apart by their faults; who declares modules is not among them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'workerbadge-types-'));
  try {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    const options = { strict: true, module: 'esnext', lib: ['es5'], types: [], skipLibCheck: true };
    write('tsconfig.browser.json', JSON.stringify({ compilerOptions: options }));
    const ofBrowser = readFileSync(join(import.meta.dirname, '../shell/tsconfig.json'), 'utf8');
    for (const name of ['mf-x', 'mf-y', 'mf-z']) {
      write(`${name}/tsconfig.json`, ofBrowser);
      write(`${name}/src/assets.d.ts`, "declare module '*.css';");
      write(`${name}/src/page.ts`, 'export const half: number = 1 / 2;');
      write(`${name}/webpack.config.ts`, 'export const port: number = 4000;');
    }
    write('server/tsconfig.json', JSON.stringify({ include: ['src'] }));
    write('mf-z/src/forms/untyped.d.ts', "declare module 'left-pad';");
    const names = checkedTogether(root, ['mf-x', 'mf-y', 'mf-z', 'server']);
    assert.deepEqual(names, ['mf-x', 'mf-y']);

    const check = async () => {
      let output = '';
      const code = await typeCheckTogether(root, names, async (args) => {
        const done = spawnSync(tsc, [...args, '--pretty', 'false'], {
          cwd: root,
          encoding: 'utf8',
        });
        output = done.stdout;
        return done.status ?? 1;
      });
      return {
        code,
        faulty: [...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, at]) => at),
      };
    };
    assert.deepEqual(await check(), { code: 0, faulty: [] });
    write('mf-y/src/page.ts', "export const half: number = '1';");
    write('mf-x/webpack.config.ts', "export const port: number = '4000';");
    const { code, faulty } = await check();
    assert.notEqual(code, 0);
    assert.deepEqual(new Set(faulty), new Set(['mf-x/webpack.config.ts', 'mf-y/src/page.ts']));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
