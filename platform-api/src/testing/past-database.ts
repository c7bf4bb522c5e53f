import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { loadDump } from '../backup/load-dump.ts';
import { postgresSession, writePglite } from '../database/copy-session.ts';
import { openCluster, openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { emptyDatabase } from './backup-drill.ts';
import type { TestDatabase } from './test-database.ts';

/** Filled databases as versions of before made them: dumps that are never changed. */
export const pastVersions = ['first-commit', 'before-migrations'] as const;

const dumpOf = (version: string) =>
  createReadStream(join(import.meta.dirname, `../database/past/${version}.sql.gz`)).pipe(
    createGunzip(),
  );

/** A database in the state in which that version left it, filled with its demo data; not migrated. */
export async function openPastDatabase(
  version: (typeof pastVersions)[number],
): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined) {
    const name = `past_${version.replaceAll('-', '_')}_${process.pid}`;
    const url = await emptyDatabase(server, name);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await loadDump(postgresSession(client), dumpOf(version));
    await client.query('commit');
    await client.end();
    const database = await openPostgres(url);
    return { database, close: () => database.close() };
  }
  const directory = mkdtempSync(join(tmpdir(), 'workerbadge-past-'));
  const cluster = join(directory, 'database');
  const client = await openCluster(cluster);
  await writePglite(client, (session) => loadDump(session, dumpOf(version)));
  await client.close();
  const database = await openPglite(cluster);
  return {
    database,
    async close() {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
