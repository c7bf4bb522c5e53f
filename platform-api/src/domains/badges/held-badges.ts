import { and, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { badges } from './tables.ts';

/** A badge that was not revoked, as far as others need it. */
export type HeldBadge = {
  id: string;
  userId: string;
  courseId: number;
  type: number;
  title: string;
  acquiredAt: Date;
  /** Its last second; null: without end. */
  validUntil: Date | null;
};

export type EndingBadge = HeldBadge & { validUntil: Date };

const columns = {
  id: badges.id,
  userId: badges.userId,
  courseId: badges.courseId,
  type: badges.type,
  title: badges.title,
  acquiredAt: badges.acquiredAt,
  validUntil: badges.validUntil,
};

export const isEnding = (badge: HeldBadge): badge is EndingBadge => badge.validUntil !== null;

/** Badges of people or by their ids, what ends first; those without end at the end. */
export async function heldBadges(
  { database: { db } }: Platform,
  of: { userIds: readonly string[] } | { ids: readonly string[] },
): Promise<HeldBadge[]> {
  const [column, values] = 'ids' in of ? [badges.id, of.ids] : [badges.userId, of.userIds];
  if (values.length === 0) return [];
  return db
    .select(columns)
    .from(badges)
    .where(and(inArray(column, [...values]), isNull(badges.revokedAt)))
    .orderBy(badges.validUntil, badges.id);
}

/** Badges that end after one instant and until another, the soonest first. */
export async function endingBadges(
  { database: { db } }: Platform,
  { after, until }: { after: Date; until: Date },
): Promise<EndingBadge[]> {
  const rows = await db
    .select(columns)
    .from(badges)
    .where(
      and(gt(badges.validUntil, after), lte(badges.validUntil, until), isNull(badges.revokedAt)),
    )
    .orderBy(badges.validUntil, badges.id);
  return rows.filter(isEnding);
}

/** When each of these people got their last badge of each of these courses, by `<user> <course>`. */
export async function lastBadges(
  { database: { db } }: Platform,
  userIds: readonly string[],
  courseIds: readonly number[],
): Promise<Map<string, Date>> {
  if (userIds.length === 0 || courseIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: badges.userId, courseId: badges.courseId, at: badges.acquiredAt })
    .from(badges)
    .where(
      and(
        inArray(badges.userId, [...userIds]),
        inArray(badges.courseId, [...courseIds]),
        isNull(badges.revokedAt),
      ),
    )
    .orderBy(badges.acquiredAt);
  return new Map(rows.map(({ userId, courseId, at }) => [`${userId} ${courseId}`, at]));
}
