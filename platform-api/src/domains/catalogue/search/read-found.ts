import type { SQL } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';

/** Runs a statement that answers with one row and one JSON column, `found`. */
export async function readFound<T>(platform: Platform, statement: SQL): Promise<T> {
  const result: unknown = await platform.database.db.execute(statement);
  const row = (result as { rows: { found: T }[] }).rows[0];
  if (row === undefined) throw new Error('The statement returned no row');
  return row.found;
}
