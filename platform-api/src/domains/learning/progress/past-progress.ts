import { count, gt, max } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { lessonCounts } from '../../catalogue/index.ts';
import { saveCompletion } from '../repository.ts';
import { lessonCompletions } from '../tables.ts';

export type CourseCompletion = { userId: string; courseId: number; completedAt: Date };

/**
 * Notes a completion of another day, without its rules and without asking for a badge: for data that
 * comes from elsewhere. Repeating it changes nothing.
 */
export async function recordPastCompletion(
  platform: Platform,
  completion: { userId: string; courseId: number; lessonId: number; completedAt: Date },
): Promise<void> {
  await saveCompletion(platform.database.db, completion);
}

/**
 * Who has completed which course, and when its last lesson was done.
 * @param since only those whose last lesson was done after this instant
 */
export async function completedCourses(
  platform: Platform,
  since = new Date(0),
): Promise<CourseCompletion[]> {
  const { userId, courseId, completedAt } = lessonCompletions;
  const rows = await platform.database.db
    .select({ userId, courseId, completed: count(), completedAt: max(completedAt) })
    .from(lessonCompletions)
    .groupBy(userId, courseId)
    .having(gt(max(completedAt), since));
  const totals = await lessonCounts(platform, [...new Set(rows.map((row) => row.courseId))]);
  return rows.flatMap((row) =>
    row.completedAt !== null && row.completed >= (totals.get(row.courseId) ?? Infinity)
      ? [{ userId: row.userId, courseId: row.courseId, completedAt: row.completedAt }]
      : [],
  );
}
