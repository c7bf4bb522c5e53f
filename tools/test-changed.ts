/** `pnpm test --changed [commit]`: what a change needs; of one remote in at most three minutes. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { typeCheck } from './check-types.ts';
import {
  changedPackages,
  isBelowRemotes,
  readPackages,
  withDependents,
} from './affected-packages.ts';
import { relatedSources, testsOfWholeRemote } from './related-sources.ts';
import { patternOf, tagsOfWays, waysOfChange } from './ways-of-change.ts';
import {
  browserTests,
  frontEnd,
  jestTests,
  nodeTests,
  run,
  runSuites,
  type Suite,
} from './suites.ts';

const root = join(import.meta.dirname, '..');
/** Between remotes, shell and server: schemas, declarations, who may import whom. */
const contractTests =
  '{contracts/src/contracts,tools/{access-of-pages,import-rules},delivery/src/build/declared-messages}.test.ts';

/**
 * The types of the wire, by a type check of one remote. A change of another remote cannot alter its result:
 * that remote's own type check sees what the wire says.
 */
const wireTypesTest = 'tools/wire-types.test.ts';
const ofWireTypes = ['shared-auth', 'mf-wallet-badges'];

const tool = (command: string, args: string[]) =>
  run(join(root, 'node_modules/.bin', command), args);

async function check(what: string, step: () => Promise<number>): Promise<boolean> {
  const started = Date.now();
  const isGood = (await step()) === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what} (${seconds} s)`);
  return isGood;
}

/** Of a change in the sources of one remote the tests that import them and those of the whole remote, else all. */
function jestFiles(
  packages: readonly string[],
  files: readonly string[],
  present: readonly string[],
): string[] {
  const [name = '', ...others] = packages;
  if (!name.startsWith('mf-') || others.length > 0) return [];
  const sources = relatedSources(name, files, present);
  if (sources === null) return [];
  return ['--findRelatedTests', ...sources, ...globSync(testsOfWholeRemote(name), { cwd: root })];
}

/** The server's own contract, and the tests of the folders that changed. */
function serverTests(files: readonly string[]): Suite {
  const folders = new Set(
    files
      .filter((file) => file.startsWith('platform-api/src/'))
      .map((file) => file.slice('platform-api/'.length, file.lastIndexOf('/'))),
  );
  const tests = [...folders, 'src/contract'].flatMap((folder) =>
    globSync(`${folder}/**/*.test.ts`, { cwd: join(root, 'platform-api') }),
  );
  return {
    name: 'server',
    run: () =>
      run(process.execPath, ['src/testing/run.ts', ...new Set(tests)], { cwd: 'platform-api' }),
  };
}

/** The ways that carry one of these tags, each page looked at once: `pnpm test` looks at it in two ways. */
const ways = (tags: readonly string[]): Suite => ({
  name: 'browser',
  run: async () => {
    const built = await build();
    if (built !== 0) return built;
    process.env['E2E_LOOKS'] = 'once';
    return browserTests('browser', '--project=ways', '--workers=2', '--grep', patternOf(tags));
  },
});

const build = () => run(process.execPath, ['tools/run.mjs', 'build.ts']);

export async function testChanged(commit: string): Promise<void> {
  const packages = readPackages(root);
  const files = changedFiles(commit);
  const changed = changedPackages(files, packages);
  if (changed === null) {
    console.log('The change is of all packages: pnpm check, then pnpm test.');
    process.exitCode = 1;
    return;
  }
  const affected = withDependents(changed, packages);
  console.log(`changed: ${changed.join(', ') || 'no package'}; affected: ${affected.join(', ')}`);
  const present = files.filter((file) => existsSync(join(root, file)));
  const started = Date.now();
  const lint = async () => {
    const ofFormat = ['--check', '--no-error-on-unmatched-pattern', ...present];
    const isFormatted = await check('format', () => tool('oxfmt', ofFormat));
    if (changed.length === 0) return isFormatted;
    const ofLint = ['--type-aware', '--deny-warnings', ...changed];
    return (await check('lint', () => tool('oxlint', ofLint))) && isFormatted;
  };
  const types = async () => {
    let areGood = true;
    for (const name of affected.filter((each) => existsSync(join(root, each, 'tsconfig.json')))) {
      const isGood = await check(`types of ${name}`, () =>
        typeCheck(root, name, (args) => tool('tsc', args)),
      );
      areGood &&= isGood;
    }
    return areGood;
  };
  const checks = await Promise.all([lint(), types()]);
  const remotes = affected.filter((name) => name.startsWith('mf-'));
  const isFromBelow = isBelowRemotes(changed, packages);
  const tags = waysOfChange(tagsOfWays(), remotes, files, isFromBelow);
  const jest = affected.filter((name) => frontEnd.includes(name));
  await runSuites([
    ...(jest.length > 0 ? [jestTests('front-end', jest, jestFiles(jest, files, present))] : []),
    nodeTests(
      'tools',
      affected.some((name) => ofWireTypes.includes(name))
        ? `{${contractTests},${wireTypesTest}}`
        : contractTests,
    ),
    ...(changed.includes('delivery') ? [nodeTests('delivery', 'delivery/**/*.test.ts')] : []),
    ...(changed.includes('platform-api') ? [serverTests(files)] : []),
    ...(tags.length > 0 ? [ways(tags)] : []),
  ]);
  // No way sees what changed: it must compile all the same.
  const built = remotes.length > 0 && tags.length === 0 ? await build() : 0;
  if (checks.includes(false) || built !== 0) process.exitCode = 1;
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
}
