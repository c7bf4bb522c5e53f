import { count, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { lessons, modules } from '../tables.ts';

/** How many lessons each of the courses has; a course without lessons is not in the answer. */
export async function lessonCounts(
  platform: Platform,
  courseIds: number[],
): Promise<Map<number, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await platform.database.db
    .select({ courseId: modules.courseId, lessons: count() })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(inArray(modules.courseId, courseIds))
    .groupBy(modules.courseId);
  return new Map(rows.map((row) => [row.courseId, row.lessons]));
}
