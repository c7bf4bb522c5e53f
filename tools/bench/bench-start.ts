/**
 * `pnpm bench start`: the last commit in its own clone, with an empty home, as on a machine without
 * caches: the first start, then later ones. Fails over the bounds that the README's readers were promised.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server-process/src/start/start-port.ts';

const bounds = { cold: 360, build: 120, warm: 10 };
const place = mkdtempSync(join(tmpdir(), 'workerbadge-cold-'));
const clone = join(place, 'main');
const home = join(place, 'home');
mkdirSync(home);
execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '../..'), clone]);
const port = String(await freePort());

type Start = { seconds: number; buildSeconds: number | null };

/** From the command to the line that says that it is ready; then Ctrl-C. */
async function start(): Promise<Start> {
  const begun = Date.now();
  const child = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd: clone,
    // Not the paths and settings of the run that measures: a newcomer has none of them.
    env: { HOME: home, PORT: port, PATH: newcomersPath() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((ready) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('Stop with Ctrl-C')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => ready());
  });
  const seconds = (Date.now() - begun) / 1000;
  if (child.exitCode !== null) throw new Error(`The start ended early:\n${said}`);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  const [, build] = /^Built in ([\d.]+) s/m.exec(said) ?? [];
  return { seconds, buildSeconds: build === undefined ? null : Number(build) };
}

const newcomersPath = () =>
  (process.env['PATH'] ?? '')
    .split(':')
    .filter((directory) => !directory.includes('node_modules'))
    .join(':');

let isOver = false;
function report(what: string, seconds: number, bound: number): void {
  isOver ||= seconds > bound;
  const verdict = seconds > bound ? '  OVER' : '';
  console.log(`${what.padEnd(40)} ${seconds.toFixed(1).padStart(6)} s of ${bound} s${verdict}`);
}

try {
  const cold = await start();
  report('first start, nothing cached', cold.seconds, bounds.cold);
  report('  of which the build', cold.buildSeconds ?? Number.NaN, bounds.build);
  for (let round = 1; round <= 3; round += 1) {
    report(`later start ${round}`, (await start()).seconds, bounds.warm);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exitCode = isOver ? 1 : 0;
