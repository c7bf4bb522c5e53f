import { closeSheet, drawQrCode, drawSection, openSheet } from '../../../pdf/sheet.ts';
import { badgeKind } from '../badge-types.ts';
import { badgeAddresses } from '../credential.ts';
import { ISSUER_NAME } from '../issuer/issuer.ts';
import type { Badge } from '../repository.ts';
import { attestationTexts } from './attestation-texts.ts';

export type Language = keyof typeof attestationTexts;

/**
 * The attestation of a badge: what was signed, until when it holds, and the code that leads to its public page. A
 * tagged PDF, the same bytes for the same badge.
 */
export function attestationPdf(
  badge: Pick<
    Badge,
    | 'id'
    | 'type'
    | 'title'
    | 'holderName'
    | 'criteria'
    | 'code'
    | 'teachers'
    | 'acquiredAt'
    | 'validUntil'
    | 'isPublic'
  >,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Promise<Uint8Array> {
  const texts = attestationTexts[language];
  const kind = texts.kind[badgeKind(badge.type)];
  const day = (instant: Date) =>
    new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
      dateStyle: 'long',
      timeZone: 'Europe/Rome',
    }).format(instant);
  const sheet = openSheet({
    kind,
    title: `${kind}: ${badge.title}, ${badge.holderName}`,
    language,
    date: badge.acquiredAt,
    lines: [texts.certifies],
  });
  drawSection(sheet, badge.holderName, [texts.has[badgeKind(badge.type)]], 15);
  drawSection(sheet, badge.title, [badge.criteria], 13);
  const facts: [string, string][] = [
    [texts.issuedOn, day(badge.acquiredAt)],
    [texts.validUntil, badge.validUntil === null ? texts.endless : day(badge.validUntil)],
    [texts.issuer, ISSUER_NAME],
    [texts.code, `WB-${badge.code}`],
    ...(badge.teachers.length === 0
      ? []
      : [[texts.teachers, badge.teachers.join(', ')] as [string, string]]),
  ];
  for (const [label, value] of facts) drawSection(sheet, label, [value], 9);
  if (!badge.isPublic) return closeSheet(sheet, [texts.hidden]);
  drawQrCode(
    sheet,
    badgeAddresses(publicUrl, badge.id).page,
    texts.qr.replace('{name}', badge.holderName),
  );
  return closeSheet(sheet, [texts.verify]);
}
