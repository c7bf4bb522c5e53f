import type { Platform } from '../../../platform.ts';
import type { Mail } from '../../../ports/mail.ts';
import { signedFileUrl } from '../../files/index.ts';
import { orderErrors } from '../errors.ts';
import type { OrderDetail } from '../order-detail.ts';
import { findElectronicInvoice } from './electronic-invoices.ts';
import { madeInvoice } from './hand-over.ts';

const XML = 'application/xml';

/**
 * A short-lived address of an electronic invoice.
 * @param creditNoteId a credit note of the order in place of its invoice
 * @throws ORDER_NOT_PAID, NO_ELECTRONIC_INVOICE
 */
export async function electronicFile(
  platform: Platform,
  { order, invoiceNumber }: Pick<OrderDetail, 'order' | 'invoiceNumber'>,
  creditNoteId: number | null,
): Promise<{ url: string; fileName: string }> {
  if (invoiceNumber === null) throw orderErrors.ORDER_NOT_PAID();
  const row = await findElectronicInvoice(platform.database.db, order.id, creditNoteId);
  if (row === null) throw orderErrors.NO_ELECTRONIC_INVOICE();
  const { id, fileName, xml } = await madeInvoice(platform, row);
  const name = `receipts/electronic-${id}.xml`;
  if ((await platform.files.stat(name)) === null) {
    await platform.files.write(name, Buffer.from(xml), XML);
  }
  return { url: signedFileUrl(platform, { name, downloadAs: fileName }), fileName };
}

/** The file for a mail: guests have no orders to look into. Nothing where no invoice was asked for. */
export async function electronicAttachment(
  platform: Platform,
  orderId: number,
  creditNoteId: number | null,
): Promise<NonNullable<Mail['attachments']>> {
  const row = await findElectronicInvoice(platform.database.db, orderId, creditNoteId);
  if (row === null) return [];
  const { fileName, xml } = await madeInvoice(platform, row);
  return [{ filename: fileName, contentType: XML, content: Buffer.from(xml) }];
}
