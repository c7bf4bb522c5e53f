import { and, asc, count, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { orderLines, orders, invoices } from './tables.ts';
import { orderConditions, paidStates } from './order-conditions.ts';
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

/** Orders of one person, or of all; drafts never. Newest first unless asked otherwise. */
export async function listOrders(
  platform: Platform,
  query: OrderQuery,
): Promise<{ items: ListedOrder[]; totalItems: number }> {
  const { db } = platform.database;
  const where = orderConditions(query);
  const [total] = await db.select({ count: count() }).from(orders).where(where);
  const rows = await db
    .select({ order: orders, year: invoices.year, number: invoices.number })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const ids = rows.map(({ order }) => order.id);
  const lines =
    ids.length === 0
      ? []
      : await db
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
    totalItems: total?.count ?? 0,
    items: rows.map(({ order, year, number }) => ({
      order,
      invoiceNumber: number === null ? null : `${number}/${year}`,
      courses: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ orderId: _order, ...line }) => line),
    })),
  };
}

/** Newest first unless asked otherwise; orders without an invoice come behind those with one. */
export function orderOf({ sortBy, sortDirection }: OrderSort): SQL[] {
  const direction = sortBy !== undefined && sortDirection === 'asc' ? asc : desc;
  const columns = sortColumns(sortBy).map((column) => direction(column));
  const isBehind = sortBy === 'numeroFattura' ? [asc(sql`${invoices.orderId} is null`)] : [];
  return [...isBehind, ...columns, desc(orders.id)];
}

function sortColumns(sortBy: OrderSort['sortBy']) {
  switch (sortBy) {
    case 'orderNumber':
      return [orders.number];
    case 'customerSurname':
      return [sql`(${orders.billing}->>'surname')`, sql`(${orders.billing}->>'name')`];
    case 'numeroFattura':
      return [invoices.year, invoices.number];
    default:
      return [orders.orderedAt];
  }
}

export type MonthOfOrders = { month: string; orders: number; revenueCents: bigint };

/** Paid orders and their revenue, VAT included, for each of the last months, empty ones too. */
export async function revenueByMonth(platform: Platform, months: number): Promise<MonthOfOrders[]> {
  const month = sql<string>`to_char(${orders.paidAt} at time zone 'Europe/Rome', 'YYYY-MM')`;
  const now = platform.clock.now();
  const wanted = Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1 + back, 1))
      .toISOString()
      .slice(0, 7),
  );
  const rows = await platform.database.db
    .select({ month, orders: count(), revenue: sql<string>`sum(${orders.totalCents})::text` })
    .from(orders)
    .where(
      and(
        inArray(orders.state, paidStates),
        // A day of grace: the month begins earlier in Italy than in UTC.
        gte(orders.paidAt, new Date(Date.parse(`${wanted[0]}-01T00:00:00Z`) - 86_400_000)),
      ),
    )
    .groupBy(month);
  const known = new Map(rows.map((row) => [row.month, row]));
  return wanted.map((name) => ({
    month: name,
    orders: known.get(name)?.orders ?? 0,
    revenueCents: BigInt(known.get(name)?.revenue ?? '0'),
  }));
}
