import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import { readPglite } from '../database/copy-session.ts';
import { StartRefusal, startRefusal } from '../start-refusal.ts';
import { flush } from './copy-tree.ts';
import { dump, writeGzipped } from './dump.ts';
import { schemaText } from './schema-text.ts';

/**
 * The embedded database belongs to one process. That process gives its dump to whoever may connect to a
 * socket beside the data, which is its owner only. On Windows it gives none: stop the server to back up.
 * @param write puts a dump into a new file
 */
export async function offerDump(
  directory: string,
  write: (file: string) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  if (process.platform === 'win32') return { close: async () => {} };
  const path = socketOf(directory);
  // The directory is locked, so what lies here was left by a process that was killed.
  rmSync(path, { force: true });
  for (const name of readdirSync(dirname(directory))) {
    if (name.startsWith(`${basename(directory)}.dump-`)) {
      rmSync(join(dirname(directory), name), { force: true });
    }
  }
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // Aside first: a slow reader must not keep the database waiting.
    const aside = `${directory}.dump-${randomUUID()}`;
    void write(aside)
      .then(
        () => pipeline(createReadStream(aside), socket),
        (error: unknown) => socket.end(startRefusal(error) ?? String(error)),
      )
      .catch(() => socket.destroy())
      .finally(() => rmSync(aside, { force: true }));
  });
  await listen(server, path);
  return { close: () => new Promise((done) => void server.close(() => done())) };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      server.unref();
      done();
    });
  });
}

export async function dumpPglite(client: PGlite, file: string): Promise<void> {
  await readPglite(client, async (session) =>
    writeGzipped(dump(session, await schemaText(session)), file),
  );
}

/** Writes the dump of the process that has the directory open; false when none answers. */
export async function receiveDump(directory: string, file: string): Promise<boolean> {
  const path = socketOf(directory);
  if (process.platform === 'win32' || !existsSync(path)) return false;
  const socket = connect(path);
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  try {
    await pipeline(socket, target);
    await flush(file);
  } catch (error) {
    if (['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return false;
    }
    throw error;
  }
  const output = await readFile(file);
  if (output[0] !== gzipMark) throw new StartRefusal(output.toString());
  return true;
}

/** What a dump begins with; anything else is the reason for which there is none. */
const gzipMark = 0x1f;

/** A socket's path has a little over a hundred characters at most. */
function socketOf(directory: string): string {
  const beside = `${resolve(directory)}.dump`;
  if (beside.length < 100) return beside;
  const name = createHash('sha256').update(beside).digest('hex').slice(0, 24);
  return join(tmpdir(), `workerbadge-${name}.dump`);
}
