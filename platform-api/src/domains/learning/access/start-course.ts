import type { Platform } from '../../../platform.ts';
import { learningErrors } from '../errors.ts';
import { findEnrolment, startEnrolment } from '../repository.ts';
import type { CourseAccess } from './course-access.ts';

/**
 * Notes that a learner has opened the content of a course, which is then used (M34). Of this and a
 * refund of the course at the same time one comes first: after the refund there is nothing to open.
 * @throws COURSE_NOT_BOUGHT
 */
export async function startCourse(
  platform: Platform,
  { mode, enrolment }: Pick<CourseAccess, 'mode' | 'enrolment'>,
): Promise<void> {
  if (mode !== 'learner' || enrolment === null || enrolment.startedAt !== null) return;
  const { db } = platform.database;
  const { userId, courseId } = enrolment;
  if (await startEnrolment(db, { userId, courseId, startedAt: platform.clock.now() })) return;
  if ((await findEnrolment(db, userId, courseId)) === null) {
    throw learningErrors.COURSE_NOT_BOUGHT();
  }
}
