import { inArray, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { badges } from './tables.ts';

/** Of a course, revoked ones too. */
export type BadgeCounts = {
  /** Who completed it. */
  completed: number;
  /** Who passed its certification exam. */
  passed: number;
};

/** How many badges courses have given; one that has given none is not in the answer. */
export async function badgesOfCourses(
  { database: { db } }: Platform,
  courseIds: readonly number[],
): Promise<Map<number, BadgeCounts>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .select({
      courseId: badges.courseId,
      completed: sql<number>`count(*) filter (where ${badges.type} = 0)::int`,
      passed: sql<number>`count(*) filter (where ${badges.type} <> 0)::int`,
    })
    .from(badges)
    .where(inArray(badges.courseId, [...courseIds]))
    .groupBy(badges.courseId);
  return new Map(rows.map(({ courseId, ...counts }) => [courseId, counts]));
}
