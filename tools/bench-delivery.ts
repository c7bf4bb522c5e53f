/**
 * `pnpm bench:delivery`: what independent delivery promises, in one table. The browser tests of delivery with
 * their drills, then the benches of gate, races and single bundle. It wants a quiet machine, and half an hour.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, runtimeWeight } from '../delivery/src/build/index.ts';
import { openStore } from '../delivery/src/release/index.ts';
import { playwrightTests } from './results.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'workerbadge-figures-'));

const RUNTIME_BOUND = 95_000;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

type Row = { what: string; times: number; figure: string; bound: string; isReached: boolean };
const rows: Row[] = [];

/** Shows what the program prints. @returns it too, and how the program ended. */
function run(command: string, args: string[], env: Record<string, string> = {}, cwd = root) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      process.stdout.write(part);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

type Figure = { name: string; ms: number; boundMs: number };

/** The tests of delivery, and what they measured: the slowest of each kind. */
async function browserTests(name: string, env: Record<string, string> = {}): Promise<void> {
  const report = join(reports, `${name}.json`);
  await run(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', 'src/delivery'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    join(root, 'e2e'),
  );
  const tests = playwrightTests(JSON.parse(readFileSync(report, 'utf8')));
  const figures = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'figure')
    .map(({ description }) => JSON.parse(description ?? '') as Figure);
  for (const [what, measured] of Map.groupBy(figures, (figure) => figure.name)) {
    const slowest = Math.max(...measured.map(({ ms }) => ms));
    const boundMs = Math.min(...measured.map((figure) => figure.boundMs));
    rows.push({
      what,
      times: measured.length,
      figure: `${slowest} ms`,
      bound: `${boundMs} ms`,
      isReached: slowest <= boundMs,
    });
  }
  const passed = tests.filter(({ isOk }) => isOk).length;
  const all = tests.length;
  rows.push({
    what: `${name} passed`,
    times: all,
    figure: `${passed}`,
    bound: `${all}`,
    isReached: all > 0 && passed === all,
  });
  for (const { title, isOk } of tests) if (!isOk) console.log(`failed: ${title}`);
}

/** Runs one bench; returns the lines with its figures. */
async function bench(name: string, lines: RegExp): Promise<void> {
  const { code, output } = await run(process.execPath, ['tools/run.mjs', 'bench.ts', name]);
  const said = output.match(lines) ?? [`${name} said nothing`];
  for (const figure of said) {
    rows.push({ what: name, times: 1, figure: figure.trim(), bound: '', isReached: code === 0 });
  }
}

const store = await openStore(process.env, join(root, '.data/releases'));
const summaries = await buildPackages({ root, store }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const runtimeBytes = await runtimeWeight(summaries, store);
rows.push({
  what: 'runtime of shell and five remotes, gzip',
  times: 1,
  figure: kB(runtimeBytes),
  bound: kB(RUNTIME_BOUND),
  isReached: runtimeBytes <= RUNTIME_BOUND,
});
await browserTests('tests');
await browserTests('drills', { E2E_DRILLS: '1' });
await bench('gate', /^\d+ of \d+ defects .*$/gm);
await bench('races', /^\d+ .*: \d+ (lost|faults).*$/gm);
await bench('delivery', /^.*\(at most .*$/gm);

console.log('\nIndependent delivery: the slowest of each\n');
for (const { what, times, figure, bound, isReached } of rows) {
  const of = bound === '' ? figure : `${figure.padStart(8)} of ${bound.padStart(8)}`;
  console.log(`${isReached ? '    ' : 'OVER'} ${what.padEnd(48)} ${`${times}×`.padStart(5)} ${of}`);
}
if (rows.some(({ isReached }) => !isReached)) process.exitCode = 1;
