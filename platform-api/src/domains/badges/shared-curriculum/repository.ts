import { and, desc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { isActivePerson } from '../../accounts/index.ts';
import type { Badge } from '../repository.ts';
import { badges, badgeStatuses } from '../tables.ts';
import { curriculumShares } from './tables.ts';

export type CurriculumShare = typeof curriculumShares.$inferSelect;

export async function findShare(db: Db, userId: string): Promise<CurriculumShare | null> {
  const [share] = await db
    .select()
    .from(curriculumShares)
    .where(eq(curriculumShares.userId, userId));
  return share ?? null;
}

/**
 * Stores a share; where the person has one, that one stays.
 * @returns what is stored
 */
export async function keepOrInsertShare(db: Db, share: CurriculumShare): Promise<CurriculumShare> {
  const [stored] = await db
    .insert(curriculumShares)
    .values(share)
    // Writes what is there already: a row that nothing was done to would not be returned.
    .onConflictDoUpdate({ target: curriculumShares.userId, set: { userId: share.userId } })
    .returning();
  if (stored === undefined) throw new Error('The share was not stored');
  return stored;
}

export async function deleteShare(db: Db, userId: string): Promise<void> {
  await db.delete(curriculumShares).where(eq(curriculumShares.userId, userId));
}

/** Whose curriculum an address shows; in one read, so that every reason to show none takes the same time. */
export async function holderOfShare(db: Db, sharedId: string): Promise<string | null> {
  const [share] = await db
    .select({ userId: curriculumShares.userId })
    .from(curriculumShares)
    .where(and(eq(curriculumShares.sharedId, sharedId), isActivePerson(curriculumShares.userId)));
  return share?.userId ?? null;
}

/** Badges whose public page anybody may open and which nobody revoked, by their row or by the signed list; newest first. */
export async function shownBadges(db: Db, userId: string): Promise<Badge[]> {
  const listedAsRevoked = db
    .select({ one: sql`1` })
    .from(badgeStatuses)
    .where(and(eq(badgeStatuses.badgeId, badges.id), isNotNull(badgeStatuses.revokedAt)));
  return db
    .select()
    .from(badges)
    .where(
      and(
        eq(badges.userId, userId),
        badges.isPublic,
        isNull(badges.revokedAt),
        notExists(listedAsRevoked),
      ),
    )
    .orderBy(desc(badges.acquiredAt), badges.id);
}
