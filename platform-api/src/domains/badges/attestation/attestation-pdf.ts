import { closeDocument, drawQrCode, openDocument, type Sheet } from '../../../pdf/sheet.ts';
import type { Attested } from './attested.ts';
import { drawFacts } from './draw-facts.ts';
import { drawCheck, drawLogo, drawMinus } from './marks.ts';
import { pointsProven, pointsToCheck } from './points.ts';
import {
  artifact,
  fitting,
  grey,
  half,
  left,
  MM,
  PAGE,
  right,
  soft,
  white,
  width,
  write,
} from './page.ts';
import { attestationTexts, fill, instantIn } from './attestation-texts.ts';

/** The attestation as page 22 of the board has it: one tagged sheet of A4; the same bytes for the same values. */
export async function attestationPdf(attested: Attested): Promise<Uint8Array> {
  const { language, code, title, holder, issuedAt } = attested;
  const texts = attestationTexts[language];
  const sheet = await openDocument({
    title: fill(texts.title, { code, title, holder }),
    language,
    date: issuedAt,
  });
  // One sheet: nothing on it is long enough to need another.
  sheet.doc.page.margins.bottom = 0;
  drawHead(sheet, attested);
  drawFacts(sheet, attested, drawWhose(sheet, attested));
  drawProof(sheet, attested);
  drawFoot(sheet, attested);
  sheet.doc.file(Buffer.from(attested.credential), {
    name: attachmentName(code),
    type: 'application/vc+ld+json',
    description: texts.attachment,
    creationDate: attested.signedAt,
    modifiedDate: attested.signedAt,
    ...drawnFromIt,
  });
  return closeDocument(sheet);
}

/** PDF 2.0, 14.13: what the sheet shows was made from this file. The types do not know it. */
const drawnFromIt: object = { relationship: 'Source' };

const attachmentName = (code: string) => `WB-${code}.json`;

function drawHead(sheet: Sheet, { frieze, code, language }: Attested): void {
  const { doc } = sheet;
  artifact(sheet, () => {
    doc.image(frieze, 0, 0, { width: PAGE.width });
    drawLogo(sheet, left, 21 * MM);
  });
  write(
    sheet,
    'P',
    { text: 'WorkerBadge', size: 15, weight: 'bold' },
    { x: left + 36, y: 22 * MM, width: 200 },
  );
  write(
    sheet,
    'P',
    { text: fill(attestationTexts[language].number, { code }), size: 10.5, color: grey },
    { x: right - 220, y: 23 * MM, width: 220, align: 'right' },
  );
}

/** Badge, holder, what for. @returns where it ends */
function drawWhose(sheet: Sheet, attested: Attested): number {
  const { doc, root } = sheet;
  const { language, kind, holder, title, score, badge } = attested;
  const texts = attestationTexts[language];
  const top = 42 * MM;
  const size = 62 * MM;
  root.add(
    doc.struct('Figure', { alt: fill(texts.badge, { title }) }, () => {
      doc.image(badge, left, top, { width: size });
    }),
  );
  const x = left + size + 12 * MM;
  const room = right - x;
  const place = (y: number) => ({ x, y, width: room });
  let y = write(
    sheet,
    'P',
    { text: texts.certifies, size: 11.5, color: grey },
    place(top + 6 * MM),
  );
  const holderSize = fitting(sheet, {
    text: holder,
    sizes: [26, 22, 18, 15],
    lines: 2,
    width: room,
  });
  y = write(sheet, 'H1', { text: holder, size: holderSize, weight: 'bold' }, place(y + 4));
  y = write(sheet, 'P', { text: texts[kind], size: 11.5, color: grey }, place(y + 8));
  const titleSize = fitting(sheet, { text: title, sizes: [16, 14, 12, 10], lines: 4, width: room });
  y = write(sheet, 'H2', { text: title, size: titleSize, weight: 'bold' }, place(y + 4));
  if (score !== null) {
    const line = y + 10;
    artifact(sheet, () => drawCheck(sheet, x, line, 13));
    const text = fill(texts.score, { percent: score.percent, threshold: score.thresholdPercent });
    y = write(
      sheet,
      'P',
      { text, size: 11, weight: 'bold' },
      { x: x + 20, y: line, width: room - 20 },
    );
  }
  return Math.max(y, top + size) + 10 * MM;
}

/** What the signature proves, and what is left to who reads; beside the code that opens the page. */
function drawProof(sheet: Sheet, attested: Attested): void {
  const { doc } = sheet;
  const { language, holder, address, code, isPublic } = attested;
  const texts = attestationTexts[language];
  const top = Math.max(doc.y + 8 * MM, 178 * MM);
  const height = 76 * MM;
  const qr = { x: left + 7 * MM, y: top + 7 * MM, size: 40 * MM };
  artifact(sheet, () => {
    doc.roundedRect(left, top, width, height, 14).fill(soft);
    doc.roundedRect(qr.x, qr.y, qr.size, qr.size, 8).fill(white);
  });
  const quiet = 4.5 * MM;
  drawQrCode(sheet, {
    address,
    alt: isPublic ? fill(texts.code, { holder }) : texts.codeOfVerifier,
    x: qr.x + quiet,
    y: qr.y + quiet,
    size: qr.size - 2 * quiet,
  });
  const under = { x: qr.x - 2 * MM, width: qr.size + 4 * MM, align: 'center' } as const;
  const below = write(
    sheet,
    'P',
    { text: `WB-${code}`, size: 10.5, weight: 'bold' },
    { ...under, y: qr.y + qr.size + 8 },
  );
  let line = below + 2;
  for (const text of [new URL(address).host, '/public/verify']) {
    line = write(sheet, 'P', { text, size: 9, color: grey }, { ...under, y: line });
  }

  const x = qr.x + qr.size + 9 * MM;
  const room = right - 7 * MM - x;
  let y = write(
    sheet,
    'H3',
    { text: texts.proves, size: 12.5, weight: 'bold' },
    { x, y: top + 7 * MM, width: room },
  );
  y = drawPoints(sheet, pointsProven(attested), { x, y: y + 4, width: room }, drawCheck);
  y = write(
    sheet,
    'H3',
    { text: texts.yours, size: 12.5, weight: 'bold' },
    { x, y: y + 8, width: room },
  );
  drawPoints(sheet, pointsToCheck(attested), { x, y: y + 4, width: room }, drawMinus);
}

function drawPoints(
  sheet: Sheet,
  points: readonly string[],
  { x, y: top, width: room }: { x: number; y: number; width: number },
  drawMark: (sheet: Sheet, x: number, y: number, size: number) => void,
): number {
  let y = top;
  for (const text of points) {
    artifact(sheet, () => drawMark(sheet, x, y + 1, 10.5));
    y = write(sheet, 'P', { text, size: 9.5 }, { x: x + 16, y, width: room - 16 }) + 3;
  }
  return y;
}

function drawFoot(sheet: Sheet, { language, issuer, signedAt, code }: Attested): void {
  const texts = attestationTexts[language];
  const top = PAGE.height - 21 * MM;
  const place = { x: left, width: half };
  const below = write(sheet, 'P', { text: issuer, size: 10, weight: 'bold' }, { ...place, y: top });
  const signed = fill(texts.signedOn, { at: instantIn(language, signedAt) });
  write(sheet, 'P', { text: signed, size: 10, color: grey }, { ...place, y: below + 2 });
  const other = { x: right - half, width: half, align: 'right' } as const;
  const next = write(
    sheet,
    'P',
    { text: texts.inside, size: 10, color: grey },
    { ...other, y: top },
  );
  write(
    sheet,
    'P',
    { text: attachmentName(code), size: 10, weight: 'bold' },
    { ...other, y: next + 2 },
  );
}
