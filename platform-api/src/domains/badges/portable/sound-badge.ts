import type { Platform } from '../../../platform.ts';
import { isSignatureValid } from '../credential.ts';
import { badgeErrors } from '../errors.ts';
import { findBadge, type Badge } from '../repository.ts';
import { hasPictureDigest, saysTheSame } from '../signed-statements.ts';

/**
 * A public badge that is what was signed: a row that somebody has changed is given no further signature
 * and no picture that speaks for it.
 * @throws BADGE_NOT_FOUND hidden and unknown look the same to a stranger
 * @throws BADGE_NOT_SOUND
 */
export async function soundBadge(platform: Platform, id: string): Promise<Badge> {
  const badge = await findBadge(platform.database.db, id);
  if (badge === null || !badge.isPublic) throw badgeErrors.BADGE_NOT_FOUND();
  return soundRow(platform, badge);
}

/** The same of a badge that is at hand. Throws BADGE_NOT_SOUND. */
export async function soundRow(platform: Platform, badge: Badge): Promise<Badge> {
  const isSound =
    saysTheSame(badge) &&
    hasPictureDigest(badge) &&
    (await isSignatureValid(platform, badge.credential, badge.issuerAddress));
  if (!isSound) throw badgeErrors.BADGE_NOT_SOUND();
  return badge;
}
