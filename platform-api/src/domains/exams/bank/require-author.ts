import { accessErrors, type Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { courseStructure } from '../../catalogue/index.ts';
import { teaches } from '../../learning/index.ts';
import { bankErrors } from './errors.ts';

const editors: readonly string[] = ['RedattoreCorsiA', 'AdminWorkerBadge'];

const isEditor = ({ role }: Principal) => editors.includes(role);

/**
 * Who may write the exams of a course: editors and administrators, and its teachers. To everybody else a course
 * that does not exist looks like any other.
 * @throws FORBIDDEN, COURSE_NOT_FOUND
 */
export async function requireExamAuthor(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<void> {
  if (!isEditor(principal) && !principal.isDocente) throw accessErrors.FORBIDDEN();
  const course = await courseStructure(platform, courseId);
  if (isEditor(principal)) {
    if (course === null) throw bankErrors.COURSE_NOT_FOUND();
  } else if (course === null || !teaches(course, principal)) throw accessErrors.FORBIDDEN();
}

/**
 * The same for a question, whose course is known once it is found.
 * @throws FORBIDDEN, QUESTION_NOT_FOUND
 */
export async function requireAuthorOf<Q extends { courseId: number }>(
  platform: Platform,
  principal: Principal,
  question: Q | null,
): Promise<Q> {
  if (question === null) {
    throw isEditor(principal) ? bankErrors.QUESTION_NOT_FOUND() : accessErrors.FORBIDDEN();
  }
  await requireExamAuthor(platform, principal, question.courseId);
  return question;
}
