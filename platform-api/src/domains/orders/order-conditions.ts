import { and, eq, gte, ilike, inArray, lt, ne, not, sql, type SQL } from 'drizzle-orm';
import { startOfRomeDay } from '../../database/rome-days.ts';
import { likePattern, searchedWords, wordPattern } from '../../database/searched-words.ts';
import type { OrderFilters } from './order-query.ts';
import type { OrderRow } from './repository.ts';
import type { ReceiptType } from './receipt/receipt-types.ts';
import { invoices, orderLines, orders } from './tables.ts';

/** Paid and not given back. */
export const paidStates: OrderRow['state'][] = ['Pagato', 'Richiesta Annullamento'];
const unpaidStates: OrderRow['state'][] = ['Ordinato', 'Annullato'];

/** Written as the indexes of orders have them; drafts are no orders. */
export function orderConditions(query: OrderFilters): SQL | undefined {
  const { paid, orderDate } = query;
  return and(
    ne(orders.state, 'Bozza'),
    query.userId === undefined ? undefined : eq(orders.userId, query.userId),
    ...searchedWords(query.text).map(wordFound),
    query.orderNumber ? ilike(orders.number, likePattern(query.orderNumber)) : undefined,
    isOrderedWithin(orderDate, orderDate),
    isOrderedWithin(query.from, query.to),
    paid === undefined ? undefined : inArray(orders.state, paid ? paidStates : unpaidStates),
    query.receipt === undefined ? undefined : hasReceipt(query.receipt),
    query.state === undefined ? undefined : eq(orders.state, query.state),
  );
}

/** As `isInvoiced` says it of one order. */
const isInvoiced = sql`(jsonb_typeof(${orders.billing}->'company') = 'object'
  or coalesce((${orders.billing}->>'wantsInvoice')::boolean, false))`;

const hasReceipt = (type: ReceiptType) =>
  and(
    sql`exists (select 1 from ${invoices} where ${invoices.orderId} = ${orders.id})`,
    type === 'invoice' ? isInvoiced : not(isInvoiced),
  );

/** Days of Italy, both of them with it. */
const isOrderedWithin = (from: string | undefined, to: string | undefined) =>
  and(
    from ? gte(orders.orderedAt, startOfRomeDay(from)) : undefined,
    to ? lt(orders.orderedAt, startOfRomeDay(to, 1)) : undefined,
  );

/** By two indexes, of orders and of their lines (`database/sql/after-orders.sql`). */
function wordFound(word: string): SQL {
  const pattern = sql`unaccent(lower(${wordPattern(word)}))`;
  return sql`${orders.id} in (
    select id from ${orders} where order_words(number, billing) like ${pattern}
    union all
    select ${orderLines.orderId} from ${orderLines} where article_words(${orderLines.title}) like ${pattern})`;
}
