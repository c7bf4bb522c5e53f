import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  countUpTo,
  MOST_FOUND,
  MOST_LISTED,
  type BoundedCount,
} from '../../database/count-up-to.ts';
import { isInMonth, lastMonths, monthsAsRows } from '../../database/months.ts';
import { selectRows } from '../../database/select-rows.ts';
import type { Platform } from '../../platform.ts';
import { orderLines, orderListing, orders, invoices } from './tables.ts';
import { idsByBuyer } from './ids-by-buyer.ts';
import { orderConditions, paidStates } from './order-conditions.ts';
import { orderOf } from './order-of-orders.ts';
import type { OrderFilters, OrderSort } from './order-query.ts';
import type { OrderRow } from './repository.ts';

export type OrderQuery = OrderFilters & OrderSort & { page: number; pageSize: number };

export type ListedOrder = {
  order: OrderRow;
  /** Courses, and courses of which an exam was bought alone. */
  courses: { id: number; title: string; articleKind: 1 | 2 | 3 }[];
  /** `12/2026`, null before the payment. */
  invoiceNumber: string | null;
};

/** Paid and not given back. */
export const isPaid = (order: Pick<OrderRow, 'state'>): boolean => paidStates.includes(order.state);

/**
 * Orders of one person, or of all; drafts never. Newest first unless asked otherwise. Pages end where the count ends:
 * what lies behind is reached by another order or a narrower filter.
 */
export async function listOrders(
  platform: Platform,
  query: OrderQuery,
): Promise<{ items: ListedOrder[] } & BoundedCount> {
  const { db } = platform.database;
  const { ids, ...total } = await idsOfPage(platform, query);
  if (ids.length === 0) return { ...total, items: [] };
  const found = await db
    .select({ order: orders, year: invoices.year, number: invoices.number })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.id, ids));
  const byId = new Map(found.map((row) => [row.order.id, row]));
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      id: orderLines.courseId,
      title: orderLines.title,
      articleKind: orderLines.articleKind,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  return {
    ...total,
    items: ids
      .flatMap((id) => byId.get(id) ?? [])
      .map(({ order, year, number }) => ({
        order,
        invoiceNumber: number === null ? null : `${number}/${year}`,
        courses: lines
          .filter(({ orderId }) => orderId === order.id)
          .map(({ orderId: _order, ...line }) => line),
      })),
  };
}

type Page = { ids: number[] } & BoundedCount;

async function idsOfPage(platform: Platform, query: OrderQuery): Promise<Page> {
  const { page, pageSize } = query;
  const before = (page - 1) * pageSize;
  if (query.text || query.orderNumber) {
    // One walk finds the page and how many there are.
    const found =
      query.sortBy === 'customerSurname'
        ? await idsByBuyer(platform.database, query)
        : await idsInOrder(platform, query, { limit: MOST_FOUND + 1, offset: 0 });
    const shown = found.slice(0, MOST_FOUND);
    return {
      ids: shown.slice(before, before + pageSize),
      totalItems: shown.length,
      hasMore: found.length > MOST_FOUND,
    };
  }
  const where = orderConditions(query);
  const total = await countUpTo(platform.database.db, orderListing, where, MOST_LISTED);
  const limit = Math.min(pageSize, total.totalItems - before);
  const ids = limit > 0 ? await idsInOrder(platform, query, { limit, offset: before }) : [];
  return { ids, ...total };
}

async function idsInOrder(
  { database: { db } }: Platform,
  query: OrderQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const where = orderConditions(query);
  const { orderId, invoiceKey } = orderListing;
  const idsOf = async (condition: SQL | undefined, order: SQL[], most: number, skipped: number) => {
    const rows = await db
      .select({ id: orderId })
      .from(orderListing)
      .where(condition)
      .orderBy(...order)
      .limit(most)
      .offset(skipped);
    return rows.map(({ id }) => id);
  };
  if (query.sortBy !== 'numeroFattura') return idsOf(where, orderOf(query), limit, offset);
  // Those with an invoice in the order of its index, then the others: no index has both.
  const direction = query.sortDirection === 'asc' ? asc : desc;
  const isWith = and(where, isNotNull(invoiceKey));
  const first = await idsOf(isWith, [direction(invoiceKey)], limit, offset);
  if (first.length === limit) return first;
  const { totalItems: skipped } =
    first.length > 0 ? { totalItems: offset } : await countUpTo(db, orderListing, isWith, offset);
  const isWithout = and(where, isNull(invoiceKey));
  const rest = await idsOf(isWithout, [desc(orderId)], limit - first.length, offset - skipped);
  return [...first, ...rest];
}

export type MonthOfOrders = { month: string; orders: number; revenueCents: bigint };

/** Paid orders and their revenue, VAT included, for each of the last months, empty ones too. */
export async function revenueByMonth(platform: Platform, months: number): Promise<MonthOfOrders[]> {
  const wanted = lastMonths(platform.clock.now(), months);
  // Each month is a range of an index and a sum of its own: no row is read, and none is put into its month.
  const rows = await selectRows<{ month: string; orders: number; revenue: string }>(
    platform.database.db,
    sql`select month, sums.orders, sums.revenue
      from ${monthsAsRows(wanted)}
      cross join lateral (
        select count(*)::int as orders, coalesce(sum(${orders.totalCents}), 0)::text as revenue
        from ${orders}
        where ${orders.state} in ('Pagato', 'Richiesta Annullamento')
          and ${isInMonth(orders.paidAt)}
      ) sums`,
  );
  const known = new Map(rows.map((row) => [row.month, row]));
  return wanted.map((name) => ({
    month: name,
    orders: known.get(name)?.orders ?? 0,
    revenueCents: BigInt(known.get(name)?.revenue ?? '0'),
  }));
}
