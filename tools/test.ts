/**
 * `pnpm test`: every suite, one after the other, and one closing line.
 * `pnpm test server` runs only the suite of that name, `pnpm test mf-x` the tests of that package, `pnpm test
 * --affected` those of all packages that a change concerns; `pnpm test --changed` what a change needs;
 * `CI=true` turns a skip into a failure.
 */
import { join, relative } from 'node:path';
import { changedPackages, readPackages, withDependents } from './affected-packages.ts';
import { changedFiles } from './changed-files.ts';
import { writeResults } from './results.ts';
import {
  browserTests,
  frontEnd,
  jestTests,
  nodeTests,
  root,
  run,
  runSuites,
  type Suite,
} from './suites.ts';

/**
 * The insurance against federation: the same sources as one bundle, and the journey, which goes through all of them.
 * @param bundle its build, which is under way
 */
async function journeyOnSingleBundle(bundle: Promise<number>): Promise<number> {
  const built = await bundle;
  if (built !== 0) return built;
  return browserTests('browser-single', '--project=ways', '--grep', 'in it:');
}

/** `mf-x shared-ui`, or `--affected [commit]`. */
function packagesOf(args: readonly string[]): readonly string[] {
  if (args[0] !== '--affected') return args;
  const changed = changedPackages(changedFiles(args[1] ?? 'main'), packages);
  return changed === null ? [...packages.keys()] : withDependents(changed, packages);
}

/** The tests that lie in these packages. */
function suitesOf(names: readonly string[]): Suite[] {
  const strangers = names.filter((name) => !packages.has(name));
  if (strangers.length > 0) throw new Error(`There is no package named ${strangers.join(', ')}.`);
  const jest = names.filter((name) => frontEnd.includes(name));
  const node = names.filter((name) =>
    ['contracts', 'server-process', 'delivery', 'dev-shell'].includes(name),
  );
  return [
    ...(jest.length > 0 ? [jestTests('front-end', jest)] : []),
    ...node.map((name) => nodeTests(name, `${name}/**/*.test.ts`)),
    ...suites.filter(({ name }) => name === 'server' && names.includes('platform-api')),
  ];
}

const suites: Suite[] = [
  // What runs in Node beside the server, in one row: at its end fewer files wait for a long one than at two ends.
  nodeTests('tools', '{tools,contracts,dev-shell,server-process,delivery}/**/*.test.ts', [
    'tools/packages/outside-team.test.ts',
    'tools/packages/packed-packages.test.ts',
  ]),
  {
    name: 'server',
    run: () => run(process.execPath, ['src/testing/run.ts'], { cwd: 'platform-api' }),
    again: (files) => {
      const paths = files.map((file) => relative(join(root, 'platform-api'), file));
      return run(process.execPath, ['src/testing/run.ts', ...paths], {
        cwd: 'platform-api',
        env: { SECOND_TRY: 'true' },
      });
    },
  },
  jestTests('front-end', frontEnd),
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
      // In what the browsers leave of the processors.
      const bundle = run(process.execPath, ['tools/run.mjs', 'build-single.ts'], {
        env: { BUILD_PRIORITY: 'low' },
      });
      const codes = [
        // Two workers walk ways, which wait a tenth of their time; the third one begins with the screens.
        await browserTests('browser', '--project=ways', '--project=screens', '--workers=3'),
      ];
      // What runs alone has the machine for itself.
      await bundle;
      codes.push(await browserTests('browser-alone', '--project=alone'));
      codes.push(await journeyOnSingleBundle(bundle));
      return Math.max(...codes);
    },
  },
];

const wanted = process.argv.slice(2);
if (wanted[0] === '--changed') {
  const { testChanged } = await import('./test-changed.ts');
  await testChanged(wanted[1] ?? 'main');
  process.exit();
}
const packages = readPackages(root);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
const namesPackage = unknown.length > 0 && wanted.some((name) => packages.has(name));
if (wanted[0] === '--affected' || namesPackage) {
  await runSuites(suitesOf(packagesOf(wanted)));
  process.exit();
}
if (unknown.length > 0) {
  const names = suites.map((suite) => suite.name).join(', ');
  console.error(`There is no suite named ${unknown.join(', ')}. The suites are ${names}.`);
  process.exit(1);
}

await runSuites(suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
