import { eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { creditNotesOf } from '../cancellation/credit-notes.ts';
import { orderRefunds } from '../coupon/order-refunds.ts';
import { findOrder, invoiceNumber, linesOf } from '../repository.ts';
import { invoices } from '../tables.ts';
import { creditNoteOf, invoiceOf, type InvoicedOrder } from './document-of.ts';
import { documentXml, type ElectronicDocument } from './document-xml.ts';
import {
  electronicInvoiceById,
  keepFile,
  markHandedOver,
  notHandedOver,
  type ElectronicInvoice,
  type MadeInvoice,
} from './electronic-invoices.ts';

/**
 * Hands over every invoice and credit note that was not yet. A file that fails is told to the log and tried
 * again with the next call; the others go on. One whose answer was lost goes again under the same name
 * with the same bytes, which the port takes as the same.
 * @returns how many were handed over
 */
export async function handOverInvoices(platform: Platform): Promise<number> {
  const { db } = platform.database;
  let count = 0;
  for (const { id } of await notHandedOver(db)) {
    try {
      const row = await electronicInvoiceById(db, id);
      if (row === null) continue;
      const { fileName, xml } = await madeInvoice(platform, row);
      await platform.invoiceExchange.handOver(fileName, Buffer.from(xml));
      await markHandedOver(db, id, platform.clock.now());
      count += 1;
    } catch (error) {
      platform.log.error({ err: error, electronicInvoice: id }, 'an invoice was not handed over');
    }
  }
  return count;
}

/** The file of an invoice, made and kept when it is first wanted. */
export async function madeInvoice(
  platform: Platform,
  row: ElectronicInvoice,
): Promise<MadeInvoice> {
  if (isMade(row)) return row;
  const { db } = platform.database;
  const { seller } = platform.config.invoices;
  const progressive = progressiveOf(row.id);
  await keepFile(db, row.id, {
    fileName: `IT${seller.vatNumber}_${progressive}.xml`,
    xml: documentXml(await documentOf(platform, row, progressive)),
  });
  const kept = await electronicInvoiceById(db, row.id);
  if (kept === null || !isMade(kept)) throw new Error('The electronic invoice was not kept');
  return kept;
}

const isMade = (row: ElectronicInvoice): row is MadeInvoice =>
  row.fileName !== null && row.xml !== null;

/** Five letters and digits, as names of files may have: some 60 million. */
const progressiveOf = (id: number): string => id.toString(36).toUpperCase().padStart(5, '0');

async function documentOf(
  platform: Platform,
  { orderId, creditNoteId }: ElectronicInvoice,
  progressive: string,
): Promise<ElectronicDocument> {
  const { db } = platform.database;
  const issuer = { seller: platform.config.invoices.seller, progressive };
  const sold = await invoicedOrder(platform, orderId);
  if (creditNoteId === null) return invoiceOf(sold, issuer);
  const note = (await creditNotesOf(db, orderId)).find(({ id }) => id === creditNoteId);
  if (note === undefined) throw new Error('There is no such credit note');
  return creditNoteOf(sold, note, issuer);
}

async function invoicedOrder(platform: Platform, orderId: number): Promise<InvoicedOrder> {
  const { db } = platform.database;
  const order = await findOrder(db, orderId);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (order === null || invoice === undefined) throw new Error('There is no such invoice');
  return {
    order,
    lines: await linesOf(db, orderId),
    refunds: await orderRefunds(platform, orderId),
    invoice: { number: invoiceNumber(invoice), issuedAt: invoice.issuedAt },
  };
}
