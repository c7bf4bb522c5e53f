/**
 * `pnpm check`: format, lint, types, unused code and dependencies, import rules. Prints what failed, and runs
 * all of it. `pnpm check mf-x` of one package, `pnpm check --affected` of those that a change concerns.
 */
import { spawn } from 'node:child_process';
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedPackages, readPackages, withDependents } from './affected-packages.ts';
import { changedFiles } from './changed-files.ts';
import { checkedTogether, typeCheck, typeCheckTogether } from './check-types.ts';
import { rareCollection } from './rare-collection.ts';

const root = join(import.meta.dirname, '..');

type Step = [name: string, run: () => Promise<number>];

const run = (command: string, args: string[]) =>
  new Promise<number>((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...rareCollection },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

const projects = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'tsconfig.json')))
  .toSorted();
if (projects.length < 12) throw new Error(`Only ${projects.length} projects with types were found`);

/** Packages by name, or with `--affected [commit]` what changed and all that take it in; else everything. */
function chosenPackages(args: readonly string[]): readonly string[] | null {
  if (args.length === 0) return null;
  const packages = readPackages(root);
  if (args[0] === '--affected') {
    const changed = changedPackages(changedFiles(args[1] ?? 'main'), packages);
    return changed === null ? null : withDependents(changed, packages);
  }
  const unknown = args.filter((name) => !packages.has(name));
  if (unknown.length === 0) return args;
  console.error(`There is no package named ${unknown.join(', ')}.`);
  return process.exit(1);
}

const chosen = chosenPackages(process.argv.slice(2));
if (chosen?.length === 0) {
  console.log('No package is affected.');
  process.exit();
}
const places = chosen ?? ['.'];
const together = chosen === null ? checkedTogether(root, projects) : [];
/** What works on both processors by itself. */
const steps: Step[] = [
  ['format', () => run('oxfmt', ['--check', ...places])],
  ['lint', () => run('oxlint', ['--type-aware', '--deny-warnings', ...(chosen ?? [])])],
];
/** What mostly works on one of them: two at a time, what takes long at the beginning. */
const pairedSteps: Step[] = [
  ...(together.length > 0
    ? [
        [
          `types of ${together.join(', ')}`,
          () => typeCheckTogether(root, together, (args) => run('tsc', args)),
        ] satisfies Step,
      ]
    : []),
  [
    'unused code and dependencies',
    () =>
      run(
        'knip',
        (chosen ?? []).flatMap((name) => ['--workspace', name]),
      ),
  ],
  ...projects
    .filter((name) => chosen?.includes(name) ?? !together.includes(name))
    .map((name): Step => [
      `types of ${name}`,
      () => typeCheck(root, name, (args) => run('tsc', args)),
    ]),
];

const failed: string[] = [];
async function take(from: Step[]): Promise<void> {
  for (let next = from.shift(); next !== undefined; next = from.shift()) {
    const [name, step] = next;
    const started = Date.now();
    const ok = (await step()) === 0;
    if (!ok) failed.push(name);
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
}
await take(steps);
await Promise.all([take(pairedSteps), take(pairedSteps)]);

if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
