import { largestRemainder, type Cents } from '../../../money.ts';
import type { Seller } from '../../../invoice-config.ts';
import { examOfArticle } from '../../cart/index.ts';
import { examKinds } from '../../exams/index.ts';
import { creditNoteNumber, type CreditNote } from '../cancellation/credit-notes.ts';
import type { OrderRefund } from '../coupon/order-refunds.ts';
import { formatDay } from '../format-day.ts';
import { examTitle } from '../line-title.ts';
import { fill, receiptTexts } from '../receipt/receipt-texts.ts';
import type { OrderLineRow, OrderRow } from '../repository.ts';
import { returnedLines, soldTotals } from '../sold-totals.ts';
import type { ElectronicDocument } from './document-xml.ts';

/** A paid order whose buyer gets an invoice. */
export type InvoicedOrder = {
  order: OrderRow;
  lines: OrderLineRow[];
  refunds: OrderRefund[];
  invoice: { number: string; issuedAt: Date };
};

type Issuer = { seller: Seller; progressive: string };

/** The invoice of an order: what it sold in the end, as its receipt says. */
export function invoiceOf(sold: InvoicedOrder, issuer: Issuer): ElectronicDocument {
  const { order, lines, refunds, invoice } = sold;
  const { totalCents, netCents } = soldTotals(sold);
  const returned = returnedLines(sold);
  const isSold = ({ id }: OrderLineRow) => !returned.some(({ lineId }) => lineId === id);
  const articles = lines.filter(isSold).flatMap((line) => articlesOf(order, line));
  const nets = largestRemainder(
    netCents,
    articles.map(({ cents }) => cents),
  );
  const givenBack = refunds
    .filter(({ reason, isCoupon }) => reason === 'owned_already' && !isCoupon)
    .reduce((sum, { cents }) => sum + cents, 0n);
  const chargedCents = order.dueCents - givenBack;
  const payments = [
    { method: 'MP08', cents: chargedCents },
    { method: 'MP22', cents: totalCents - chargedCents },
  ] as const;
  return {
    ...issuer,
    type: 'TD01',
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    buyer: order.billing,
    totalCents,
    netCents,
    lines: articles.map(({ description, quantity }, place) => ({
      description,
      quantity,
      netCents: nets[place] ?? 0n,
    })),
    payments: payments.filter(({ cents }) => cents > 0n),
    refersTo: null,
  };
}

/** A credit note of an order, against its invoice. */
export function creditNoteOf(
  { order, invoice }: Pick<InvoicedOrder, 'order' | 'invoice'>,
  note: CreditNote,
  issuer: Issuer,
): ElectronicDocument {
  const texts = receiptTexts[order.language];
  const rows =
    note.lines.length === 0
      ? [{ title: texts.goodwill, seats: 1, cents: note.cents }]
      : note.lines.map((line) => ({ ...line, cents: BigInt(line.cents) }));
  const nets = largestRemainder(
    note.netCents,
    rows.map(({ cents }) => cents),
  );
  return {
    ...issuer,
    type: 'TD04',
    number: creditNoteNumber(note),
    issuedAt: note.issuedAt,
    buyer: order.billing,
    totalCents: note.cents,
    netCents: note.netCents,
    lines: rows.map(({ title, seats }, place) => ({
      description: `${title}: ${fill(texts.order, { number: order.number, day: formatDay(order.orderedAt) })}`,
      quantity: seats,
      netCents: nets[place] ?? 0n,
    })),
    payments: [],
    refersTo: invoice,
  };
}

type Article = { description: string; quantity: number; cents: Cents };

/** The course of a line and its exams, each with its part of the line's discount. */
function articlesOf(order: OrderRow, line: OrderLineRow): Article[] {
  const { language } = order;
  const alone = examOfArticle[line.articleKind];
  const has = { simulation: order.hasSimulation, certification: order.hasCertification };
  const examCents = { simulation: line.simulationCents, certification: line.certificationCents };
  const units = [
    ...(alone === null ? [{ description: line.title, cents: line.courseCents }] : []),
    ...examKinds
      .filter((kind) => has[kind])
      .map((kind) => ({
        description: examTitle({ kind, courseTitle: line.title }, language),
        cents: examCents[kind] ?? 0n,
      })),
  ].filter(({ cents }) => cents > 0n);
  const full = units.map(({ cents }) => cents * BigInt(line.quantity));
  const discounts = largestRemainder(line.discountCents, full);
  return units.map(({ description }, place) => ({
    description,
    quantity: line.quantity,
    cents: (full[place] ?? 0n) - (discounts[place] ?? 0n),
  }));
}
