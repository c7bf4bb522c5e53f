import { and, eq, gte, inArray, isNotNull, like, lt, not, sql, type SQL } from 'drizzle-orm';
import { startOfRomeDay } from '../../database/rome-days.ts';
import { likePattern, searchedWords, searchedPattern } from '../../database/searched-words.ts';
import type { OrderFilters } from './order-query.ts';
import type { OrderRow } from './repository.ts';
import type { ReceiptType } from './receipt/receipt-types.ts';
import { DAYS_TO_PAY, isPaidLate, orderListing, orders } from './tables.ts';

/** Paid and not given back. */
export const paidStates: OrderRow['state'][] = ['Pagato', 'Richiesta Annullamento'];
const unpaidStates: OrderRow['state'][] = ['Ordinato', 'Annullato'];

/** Of the listing, which has no drafts. */
export function orderConditions(query: OrderFilters): SQL | undefined {
  const { paid, orderDate } = query;
  const { number, userId, state, words } = orderListing;
  return and(
    query.userId === undefined ? undefined : eq(userId, query.userId),
    ...searchedWords(query.text).map((word) => like(words, searchedPattern(word))),
    // Numbers have no small letters.
    query.orderNumber ? like(number, likePattern(query.orderNumber.toUpperCase())) : undefined,
    isOrderedWithin(orderDate, orderDate),
    isOrderedWithin(query.from, query.to),
    paid === undefined ? undefined : inArray(state, paid ? paidStates : unpaidStates),
    query.paidFrom ? isPaidSince(query.paidFrom) : undefined,
    query.receipt === undefined ? undefined : hasReceipt(query.receipt),
    query.state === undefined ? undefined : eq(state, query.state),
  );
}

/**
 * Read in the order of the page, each with its payment: a join would read a month of orders for twenty of them. The
 * reading ends at what was ordered a week before, or at the first of the few orders that took longer to be paid.
 */
function isPaidSince(day: string): SQL | undefined {
  const since = startOfRomeDay(day);
  // Without `offset 0` the least is looked for in the order of time, through all orders: nothing tells the planner that
  // hardly any is late.
  const firstPaidLate = sql`(select min(late.ordered_at) from (
    select ${orders.orderedAt} from ${orders}
    where ${isPaidLate(orders)} and ${orders.paidAt} >= ${since} offset 0) late)`;
  return and(
    // Without such an order `least` leaves it out.
    sql`${orderListing.orderedAt} >= least(${startOfRomeDay(day, -DAYS_TO_PAY)}, ${firstPaidLate})`,
    sql`(select ${orders.paidAt} from ${orders} where ${orders.id} = ${orderListing.orderId}) >= ${since}`,
  );
}

const hasReceipt = (type: ReceiptType) => {
  const { invoiceKey, isInvoiced } = orderListing;
  return and(isNotNull(invoiceKey), type === 'invoice' ? isInvoiced : not(isInvoiced));
};

/** Days of Italy, both of them with it. */
const isOrderedWithin = (from: string | undefined, to: string | undefined) =>
  and(
    from ? gte(orderListing.orderedAt, startOfRomeDay(from)) : undefined,
    to ? lt(orderListing.orderedAt, startOfRomeDay(to, 1)) : undefined,
  );
