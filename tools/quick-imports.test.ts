/** What one process finds is read by the next ones, and by none that has other packages. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const description = (main: string) => JSON.stringify({ type: 'module', exports: `./${main}.js` });

/** A workspace with a program that imports a package of others and one of its own. */
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'quick-imports-')));
  mkdirSync(join(root, 'tools'));
  copyFileSync(join(import.meta.dirname, 'quick-imports.ts'), join(root, 'tools/quick-imports.ts'));
  write('node_modules/.modules.yaml', 'first');
  write('node_modules/.pnpm/lock.yaml', 'first');
  for (const folder of ['node_modules/fruit', 'own']) {
    write(`${folder}/package.json`, description('apple'));
    write(`${folder}/apple.js`, 'export default "apple";');
    write(`${folder}/pear.js`, 'export default "pear";');
  }
  mkdirSync(join(root, 'app/node_modules'), { recursive: true });
  symlinkSync(join(root, 'own'), join(root, 'app/node_modules/own'));
  write('app/package.json', '{ "type": "module" }');
  write(
    'app/main.ts',
    'import fruit from "fruit"; import own from "own"; console.log(fruit as string, own);',
  );
});

afterEach(() => rmSync(root, { recursive: true }));

const cache = () => join(root, 'cache');
const kept = () => join(cache(), 'imports.json');

/** What the program has imported. */
async function imported(environment: Record<string, string> = { NODE_COMPILE_CACHE: cache() }) {
  const { NODE_COMPILE_CACHE: _given, ...others } = process.env;
  const quickImports = pathToFileURL(join(root, 'tools/quick-imports.ts')).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--import=${quickImports}`, join(root, 'app/main.ts')],
    { env: { ...others, ...environment } },
  );
  return stdout.trim();
}

const changePackage = () => write('node_modules/fruit/package.json', description('pear'));

test('What a process has found the next one takes without asking the disk', async () => {
  assert.equal(await imported(), 'apple apple');
  changePackage();
  assert.equal(await imported(), 'apple apple');
});

for (const file of ['.modules.yaml', '.pnpm/lock.yaml']) {
  test(`After an install, which writes ${file}, a process looks for itself`, async () => {
    await imported();
    changePackage();
    write(`node_modules/${file}`, 'second');
    assert.equal(await imported(), 'pear apple');
  });
}

test('What another Node or another workspace has found is not taken', async () => {
  await imported();
  changePackage();
  const text = readFileSync(kept(), 'utf8');
  for (const owner of [process.version, `${pathToFileURL(root).href}/`]) {
    assert.ok(text.includes(owner));
    writeFileSync(kept(), text.replace(owner, 'another'));
    assert.equal(await imported(), 'pear apple');
  }
});

test('A package of the workspace can change without an install', async () => {
  await imported();
  write('own/package.json', description('pear'));
  assert.equal(await imported(), 'apple pear');
});

test('A damaged file is left aside, and made anew', async () => {
  await imported();
  const whole = readFileSync(kept(), 'utf8');
  for (const damaged of ['', whole.slice(0, -20), '[]', 'null', '{"madeFor":1}']) {
    writeFileSync(kept(), damaged);
    assert.equal(await imported(), 'apple apple');
    assert.equal(readFileSync(kept(), 'utf8'), whole);
  }
});

test('Many processes can write at once', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => imported()));
  assert.deepEqual(new Set(all), new Set(['apple apple']));
  assert.deepEqual(
    readdirSync(cache()).filter((name) => name.startsWith('imports')),
    ['imports.json'],
  );
  changePackage();
  assert.equal(await imported(), 'apple apple');
});

test('Where nothing is compiled for others nothing is kept', async () => {
  assert.equal(await imported({}), 'apple apple');
  changePackage();
  assert.equal(await imported({}), 'pear apple');
});
