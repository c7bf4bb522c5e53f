import type { Platform } from '../../../platform.ts';
import { lastBadges, type HeldBadge } from '../../badges/index.ts';
import { refreshersOf, type CourseForSale } from '../../catalogue/index.ts';
import { enrolledSince } from '../../learning/index.ts';

export type Renewal = {
  /** The course that renews it and can be bought now; null for none. */
  refresher: Pick<CourseForSale, 'id' | 'title' | 'priceCents'> | null;
  /** `started`: the holder has the refresher. `done`: got that course since, or has its badge since. */
  progress: 'none' | 'started' | 'done';
};

/** What renews each badge, and how far its holder is with that; by the badge's id. */
export async function renewalsOf(
  platform: Platform,
  badges: readonly HeldBadge[],
): Promise<Map<string, Renewal>> {
  const refreshers = await refreshersOf(
    platform,
    badges.map(({ courseId }) => courseId),
  );
  const userIds = [...new Set(badges.map(({ userId }) => userId))];
  const courseIds = [...new Set([...refreshers.values()].map(({ id }) => id))];
  const enrolled = await enrolledSince(platform, userIds, courseIds);
  const awarded = await lastBadges(platform, userIds, courseIds);
  return new Map(
    badges.map(({ id, userId, courseId, acquiredAt }) => {
      const refresher = refreshers.get(courseId) ?? null;
      const key = `${userId} ${refresher?.id}`;
      const dates = [enrolled.get(key), awarded.get(key)];
      const isDone = dates.some((date) => date !== undefined && date > acquiredAt);
      const progress = isDone ? 'done' : enrolled.has(key) ? 'started' : 'none';
      return [id, { refresher, progress }];
    }),
  );
}
