/** `pnpm check`: format, lint, types, unused code and dependencies, import rules. Prints what failed, and runs all of it. */
import { spawn } from 'node:child_process';
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const run = (command: string, args: string[]) =>
  new Promise<number>((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

const projects = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'tsconfig.json')))
  .toSorted();
if (projects.length < 12) throw new Error(`Only ${projects.length} projects with types were found`);

const steps: [string, () => Promise<number>][] = [
  ['format', () => run('oxfmt', ['--check', '.'])],
  ['lint', () => run('oxlint', ['--type-aware', '--deny-warnings'])],
  ...projects.map((name): [string, () => Promise<number>] => [
    `types of ${name}`,
    () => run('tsc', ['--noEmit', '-p', name]),
  ]),
  ['unused code and dependencies', () => run('knip', [])],
];

const failed: string[] = [];
for (const [name, step] of steps) {
  const started = Date.now();
  const ok = (await step()) === 0;
  if (!ok) failed.push(name);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
