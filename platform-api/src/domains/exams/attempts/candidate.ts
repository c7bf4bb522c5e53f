import { accessErrors, type Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import type { CourseStructure } from '../../catalogue/index.ts';
import { enrolledCourses, requireCourseAccess } from '../../learning/index.ts';
import { examErrors } from '../errors.ts';
import type { ExamKind } from '../questions/question.ts';
import { findPlan, type ExamPlan } from './repository.ts';

export type CandidateExam = {
  course: CourseStructure;
  plan: ExamPlan;
  /** An author looks at it as a candidate: nothing counts. */
  isPreview: boolean;
};

/**
 * The exam of a course that this caller may see: who bought the course, in any state of it (E39), and
 * editors and administrators as a preview.
 * @throws COURSE_NOT_FOUND, COURSE_NOT_BOUGHT, EXAM_NOT_FOUND; FORBIDDEN to who only teaches it
 */
export async function candidateExam(
  platform: Platform,
  principal: Principal,
  courseId: number,
  kind: ExamKind,
): Promise<CandidateExam> {
  const { course, mode } = await requireCourseAccess(platform, principal, courseId);
  if (mode === 'teacher') throw accessErrors.FORBIDDEN();
  const plan = await findPlan(platform.database.db, courseId, kind);
  if (plan === null || !existsFor(plan)) throw examErrors.EXAM_NOT_FOUND();
  return { course, plan, isPreview: mode === 'preview' };
}

/** A plan of ours that draws nothing is no exam yet. */
export const existsFor = ({ host, areas }: Pick<ExamPlan, 'host' | 'areas'>): boolean =>
  host === 'external' || areas.length > 0;

/** Whole percent of the lessons, 100 only when all are completed (E59). */
export async function progressOf(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<number> {
  const courses = await enrolledCourses(platform, userId);
  return courses.find((course) => course.courseId === courseId)?.percentage ?? 0;
}
