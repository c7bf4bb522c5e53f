import PdfDocument from 'pdfkit';
import { paymentTypeName } from '../../payments/index.ts';
import { formatEuro } from '../../../money.ts';
import { pdfFont } from '../../../pdf/fonts.ts';
import { formatDay } from '../format-day.ts';
import {
  examsOf,
  examTitle,
  returnedLines,
  soldTotals,
  type OrderDetail,
} from '../order-detail.ts';
import { fill, receiptTexts } from './receipt-texts.ts';

const ink = '#0d1f2b';
const grey = '#4d5f6c';
const rule = '#cfd9dd';
const teal = '#0b6e69';
const margin = 56;
const right = 595 - margin;
const bottom = 842 - margin - 24;
/** Right edges of the number columns. */
const columns = { quantity: 370, unit: 455, amount: right };

type Doc = PDFKit.PDFDocument;

/**
 * The receipt of a paid order, or the courtesy copy of its invoice: a tagged PDF with embedded
 * fonts, the same bytes for the same order.
 */
export async function receiptPdf(detail: OrderDetail): Promise<Uint8Array> {
  const { order } = detail;
  const { language } = order;
  const texts = receiptTexts[language];
  const { company } = order.billing;
  const kind = company === null ? texts.receipt : texts.invoice;
  const paidAt = order.paidAt ?? order.orderedAt;
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    // The types know only PDF/A.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: language === 'it' ? 'it-IT' : 'en-GB',
    info: {
      Title: `${kind} ${detail.invoiceNumber ?? ''}, ${order.number}`,
      Author: 'WorkerBadge',
      CreationDate: paidAt,
      ModDate: paidAt,
    },
  });
  const bytes = collect(doc);
  doc.registerFont('regular', pdfFont('regular'));
  doc.registerFont('bold', pdfFont('bold'));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const tagged = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));

  tagged('P', () => {
    doc.font('bold').fontSize(16).fillColor(teal).text('WorkerBadge', margin, margin);
  });
  tagged('H1', () => {
    doc
      .font('bold')
      .fontSize(24)
      .fillColor(ink)
      .text(kind, margin, margin + 44);
  });
  for (const line of [
    fill(texts.number, { number: detail.invoiceNumber ?? '-', day: formatDay(paidAt) }),
    fill(texts.order, { number: order.number, day: formatDay(order.orderedAt) }),
    texts.notFiscal,
  ]) {
    tagged('P', () => {
      doc.font('regular').fontSize(11).fillColor(grey).text(line);
    });
  }

  const partiesTop = doc.y + 24;
  party(doc, root, margin, partiesTop, texts.seller, [
    'WorkerBadge',
    'Via Dimostrativa 1',
    '37121 Verona (VR)',
  ]);
  party(doc, root, margin + 250, partiesTop, texts.buyer, buyerLines(detail));

  drawLines(doc, root, detail);
  drawTotals(doc, root, detail);

  tagged('P', () => {
    doc.font('regular').fontSize(10).fillColor(grey);
    const type = paymentTypeName(order.paymentTypeId, language);
    doc.text(fill(texts.paid, { type, day: formatDay(paidAt) }), margin, doc.y + 20, {
      width: right - margin,
    });
    doc.text(texts.pricesIncludeVat);
  });
  root.end();
  doc.end();
  return bytes;
}

function buyerLines({ order }: OrderDetail): string[] {
  const texts = receiptTexts[order.language];
  const { billing } = order;
  const { company } = billing;
  const person = `${billing.name} ${billing.surname}`;
  return [
    company?.name ?? person,
    billing.street,
    // A guest who wanted no invoice gave no address.
    billing.municipality && `${billing.zipCode} ${billing.municipality} (${billing.province})`,
    company === null
      ? fill(texts.fiscalCode, { code: billing.fiscalCode })
      : fill(texts.vatNumber, { code: company.vatNumber }),
    ...(company?.sdi ? [fill(texts.sdi, { code: company.sdi })] : []),
  ].filter((line) => line.trim() !== '');
}

function party(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  x: number,
  y: number,
  heading: string,
  lines: string[],
): void {
  root.add(
    doc.struct('H2', {}, () => {
      doc.font('bold').fontSize(10).fillColor(grey).text(heading, x, y);
    }),
  );
  for (const line of lines) {
    root.add(
      doc.struct('P', {}, () => {
        doc.font('regular').fontSize(11).fillColor(ink).text(line, x, doc.y, { width: 230 });
      }),
    );
  }
}

/** One row of the table; every cell is an element of its own, so that a reader can walk it. */
function row(
  doc: Doc,
  table: PDFKit.PDFStructureElement,
  tag: 'TH' | 'TD',
  cells: { description: string; quantity: string; unit: string; amount: string },
): void {
  doc.font(tag === 'TH' ? 'bold' : 'regular').fontSize(tag === 'TH' ? 9 : 10.5);
  const width = columns.quantity - margin - 60;
  const height = doc.heightOfString(cells.description, { width });
  if (doc.y + height + 16 > bottom) doc.addPage();
  const y = doc.y;
  const tr = doc.struct('TR');
  table.add(tr);
  const cell = (text: string, edge: number | null) =>
    tr.add(
      doc.struct(tag, {}, () => {
        doc.fillColor(tag === 'TH' ? grey : ink);
        if (edge === null) doc.text(text, margin, y, { width });
        else doc.text(text, edge - 80, y, { width: 80, align: 'right' });
      }),
    );
  cell(cells.description, null);
  cell(cells.quantity, columns.quantity);
  cell(cells.unit, columns.unit);
  cell(cells.amount, columns.amount);
  tr.end();
  doc.y = y + height + 6;
  line(doc);
  doc.y += 6;
}

/** Decoration: readers pass over it. */
function line(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(margin, doc.y)
    .lineTo(right, doc.y)
    .lineWidth(0.75)
    .strokeColor(rule)
    .stroke()
    .endMarkedContent();
}

function drawLines(doc: Doc, root: PDFKit.PDFStructureElement, detail: OrderDetail): void {
  const { language } = detail.order;
  const texts = receiptTexts[language];
  const money = (cents: bigint) => formatEuro(cents, language);
  const table = doc.struct('Table');
  root.add(table);
  doc.y += 28;
  row(doc, table, 'TH', {
    description: texts.description,
    quantity: texts.quantity,
    unit: texts.unit,
    amount: texts.amount,
  });
  const rows = [
    ...detail.lines.map(({ title, quantity, courseCents }) => ({
      title,
      quantity,
      unitCents: courseCents,
    })),
    ...examsOf(detail).map((exam) => ({ ...exam, title: examTitle(exam, language) })),
  ];
  for (const { title, quantity, unitCents } of rows) {
    row(doc, table, 'TD', {
      description: title,
      quantity: String(quantity),
      unit: money(unitCents),
      amount: money(unitCents * BigInt(quantity)),
    });
  }
  table.end();
}

function drawTotals(doc: Doc, root: PDFKit.PDFStructureElement, detail: OrderDetail): void {
  const { order } = detail;
  const sold = soldTotals(detail);
  const texts = receiptTexts[order.language];
  const money = (cents: bigint) => formatEuro(cents, order.language);
  // Of the whole order, as the screens say it: with a promotion on some lines no rate of the tariff is it.
  const percent = new Intl.NumberFormat(order.language, { maximumFractionDigits: 1 }).format(
    (Number(order.discountCents) * 100) / Number(order.grossCents),
  );
  const totals: [string, string][] = [
    [texts.gross, money(order.grossCents)],
    ...(order.discountCents > 0n
      ? [[fill(texts.discount, { percent }), `−${money(order.discountCents)}`] as [string, string]]
      : []),
    ...returnedLines(detail).map(({ title, cents }): [string, string] => [
      fill(texts.returned, { title }),
      `−${money(cents)}`,
    ]),
    [texts.net, money(sold.netCents)],
    [texts.vat, money(sold.vatCents)],
    ...(order.couponCents > 0n
      ? [[texts.coupon, money(order.couponCents)] as [string, string]]
      : []),
    [texts.total, money(sold.totalCents)],
  ];
  if (doc.y + totals.length * 18 + 80 > bottom) doc.addPage();
  doc.y += 8;
  const list = doc.struct('L');
  root.add(list);
  for (const [label, value] of totals) {
    const isLast = label === texts.total;
    const y = doc.y;
    const item = doc.struct('LI');
    list.add(item);
    const part = (tag: 'Lbl' | 'LBody', draw: () => void) =>
      item.add(
        doc.struct(tag, {}, () => {
          doc
            .font(isLast ? 'bold' : 'regular')
            .fontSize(isLast ? 14 : 10.5)
            .fillColor(ink);
          draw();
        }),
      );
    let height = 0;
    part('Lbl', () => {
      // The title of a course may need several lines.
      height = doc.heightOfString(label, { width: 130 });
      doc.text(label, columns.quantity - 60, y, { width: 130 });
    });
    part('LBody', () => doc.text(value, right - 110, y, { width: 110, align: 'right' }));
    item.end();
    doc.y = y + Math.max(isLast ? 22 : 17, height + 4);
  }
  list.end();
}

function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
