import { buffer } from 'node:stream/consumers';
import type { Platform } from '../../../platform.ts';
import { signedFileUrl } from '../../files/index.ts';
import type { CreditNote } from '../cancellation/credit-notes.ts';
import { orderErrors } from '../errors.ts';
import type { OrderDetail } from '../order-detail.ts';
import { creditNotePdf } from './credit-note-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { fill, receiptTexts } from './receipt-texts.ts';

/**
 * A short-lived address of the receipt, which is made and stored when it is first wanted.
 * @throws ORDER_NOT_PAID (ORDER-41)
 */
export async function receiptOf(
  platform: Platform,
  detail: OrderDetail,
): Promise<{ url: string; fileName: string }> {
  const { name, fileName } = await storedReceipt(platform, detail);
  return { url: signedFileUrl(platform, { name, downloadAs: fileName }), fileName };
}

/** The address alone; null before the payment (ORDER-36). */
export const receiptAddress = async (
  platform: Platform,
  detail: OrderDetail,
): Promise<string | null> =>
  detail.invoiceNumber === null ? null : (await receiptOf(platform, detail)).url;

/** The bytes of the receipt, for a mail. */
export async function receiptContent(
  platform: Platform,
  detail: OrderDetail,
): Promise<{ fileName: string; content: Uint8Array }> {
  const { name, fileName } = await storedReceipt(platform, detail);
  return { fileName, content: await buffer(await platform.files.read(name)) };
}

async function storedReceipt(
  platform: Platform,
  detail: OrderDetail,
): Promise<{ name: string; fileName: string }> {
  const { order, invoiceNumber } = detail;
  if (invoiceNumber === null) throw orderErrors.ORDER_NOT_PAID();
  const name = `receipts/${order.number.toLowerCase()}.pdf`;
  if ((await platform.files.stat(name)) === null) {
    await platform.files.write(name, await receiptPdf(detail), 'application/pdf');
  }
  const prefix = fill('{word}-{number}', {
    word: receiptTexts[order.language].file,
    number: order.number,
  });
  return { name, fileName: `${prefix}.pdf` };
}

/** A short-lived address of a credit note, made and stored as the receipt is. */
export async function creditNoteAddress(
  platform: Platform,
  detail: OrderDetail,
  note: CreditNote,
): Promise<{ url: string; fileName: string }> {
  const { name, fileName } = await storedCreditNote(platform, detail, note);
  return { url: signedFileUrl(platform, { name, downloadAs: fileName }), fileName };
}

/** The bytes of a credit note, for a mail. */
export async function creditNoteContent(
  platform: Platform,
  detail: OrderDetail,
  note: CreditNote,
): Promise<{ fileName: string; content: Uint8Array }> {
  const { name, fileName } = await storedCreditNote(platform, detail, note);
  return { fileName, content: await buffer(await platform.files.read(name)) };
}

async function storedCreditNote(
  platform: Platform,
  detail: OrderDetail,
  note: CreditNote,
): Promise<{ name: string; fileName: string }> {
  const name = `receipts/nc-${note.year}-${note.number}.pdf`;
  if ((await platform.files.stat(name)) === null) {
    await platform.files.write(name, await creditNotePdf(detail, note), 'application/pdf');
  }
  const word = receiptTexts[detail.order.language].creditNoteFile;
  return { name, fileName: `${word}-${note.year}-${note.number}.pdf` };
}
