import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MOST_FOUND } from '../../database/count-up-to.ts';
import type { Database } from '../../database/database.ts';
import { plannedWith } from '../../database/planned-with.ts';
import { orderConditions } from './order-conditions.ts';
import { orderOf } from './order-of-orders.ts';
import type { OrderFilters, OrderSort } from './order-query.ts';
import { orderListing } from './tables.ts';

/** One more than are shown. */
const ASKED = MOST_FOUND + 1;

/** So many finds are sorted at once; not fewer than are shown. */
const MOST_SORTED = 4000;

/**
 * So many rows are read in one step: all finds, where they are not many more than are sorted at once, or the first in
 * the order of the buyers, among which words that are spread over them are met.
 */
const MOST_READ = 12_000;

/** Where so few of those that are asked for stand before a surname or a name, the rest stands in it at once. */
const FEW_BEFORE = 50;

/** More than a table of orders has. */
const ALL = 2_147_483_646;

/**
 * What stands elsewhere in the order of the buyers is left out by its index, and what has not the words by theirs,
 * before a row is read. PostgreSQL, which takes rows for cheap, would read all that the words find.
 */
const BOTH_INDEXES = {
  enable_indexscan: 'off',
  enable_seqscan: 'off',
  random_page_cost: '0.1',
  cpu_tuple_cost: '1',
  max_parallel_workers_per_gather: '0',
} as const;

/** A walk mostly ends soon; PostgreSQL would read all of a place and sort them. */
const IN_ORDER = { enable_sort: 'off', enable_bitmapscan: 'off', enable_seqscan: 'off' } as const;

type Query = OrderFilters & OrderSort;

/**
 * The first that the words find in the order of the buyers, one more than are shown. All of one surname stand together,
 * and PostgreSQL, which takes them for evenly spread, would walk to them through everybody before. So few finds are
 * sorted. Of more, so many are sorted too, and the last of these that is asked for has a surname and a name behind
 * which none of the first of all can stand. What stands before the surname is sorted and what has it is walked to; where
 * that walk is too far, what stands before the name in it is sorted and what has both is walked to.
 */
export async function idsByBuyer(
  database: Database,
  query: Query,
  { sorted, read } = { sorted: MOST_SORTED, read: MOST_READ },
): Promise<number[]> {
  let most = sorted;
  let few = await someFinds(database, query, most);
  if (few.count > most && few.count / few.share <= read) {
    most = read;
    few = await someFinds(database, query, most);
  }
  const [near, last] = [few.buyers[FEW_BEFORE], few.buyers[MOST_FOUND]];
  if (few.count <= most || near === undefined || last === undefined) {
    return few.buyers.map(({ id }) => id);
  }
  const ids: number[] = [];
  let rest: SQL | undefined;
  for (const { before, place, order } of partsTo(near, last, query)) {
    if (before !== undefined) ids.push(...(await sortedIn(database, query, before)));
    if (ids.length >= ASKED) return ids.slice(0, ASKED);
    const met = await walkedTo(database, query, { place, order, read });
    if (ids.length + met.length >= ASKED) return [...ids, ...met].slice(0, ASKED);
    rest = place;
  }
  return [...ids, ...(await sortedIn(database, query, rest))].slice(0, ASKED);
}

type Buyer = { surname: string; name: string };

type SomeFinds = {
  /** How many were looked at: one more than the most, where there are more. */
  count: number;
  /** The part of the table in which they stand, in pages of it. */
  share: number;
  /** Those that are asked for of them, in order. */
  buyers: (Buyer & { id: number })[];
};

/** As they stand in the table, which is in no order of the buyers. */
async function someFinds({ db }: Database, query: Query, most: number): Promise<SomeFinds> {
  const { orderId, surname, name } = orderListing;
  // The limit keeps the sort behind the search; the name is that of the table, whose columns the order names.
  const some = db
    .select({ orderId, surname, name, page: sql<number>`(ctid::text::point)[0]`.as('page') })
    .from(orderListing)
    .where(orderConditions(query))
    .limit(most + 1)
    .as('order_listing');
  const rows = await db
    .select({
      id: some.orderId,
      surname: some.surname,
      name: some.name,
      count: sql<number>`count(*) over ()::int`,
      share: sql<number>`(max(${some.page}) over () - min(${some.page}) over () + 1)
        * current_setting('block_size')::int / pg_relation_size('order_listing')`,
    })
    .from(some)
    .orderBy(...orderOf(query))
    .limit(ASKED);
  const [{ count, share } = { count: 0, share: 1 }] = rows;
  return { count, share, buyers: rows };
}

/** A place in the order of the buyers, the order inside, and what of a greater place stands before it. */
type Part = { place: SQL | undefined; order: SQL[]; before?: SQL | undefined };

/**
 * The places to which finds are walked, one after the other: everybody, those of a surname, those of a name in it. The
 * first in which finds stand close together, as far as some of them tell.
 * @param near before whom few of those that are asked for stand
 * @param last the last of them
 */
function partsTo(near: Buyer, last: Buyer, query: Query): Part[] {
  const { surname, name } = orderListing;
  // As a query of its own: of a value that it does not know the planner takes a third, wherever it stands. It takes
  // words and places for independent, and would read all finds where hardly anybody stands behind.
  const isBefore = (column: PgColumn, value: string) =>
    query.sortDirection === 'asc'
      ? sql`${column} < (select ${value}::text)`
      : sql`${column} > (select ${value}::text)`;
  const isOfSurname = eq(surname, last.surname);
  const isBeforeSurname = isBefore(surname, last.surname);
  const isBeforeName = and(isOfSurname, isBefore(name, last.name));
  const order = orderOf(query);
  const everybody = { place: undefined, order };
  const ofSurname = { place: isOfSurname, order: order.slice(1), before: isBeforeSurname };
  const ofName = {
    place: and(isOfSurname, eq(name, last.name)),
    order: order.slice(2),
    before: isBeforeName,
  };
  if (near.surname !== last.surname) return [everybody, ofSurname, ofName];
  if (near.name !== last.name) return [ofSurname, ofName];
  return [{ ...ofName, before: or(isBeforeSurname, isBeforeName) }];
}

/** The first of the finds of a place, for which all of them are read. */
function sortedIn(database: Database, query: Query, place: SQL | undefined): Promise<number[]> {
  const { orderId, surname, name } = orderListing;
  return plannedWith(database, BOTH_INDEXES, async (tx) => {
    const all = tx
      .select({ orderId, surname, name })
      .from(orderListing)
      .where(and(orderConditions(query), place))
      .limit(ALL)
      .as('order_listing');
    const rows = await tx
      .select({ id: all.orderId })
      .from(all)
      .orderBy(...orderOf(query))
      .limit(ASKED);
    return rows.map(({ id }) => id);
  });
}

/** The first of the finds among the first orders of a place. */
function walkedTo(
  database: Database,
  query: Query,
  { place, order, read }: Part & { read: number },
): Promise<number[]> {
  return plannedWith(database, IN_ORDER, async (tx) => {
    const near = tx
      .select()
      .from(orderListing)
      .where(place)
      .orderBy(...orderOf(query))
      .limit(read)
      .as('order_listing');
    const rows = await tx
      .select({ id: near.orderId })
      .from(near)
      .where(orderConditions(query))
      .orderBy(...order)
      .limit(ASKED);
    return rows.map(({ id }) => id);
  });
}
