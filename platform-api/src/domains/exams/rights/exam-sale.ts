import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { courseForSale } from '../../catalogue/index.ts';
import { findTeachers, isEnrolled } from '../../learning/index.ts';
import type { ExamKind } from '../questions/question.ts';
import { examAttempts } from '../tables.ts';
import { usableRight } from './usable-right.ts';

/** Why a person cannot buy an exam alone (E154); the first that holds. */
export type ExamSaleRefusal =
  | 'COURSE_SUSPENDED'
  | 'COURSE_CANCELLED'
  | 'EXAM_COURSE_NOT_OWNED'
  | 'EXAM_OF_OWN_COURSE'
  | 'EXAM_NOT_FOR_SALE'
  | 'EXAM_ALREADY_PASSED'
  | 'EXAM_ALREADY_BOUGHT';

/**
 * Whether a person may buy this exam now: of a course that they have, is not suspended or deleted (E39), and
 * that they do not teach; an exam that is held and has a price (EXAM-04), which they can neither take already
 * nor have passed.
 * @returns null when they may
 */
export async function examSaleRefusal(
  platform: Platform,
  userId: string,
  courseId: number,
  kind: ExamKind,
): Promise<ExamSaleRefusal | null> {
  const { db } = platform.database;
  const course = await courseForSale(platform, courseId);
  if (course === null || !(await isEnrolled(platform, userId, courseId))) {
    return 'EXAM_COURSE_NOT_OWNED';
  }
  if (course.status === 'SUSPENDED') return 'COURSE_SUSPENDED';
  if (course.status !== 'PUBLISHED') return 'COURSE_CANCELLED';
  if ((await findTeachers(platform, courseId)).has(userId)) return 'EXAM_OF_OWN_COURSE';
  const price = kind === 'certification' ? course.certificationCents : course.simulationCents;
  if (price === null) return 'EXAM_NOT_FOR_SALE';
  if (kind === 'certification' && (await hasPassed(platform, userId, courseId))) {
    return 'EXAM_ALREADY_PASSED';
  }
  const right = await usableRight(db, userId, courseId, kind, platform.clock.now());
  return right === null ? null : 'EXAM_ALREADY_BOUGHT';
}

async function hasPassed(platform: Platform, userId: string, courseId: number): Promise<boolean> {
  const [passed] = await platform.database.db
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.userId, userId),
        eq(examAttempts.courseId, courseId),
        eq(examAttempts.kind, 'certification'),
        eq(examAttempts.isPassed, true),
      ),
    )
    .limit(1);
  return passed !== undefined;
}
