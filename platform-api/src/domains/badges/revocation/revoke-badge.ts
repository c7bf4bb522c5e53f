import { eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { badgeErrors } from '../errors.ts';
import { statusPosition } from '../status/status-repository.ts';
import { badges, badgeStatuses } from '../tables.ts';

export const REVOCATION_MAIL_JOB = 'badge.revocation-mail';

type Revocation = {
  badgeId: string;
  reason: string;
  /** Id of the administrator. */
  by: string;
};

/**
 * Revokes a badge for good: its bit in the signed list, who, when and why, and one mail to the holder, all or
 * nothing. The same call again changes nothing; another reason or administrator is told that it was done.
 */
export async function revokeBadge(
  platform: Platform,
  { badgeId, reason, by }: Revocation,
): Promise<void> {
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    const [badge] = await db.select().from(badges).where(eq(badges.id, badgeId)).for('update');
    if (badge === undefined) throw badgeErrors.BADGE_NOT_FOUND();
    if (badge.revokedAt !== null) {
      if (badge.revocationReason === reason && badge.revokedBy === by) return;
      throw badgeErrors.BADGE_REVOKED();
    }
    const revokedAt = platform.clock.now();
    const position = await statusPosition(db, badgeId);
    await db.update(badgeStatuses).set({ revokedAt }).where(eq(badgeStatuses.position, position));
    await db
      .update(badges)
      .set({ revokedAt, revocationReason: reason, revokedBy: by })
      .where(eq(badges.id, badgeId));
    await platform.jobs.enqueue(REVOCATION_MAIL_JOB, { badgeId }, { key: badgeId });
  });
}
