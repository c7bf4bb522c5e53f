import { friezeDrawing, svgToString } from 'shared-ui/picture';
import type { Platform } from '../../../platform.ts';
import { isDomainError } from '../../../errors.ts';
import { pictures } from '../../../pictures.ts';
import { inclusionProof } from '../../transparency/index.ts';
import { signedDetails } from '../achievement-details.ts';
import { badgeKind } from '../badge-types.ts';
import { badgeAddresses } from '../credential.ts';
import { badgeErrors } from '../errors.ts';
import { ISSUER_NAME } from '../issuer/issuer.ts';
import { badgePng } from '../portable/badge-png.ts';
import type { Badge } from '../repository.ts';
import { competencesOf } from '../signed-statements.ts';
import { attestationPdf } from './attestation-pdf.ts';
import type { Language } from './attestation-texts.ts';

/** Modules of the row at the head, and pixels of each: 10 mm at 300 points an inch. */
const FRIEZE = { modules: 21, pixels: 118 } as const;
/** 66 mm at some 300 points an inch. */
const BADGE_PIXELS = 780;

/**
 * The sheet that a holder prints or sends: what was signed, how it is checked, and the credential itself as an
 * attachment. The badge must be sound.
 * @throws BADGE_REVOKED
 */
export async function attestation(
  platform: Platform,
  badge: Badge,
  language: Language,
): Promise<Uint8Array> {
  if (badge.revokedAt !== null) throw badgeErrors.BADGE_REVOKED();
  const { alignments, ...details } = signedDetails(badge);
  const names = [...competencesOf(badge), ...alignments.map(({ name }) => name)];
  return attestationPdf({
    ...details,
    language,
    kind: badgeKind(badge.type),
    code: badge.code,
    title: badge.title,
    holder: badge.holderName,
    issuer: ISSUER_NAME,
    issuedAt: badge.acquiredAt,
    level: badge.levelId,
    competences: [...new Set(names)],
    teachers: badge.teachers,
    isPublic: badge.isPublic,
    address: badge.isPublic
      ? badgeAddresses(platform.config.publicUrl, badge.id).page
      : `${platform.config.publicUrl}/public/verify`,
    credential: badge.credential,
    place: await placeInLog(platform, badge),
    badge: await onPaper(await badgePng(badge, BADGE_PIXELS)),
    frieze: await frieze(badge),
  });
}

/** Null for the moments in which the log has it not yet. */
async function placeInLog(platform: Platform, { credential }: Badge): Promise<number | null> {
  try {
    return (await inclusionProof(platform, credential)).index;
  } catch (error) {
    if (isDomainError(error)) return null;
    throw error;
  }
}

/** Without transparency: a PDF takes the bytes as they are. */
async function onPaper(png: Buffer): Promise<Buffer> {
  const sharp = await pictures();
  return sharp(png).flatten({ background: '#ffffff' }).png({ compressionLevel: 9 }).toBuffer();
}

function frieze({ categoryKey, categoryId, courseId }: Badge): Promise<Buffer> {
  const { modules, pixels } = FRIEZE;
  const svg = svgToString({
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width: modules * pixels,
      height: pixels,
      viewBox: `0 0 ${modules * 64} 64`,
    },
    children: friezeDrawing(categoryKey ?? categoryId ?? 0, courseId, modules),
  });
  return onPaper(Buffer.from(svg));
}
