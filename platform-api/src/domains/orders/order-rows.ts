import { count, eq, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { orderOf } from './order-of-orders.ts';
import { orderConditions, paidStates } from './order-conditions.ts';
import type { OrderFilters, OrderSort } from './order-query.ts';
import type { OrderRow } from './repository.ts';
import { invoices, orderListing, orders } from './tables.ts';

/** A row of the orders table as a file has it. */
export type FlatOrder = {
  number: string;
  /** Day in Italy, `YYYY-MM-DD`. */
  day: string;
  customer: string;
  state: OrderRow['state'];
  isPaid: boolean;
  isGuest: boolean;
  invoice: string | null;
  totalCents: string;
};

/** All orders with these filters in this order, however many, for a cursor; the rows are `FlatOrder`. */
export const orderRows = (query: OrderFilters & OrderSort): SQL => sql`
  select ${orders.number} as number,
    to_char(${orders.orderedAt} at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
    coalesce(${orders.billing}->'company'->>'name',
      concat(${orders.billing}->>'surname', ' ', ${orders.billing}->>'name')) as customer,
    ${orders.state} as state,
    ${orders.state} in ${paidStates} as "isPaid",
    ${orders.userId} is null as "isGuest",
    ${invoices.number} || '/' || ${invoices.year} as invoice,
    ${orders.totalCents}::text as "totalCents"
  from ${orderListing} join ${orders} on ${eq(orders.id, orderListing.orderId)}
    left join ${invoices} on ${eq(invoices.orderId, orders.id)}
  where ${orderConditions(query) ?? sql`true`}
  order by ${sql.join(orderOf(query), sql`, `)}`;

export async function countOrders(
  { database }: Pick<Platform, 'database'>,
  query: OrderFilters,
): Promise<number> {
  const [row] = await database.db
    .select({ count: count() })
    .from(orderListing)
    .where(orderConditions(query));
  return row?.count ?? 0;
}
