import { and, inArray } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../platform.ts';
import { lessonCounts } from '../catalogue/index.ts';
import { coursePercentage } from './progress/course-progress.ts';
import {
  addEnrolment,
  completedCounts,
  completionsOf,
  enrolmentsOf,
  findEnrolment,
} from './repository.ts';
import { enrolments } from './tables.ts';

export type EnrolledCourse = {
  courseId: number;
  /** Whole percent, 100 only when every lesson is completed (E59). */
  percentage: number;
  enrolledAt: Date;
};

/**
 * Lets a person use a course, from now or from `enrolledAt`. Runs in the caller's transaction, and waits
 * for another grant of the same course. A repeated grant changes nothing.
 * @param grant its exams are granted by `grantRights`; here they are kept for the version before
 * @returns false when the person had the course already
 */
export async function grantEnrolment(
  platform: InTransaction,
  grant: {
    userId: string;
    courseId: number;
    orderId: number | null;
    includesCertification: boolean;
    includesSimulation: boolean;
    enrolledAt?: Date;
  },
): Promise<boolean> {
  return addEnrolment(platform.database.db, {
    ...grant,
    enrolledAt: grant.enrolledAt ?? platform.clock.now(),
  });
}

/** Whether the course was bought by, or given to, this person. */
export async function isEnrolled(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<boolean> {
  return (await findEnrolment(platform.database.db, userId, courseId)) !== null;
}

/** The courses of a person with their progress, first bought first (LEARN-14). */
export async function enrolledCourses(
  platform: Platform,
  userId: string,
): Promise<EnrolledCourse[]> {
  const { db } = platform.database;
  const enrolled = await enrolmentsOf(db, userId);
  const ids = enrolled.map((row) => row.courseId);
  const totals = await lessonCounts(platform, ids);
  const completed = await completedCounts(db, userId, ids);
  return enrolled.map((row) => ({
    courseId: row.courseId,
    percentage: coursePercentage(completed.get(row.courseId) ?? 0, totals.get(row.courseId) ?? 0),
    enrolledAt: row.enrolledAt,
  }));
}

/** When this person completed each lesson of a course, by the lesson's id. */
export const completedLessons = (
  { database: { db } }: Platform,
  userId: string,
  courseId: number,
): Promise<ReadonlyMap<number, Date>> => completionsOf(db, userId, courseId);

/** Since when people have courses, by `<user> <course>`; for all pairs of the two lists. */
export async function enrolledSince(
  { database: { db } }: Platform,
  userIds: readonly string[],
  courseIds: readonly number[],
): Promise<Map<string, Date>> {
  if (userIds.length === 0 || courseIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: enrolments.userId,
      courseId: enrolments.courseId,
      enrolledAt: enrolments.enrolledAt,
    })
    .from(enrolments)
    .where(
      and(inArray(enrolments.userId, [...userIds]), inArray(enrolments.courseId, [...courseIds])),
    );
  return new Map(rows.map((row) => [`${row.userId} ${row.courseId}`, row.enrolledAt]));
}
