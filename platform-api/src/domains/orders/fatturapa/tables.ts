import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import { creditNotes, orders } from '../tables.ts';

/**
 * Invoices and credit notes that go to the Sistema di Interscambio. A row is stored with its document's
 * number; file and text are made later, once, and never change then.
 */
export const electronicInvoices = pgTable(
  'electronic_invoice',
  {
    /** Names the file: unique among all that the seller sends. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null for the order's invoice. */
    creditNoteId: integer('credit_note_id')
      .unique()
      .references(() => creditNotes.id),
    fileName: text('file_name').unique(),
    xml: text('xml'),
    handedOverAt: instant('handed_over_at'),
  },
  (t) => [
    index('electronic_invoice_order').on(t.orderId),
    uniqueIndex('electronic_invoice_of_order')
      .on(t.orderId)
      .where(sql`${t.creditNoteId} is null`),
    check('electronic_invoice_made', sql`(${t.fileName} is null) = (${t.xml} is null)`),
    check('electronic_invoice_handed', sql`${t.handedOverAt} is null or ${t.xml} is not null`),
    index('electronic_invoice_due')
      .on(t.id)
      .where(sql`${t.handedOverAt} is null`),
  ],
);
