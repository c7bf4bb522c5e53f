import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { resultsPath, type TestResult } from '../../../tools/results.ts';
import { nodeTestOptions } from '../../../tools/suites.ts';
import { groupsOf, lanesOf, waitingFiles } from './test-groups.ts';

const folder = mkdtempSync(join(tmpdir(), 'workerbadge-groups-'));
const suite = `groups-${process.pid}`;
after(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(resultsPath(suite), { force: true });
});

const own = 'src/contract/own.test.ts';
const other = 'src/contract/other.test.ts';
const grouped = (text: string) => {
  const texts: Record<string, string> = { [own]: text, [other]: 'const f = async () => await 1;' };
  return groupsOf([other, own], (file) => texts[file] ?? '');
};

for (const [what, text] of [
  ['changes the environment', `process.env['A'] = 'b';`],
  ['takes a variable away', `delete process.env['A'];`],
  ['adds to the environment', 'Object.assign(process.env, receiver.environment);'],
  ['changes the process', 'process.chdir(folder);'],
  ['changes a global', 'globalThis.fetch = stub;'],
  ['answers for the internet', 'stubbedInternet(() => hosts);'],
  ['waits while it is loaded', 'const { t } = await openExams();'],
  ['waits while it is loaded, inside of a call', 'const png = new Uint8Array(await draw());'],
  ['measures the event loop', 'const delay = monitorEventLoopDelay();'],
  ['reads XML', `import { XmlDocument } from 'libxml2-wasm';`],
  ['validates invoices', `import { schemaErrors } from '../testing/fatturapa/validate.ts';`],
] as const) {
  test(`a file that ${what} runs alone`, () => {
    assert.deepEqual(grouped(text), { alone: [own], groups: [[other]] });
  });
}

for (const [what, text] of [
  ['reads the environment', `const server = process.env['TEST_DATABASE_URL'] === undefined;`],
  ['starts programs', `spawn(process.execPath, ['x-process.ts'], { env: { ...process.env } });`],
  ['stands in for a global in one test', `t.mock.method(globalThis, 'fetch', answer);`],
] as const) {
  test(`a file that ${what} runs in a group`, () => {
    assert.deepEqual(grouped(text), { alone: [], groups: [[other, own]] });
  });
}

test('files that wait run beside those that work, and each of them is there', () => {
  const [waits = ''] = waitingFiles;
  assert.deepEqual(lanesOf([other, waits]), { working: [other], waiting: [waits] });
  const missing = waitingFiles.filter(
    (file) => !existsSync(join(import.meta.dirname, '../..', file)),
  );
  assert.deepEqual(missing, []);
});

test('each of many files is in one group, and groups are of like size', () => {
  const files = Array.from({ length: 41 }, (_, n) => `src/demo/${n + 10}.test.ts`);
  const { groups } = groupsOf(files, () => '');
  assert.deepEqual(groups.flat(), files);
  assert.deepEqual(
    groups.map((group) => group.length),
    [14, 14, 13],
  );
  assert.deepEqual(groupsOf([], () => '').groups, []);
  assert.deepEqual(groupsOf(files, () => '', 41).groups, [files]);
});

/** Runs files of these texts as one group; what is reported of each, by the file's name. */
function reported(texts: Record<string, string>): { code: number | null; lines: string[] } {
  const names = Object.keys(texts);
  for (const name of names) writeFileSync(join(folder, name), texts[name] ?? '');
  const program = join(folder, 'group.test.mjs');
  const runGroup = pathToFileURL(join(import.meta.dirname, 'run-group.ts')).href;
  const paths = JSON.stringify(names.map((name) => join(folder, name)));
  writeFileSync(program, `import { runGroup } from '${runGroup}';\nrunGroup(${paths});\n`);
  // A run inside of a run: its events are not for the outer one.
  const { NODE_TEST_CONTEXT: _outer, ...environment } = process.env;
  const { status } = spawnSync(process.execPath, [...nodeTestOptions, program], {
    env: { ...environment, TEST_SUITE: suite },
    stdio: 'ignore',
  });
  const results = JSON.parse(readFileSync(resultsPath(suite), 'utf8')) as TestResult[];
  const lines = results.map(
    ({ file, title, status: said }) => `${basename(file)} ${basename(title)} ${said}`,
  );
  return { code: status, lines };
}

test('what a file does around its tests is done around its own only, and before the next file', () => {
  const log = join(folder, 'log');
  const file = (name: string) => `
    import { appendFileSync } from 'node:fs';
    import { after, before, beforeEach, test } from 'node:test';
    const say = (word: string) => appendFileSync(${JSON.stringify(log)}, word + ' ${name}\\n');
    before(() => say('before'));
    beforeEach(() => say('each'));
    after(() => say('after'));
    test('one', async () => { await new Promise((done) => setTimeout(done, 20)); say('test'); });`;
  const { code, lines } = reported({ 'a.test.ts': file('a'), 'b.test.ts': file('b') });
  assert.deepEqual([code, lines], [0, ['a.test.ts one passed', 'b.test.ts one passed']]);
  assert.deepEqual(
    readFileSync(log, 'utf8').trim().split('\n'),
    ['a', 'b'].flatMap((name) => ['before', 'each', 'test', 'after'].map((at) => `${at} ${name}`)),
  );
});

test('a file that fails outside of its tests counts as failed, and the files after it run', () => {
  const { code, lines } = reported({
    'a.test.ts': `import { after, test } from 'node:test';
      after(() => { throw new Error('broken'); });
      test('one', () => {});`,
    'b.test.ts': `import './not-there.ts';`,
    'c.test.ts': `import { before, test } from 'node:test';
      before(() => { throw new Error('broken'); });
      test('one', () => {});`,
    'd.test.ts': `import { test } from 'node:test';
      test('one', () => {});
      test('two', () => { throw new Error('broken'); });`,
  });
  assert.equal(code, 1);
  assert.deepEqual(lines, [
    'a.test.ts one passed',
    'a.test.ts a.test.ts failed',
    'b.test.ts b.test.ts failed',
    'c.test.ts one failed',
    'c.test.ts c.test.ts failed',
    'd.test.ts one passed',
    'd.test.ts two failed',
  ]);
});
