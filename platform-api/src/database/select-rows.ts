import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Rows of a statement that drizzle's builder does not say; both drivers answer `{ rows }`. */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
