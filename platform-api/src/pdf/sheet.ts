import { correction, generate } from 'lean-qr';
import { pdfFont } from './fonts.ts';

/** What documents are drawn with (receipts, credit notes, attestations): tagged, so that a reader can walk them. */

const ink = '#0d1f2b';
const grey = '#4d5f6c';
const rule = '#cfd9dd';
const teal = '#0b6e69';
const MARGIN = 56;
const right = 595 - MARGIN;
const bottom = 842 - MARGIN - 24;
/** Right edges of the number columns. */
const columns = { quantity: 370, unit: 455, amount: right };

export type Doc = PDFKit.PDFDocument;
export type Sheet = { doc: Doc; root: PDFKit.PDFStructureElement; bytes: Promise<Uint8Array> };

type About = { title: string; language: 'it' | 'en'; date: Date };

/**
 * Begins a document without anything on it; the same bytes for the same values. The library comes with the first:
 * a start without one is shorter.
 */
export async function openDocument({ title, language, date }: About): Promise<Sheet> {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types know only PDF/A.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: language === 'it' ? 'it-IT' : 'en-GB',
    info: { Title: title, Author: 'WorkerBadge', CreationDate: date, ModDate: date },
  });
  const bytes = collect(doc);
  doc.registerFont('regular', pdfFont('regular'));
  doc.registerFont('bold', pdfFont('bold'));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, bytes };
}

/** Ends a document. */
export function closeDocument({ doc, root, bytes }: Sheet): Promise<Uint8Array> {
  root.end();
  doc.end();
  return bytes;
}

/** Begins a document with its heading and the lines under it. */
export async function openSheet({
  kind,
  lines,
  ...about
}: About & { kind: string; lines: readonly string[] }): Promise<Sheet> {
  const sheet = await openDocument(about);
  const { doc, root } = sheet;
  const tagged = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  tagged('P', () => {
    doc.font('bold').fontSize(16).fillColor(teal).text('WorkerBadge', MARGIN, MARGIN);
  });
  tagged('H1', () => {
    doc
      .font('bold')
      .fontSize(24)
      .fillColor(ink)
      .text(kind, MARGIN, MARGIN + 44);
  });
  for (const text of lines) {
    tagged('P', () => {
      doc.font('regular').fontSize(11).fillColor(grey).text(text);
    });
  }
  return sheet;
}

/** Who issued it and for whom, side by side. */
export function drawParties(
  { doc, root }: Sheet,
  seller: { heading: string; lines: string[] },
  buyer: { heading: string; lines: string[] },
): void {
  const top = doc.y + 24;
  party(doc, root, MARGIN, top, seller.heading, seller.lines);
  party(doc, root, MARGIN + 250, top, buyer.heading, buyer.lines);
}

export type Cells = { description: string; quantity: string; unit?: string; amount: string };

export function drawTable({ doc, root }: Sheet, head: Cells, rows: readonly Cells[]): void {
  const table = doc.struct('Table');
  root.add(table);
  doc.y += 28;
  row(doc, table, 'TH', head);
  for (const cells of rows) row(doc, table, 'TD', cells);
  table.end();
}

/** Amounts under each other; the last one is what it comes to. */
export function drawTotals(
  { doc, root }: Sheet,
  totals: readonly (readonly [label: string, value: string])[],
): void {
  if (doc.y + totals.length * 18 + 80 > bottom) doc.addPage();
  doc.y += 8;
  const list = doc.struct('L');
  root.add(list);
  for (const [place, [label, value]] of totals.entries()) {
    const isLast = place === totals.length - 1;
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

/** A heading of the second level, and what is said under it. */
export function drawSection(
  { doc, root }: Sheet,
  heading: string,
  lines: readonly string[],
  size = 11,
): void {
  const width = right - MARGIN;
  const tagged = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  if (doc.y + 80 > bottom) doc.addPage();
  tagged('H2', () => {
    doc
      .font('bold')
      .fontSize(size + 3)
      .fillColor(ink)
      .text(heading, MARGIN, doc.y + 20, { width });
  });
  for (const line of lines) {
    tagged('P', () => {
      doc
        .font('regular')
        .fontSize(size)
        .fillColor(grey)
        .text(line, MARGIN, doc.y + 4, { width });
    });
  }
}

/** A QR code with its text alternative; place and size in points. */
export function drawQrCode(
  { doc, root }: Sheet,
  {
    address,
    alt,
    x: left,
    y: top,
    size,
  }: Record<'address' | 'alt', string> & Record<'x' | 'y' | 'size', number>,
): void {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const module = size / code.size;
  root.add(
    doc.struct('Figure', { alt }, () => {
      doc.fillColor(ink);
      for (let y = 0; y < code.size; y += 1) {
        for (let x = 0; x < code.size; x += 1) {
          if (code.get(x, y)) doc.rect(left + x * module, top + y * module, module, module);
        }
      }
      doc.fill();
    }),
  );
}

/** The closing lines; ends the document. */
export function closeSheet(sheet: Sheet, lines: readonly string[]): Promise<Uint8Array> {
  const { doc, root } = sheet;
  root.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(10).fillColor(grey);
      const [first = '', ...others] = lines;
      doc.text(first, MARGIN, doc.y + 20, { width: right - MARGIN });
      for (const text of others) doc.text(text);
    }),
  );
  return closeDocument(sheet);
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

/** One row of the table; every cell is its own element, so that a screen reader can walk it. */
function row(doc: Doc, table: PDFKit.PDFStructureElement, tag: 'TH' | 'TD', cells: Cells): void {
  doc.font(tag === 'TH' ? 'bold' : 'regular').fontSize(tag === 'TH' ? 9 : 10.5);
  const width = columns.quantity - MARGIN - 60;
  const height = doc.heightOfString(cells.description, { width });
  if (doc.y + height + 16 > bottom) doc.addPage();
  const y = doc.y;
  const tr = doc.struct('TR');
  table.add(tr);
  const cell = (text: string, edge: number | null) =>
    tr.add(
      doc.struct(tag, {}, () => {
        doc.fillColor(tag === 'TH' ? grey : ink);
        if (edge === null) doc.text(text, MARGIN, y, { width });
        else doc.text(text, edge - 80, y, { width: 80, align: 'right' });
      }),
    );
  cell(cells.description, null);
  cell(cells.quantity, columns.quantity);
  if (cells.unit !== undefined) cell(cells.unit, columns.unit);
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
    .moveTo(MARGIN, doc.y)
    .lineTo(right, doc.y)
    .lineWidth(0.75)
    .strokeColor(rule)
    .stroke()
    .endMarkedContent();
}

function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
