import { inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { CourseForSale } from './course-structure.ts';
import { coursesForSale } from './courses-for-sale.ts';
import { courses } from '../tables.ts';

/** What renews the attestations of courses, by their ids; without those whose refresher cannot be bought now. */
export async function refreshersOf(
  platform: Platform,
  courseIds: readonly number[],
): Promise<Map<number, CourseForSale>> {
  if (courseIds.length === 0) return new Map();
  const rows = await platform.database.db
    .select({ id: courses.id, refresherId: courses.refresherId })
    .from(courses)
    .where(inArray(courses.id, [...new Set(courseIds)]));
  const refreshers = await coursesForSale(
    platform,
    rows.flatMap(({ refresherId }) => refresherId ?? []),
  );
  return new Map(
    rows.flatMap(({ id, refresherId }) => {
      const refresher = refreshers.get(refresherId ?? 0);
      return refresher?.status === 'PUBLISHED' && refresher.priceCents !== null
        ? [[id, refresher] as const]
        : [];
    }),
  );
}
