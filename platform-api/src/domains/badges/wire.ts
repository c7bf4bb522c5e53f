import type { ExplorerPages } from '../../ports/notary.ts';
import { shownDetails } from './achievement-details.ts';
import { badgeAddresses } from './credential.ts';
import { ISSUER_NAME } from './issuer/issuer.ts';
import type { Badge } from './repository.ts';
import { competencesOf } from './signed-statements.ts';
import type { Verification } from './verify-badge.ts';

/** Addresses on the wire are same-origin paths, good behind any address of the product. */
const picturePath = (id: string) => badgeAddresses('', id).picture;

const skillsOf = (badge: Badge) =>
  badge.categoryId === null ? [] : [{ id: badge.categoryId, title: badge.categoryName }];

/**
 * A badge under its names of 2§3; links to the ledger only where an explorer shows it (E122).
 * @param pages by transaction
 * @param revocations by badge, of those that anybody revoked
 * @param isOwn false where somebody else reads it (E146)
 */
export function badgeToWire(
  badge: Badge,
  pages: ReadonlyMap<string, ExplorerPages>,
  revocations: ReadonlyMap<string, Date>,
  isOwn = true,
) {
  const explorer = pages.get(badge.transactionId ?? '');
  return {
    id: badge.id,
    title: badge.title,
    urlImage: picturePath(badge.id),
    date: badge.acquiredAt.toISOString(),
    acquisitionTime: badge.acquiredAt.toISOString(),
    validUntil: badge.validUntil?.toISOString() ?? null,
    type: badge.type,
    holderName: badge.holderName,
    enteRilasciante: ISSUER_NAME,
    urlImmageEnteRilasciante: '/api/Badges/Issuer/Image',
    idNotarizzazione: badge.transactionId,
    urlNotarizzazione: explorer?.transaction ?? null,
    urlAssetAlgorand: explorer?.asset ?? explorer?.transaction ?? null,
    tag: badge.tags,
    teachers: badge.teachers,
    relatedCourses: [{ id: badge.courseId, title: badge.title }],
    relatedSkills: skillsOf(badge),
    criteria: badge.criteria,
    skills: competencesOf(badge),
    code: badge.code,
    levelId: badge.levelId,
    categoryKey: badge.categoryKey,
    isPublic: badge.isPublic,
    isOwn,
    alignments: shownDetails(badge).alignments,
    revokedAt: revocations.get(badge.id)?.toISOString() ?? null,
    // Written to the holder.
    revocationReason: isOwn ? badge.revocationReason : null,
  };
}

/** Of a badge what strangers see wherever they see it. */
export const shownBadgeToWire = (badge: Badge) => ({
  id: badge.id,
  title: badge.title,
  type: badge.type,
  levelId: badge.levelId,
  categoryKey: badge.categoryKey,
  courseId: badge.courseId,
  code: badge.code,
  skills: competencesOf(badge),
  acquisitionTime: badge.acquiredAt.toISOString(),
  validUntil: badge.validUntil?.toISOString() ?? null,
});

/** What a stranger sees: the least that makes a certificate, the verdict and how to repeat it (E121). */
export function publicBadgeToWire(
  badge: Badge,
  verification: Verification,
  {
    pages,
    courseTeachers,
  }: {
    pages: ReadonlyMap<string, ExplorerPages>;
    courseTeachers: readonly { id: number; name: string }[];
  },
) {
  const { entry } = verification;
  return {
    ...shownBadgeToWire(badge),
    holderName: badge.holderName,
    enteRilasciante: ISSUER_NAME,
    criteria: badge.criteria,
    ...shownDetails(badge),
    urlImage: picturePath(badge.id),
    urlCredential: badgeAddresses('', badge.id).credential,
    verdict: verification.verdict,
    checks: verification.checks,
    checkedAt: verification.checkedAt.toISOString(),
    revokedAt: badge.revokedAt?.toISOString() ?? null,
    courseTeachers: courseTeachers.map(({ id, name }) => ({ id, name })),
    proof: {
      cryptosuite: 'eddsa-rdfc-2022',
      issuer: badge.issuerAddress,
      idNotarizzazione: badge.transactionId,
      urlNotarizzazione: pages.get(badge.transactionId ?? '')?.transaction ?? null,
      round: entry?.round ?? null,
      notedAt: entry?.notedAt.toISOString() ?? null,
      hash: Buffer.from(verification.hash).toString('hex'),
      salt: badge.salt,
    },
  };
}
