import type { Platform } from '../../../platform.ts';
import type { ExamKind } from '../questions/question.ts';
import { usableRight } from './usable-right.ts';

/** Which exams of a course this person has paid and can take now (`isPayed`, E157). */
export async function paidExams(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<Record<ExamKind, boolean>> {
  const now = platform.clock.now();
  const isPaid = async (kind: ExamKind) =>
    (await usableRight(platform.database.db, userId, courseId, kind, now)) !== null;
  return { certification: await isPaid('certification'), simulation: await isPaid('simulation') };
}
