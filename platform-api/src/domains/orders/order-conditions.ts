import { and, eq, gte, inArray, isNotNull, like, lt, not, sql, type SQL } from 'drizzle-orm';
import { startOfRomeDay } from '../../database/rome-days.ts';
import { likePattern, searchedWords, wordPattern } from '../../database/searched-words.ts';
import type { OrderFilters } from './order-query.ts';
import type { OrderRow } from './repository.ts';
import type { ReceiptType } from './receipt/receipt-types.ts';
import { orderListing, orders } from './tables.ts';

/** Paid and not given back. */
export const paidStates: OrderRow['state'][] = ['Pagato', 'Richiesta Annullamento'];
const unpaidStates: OrderRow['state'][] = ['Ordinato', 'Annullato'];

/** Of the listing, which has no drafts. */
export function orderConditions(query: OrderFilters): SQL | undefined {
  const { paid, orderDate } = query;
  const { number, userId, state, words } = orderListing;
  return and(
    query.userId === undefined ? undefined : eq(userId, query.userId),
    ...searchedWords(query.text).map((word) =>
      like(words, sql`unaccent(lower(${wordPattern(word)}))`),
    ),
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

/** An order that is not paid within a day is cancelled (`recover.ts`): none was made longer before its payment. */
const MAX_DAYS_TO_PAY = 7;

const isPaidSince = (day: string) =>
  and(
    gte(orderListing.orderedAt, startOfRomeDay(day, -MAX_DAYS_TO_PAY)),
    // Asked row by row, in the order of the page: a join would read a month of orders for twenty of them.
    sql`(select ${orders.paidAt} from ${orders} where ${orders.id} = ${orderListing.orderId}) >= ${startOfRomeDay(day)}`,
  );

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
