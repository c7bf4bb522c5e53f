import { and, count, desc, eq, inArray } from 'drizzle-orm';
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

/** How many may use each of the courses; one that nobody may is not in the answer. */
export async function learnersOfCourses(
  { database: { db } }: Platform,
  courseIds: readonly number[],
): Promise<Map<number, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .select({ courseId: enrolments.courseId, learners: count() })
    .from(enrolments)
    .where(inArray(enrolments.courseId, [...courseIds]))
    .groupBy(enrolments.courseId);
  return new Map(rows.map(({ courseId, learners }) => [courseId, learners]));
}
