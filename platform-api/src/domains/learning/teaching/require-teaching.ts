import { accessErrors, type Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { courseStructure, type CourseStructure } from '../../catalogue/index.ts';
import { teaches } from '../access/course-access.ts';
import { learningErrors } from '../errors.ts';

const editors: readonly string[] = ['RedattoreCorsiA', 'AdminWorkerBadge'];

/**
 * The course, for those who see how its learners do: its teachers, editors and administrators. To everybody else
 * a course that does not exist looks like any other.
 * @throws FORBIDDEN, COURSE_NOT_FOUND
 */
export async function requireTeaching(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<CourseStructure> {
  const isEditor = editors.includes(principal.role);
  if (!isEditor && !principal.isDocente) throw accessErrors.FORBIDDEN();
  const course = await courseStructure(platform, courseId);
  if (course !== null && (isEditor || teaches(course, principal))) return course;
  throw isEditor ? learningErrors.COURSE_NOT_FOUND() : accessErrors.FORBIDDEN();
}
