/** `npx pnpm start` is a row of processes above ours. Ended by a signal, the outer ones take none of the others along. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;

export type Ancestor = { pid: number; parent: number; command: string };

/** A package manager, or a shell between two of them. */
const isManager = ({ command }: Ancestor): boolean =>
  /(^|[\s/])(npx|npm|pnpm|corepack)\b/u.test(command);
const isShell = ({ command }: Ancestor): boolean =>
  /^(\S*\/)?(sh|dash|bash|zsh) -c /u.test(command);

/**
 * Those above a process that are there for it alone: up to the outermost package manager. The shell or the
 * service manager that called it may end without us.
 */
export function launchersAbove(
  parent: number,
  ancestorOf: (pid: number) => Ancestor | null,
): number[] {
  const above: Ancestor[] = [];
  for (let pid = parent; pid > 1;) {
    const ancestor = ancestorOf(pid);
    if (ancestor === null || !(isManager(ancestor) || isShell(ancestor))) break;
    above.push(ancestor);
    pid = ancestor.parent;
  }
  const outermost = above.findLastIndex((ancestor) => isManager(ancestor) && !isCaller(ancestor));
  return above.slice(0, outermost + 1).map(({ pid }) => pid);
}

/** `sh -c "npx pnpm start; …"` names a manager and is none. */
const isCaller = (ancestor: Ancestor): boolean =>
  isShell(ancestor) && !/ -c (pnpm|node|npm)\b/u.test(ancestor.command);

/** Calls `close` once when one of the processes ends through which we were started. */
export function endWithLaunchers(close: () => void): void {
  if (process.platform === 'win32') return;
  const launchers = launchersAbove(process.ppid, ancestorOf);
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (!launchers.some(hasEnded)) return;
    clearInterval(timer);
    close();
  }, EVERY_MS);
  timer.unref();
}

function ancestorOf(pid: number): Ancestor | null {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [, parent, command] = /^\s*(\d+)\s+(.*)/u.exec(line) ?? [];
    return parent === undefined ? null : { pid, parent: Number(parent), command: command ?? '' };
  } catch {
    // There is no `ps`, or it has ended.
    return null;
  }
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  return isZombie(pid);
}

/** Ended, and nobody has taken notice: so it is in a container whose first process waits for none. */
function isZombie(pid: number): boolean {
  try {
    return / Z /u.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\(.*\)/u, ''));
  } catch {
    return false;
  }
}
