import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Transaction } from '../../../database/database.ts';
import { creditNotes } from '../tables.ts';
import { electronicInvoices } from './tables.ts';

export type ElectronicInvoice = typeof electronicInvoices.$inferSelect;
/** One whose file is made. */
export type MadeInvoice = ElectronicInvoice & { fileName: string; xml: string };

/** A credit note is electronic where its invoice was: older orders and receipts have none. */
export async function requestElectronicCreditNote(
  db: Transaction,
  { id, orderId }: Pick<typeof creditNotes.$inferSelect, 'id' | 'orderId'>,
): Promise<void> {
  if ((await findElectronicInvoice(db, orderId, null)) === null) return;
  await db.insert(electronicInvoices).values({ orderId, creditNoteId: id });
}

/** @param creditNoteId null for the order's invoice */
export async function findElectronicInvoice(
  db: Db,
  orderId: number,
  creditNoteId: number | null,
): Promise<ElectronicInvoice | null> {
  const [row] = await db
    .select()
    .from(electronicInvoices)
    .where(
      and(
        eq(electronicInvoices.orderId, orderId),
        creditNoteId === null
          ? isNull(electronicInvoices.creditNoteId)
          : eq(electronicInvoices.creditNoteId, creditNoteId),
      ),
    );
  return row ?? null;
}

/** What was not handed over yet, oldest first. */
export const notHandedOver = (db: Db): Promise<{ id: number }[]> =>
  db
    .select({ id: electronicInvoices.id })
    .from(electronicInvoices)
    .where(isNull(electronicInvoices.handedOverAt))
    .orderBy(asc(electronicInvoices.id));

export async function electronicInvoiceById(db: Db, id: number): Promise<ElectronicInvoice | null> {
  const [row] = await db.select().from(electronicInvoices).where(eq(electronicInvoices.id, id));
  return row ?? null;
}

/** Keeps a file that was made; of two makers the first one's stays. */
export async function keepFile(
  db: Db,
  id: number,
  file: { fileName: string; xml: string },
): Promise<void> {
  await db
    .update(electronicInvoices)
    .set(file)
    .where(and(eq(electronicInvoices.id, id), isNull(electronicInvoices.xml)));
}

export async function markHandedOver(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(electronicInvoices)
    .set({ handedOverAt: at })
    .where(and(eq(electronicInvoices.id, id), isNull(electronicInvoices.handedOverAt)));
}
