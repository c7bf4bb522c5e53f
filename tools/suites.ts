/** Suites of tests, one after the other, and one closing line; for `pnpm test` and `pnpm test --changed`. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  findServerPrograms,
  startPostgres,
  type PostgresServer,
} from '../platform-api/src/testing/postgres-server.ts';
import { rareCollection } from './rare-collection.ts';
import { closingLines, readResults, resetResults, resultsPath, secondTryOf } from './results.ts';
import { scratchInMemory } from './scratch-in-memory.ts';

export const root = join(import.meta.dirname, '..');
export const bin = (owner: string, name: string) => join(root, owner, 'node_modules/.bin', name);

export type Suite = {
  name: string;
  run: () => Promise<number>;
  /** Runs these files once more, and reports them as `secondTryOf` the suite. Absolute paths. */
  again?: (files: readonly string[]) => Promise<number>;
};

/**
 * A shared machine can stall for seconds: in CI so many files have a second try, by themselves, as browser tests have.
 * What passes only then is named at the end. More files are no accident.
 */
const MAX_SECOND_TRIES = 5;

export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(root, options.cwd ?? '.'),
      stdio: 'inherit',
      env: { ...process.env, ...rareCollection, ...options.env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A URL, for the path may have spaces. */
const importFirst = (name: string) => `--import=${pathToFileURL(join(root, 'tools', name)).href}`;

/** See there. */
export const quickImports = importFirst('quick-imports.ts');

/**
 * How node:test runs files: two at a time; a test that does not come to its end fails after five minutes; and a
 * process ends with its tests. Without the last one a failed test that leaves a queue or a server open keeps its
 * process, and with it the whole run, for ever.
 */
export const nodeTestOptions = [
  quickImports,
  importFirst('whole-results.ts'),
  '--test',
  '--test-concurrency=2',
  '--test-timeout=300000',
  '--test-force-exit',
  `--test-reporter=${join(root, 'tools/node-test-reporter.ts')}`,
];

/**
 * node:test over the files of a pattern.
 * @param longest those that begin, since others run beside them
 */
export function nodeTests(name: string, pattern: string, longest: readonly string[] = []): Suite {
  const found = globSync(pattern, {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const missing = longest.filter((file) => !found.includes(file));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`);
  // node:test sorts what it is given, and an absolute path stands before the others.
  const first = longest.map((file) => join(root, file));
  const files = [...first, ...found.filter((file) => !longest.includes(file))];
  if (files.length === 0) throw new Error(`No tests were found in ${pattern}`);
  // Each file is its own process; what one has compiled the next ones take.
  const runFiles = (suite: string, chosen: readonly string[]) =>
    run(process.execPath, [...nodeTestOptions, ...chosen], {
      env: { TEST_SUITE: suite, NODE_COMPILE_CACHE: join(root, '.cache/compile') },
    });
  return {
    name,
    run: () => runFiles(name, files),
    again: (chosen) => runFiles(secondTryOf(name), chosen),
  };
}

/** Packages with a jest.config.js: the shared ones, the shell, every remote. */
export const frontEnd = globSync('*/jest.config.js', { cwd: root }).map((file) => dirname(file));
if (frontEnd.length < 8) throw new Error(`Only ${frontEnd.length} packages with jest were found`);

/** @param args the tests of the packages to run; none for all */
export const jestTests = (
  name: string,
  packages: readonly string[],
  args: readonly string[] = [],
): Suite => {
  const runJest = (suite: string, chosen: readonly string[]) =>
    run(bin('shared-ui', 'jest'), [
      '--projects',
      ...packages,
      '--maxWorkers=2',
      '--json',
      `--outputFile=${resultsPath(suite)}`,
      ...chosen,
    ]);
  return {
    name,
    run: () => runJest(name, args),
    again: (files) => runJest(secondTryOf(name), ['--runTestsByPath', ...files]),
  };
};

let isTemplateMade = false;
let postgres: Promise<PostgresServer> | null = null;

/** One for all of a run, with the demo data in it; none where the machine has no PostgreSQL. */
async function postgresUrl(): Promise<string | undefined> {
  const programs = findServerPrograms();
  if (programs === null) return undefined;
  postgres ??= startPostgres(programs);
  return (await postgres).url;
}

/**
 * Playwright with a report of this name. What the first of a run loads as demo data the others take. The products
 * of the ways keep their data on PostgreSQL where the machine has it; all others, as `pnpm start`, in themselves.
 */
export async function browserTests(name: string, ...args: string[]): Promise<number> {
  const url = args.includes('--project=ways') ? await postgresUrl() : undefined;
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: resultsPath(name),
    ...(url === undefined ? {} : { E2E_POSTGRES: url }),
    ...(isTemplateMade ? { E2E_TEMPLATE: 'kept' } : {}),
    ...(name.startsWith('browser-single') ? { E2E_RELEASES: '.data/single' } : {}),
  };
  isTemplateMade = true;
  const output = ['test', '--output', `../.cache/e2e/${name}`];
  return run(bin('e2e', 'playwright'), [...output, ...args], { cwd: 'e2e', env });
}

/** After the last of them. */
async function endBrowserTests(): Promise<void> {
  await (await postgres)?.stop();
  postgres = null;
}

const isCi = process.env.CI === 'true';

/** Runs them, names what failed, was put aside or passed at the second try, and sets the exit status. */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  resetResults();
  scratchInMemory();
  const crashed: string[] = [];
  for (const suite of suites) {
    const started = Date.now();
    console.log(`\n── ${suite.name}`);
    // A suite may report in several parts, under names of their own.
    const before = new Set(readResults().map((result) => result.suite));
    const code = await suite.run();
    const ran = readResults().filter((result) => !before.has(result.suite));
    const failed = new Set(ran.filter(({ status }) => status === 'failed').map(({ file }) => file));
    // A suite that ends badly without saying which test failed, or that ran nothing, has failed itself.
    if ((code !== 0 && failed.size === 0) || ran.length === 0) crashed.push(suite.name);
    const files = [...failed].filter(isAbsolute);
    if (isCi && files.length > 0 && failed.size <= MAX_SECOND_TRIES) {
      console.log(`── ${suite.name}: once more ${files.join(', ')}`);
      await suite.again?.(files);
    }
    console.log(
      `── ${suite.name}: ${ran.length} tests, ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }

  await endBrowserTests();

  const results = readResults();
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const skipped = count('skipped');
  for (const line of closingLines(results, crashed)) console.log(line);
  const skipsAreFailures = isCi ? skipped : 0;
  const failed = count('failed') + crashed.length + skipsAreFailures;
  console.log(
    `\n${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
