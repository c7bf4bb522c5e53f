import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withStatementSpans } from '../telemetry/statement-spans.ts';
import type { Db } from './database.ts';
import * as schema from './schema.ts';

export const drizzleOn = (client: pg.Pool | pg.PoolClient) =>
  drizzle(withStatementSpans(client), { schema });

/**
 * Runs work in a transaction on a connection of its own. By drizzle's own way a connection whose `begin` fails is
 * never given back.
 */
export function transactionsOn(pool: pg.Pool): <T>(work: (tx: Db) => Promise<T>) => Promise<T> {
  const handles = new WeakMap<pg.PoolClient, ReturnType<typeof drizzleOn>>();
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? drizzleOn(client);
    handles.set(client, handle);
    return handle;
  };
  return async (work) => {
    const client = await pool.connect();
    try {
      return await handleOf(client).transaction(work);
    } finally {
      client.release();
    }
  };
}
