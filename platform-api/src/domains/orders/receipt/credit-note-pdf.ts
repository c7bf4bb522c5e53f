import { formatEuro } from '../../../money.ts';
import { isInvoiced } from '../buyer.ts';
import { creditNoteNumber, type CreditNote } from '../cancellation/credit-notes.ts';
import { formatDay } from '../format-day.ts';
import type { OrderDetail } from '../order-detail.ts';
import { buyer, seller } from './receipt-pdf.ts';
import { paymentName } from '../payment-name.ts';
import { fill, receiptTexts } from './receipt-texts.ts';
import { closeSheet, drawParties, drawTable, drawTotals, openSheet } from '../../../pdf/sheet.ts';

/** What goes back of an order, against its receipt or invoice: a tagged PDF as the receipt is. */
export async function creditNotePdf(
  detail: Pick<OrderDetail, 'order' | 'invoiceNumber'>,
  note: CreditNote,
): Promise<Uint8Array> {
  const { order } = detail;
  const { language } = order;
  const texts = receiptTexts[language];
  const money = (cents: bigint) => formatEuro(cents, language);
  const day = formatDay(note.issuedAt);
  const reference = isInvoiced(order.billing) ? texts.ofInvoice : texts.ofReceipt;
  const sheet = await openSheet({
    kind: texts.creditNote,
    title: `${texts.creditNote} ${creditNoteNumber(note)}, ${order.number}`,
    language,
    date: note.issuedAt,
    lines: [
      fill(texts.number, { number: creditNoteNumber(note), day }),
      fill(reference, {
        number: detail.invoiceNumber ?? '-',
        day: formatDay(order.paidAt ?? order.orderedAt),
      }),
      fill(texts.order, { number: order.number, day: formatDay(order.orderedAt) }),
      texts.notFiscal,
    ],
  });
  drawParties(sheet, seller(detail), buyer(detail));
  const rows =
    note.lines.length === 0
      ? [{ title: texts.goodwill, seats: 1, cents: String(note.cents) }]
      : note.lines;
  drawTable(
    sheet,
    {
      description: texts.description,
      quantity: texts.quantity,
      amount: texts.amount,
    },
    rows.map(({ title, seats, cents }) => ({
      description: title,
      quantity: String(seats),
      amount: money(BigInt(cents)),
    })),
  );
  drawTotals(sheet, [
    [texts.net, money(note.netCents)],
    [texts.vat, money(note.vatCents)],
    [texts.refund, money(note.cents)],
  ]);
  const type = paymentName(order, language);
  return closeSheet(sheet, [fill(texts.refundedBy, { type }), texts.pricesIncludeVat]);
}
