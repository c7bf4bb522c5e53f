import { asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { countUpTo, MOST_LISTED, type BoundedCount } from '../../../database/count-up-to.ts';
import type { Platform } from '../../../platform.ts';
import { nameOfPerson } from '../../accounts/index.ts';
import { creditEarnings, creditEntries, creditMovements } from '../tables.ts';
import type { MovementFilters } from './movement-filters.ts';
import { movementsFound } from './movement-query.ts';

/** What moved credits between the platform and a person. */
export type PlatformMovement = typeof creditMovements.$inferSelect & {
  /** Null where the credits were those of a deleted account. */
  userId: string | null;
  name: string | null;
  /** The order that gave them. */
  orderId: number | null;
};

/** The person on the other side of an entry, which is of one; null where it has none. */
export const personOf = (entryId: SQLWrapper): SQL<string | null> => sql`(
  select own.user_id from credit_posting o join credit_account own on own.id = o.account_id
  where o.entry_id = ${entryId} and own.user_id is not null limit 1)`;

/** Newest first. */
export const movementOrder = (
  of: Record<'at' | 'entryId' | 'accountId', SQLWrapper>,
): [SQL, SQL, SQL] => [desc(of.at), desc(of.entryId), asc(of.accountId)];

/** A page of the movements with these filters, newest first. Pages end where the count ends. */
export async function platformMovements(
  { database: { db } }: Pick<Platform, 'database'>,
  filters: MovementFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: PlatformMovement[]; total: BoundedCount }> {
  const where = movementsFound(filters);
  const total = await countUpTo(db, creditMovements, where, MOST_LISTED);
  const before = (page - 1) * pageSize;
  // Names are read of its rows only, not of those before it.
  const ofPage = db
    .select()
    .from(creditMovements)
    .where(where)
    .orderBy(...movementOrder(creditMovements))
    .limit(Math.max(0, Math.min(pageSize, total.totalItems - before)))
    .offset(before)
    .as('of_page');
  const userId = personOf(ofPage.entryId);
  const rows = await db
    .select({
      movement: ofPage._.selectedFields,
      userId,
      name: sql<string | null>`${nameOfPerson(userId)}`,
      orderId: creditEarnings.orderId,
    })
    .from(ofPage)
    .innerJoin(creditEntries, eq(creditEntries.id, ofPage.entryId))
    .leftJoin(creditEarnings, eq(creditEarnings.id, creditEntries.earningId))
    .orderBy(...movementOrder(ofPage));
  return { total, items: rows.map(({ movement, ...of }) => ({ ...movement, ...of })) };
}
