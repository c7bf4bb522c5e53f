import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { clusterPool } from './cluster-client.ts';
import { withTransactions, type Database } from './database.ts';
import * as schema from './schema.ts';

/** Any number that nothing else in the database locks. */
export const startLock = 7_263_499;

/** A PostgreSQL server (15 or later) by its connection string. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ ...clusterPool(url), max: 10 });
  // An idle connection that the server drops must not take the process down.
  pool.on('error', () => {});
  await pool.query('select 1');
  return withTransactions({
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    query: async (text, values) => {
      const result = await pool.query<Record<string, unknown>>(text, values);
      return { rows: result.rows };
    },
    script: async (text) => {
      await pool.query(text);
    },
    alone: async (work) => {
      // A lock of the session, on a connection of its own: it ends with the process too.
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [startLock]);
        return await work();
      } finally {
        // Closed and not given back, so that the lock goes with it.
        holder.release(true);
      }
    },
    jobsConnection: { executeSql: (text, values) => pool.query(text, values) },
    close: () => pool.end(),
  });
}
