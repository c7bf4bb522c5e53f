import { and, count, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { lessonCounts } from '../../catalogue/index.ts';
import { enrolments, lessonCompletions } from '../tables.ts';
import { coursePercentage } from './course-progress.ts';

/**
 * How far people are in their courses, in whole percent, under `<user> <course>`.
 * @param pairs who has which course; one who no longer has it is left out
 */
export async function courseProgress(
  platform: Platform,
  pairs: readonly { userId: string; courseId: number }[],
): Promise<Map<string, number>> {
  if (pairs.length === 0) return new Map();
  const courseIds = [...new Set(pairs.map(({ courseId }) => courseId))];
  const rows = await platform.database.db
    .select({
      userId: enrolments.userId,
      courseId: enrolments.courseId,
      completed: count(lessonCompletions.lessonId),
    })
    .from(enrolments)
    .leftJoin(
      lessonCompletions,
      and(
        eq(lessonCompletions.userId, enrolments.userId),
        eq(lessonCompletions.courseId, enrolments.courseId),
      ),
    )
    .where(
      and(
        inArray(enrolments.userId, [...new Set(pairs.map(({ userId }) => userId))]),
        inArray(enrolments.courseId, courseIds),
      ),
    )
    .groupBy(enrolments.userId, enrolments.courseId);
  const lessons = await lessonCounts(platform, courseIds);
  return new Map(
    rows.map(({ userId, courseId, completed }) => [
      `${userId} ${courseId}`,
      coursePercentage(completed, lessons.get(courseId) ?? 0),
    ]),
  );
}
