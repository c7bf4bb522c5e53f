import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type pg from 'pg';
import { dumpPglite, offerDump } from '../backup/live-dump.ts';
import { StartRefusal } from '../start-refusal.ts';
import { inStatementSpan } from '../telemetry/statement-spans.ts';
import { withTransactions, type Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFiles, durableStartParameters, provesDurability } from './durable-files.ts';
import { pglitePool } from './pglite-pool.ts';
import { drizzleOn, transactionsOn } from './pool-transactions.ts';

const extensions = { pg_trgm, unaccent };

/** The PostgreSQL that this version of PGlite is; files of another major version cannot be read. */
const majorVersion = '18';

/** For a transaction under way, which is rolled back after it. */
const CLOSE_PATIENCE_MS = 2000;

/**
 * The embedded database on disk: locked against other processes, each commit on the disk before it counts.
 * @param prepare what is done to the directory before it is opened, behind the lock
 */
export async function openPglite(
  directory: string,
  prepare: () => Promise<void> = async () => {},
): Promise<Database> {
  mkdirSync(dirname(directory), { recursive: true });
  const lock = await lockDirectory(directory);
  try {
    await prepare();
    const client = await openCluster(directory);
    const pool = pglitePool(client);
    const offer = await offerDump(directory, (file) =>
      withSession(pool, () => dumpPglite(client, file)),
    );
    return databaseOf(pool, async () => {
      await offer.close();
      await client.close();
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The database in a directory that the caller keeps other processes from; made when there is none. */
export async function openCluster(directory: string): Promise<PGlite> {
  requireOwnDirectory(directory);
  if (isAbsentOrEmpty(directory)) await createCluster(directory);
  const files = new DurableFiles(directory);
  const client = await openFiles(files);
  if (!(await provesDurability(client, files))) {
    throw new Error('Commits of the embedded database do not reach the disk');
  }
  return client;
}

const openFiles = (fs: DurableFiles) =>
  PGlite.create({ fs, extensions, startParams: durableStartParameters });

/** Made aside and moved: a process that ends half-way leaves no database that cannot be opened. */
async function createCluster(directory: string): Promise<void> {
  const aside = `${directory}.new`;
  rmSync(aside, { recursive: true, force: true });
  const client = await openFiles(new DurableFiles(aside));
  await client.close();
  rmSync(directory, { recursive: true, force: true });
  renameSync(aside, directory);
}

/** A throwaway database for tests: nobody else looks for its directory, and it may forget. */
export async function openVolatilePglite(directory?: string): Promise<Database> {
  const dataDir = directory === undefined ? {} : { dataDir: directory };
  const client = await PGlite.create({ ...dataDir, extensions });
  return databaseOf(pglitePool(client), () => client.close());
}

/** Keeps everybody else from the session while the work asks PGlite itself. */
async function withSession(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await work();
  } finally {
    connection.release();
  }
}

function databaseOf(pool: pg.Pool, close: () => Promise<void>): Database {
  const query = (text: string, values?: unknown[]) =>
    inStatementSpan(text, () => pool.query<Record<string, unknown>>(text, values));
  return withTransactions({
    kind: 'pglite',
    db: drizzleOn(pool),
    begin: transactionsOn(pool),
    query: async (text, values) => ({ rows: (await query(text, values)).rows }),
    script: async (text) => {
      await pool.query(text);
    },
    // The directory is locked: there is no other process.
    alone: (work) => work(),
    jobsConnection: { executeSql: query },
    connections: () => null,
    close: async () => {
      const patience = new AbortController();
      const late = wait(CLOSE_PATIENCE_MS, undefined, patience).catch(() => undefined);
      await Promise.race([pool.end(), late]);
      patience.abort();
      await close();
    },
  });
}

const isAbsentOrEmpty = (directory: string) =>
  !existsSync(directory) || readdirSync(directory).length === 0;

function requireOwnDirectory(directory: string): void {
  if (isAbsentOrEmpty(directory)) return;
  const versionFile = join(directory, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new StartRefusal(
      `${directory} holds something else than a WorkerBadge database. Start with another DATA_DIR; nothing was changed.`,
    );
  }
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found === majorVersion) return;
  throw new StartRefusal(
    `${directory} was written by PostgreSQL ${found}, this version reads ${majorVersion}. Start the version that wrote it and export the data, or start with another DATA_DIR; nothing was changed.`,
  );
}
