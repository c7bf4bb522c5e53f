import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

type Ready = { ready: string };

export type Program<R extends Ready> = {
  child: ChildProcess;
  /** Its message when it was ready; rejects with its last output when it ended before. */
  ready: Promise<R>;
};

export type ProgramOptions = {
  environment: Record<string, string>;
  log: (text: string | Buffer) => void;
  /** Called at each step of a long start. */
  onLoading?: (step: string) => void;
};

/**
 * Starts a program of the product in its own process group: a terminal's Ctrl-C reaches only us, and
 * we close what we started, in order. It ends by itself when we are gone (`disconnect`).
 */
export function startProgram<R extends Ready>(file: string, options: ProgramOptions): Program<R> {
  const child = fork(file, [], {
    // As the images start them (docs/decisions/0032).
    execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=16'],
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let lastWords = '';
  child.stdout?.on('data', options.log);
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-4000);
    options.log(chunk);
  });
  const ready = new Promise<R>((done, reject) => {
    child.on('message', (message: R | { loading: string }) => {
      if ('ready' in message) done(message);
      else options.onLoading?.(message.loading);
    });
    // 'close' and not 'exit': its last words have arrived.
    child.once('close', (code, signal) =>
      reject(new Error(lastWords.trim() || `${file} ended (${signal ?? code})`)),
    );
    child.once('error', reject);
  });
  return { child, ready };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Ends a child and what it started; by force when it has not ended within `patienceMs`. */
export async function end(child: ChildProcess, patienceMs = 15_000): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}

/** The whole group at once; `child` must have been started detached. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (hasEnded(child) || child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended between the question and the signal.
  }
}
