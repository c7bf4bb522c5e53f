import type { RoleName } from 'shared-auth';

export type ExamKind = 'certification' | 'simulation';

export type CourseExam = {
  kind: ExamKind;
  /** Where it is taken: a page of ours, an address of another body, or null without such an exam (E156). */
  link: string | null;
  /** Integer cents; null: not for sale. */
  priceCents: number | null;
  isPaid: boolean;
  /** Of the best attempt; null before the first has ended. */
  best: { percent: number; isPassed: boolean; date: string | null } | null;
  /** There is an attestation or a report (E159). */
  hasReport: boolean;
};

export type CourseExams = {
  courseId: number;
  /** 1: on sale (1§3). */
  status: number;
  /** Null: not bought. */
  percentage: number | null;
  isTaught: boolean;
  exams: CourseExam[];
};

/** What of an exam can be done now, or why nothing can. */
export type ExamAction =
  | { kind: 'take'; link: string }
  | { kind: 'locked'; percentage: number }
  | { kind: 'buy' }
  | { kind: 'with-course' }
  | { kind: 'taught' }
  | { kind: 'none' };

export type ExamView = {
  /** Without a link or a price there is no such exam (EXAM-04); what was paid stays open. */
  isAvailable: boolean;
  /** `pending`: paid, and without a result (E62). */
  outcome: 'passed' | 'failed' | 'pending' | null;
  action: ExamAction;
};

const PUBLISHED = 1;
const EDITORS: readonly (RoleName | null)[] = ['RedattoreCorsiA', 'AdminWorkerBadge'];

export const isAvailable = ({ link, priceCents, isPaid }: CourseExam): boolean =>
  link !== null && (isPaid || (priceCents ?? 0) > 0);

/** An exam as this person sees it (1§4). */
export function examView(exam: CourseExam, course: CourseExams, role: RoleName | null): ExamView {
  const outcome =
    exam.best !== null
      ? exam.best.isPassed
        ? ('passed' as const)
        : ('failed' as const)
      : exam.isPaid
        ? ('pending' as const)
        : null;
  return { isAvailable: isAvailable(exam), outcome, action: actionOf(exam, course, role) };
}

function actionOf(exam: CourseExam, course: CourseExams, role: RoleName | null): ExamAction {
  const { link } = exam;
  if (link === null || !isAvailable(exam)) return { kind: 'none' };
  if (EDITORS.includes(role)) return { kind: 'take', link };
  if (course.isTaught) return { kind: 'taught' };
  const { percentage } = course;
  if (percentage === null) return { kind: 'with-course' };
  const isCertification = exam.kind === 'certification';
  if (isCertification && exam.best?.isPassed === true) return { kind: 'none' };
  if (exam.isPaid) {
    // Exactly 100 (E59); a simulation is open at once (E158).
    return isCertification && percentage !== 100
      ? { kind: 'locked', percentage }
      : { kind: 'take', link };
  }
  // E39: of a suspended or deleted course no exam is sold.
  return course.status === PUBLISHED ? { kind: 'buy' } : { kind: 'none' };
}
