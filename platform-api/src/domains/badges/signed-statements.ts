import { createHash } from 'node:crypto';
import { badgeSvg, categoryKeys, type BadgeLevel } from 'shared-ui/picture';
import { badgeKind } from './badge-types.ts';
import { achievementTypeOf, humanCodeOf, licenseNumberOf, tagsOf } from './credential.ts';
import { plateCode } from './plate-code.ts';
import type { Badge } from './repository.ts';

/** What a credential says, as far as a page shows it. */
type SignedStatements = {
  id?: unknown;
  name?: unknown;
  awardedDate?: unknown;
  validUntil?: unknown;
  credentialSubject?: {
    identifier?: { identityHash?: unknown }[];
    licenseNumber?: unknown;
    achievement?: {
      id?: unknown;
      achievementType?: unknown;
      humanCode?: unknown;
      name?: unknown;
      description?: unknown;
      criteria?: { narrative?: unknown };
      tag?: unknown;
    };
  };
  relatedResource?: { digestSRI?: unknown }[];
};

export function statementsOf({ credential }: Pick<Badge, 'credential'>): SignedStatements | null {
  try {
    return JSON.parse(credential) as SignedStatements;
  } catch {
    return null;
  }
}

/** Whether every field that the page shows beside the credential equals what was signed. */
export function saysTheSame(badge: Badge): boolean {
  const signed = statementsOf(badge);
  const subject = signed?.credentialSubject;
  const achievement = subject?.achievement;
  if (!signed || !achievement) return false;
  return (
    endsWith(signed.id, `/api/Badges/Public/${badge.id}/credential`) &&
    signed.name === badge.title &&
    achievement.name === badge.title &&
    isInstant(signed.awardedDate, badge.acquiredAt) &&
    isInstant(signed.validUntil, badge.validUntil) &&
    subject.identifier?.[0]?.identityHash === badge.holderName &&
    achievement.achievementType === achievementTypeOf(badge.type) &&
    endsWith(achievement.id, `/public/catalogue/view/${badge.courseId}#badge-${badge.type}`) &&
    achievement.criteria?.narrative === badge.criteria &&
    isEqual(achievement.tag, tagsOf(badge.tags, badge.type)) &&
    isEqual(achievement.tag, tagsOf(competencesOf(badge), badge.type)) &&
    hasCode(badge, subject.licenseNumber) &&
    hasLook(badge, achievement.humanCode)
  );
}

/** Badges of before have an empty fraction of a second. */
const isInstant = (signed: unknown, instant: Date | null) =>
  instant === null
    ? signed === undefined
    : typeof signed === 'string' && Date.parse(signed) === instant.getTime();

/** The names under Competenze. */
export const competencesOf = (badge: Pick<Badge, 'categoryId' | 'categoryName'>) =>
  badge.categoryId === null ? [] : [badge.categoryName];

/** Addresses stand below the address that the product had on the day of the signature. */
const endsWith = (address: unknown, path: string) =>
  typeof address === 'string' && address.endsWith(path);

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A credential without a number is of before: its code follows from its id. */
const hasCode = (badge: Badge, licenseNumber: unknown) =>
  licenseNumber === undefined
    ? badge.code === plateCode(badge.id)
    : licenseNumber === licenseNumberOf(badge.code);

/**
 * Level and category. A credential of before says them by its picture alone, whose digest it signs: where
 * that one can be drawn today, it must be the one of this level and category.
 */
function hasLook(badge: Badge, humanCode: unknown): boolean {
  if (humanCode !== undefined) return humanCode === humanCodeOf(badge);
  if (pictureOf(badge) === badge.picture) return true;
  const levels: BadgeLevel[] = [0, 1, 2];
  const looks = levels.flatMap((levelId) =>
    [null, ...categoryKeys].map((categoryKey) => ({ ...badge, levelId, categoryKey })),
  );
  return !looks.some((look) => pictureOf(look) === badge.picture);
}

type Drawn = Pick<
  Badge,
  'levelId' | 'type' | 'categoryKey' | 'categoryId' | 'courseId' | 'code' | 'title'
>;

export const pictureOf = (badge: Drawn): string =>
  badgeSvg(
    {
      level: badge.levelId as BadgeLevel,
      kind: badgeKind(badge.type),
      category: badge.categoryKey ?? badge.categoryId ?? 0,
      seed: badge.courseId,
      code: badge.code,
    },
    badge.title,
  );

export const digestOf = (picture: string) =>
  `sha256-${createHash('sha256').update(picture).digest('base64')}`;

export const hasPictureDigest = (badge: Badge): boolean =>
  statementsOf(badge)?.relatedResource?.[0]?.digestSRI === digestOf(badge.picture);
