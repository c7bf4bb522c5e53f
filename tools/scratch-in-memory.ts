import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What lies there at once while the suites run, several times over. */
const ENOUGH_BYTES = 6 * 2 ** 30;
const PREFIX = 'workerbadge-tests-';

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Has the programs of the tests lay what they throw away in memory where there is room for it: each file of the
 * server copies a database of 1,600 files. It goes with this process, or with the next one if that was killed.
 */
export function scratchInMemory(): void {
  if (!hasRoom()) return;
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(name.slice(PREFIX.length));
    if (!name.startsWith(PREFIX) || isRunning(pid)) continue;
    rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
  const dir = join(MEMORY, `${PREFIX}${process.pid}`);
  // A PostgreSQL server and nginx reach their own folders in it as other users.
  mkdirSync(dir, { mode: 0o711 });
  process.env.TMPDIR = dir;
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
}
