import { asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { selectRows } from '../../database/select-rows.ts';
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
  const totalItems = total?.count ?? 0;
  const ids = await idsOfPage(platform, query, totalItems);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ order: orders, year: invoices.year, number: invoices.number })
          .from(orders)
          .leftJoin(invoices, eq(invoices.orderId, orders.id))
          .where(inArray(orders.id, ids));
  const byId = new Map(found.map((row) => [row.order.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
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
    totalItems,
    items: rows.map(({ order, year, number }) => ({
      order,
      invoiceNumber: number === null ? null : `${number}/${year}`,
      courses: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ orderId: _order, ...line }) => line),
    })),
  };
}

/** So many rows from an end, a page is worth an attempt that may find too few. */
const NEAR_AN_END = 5000;

/**
 * Which orders a page has: found by an index alone, so that those before it are not read. What lies in the second
 * half is looked for from the end.
 */
async function idsOfPage(
  { database }: Platform,
  query: OrderQuery,
  totalItems: number,
): Promise<number[]> {
  const before = (query.page - 1) * query.pageSize;
  const size = Math.min(query.pageSize, totalItems - before);
  if (size <= 0) return [];
  const isFromEnd = before + size > totalItems / 2;
  const skipped = isFromEnd ? totalItems - before - size : before;
  const where = orderConditions(query);
  const idsFrom = async (
    rest: SQL,
    order: readonly SQL[] = orderOf(query, isFromEnd),
  ): Promise<number[]> => {
    const rows = await selectRows<{ id: number }>(
      database.db,
      sql`select ${orders.id} as id from ${orders} ${rest}
        order by ${sql.join([...order], sql`, `)} limit ${size} offset ${skipped}`,
    );
    const found = rows.map(({ id }) => id);
    return isFromEnd ? found.toReversed() : found;
  };
  if (query.sortBy !== 'numeroFattura') return idsFrom(sql`where ${where}`);
  const ofOrder = eq(invoices.orderId, orders.id);
  if (skipped <= NEAR_AN_END) {
    // At the end are those without an invoice, before them the others in the order of an index.
    const direction = query.sortDirection === 'asc' ? asc : desc;
    const found = isFromEnd
      ? await idsFrom(
          sql`where ${where} and not exists (select from ${invoices} where ${ofOrder})`,
          [asc(orders.id)],
        )
      : await idsFrom(sql`join ${invoices} on ${ofOrder} where ${where}`, [
          direction(invoices.year),
          direction(invoices.number),
        ]);
    if (found.length === size) return found;
  }
  return idsFrom(sql`left join ${invoices} on ${ofOrder} where ${where}`);
}

/**
 * Newest first unless asked otherwise; orders without an invoice come behind those with one.
 * @param isFromEnd the same order, read from its end
 */
export function orderOf({ sortBy, sortDirection }: OrderSort, isFromEnd = false): SQL[] {
  const rising = isFromEnd ? desc : asc;
  const falling = isFromEnd ? asc : desc;
  const columns = sortColumns(sortBy);
  const direction = sortBy !== undefined && sortDirection === 'asc' ? rising : falling;
  if (sortBy === 'numeroFattura') {
    const isBehind = rising(sql`${invoices.orderId} is null`);
    return [isBehind, ...columns.map((column) => direction(column)), falling(orders.id)];
  }
  // Equals in the same direction: an index is read one way.
  return [...columns, orders.id].map((column) => direction(column));
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
  const now = platform.clock.now();
  const wanted = Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1 + back, 1))
      .toISOString()
      .slice(0, 7),
  );
  // Each month is a range of an index; no row is read, and none is asked for its month.
  const rows = await selectRows<{ month: string; orders: number; revenue: string }>(
    platform.database.db,
    sql`select month, count(*)::int as orders, sum(${orders.totalCents})::text as revenue
      from unnest(array[${sql.join(
        wanted.map((name) => sql`${name}`),
        sql`, `,
      )}]::text[]) month
      join ${orders} on ${orders.state} in ('Pagato', 'Richiesta Annullamento')
        and ${orders.paidAt} >= (month || '-01')::timestamp at time zone 'Europe/Rome'
        and ${orders.paidAt} < ((month || '-01')::timestamp + interval '1 month') at time zone 'Europe/Rome'
      group by month`,
  );
  const known = new Map(rows.map((row) => [row.month, row]));
  return wanted.map((name) => ({
    month: name,
    orders: known.get(name)?.orders ?? 0,
    revenueCents: BigInt(known.get(name)?.revenue ?? '0'),
  }));
}
