import { and, count, desc, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { peopleById } from '../accounts/index.ts';
import { lessonCounts } from '../catalogue/index.ts';
import { coursePercentage } from './progress/course-progress.ts';
import { enrolments, lessonCompletions } from './tables.ts';

export type CourseLearner = {
  userId: string;
  name: string;
  surname: string;
  enrolledAt: Date;
  /** Whole percent. */
  percentage: number;
};

/** One page of those who may use a course, the latest first, with their progress. */
export async function courseLearners(
  platform: Platform,
  courseId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: CourseLearner[]; totalItems: number }> {
  const { db } = platform.database;
  const [counted] = await db
    .select({ total: count() })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId));
  const rows = await db
    .select({
      userId: enrolments.userId,
      enrolledAt: enrolments.enrolledAt,
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
    .where(eq(enrolments.courseId, courseId))
    .groupBy(enrolments.userId, enrolments.courseId)
    .orderBy(desc(enrolments.enrolledAt), enrolments.userId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const people = await peopleById(
    platform,
    rows.map(({ userId }) => userId),
  );
  const lessons = (await lessonCounts(platform, [courseId])).get(courseId) ?? 0;
  return {
    totalItems: counted?.total ?? 0,
    items: rows.map(({ completed, ...row }) => ({
      ...row,
      name: people.get(row.userId)?.name ?? '',
      surname: people.get(row.userId)?.surname ?? '',
      percentage: coursePercentage(completed, lessons),
    })),
  };
}
