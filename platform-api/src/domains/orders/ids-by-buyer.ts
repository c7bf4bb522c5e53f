import { and, sql } from 'drizzle-orm';
import { MOST_FOUND } from '../../database/count-up-to.ts';
import type { Database } from '../../database/database.ts';
import { plannedWith } from '../../database/planned-with.ts';
import { orderConditions } from './order-conditions.ts';
import { orderOf } from './order-of-orders.ts';
import type { OrderFilters, OrderSort } from './order-query.ts';
import { orderListing } from './tables.ts';

/** So many finds are sorted at once. */
const MOST_SORTED = 4000;

/** So far among more a walk in the order of the buyers goes: words that are spread over them are met by then. */
const MOST_WALKED = 4000;

/** More than a table of orders has. */
const ALL = 2_147_483_646;

/**
 * What is behind a place in the order of the buyers is left out by its index, and what has not the words by theirs,
 * before a row is read. PostgreSQL, which takes rows for cheap, would read all that the words find.
 */
const BOTH_INDEXES = {
  enable_indexscan: 'off',
  enable_seqscan: 'off',
  random_page_cost: '0.1',
  cpu_tuple_cost: '1',
  max_parallel_workers_per_gather: '0',
} as const;

/**
 * The first that the words find in the order of the buyers, one more than are shown. All of one surname stand together,
 * and PostgreSQL, which takes them for evenly spread, would walk to them through everybody before. So few finds are
 * sorted and more are walked to. Where that is too far, as many of those that were sorted as are asked for bound where
 * the first of all can stand, and what stands up to there is sorted.
 */
export async function idsByBuyer(
  database: Database,
  query: OrderFilters & OrderSort,
  { sorted, walked } = { sorted: MOST_SORTED, walked: MOST_WALKED },
): Promise<number[]> {
  const { db } = database;
  const { orderId, surname, name } = orderListing;
  const asked = MOST_FOUND + 1;
  // The limit keeps the sort behind the search; the name is that of the table, whose columns the order names.
  const some = db
    .select({ orderId, surname, name })
    .from(orderListing)
    .where(orderConditions(query))
    .limit(sorted + 1)
    .as('order_listing');
  const few = await db
    .select({
      id: some.orderId,
      surname: some.surname,
      name: some.name,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(some)
    .orderBy(...orderOf(query))
    .limit(asked);
  if ((few[0]?.count ?? 0) <= sorted) return few.map(({ id }) => id);
  const near = db
    .select()
    .from(orderListing)
    .orderBy(...orderOf(query))
    .limit(walked)
    .as('order_listing');
  const met = await db
    .select({ id: near.orderId })
    .from(near)
    .where(orderConditions(query))
    .orderBy(...orderOf(query))
    .limit(asked);
  const last = few[asked - 1];
  if (met.length === asked) return met.map(({ id }) => id);
  const isNotBehind =
    last &&
    (query.sortDirection === 'asc'
      ? sql`(${surname}, ${name}) <= (${last.surname}, ${last.name})`
      : sql`(${surname}, ${name}) >= (${last.surname}, ${last.name})`);
  const first = db
    .select({ orderId, surname, name })
    .from(orderListing)
    .where(and(orderConditions(query), isNotBehind))
    .limit(ALL)
    .as('order_listing');
  return plannedWith(database, BOTH_INDEXES, async (tx) => {
    const rows = await tx
      .select({ id: first.orderId })
      .from(first)
      .orderBy(...orderOf(query))
      .limit(asked);
    return rows.map(({ id }) => id);
  });
}
