import { pdfFont } from '../../pdf/fonts.ts';
import { manuals, type Manual } from './user-manual-texts.ts';

const ink = '#0d1e2c';
const grey = '#465865';
const teal = '#0a6b69';
const brass = '#f0a229';
const MARGIN = 64;

type Doc = PDFKit.PDFDocument;

const made = new Map<'it' | 'en', Promise<Buffer>>();

/** The user manual as a tagged PDF (PUB-06); made once per language and process. */
export function userManual(language: 'it' | 'en'): Promise<Buffer> {
  const known = made.get(language) ?? drawManual(manuals[language], language);
  made.set(language, known);
  return known;
}

async function drawManual(manual: Manual, language: 'it' | 'en'): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types know only PDF/A.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang: language === 'it' ? 'it-IT' : 'en-GB',
    info: { Title: `WorkerBadge: ${manual.title}`, Author: 'WorkerBadge' },
  });
  doc.registerFont('regular', pdfFont('regular'));
  doc.registerFont('bold', pdfFont('bold'));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));

  const root = doc.struct('Document');
  doc.addStructure(root);
  const tagged = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  drawCover(doc, manual, tagged);
  for (const [index, chapter] of manual.chapters.entries()) {
    const isNewPage = index === 0 || doc.y > 560;
    if (isNewPage) doc.addPage();
    else doc.moveDown(1.6);
    doc.outline.addItem(chapter.title);
    tagged('H1', () => {
      doc
        .font('bold')
        .fontSize(18)
        .fillColor(ink)
        .text(`${index + 1}. ${chapter.title}`, MARGIN);
    });
    doc.moveDown(0.6);
    for (const paragraph of chapter.paragraphs) {
      tagged('P', () => {
        doc.font('regular').fontSize(11).fillColor(grey).text(paragraph, { lineGap: 4 });
      });
      doc.moveDown(0.7);
    }
    for (const [step, text] of (chapter.steps ?? []).entries()) {
      tagged('P', () => {
        doc
          .font('bold')
          .fontSize(11)
          .fillColor(teal)
          .text(`${step + 1}.  `, { continued: true, lineGap: 4 })
          .font('regular')
          .fillColor(ink)
          .text(text, { lineGap: 4 });
      });
      doc.moveDown(0.4);
    }
  }
  numberPages(doc, manual);
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawCover(doc: Doc, manual: Manual, tagged: (tag: string, draw: () => void) => void) {
  doc.markContent('Artifact');
  doc.rect(0, 0, 595, 300).fill('#0b1b27');
  doc.polygon([64, 96], [80, 80], [128, 80], [144, 96], [128, 112], [80, 112]).fill('#0e7c7b');
  doc.circle(104, 96, 8).fill(brass);
  doc.endMarkedContent();
  tagged('P', () => {
    doc.font('bold').fontSize(20).fillColor('#f3f8f8').text('WorkerBadge', 160, 87);
  });
  tagged('H1', () => {
    doc.fontSize(38).text(manual.title, MARGIN, 160);
  });
  tagged('P', () => {
    doc.font('regular').fontSize(13).fillColor('#b4c6ce').text(manual.subtitle, MARGIN, 214, {
      width: 420,
      lineGap: 4,
    });
  });
  tagged('H2', () => {
    doc.font('bold').fontSize(16).fillColor(ink).text(manual.contents, MARGIN, 352);
  });
  doc.moveDown(0.8);
  for (const [index, { title }] of manual.chapters.entries()) {
    tagged('P', () => {
      doc
        .font('regular')
        .fontSize(12)
        .fillColor(grey)
        .text(`${index + 1}.  ${title}`);
    });
    doc.moveDown(0.5);
  }
}

function numberPages(doc: Doc, manual: Manual) {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin text would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact');
    doc
      .font('regular')
      .fontSize(9)
      .fillColor(grey)
      .text(`WorkerBadge · ${manual.page} ${page + 1}`, MARGIN, 800, { lineBreak: false });
    doc.endMarkedContent();
  }
}
