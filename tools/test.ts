/**
 * `pnpm test`: every suite, one after the other, and one closing line.
 * `pnpm test server shell` runs only the suites of those names; `CI=true` turns a skip into a failure.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults, resetResults, resultsPath, writeResults } from './results.ts';

const root = join(import.meta.dirname, '..');
const bin = (owner: string, name: string) => join(root, owner, 'node_modules/.bin', name);

type Suite = { name: string; run: () => Promise<number> };

function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(root, options.cwd ?? '.'),
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** node:test over the `*.test.ts` of a folder, two files at a time. */
function nodeTests(name: string, folder: string): Suite {
  const files = globSync(`${folder}/**/*.test.ts`, {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  if (files.length === 0) throw new Error(`No tests were found in ${folder}`);
  const reporter = join(root, 'tools/node-test-reporter.ts');
  return {
    name,
    run: () =>
      run(
        process.execPath,
        ['--test', '--test-concurrency=2', `--test-reporter=${reporter}`, ...files],
        { env: { TEST_SUITE: name } },
      ),
  };
}

/** Packages with a jest.config.js: the shared ones, the shell, every remote. */
const frontEnd = globSync('*/jest.config.js', { cwd: root }).map((file) => dirname(file));
if (frontEnd.length < 8) throw new Error(`Only ${frontEnd.length} packages with jest were found`);

const browserTests = (name: string, ...args: string[]): Promise<number> =>
  run(bin('e2e', 'playwright'), ['test', '--output', `../.cache/e2e/${name}`, ...args], {
    cwd: 'e2e',
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: resultsPath(name),
      ...(name === 'browser-single' ? { E2E_RELEASES: '.data/single' } : {}),
    },
  });

/** The insurance against federation: the same sources as one bundle, the same ways through them. */
async function waysOnSingleBundle(): Promise<number> {
  const built = await run(process.execPath, ['tools/run.mjs', 'build-single.ts']);
  if (built !== 0) return built;
  // The whole journey; what several tabs share; a new person by keyboard; a course that is written.
  const titles = 'in it:|SHELL-46|LOGIN-23|EDIT-16';
  return browserTests('browser-single', '--project=ways', '--grep', titles);
}

const suites: Suite[] = [
  nodeTests('tools', '{tools,contracts}'),
  nodeTests('delivery', 'delivery'),
  {
    name: 'server',
    run: () => run(process.execPath, ['src/testing/run.ts'], { cwd: 'platform-api' }),
  },
  {
    name: 'front-end',
    run: () =>
      run(bin('shared-ui', 'jest'), [
        '--projects',
        ...frontEnd,
        '--maxWorkers=2',
        '--json',
        `--outputFile=${resultsPath('front-end')}`,
      ]),
  },
  {
    name: 'browser',
    run: async () => {
      const built = await run(process.execPath, ['tools/run.mjs', 'build.ts']);
      if (built !== 0) {
        writeResults('build', [
          {
            suite: 'browser',
            file: 'tools/build.ts',
            title: 'the product builds',
            status: 'failed',
          },
        ]);
        return built;
      }
      const ways = await browserTests('browser', '--project=ways');
      const screens = await browserTests('browser-screens', '--project=screens', '--workers=2');
      return Math.max(ways, screens, await waysOnSingleBundle());
    },
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const names = suites.map((suite) => suite.name).join(', ');
  console.error(`There is no suite named ${unknown.join(', ')}. The suites are ${names}.`);
  process.exit(1);
}

resetResults();
const crashed: string[] = [];
for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const started = Date.now();
  console.log(`\n── ${suite.name}`);
  const code = await suite.run();
  const ran = readResults().filter((result) => result.suite === suite.name);
  const failed = ran.filter((result) => result.status === 'failed').length;
  // A suite that ends badly without saying which test failed, or that ran nothing, has failed itself.
  if ((code !== 0 && failed === 0) || ran.length === 0) crashed.push(suite.name);
  console.log(
    `── ${suite.name}: ${ran.length} tests, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

const results = readResults();
const count = (status: string) => results.filter((result) => result.status === status).length;
const skipped = count('skipped');
for (const result of results) {
  if (result.status === 'skipped') console.log(`skipped: ${result.suite}: ${result.title}`);
  if (result.status === 'failed') console.log(`failed: ${result.suite}: ${result.title}`);
  if (result.isFlaky) console.log(`passed at the second try: ${result.suite}: ${result.title}`);
}
for (const name of crashed) console.log(`failed: ${name}: the suite ended with an error`);
const skipsAreFailures = process.env.CI === 'true' ? skipped : 0;
const failed = count('failed') + crashed.length + skipsAreFailures;
console.log(
  `\n${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
