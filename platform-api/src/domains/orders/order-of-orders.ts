import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { OrderSort } from './order-query.ts';
import { orderListing } from './tables.ts';

/** Newest first unless asked otherwise; orders without an invoice come behind those with one. */
export function orderOf({ sortBy, sortDirection }: OrderSort): SQL[] {
  const direction = sortBy !== undefined && sortDirection === 'asc' ? asc : desc;
  const { orderId, invoiceKey } = orderListing;
  if (sortBy === 'numeroFattura') {
    return [sql`${invoiceKey} is null`, direction(invoiceKey), desc(orderId)];
  }
  // Equals in the same direction: an index is read one way.
  return [...sortColumns(sortBy), orderId].map((column) => direction(column));
}

function sortColumns(sortBy: OrderSort['sortBy']) {
  const { number, surname, name, orderedAt } = orderListing;
  switch (sortBy) {
    case 'orderNumber':
      return [number];
    case 'customerSurname':
      return [surname, name];
    default:
      return [orderedAt];
  }
}
