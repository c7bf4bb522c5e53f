import type { Platform } from '../../../platform.ts';
import type { ExamKind } from '../questions/question.ts';
import { usableRight, type UsableRight } from './usable-right.ts';

/** The rights by which this person can take the exams of a course now, which they paid (`isPayed`, E157). */
export async function paidExams(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<Record<ExamKind, UsableRight | null>> {
  const now = platform.clock.now();
  const rightTo = (kind: ExamKind) =>
    usableRight(platform.database.db, userId, courseId, kind, now);
  return { certification: await rightTo('certification'), simulation: await rightTo('simulation') };
}
