import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

const PATIENCE_MS = 30_000;

/**
 * Until a session of this database waits for a lock that another one has: for a race whose meeting is made, not
 * hoped for. On PostgreSQL alone; the embedded database has one session.
 */
export async function untilOneWaits(database: Pick<Database, 'query'>): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const until = Date.now() + PATIENCE_MS;
  while ((await database.query(waiting)).rows.length === 0) {
    assert.ok(Date.now() < until, 'No session waits for another');
    await wait(10);
  }
}
