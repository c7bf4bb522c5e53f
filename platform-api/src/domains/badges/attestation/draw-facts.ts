import type { Sheet } from '../../../pdf/sheet.ts';
import { attestationTexts, dayIn, fill } from './attestation-texts.ts';
import type { Attested } from './attested.ts';
import { artifact, grey, half, ink, left, MM, right, rule, width } from './page.ts';

/** Facts in two columns, and below what needs the whole width. */
export function drawFacts(sheet: Sheet, attested: Attested, top: number): void {
  const { language, issuedAt, validUntil, issuer, level, teachers, competences, score } = attested;
  const texts = attestationTexts[language];
  const areas = score?.areas.map((area) => fill(texts.area, area)).join(', ') ?? '';
  const paired: [string, string][] = [
    [texts.issuedOn, dayIn(language, issuedAt)],
    [texts.validUntil, validUntil === null ? texts.noEnd : dayIn(language, validUntil)],
    [texts.issuer, issuer],
    [texts.level, texts.levels[level] ?? ''],
  ];
  const whole: [string, string][] = [
    [texts.teachers, teachers.join(', ')],
    [texts.competences, competences.join(', ')],
    [texts.areas, areas],
  ];
  const list = sheet.doc.struct('L');
  sheet.root.add(list);
  const inList = { ...sheet, root: list };
  ruled(sheet, left, right, top);
  let y = top;
  for (let index = 0; index < paired.length; index += 2) {
    const [one, other] = paired.slice(index, index + 2);
    const ends = [
      one === undefined ? y : drawFact(inList, one, { x: left, y, width: half }),
      other === undefined ? y : drawFact(inList, other, { x: right - half, y, width: half }),
    ];
    y = Math.max(...ends);
    ruled(sheet, left, left + half, y);
    ruled(sheet, right - half, right, y);
  }
  for (const fact of whole) {
    if (fact[1] === '') continue;
    y = drawFact(inList, fact, { x: left, y, width });
    ruled(sheet, left, right, y);
  }
  list.end();
  sheet.doc.y = y;
}

function drawFact(
  { doc, root }: Sheet,
  [label, value]: [string, string],
  { x, y, width: most }: { x: number; y: number; width: number },
): number {
  const item = doc.struct('LI');
  root.add(item);
  const labelWidth = 34 * MM;
  item.add(
    doc.struct('Lbl', {}, () => {
      doc
        .font('regular')
        .fontSize(10)
        .fillColor(grey)
        .text(label, x, y + 7, { width: labelWidth });
    }),
  );
  item.add(
    doc.struct('LBody', {}, () => {
      // What an author may write without end must leave room for the proof.
      doc.font('bold').fontSize(10).fillColor(ink);
      doc.text(value, x + labelWidth, y + 7, {
        width: most - labelWidth,
        height: 28,
        ellipsis: true,
      });
    }),
  );
  const bottom = Math.max(doc.y, y + 20) + 7;
  item.end();
  return bottom;
}

const ruled = (sheet: Sheet, from: number, to: number, y: number): void =>
  artifact(sheet, () => {
    sheet.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(rule).stroke();
  });
