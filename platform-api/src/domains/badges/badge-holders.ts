import { and, inArray, isNull } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { badges } from './tables.ts';

/** Who has a badge, not revoked, of which course, as `<user> <course>`. */
export async function badgeHolders(
  { database: { db } }: Platform,
  pairs: readonly { userId: string; courseId: number }[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const { userId, courseId, revokedAt } = badges;
  const rows = await db
    .select({ userId, courseId })
    .from(badges)
    .where(
      and(
        inArray(userId, [...new Set(pairs.map((pair) => pair.userId))]),
        inArray(courseId, [...new Set(pairs.map((pair) => pair.courseId))]),
        isNull(revokedAt),
      ),
    );
  return new Set(rows.map((row) => `${row.userId} ${row.courseId}`));
}
