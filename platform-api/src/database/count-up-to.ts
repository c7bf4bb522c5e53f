import { count, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Up to so many rows of a table are counted, and so far its pages lead. */
export const MOST_LISTED = 10_000;

/** The same of a search for words, which reads the rows themselves. */
export const MOST_FOUND = 500;

export type BoundedCount = {
  totalItems: number;
  /** There are more than `totalItems`. */
  hasMore: boolean;
};

/** Counts rows, and ends where there are more than the most: its time does not grow with the table. */
export async function countUpTo(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<BoundedCount> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  const found = row?.count ?? 0;
  return { totalItems: Math.min(found, most), hasMore: found > most };
}
