/** Every result of a test process is counted, and one that is lost on its way fails. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { resultsPath, type TestResult } from './results.ts';
import { nodeTestOptions } from './suites.ts';

const folder = mkdtempSync(join(tmpdir(), 'workerbadge-reporter-'));
const suite = `reporter-${process.pid}`;
after(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(resultsPath(suite), { force: true });
});

/** Runs files of these texts. */
function reported(texts: Record<string, string>): { code: number | null; results: TestResult[] } {
  const paths = Object.entries(texts).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, `import { test } from 'node:test';\n${text}`);
    return path;
  });
  // A run inside of a run: its events are not for the outer one.
  const { NODE_TEST_CONTEXT: _outer, ...environment } = process.env;
  const { status } = spawnSync(process.execPath, [...nodeTestOptions, ...paths], {
    env: { ...environment, TEST_SUITE: suite },
    stdio: 'ignore',
  });
  const results = JSON.parse(readFileSync(resultsPath(suite), 'utf8')) as TestResult[];
  return { code: status, results };
}

const failures = (results: readonly TestResult[]) =>
  results
    .filter(({ status }) => status === 'failed')
    .map(({ file, title }) => `${basename(file)}: ${title}`);

const many = (tests: number) =>
  `for (let n = 0; n < ${tests}; n += 1) test('a long title '.repeat(40) + n, () => {});`;

test('of a process that says more than its pipe holds every result comes', () => {
  const { code, results } = reported({ 'many.test.mjs': many(3000), 'one.test.mjs': many(1) });
  assert.deepEqual(failures(results), []);
  assert.deepEqual([code, results.length], [0, 3001]);
});

test('so they do when a program has inherited the pipe', () => {
  const program = `process.stdout.write('here'); setTimeout(() => {}, 2000)`;
  const { code, results } = reported({
    'inherited.test.mjs': `import { spawn } from 'node:child_process';
      test('starts it', async () => {
        const child = spawn(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: 'inherit' });
        child.unref();
        await new Promise((done) => setTimeout(done, 500));
      });
      ${many(3000)}`,
  });
  assert.deepEqual(failures(results), []);
  assert.deepEqual([code, results.length], [0, 3001]);
});

test('a process that ends before it has counted its tests fails, by name', () => {
  const { code, results } = reported({
    'one.test.mjs': many(1),
    'short.test.mjs': `${many(2)} test('last', () => process.exit(0)); ${many(2)}`,
    'two.test.mjs': many(2),
  });
  assert.deepEqual(failures(results), [
    'short.test.mjs: it has no test, or its last results did not come',
  ]);
  assert.equal(code, 1);
});

test('a process of which fewer results come than it has tests fails, by name', () => {
  const { code, results } = reported({
    'lost.test.mjs': `const write = process.stdout.write;
      process.stdout.write = (part, ...more) =>
        String(part).includes('the second') || write.call(process.stdout, part, ...more);
      for (const name of ['the first', 'the second', 'the third']) test(name, () => {});`,
    'one.test.mjs': many(1),
  });
  assert.deepEqual(failures(results), ['lost.test.mjs: 1 of 3 results did not come']);
  assert.equal(code, 1);
});

test('a file without a test fails, and one whose test fails does so once', () => {
  const { code, results } = reported({
    'fails.test.mjs': `test('fails', () => { throw new Error('broken'); });`,
    'ends.test.mjs': `process.exit(3);`,
    'none.test.mjs': '',
  });
  assert.deepEqual(failures(results), [
    'ends.test.mjs: ' + join(folder, 'ends.test.mjs'),
    'fails.test.mjs: fails',
    'none.test.mjs: it has no test, or its last results did not come',
  ]);
  const { reason } = results.find(({ title }) => title === 'fails') ?? {};
  assert.match(reason ?? '', /^Error: broken\n +at .*fails\.test\.mjs/);
  assert.equal(code, 1);
});
