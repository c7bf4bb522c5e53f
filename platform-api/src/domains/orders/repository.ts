import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database.ts';
import { selectRows } from '../../database/select-rows.ts';
import type { InTransaction } from '../../platform.ts';
import { isInvoiced, type Billing } from './buyer.ts';
import { electronicInvoices } from './fatturapa/tables.ts';
import { invoiceCounters, invoices, orderLines, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

export async function findOrder(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/**
 * Holds the orders of a buyer until the transaction ends: one is placed or settled after the other. Comes before
 * all other locks.
 */
export const lockBuyer = async (platform: InTransaction, userId: string): Promise<void> => {
  await platform.database.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${userId}`}, 0))`,
  );
};

/** The order, locked until the transaction ends. */
export async function lockOrder(db: Transaction, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export const linesOf = (db: Db, orderId: number): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));

/** Of an order that is not paid yet: its buyer came back and asks for another invoice. */
export async function setBilling(db: Transaction, id: number, billing: Billing): Promise<void> {
  await db
    .update(orders)
    .set({ billing })
    .where(and(eq(orders.id, id), eq(orders.state, 'Ordinato')));
}

const italianYears = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', year: 'numeric' });

/** The year of numbers, which people and the law of taxes count in Italy. */
const yearInItaly = (at: Date): number => Number(italianYears.format(at));

/** Stores an order under the next id and its number. */
export async function insertOrder(
  db: Db,
  order: Omit<typeof orders.$inferInsert, 'id' | 'number'>,
  lines: Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>[],
): Promise<OrderRow> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence('customer_order', 'id'))::int as id`,
  );
  const id = rows[0]?.id ?? 0;
  const number = `WB-${yearInItaly(order.orderedAt)}-${String(id).padStart(6, '0')}`;
  const [row] = await db
    .insert(orders)
    .values({ ...order, id, number })
    .returning();
  if (row === undefined) throw new Error('The order was not stored');
  await db
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, orderId: id, position })));
  return row;
}

/**
 * The next number of the year, without gaps: the counter stays locked until the transaction ends. Who
 * asked for an invoice gets it as an electronic one too.
 */
export async function issueInvoice(
  db: Transaction,
  { id: orderId, billing }: Pick<OrderRow, 'id' | 'billing'>,
  at: Date,
): Promise<void> {
  const year = yearInItaly(at);
  const [counter] = await db
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.year,
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  await db.insert(invoices).values({ orderId, year, number: counter?.last ?? 1, issuedAt: at });
  if (isInvoiced(billing)) await db.insert(electronicInvoices).values({ orderId });
}

/** `12/2026`, or null before the payment. */
export async function invoiceNumberOf(db: Db, orderId: number): Promise<string | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return row === undefined ? null : invoiceNumber(row);
}

/** `12/2026` */
export const invoiceNumber = ({ number, year }: { number: number; year: number }): string =>
  `${number}/${year}`;
