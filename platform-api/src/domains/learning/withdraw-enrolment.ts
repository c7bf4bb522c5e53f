import { and, eq } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../platform.ts';
import { completionsOf, deleteEnrolment, holdEnrolment } from './repository.ts';
import { enrolments, lessonCompletions } from './tables.ts';

type Bought = { userId: string; courseId: number; orderId: number };

/** Which courses of an order its buyer has begun: opened, or completed a lesson of (M34). */
export async function startedCourses(
  { database: { db } }: Platform,
  { userId, orderId }: Omit<Bought, 'courseId'>,
): Promise<Set<number>> {
  const ofOrder = and(eq(enrolments.userId, userId), eq(enrolments.orderId, orderId));
  const opened = await db
    .select({ courseId: enrolments.courseId, startedAt: enrolments.startedAt })
    .from(enrolments)
    .where(ofOrder);
  const completed = await db
    .selectDistinct({ courseId: enrolments.courseId })
    .from(enrolments)
    .innerJoin(
      lessonCompletions,
      and(
        eq(lessonCompletions.userId, enrolments.userId),
        eq(lessonCompletions.courseId, enrolments.courseId),
      ),
    )
    .where(ofOrder);
  return new Set([
    ...opened.filter(({ startedAt }) => startedAt !== null).map(({ courseId }) => courseId),
    ...completed.map(({ courseId }) => courseId),
  ]);
}

/**
 * Takes a course away whose price goes back, unless its learner has begun it meanwhile. Runs in the
 * caller's transaction, and holds the enrolment until its end.
 * @returns false for a course that was begun; true too where the order gave none
 */
export async function withdrawEnrolment(
  { database: { db } }: InTransaction,
  { userId, courseId, orderId }: Bought,
): Promise<boolean> {
  const enrolment = await holdEnrolment(db, userId, courseId);
  if (enrolment?.orderId !== orderId) return true;
  if (enrolment.startedAt !== null) return false;
  if ((await completionsOf(db, userId, courseId)).size > 0) return false;
  await deleteEnrolment(db, userId, courseId);
  return true;
}
