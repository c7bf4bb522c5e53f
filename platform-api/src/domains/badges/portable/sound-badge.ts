import type { Platform } from '../../../platform.ts';
import { isSignatureValid } from '../credential.ts';
import { badgeErrors } from '../errors.ts';
import { findBadge, type Badge } from '../repository.ts';
import { hasPictureDigest, saysTheSame } from '../signed-statements.ts';

/**
 * Whether a badge is what was signed: a row that somebody has changed is given no further signature and no picture
 * that speaks for it.
 */
export const isSound = async (platform: Platform, badge: Badge): Promise<boolean> =>
  saysTheSame(badge) &&
  hasPictureDigest(badge) &&
  (await isSignatureValid(platform, badge.credential, badge.issuerAddress));

/** Throws BADGE_NOT_SOUND for a badge that is not what was signed. */
export async function requireSound(platform: Platform, badge: Badge): Promise<void> {
  if (!(await isSound(platform, badge))) throw badgeErrors.BADGE_NOT_SOUND();
}

/**
 * A public badge that is what was signed.
 * @throws BADGE_NOT_FOUND hidden and unknown look the same to a stranger
 * @throws BADGE_NOT_SOUND
 */
export async function soundBadge(platform: Platform, id: string): Promise<Badge> {
  const badge = await findBadge(platform.database.db, id);
  if (badge === null || !badge.isPublic) throw badgeErrors.BADGE_NOT_FOUND();
  await requireSound(platform, badge);
  return badge;
}
