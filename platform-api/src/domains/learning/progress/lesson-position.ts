import { accessErrors, type Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { isLessonOfCourse } from '../../catalogue/index.ts';
import { usesAsPreview } from '../access/course-access.ts';
import { learningErrors } from '../errors.ts';
import { findEnrolment, keepNewestPositions } from '../repository.ts';

export type PositionReport = {
  courseId: number;
  lessonId: number;
  /** From the beginning of the video. */
  seconds: number;
  /** When the learner was there, as the browser reckons the server's time. */
  at: Date;
};

/**
 * Notes where a learner is in the video of a lesson; the newest report of all devices counts. Comes every
 * second, so it asks little: a lock is not looked at, for a position opens nothing.
 * @returns false when a newer one is there already
 * @throws COURSE_NOT_BOUGHT, LESSON_NOT_FOUND; FORBIDDEN to previews, which change nothing (E8)
 */
export async function reportPosition(
  platform: Platform,
  principal: Principal,
  { courseId, lessonId, seconds, at }: PositionReport,
): Promise<boolean> {
  if (usesAsPreview(principal)) throw accessErrors.FORBIDDEN();
  const { db } = platform.database;
  const { userId } = principal;
  if ((await findEnrolment(db, userId, courseId)) === null) {
    throw learningErrors.COURSE_NOT_BOUGHT();
  }
  if (!(await isLessonOfCourse(platform, { courseId, lessonId }))) {
    throw learningErrors.LESSON_NOT_FOUND();
  }
  const now = platform.clock.now();
  // From the future it would outlast every true one.
  const watchedAt = at > now ? now : at;
  const positionMs = Math.round(seconds * 1000);
  return (
    (await keepNewestPositions(db, [{ userId, lessonId, courseId, positionMs, watchedAt }])) > 0
  );
}
