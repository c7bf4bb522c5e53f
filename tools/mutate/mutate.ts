/**
 * `pnpm mutate`, or `pnpm mutate price access`: changes the rules one place at a time and runs the tests that
 * must notice. Fails below 85% in a group, and for each survivor that docs/mutation-tests.md does not explain.
 */
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { groups, type Group } from './groups.ts';
import { startPostgresForTests } from './start-postgres.ts';

const MIN_SCORE = 85;
/** Those of the copy in which Stryker works: it is where the tests run. */
const quickImports = '--import=./tools/quick-imports.ts';
/** A test that failed leaves connections and queues open, which would keep its process. */
const endAtOnce = '--test-force-exit';
const root = join(import.meta.dirname, '../..');
process.chdir(root);
// The runner of node:test starts whichever `node` it finds first.
process.env['PATH'] = [dirname(process.execPath), process.env['PATH']].join(delimiter);
// The runner of jest looks for it from the root, which has none.
process.env['NODE_PATH'] = join(import.meta.dirname, 'node_modules');
process.env['NODE_COMPILE_CACHE'] = join(root, '.cache/compile');

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const runnerOf = (group: Group) =>
  group.jest === undefined
    ? {
        testRunner: 'tap',
        plugins: [import.meta.resolve('@stryker-mutator/tap-runner')],
        tap: {
          testFiles: [...group.tests],
          nodeArgs: [
            '-r',
            '{{hookFile}}',
            quickImports,
            '--test-reporter=tap',
            ...(group.onPostgres === true ? [endAtOnce] : []),
            '{{testFile}}',
          ],
        },
      }
    : {
        testRunner: 'jest',
        plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
        jest: {
          configFile: `${group.jest}/jest.config.js`,
          enableFindRelatedTests: false,
          config: {
            // Stryker puts its own around it, and does not look into presets.
            testEnvironment: join(root, 'tools/jest-preset/environment.js'),
            testMatch: group.tests.map((path) => path.replace(group.jest ?? '', '<rootDir>')),
          },
        },
      };

const mutantsOf = (group: Group): Promise<Mutants> =>
  new Stryker({
    ...runnerOf(group),
    mutate: [...group.files],
    // Their processes wait as well as work; and a slow one beside other work is no endless one.
    ...(group.onPostgres === true ? { concurrency: 2, timeoutFactor: 4 } : {}),
    configFile: 'tools/mutate/stryker.json',
  }).runMutationTest();

/** One line: the first 70 characters of what stood there, and of what took its place. */
const short = (code: string): string => code.replaceAll(/\s+/g, ' ').trim().slice(0, 70);

/** Lines and columns of a report count from 1. Of a bare `true` or `false` it shows the whole line: many have one. */
function nameOf({ fileName, location: { start, end }, replacement }: Mutants[number]): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const whole = lines.join('\n');
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  const code = lines.join('\n');
  const shown = code === 'true' || code === 'false' ? whole : code;
  return `\`${short(shown)}\` → \`${short(replacement ?? '')}\``;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(`No group ${unknown.join(', ')}: ${groups.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const explained = readFileSync(join(root, 'docs/mutation-tests.md'), 'utf8');

const chosen = groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const needsPostgres = chosen.filter(({ onPostgres }) => onPostgres === true);
const endPostgres = needsPostgres.length === 0 ? null : await startPostgresForTests();
if (needsPostgres.length > 0 && endPostgres === null) {
  const names = needsPostgres.map(({ name }) => name).join(', ');
  console.error(`No PostgreSQL was found on this machine: ${names} cannot run`);
  process.exit(1);
}

async function judge(group: Group): Promise<void> {
  const started = Date.now();
  const mutants = await mutantsOf(group);
  const judged = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const survivors = judged.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage' || status === 'RuntimeError',
  );
  const score = (100 * (judged.length - survivors.length)) / judged.length;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${group.name}: ${score.toFixed(1)}%, ${survivors.length} of ${judged.length} survived, ${seconds} s`,
  );
  if (judged.length === 0 || score < MIN_SCORE) process.exitCode = 1;
  for (const survivor of survivors) {
    const name = nameOf(survivor);
    const isExplained = explained.includes(name);
    if (!isExplained) process.exitCode = 1;
    console.log(
      `  ${isExplained ? 'explained' : survivor.status} ${survivor.fileName.replace(`${root}/`, '')}:${survivor.location.start.line} ${name}`,
    );
  }
}

try {
  for (const group of chosen) await judge(group);
} finally {
  await endPostgres?.();
}
