/** `pnpm dev` of a team outside, started as a person would and ended as a service manager would, for tests. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export type StartedDevShell = {
  /** What it has printed when it was ready. */
  said: string;
  /** From the command to the address that it prints. */
  seconds: number;
  /** Ends the outermost process alone. @returns seconds until every process of the folder had ended. */
  stop: () => Promise<number>;
};

const MAX_START_MS = 240_000;
const MAX_END_MS = 15_000;

/** Commands of processes that run something of this folder. */
export function processesOf(dir: string): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(dir));
}

/**
 * @param command of which the outermost process is npx or pnpm.
 * @throws Error with what it has printed when it ends before it is ready.
 */
export async function startDevShell(
  dir: string,
  env: Record<string, string | undefined>,
  [program = '', ...args]: string[],
): Promise<StartedDevShell> {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: dir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'close');
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('Stop with Ctrl-C')) resolve();
      });
  });
  const late = new AbortController();
  const outcome = await Promise.race([
    ready.then(() => 'ready' as const),
    ended.then(() => 'ended' as const),
    wait(MAX_START_MS, 'late' as const, { signal: late.signal }),
  ]);
  late.abort();
  const stop = async () => {
    const from = performance.now();
    child.kill('SIGTERM');
    while (processesOf(dir).length > 0) {
      if (performance.now() - from > MAX_END_MS)
        throw new Error(`Still there:\n${processesOf(dir).join('\n')}`);
      await wait(100);
    }
    return (performance.now() - from) / 1000;
  };
  if (outcome !== 'ready') {
    if (outcome === 'late') await stop();
    throw new Error(said);
  }
  return { said, seconds: (performance.now() - started) / 1000, stop };
}
