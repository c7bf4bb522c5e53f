import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { courseStructure, type CourseStructure } from '../../catalogue/index.ts';
import { learningErrors } from '../errors.ts';
import { findEnrolment, type Enrolment } from '../repository.ts';

/** `learner` paid and makes progress; `teacher` and `preview` see everything and change nothing (E8, E58). */
export type UseMode = 'learner' | 'teacher' | 'preview';

export type CourseAccess = {
  mode: UseMode;
  course: CourseStructure;
  enrolment: Enrolment | null;
  isTeacher: boolean;
};

const editorRoles: readonly string[] = ['RedattoreCorsiA', 'AdminWorkerBadge'];

/** Whether the caller sees every course as a preview, bought or not (E8). */
export const usesAsPreview = ({ role }: Principal): boolean => editorRoles.includes(role);

/**
 * The course as this caller may use it: paid learners, its teachers, and editors or administrators as a
 * preview (LEARN-04, E8). A paid course stays usable when it is suspended or deleted (E39).
 * @throws COURSE_NOT_FOUND for what does not exist and, except to editors, for drafts (E19)
 * @throws COURSE_NOT_BOUGHT
 */
export async function requireCourseAccess(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<CourseAccess> {
  const course = await courseStructure(platform, courseId);
  const isEditor = usesAsPreview(principal);
  if (course === null || (course.status === 'DRAFT' && !isEditor)) {
    throw learningErrors.COURSE_NOT_FOUND();
  }
  const isTeacher = teaches(course, principal);
  if (isEditor) return { mode: 'preview', course, enrolment: null, isTeacher };
  const enrolment = await findEnrolment(platform.database.db, principal.userId, courseId);
  if (enrolment !== null) return { mode: 'learner', course, enrolment, isTeacher };
  if (isTeacher) return { mode: 'teacher', course, enrolment, isTeacher };
  throw learningErrors.COURSE_NOT_BOUGHT();
}

/** Whether the caller teaches the course, or one of its modules. */
export function teaches(course: CourseStructure, principal: Principal): boolean {
  if (!principal.isDocente) return false;
  const all = [...course.professors, ...course.modules.map((module) => module.professor)];
  return all.some((professor) => professor?.accountId === principal.userId);
}
