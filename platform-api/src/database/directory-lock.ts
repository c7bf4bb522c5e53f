import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '../start-refusal.ts';

export type DirectoryLock = { release(): Promise<void> };

/**
 * Keeps every other process from a directory. The lock is a socket that this process listens on, so it
 * ends with the process however that ends, and a process number that was given out again cannot keep it.
 * Throws a StartRefusal that names the owner.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = socketPath(directory);
  const own = randomUUID();
  for (let attempt = 0; attempt < 50; attempt++) {
    const server = await listen(path, `${process.pid} ${own}`);
    if (server !== null) {
      return {
        release: () => new Promise((done) => server.close(() => done())),
      };
    }
    const owner = await ask(path);
    if (owner !== null) throw new StartRefusal(inUse(directory, owner));
    await removeAbandoned(path);
  }
  throw new StartRefusal(inUse(directory, 'unknown'));
}

const inUse = (directory: string, owner: string) =>
  `The data in ${directory} is in use by another WorkerBadge server (process ${owner.split(' ')[0]}). Stop that one, or start with another DATA_DIR.`;

/** A socket's path has a little over a hundred characters at most; a longer one stands in the system's own folder. */
function socketPath(directory: string): string {
  const full = resolve(directory);
  if (process.platform === 'win32') return `\\\\.\\pipe\\workerbadge-${shortHash(full)}`;
  const beside = join(dirname(full), `${basename(full)}.lock`);
  return beside.length < 100 ? beside : join(tmpdir(), `workerbadge-${shortHash(full)}.lock`);
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Null when the path is taken, by a living process or by what a killed one left. */
function listen(path: string, name: string): Promise<Server | null> {
  return new Promise((done, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(name);
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(null);
      else reject(error);
    });
    server.listen(path, () => {
      // The lock alone keeps no process alive.
      server.unref();
      done(server);
    });
  });
}

/** The owner's process number; null when nobody listens. */
function ask(path: string): Promise<string | null> {
  return new Promise((done) => {
    let said = '';
    const socket = connect(path);
    // The kernel took the call, so someone is there, though too busy to answer.
    socket.setTimeout(2000, () => {
      socket.destroy();
      done('unknown');
    });
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      done(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : 'unknown');
    });
    socket.on('end', () => done(said === '' ? 'unknown' : said));
  });
}

const TAKEOVER_PATIENCE_MS = 5000;

/** One at a time removes what a killed process left; the others wait and try again. */
async function removeAbandoned(path: string): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    closeSync(openSync(guard, 'wx'));
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > TAKEOVER_PATIENCE_MS) rmSync(guard, { force: true });
    await wait(50);
    return;
  }
  try {
    // Asked again behind the guard: another may have taken it over meanwhile.
    if ((await ask(path)) === null) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}
