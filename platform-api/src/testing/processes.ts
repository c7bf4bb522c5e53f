import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { quickImports } from '../../../tools/suites.ts';

/**
 * For a program of ours that a test starts: of this process nothing but where programs are, so that no variable
 * of a person is taken for the product's; and what lets it load in 0.9 seconds of processor in place of 2.2.
 */
export const bareEnvironment = {
  PATH: process.env['PATH'] ?? '',
  NODE_OPTIONS: quickImports,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compile'),
};

/** PostgreSQL refuses root: its own user runs it there. Empty for everybody else. */
export function databaseUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a program as that user; what it says goes to the end of a file. */
export function startProgram(
  [command = '', ...args]: readonly string[],
  {
    environment,
    logFile,
    folder,
  }: { environment: Record<string, string>; logFile: string; folder: string },
): ChildProcess {
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, {
    cwd: folder,
    // Nothing of this process: a DATABASE_URL or PGHOST of a person would lead elsewhere.
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', log, log],
    ...databaseUser(),
  });
  closeSync(log);
  return child;
}

/** Process and parent of everything that runs here. */
function parents(): { pid: number; parent: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the program is in brackets and may hold anything.
        const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
}

/** These processes and all that they have started, the oldest first. */
export function withDescendants(roots: readonly number[]): number[] {
  const all = parents();
  const found = new Set(roots);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** The main process of the PostgreSQL server that uses a data directory; null when none does. */
export function serverOf(dataDirectory: string): number | null {
  const file = `${dataDirectory}/postmaster.pid`;
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  return Number.isInteger(pid) && existsSync(`/proc/${pid}`) ? pid : null;
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
