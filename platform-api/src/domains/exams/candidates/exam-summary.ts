import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { requireExamAuthor } from '../bank/require-author.ts';
import type { ExamKind } from '../questions/question.ts';
import { examAttempts } from '../tables.ts';

export type ExamSummary = {
  kind: ExamKind;
  /** People who have ended an attempt. */
  candidates: number;
  attempts: number;
  /** People who have passed, at whichever attempt. */
  passed: number;
  /** Whole percent, the mean of each person's best. */
  meanBestPercent: number;
};

/**
 * The results of the exams of a course, over their candidates; previews of authors and attempts under way do not
 * count. An exam that nobody has taken is left out.
 * @throws FORBIDDEN, COURSE_NOT_FOUND
 */
export async function examSummaries(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<ExamSummary[]> {
  await requireExamAuthor(platform, principal, courseId);
  const { db } = platform.database;
  const candidate = db
    .select({
      kind: examAttempts.kind,
      attempts: sql<number>`count(*)`.as('attempts'),
      best: sql<number>`max(${examAttempts.percent})`.as('best'),
      hasPassed: sql<boolean>`coalesce(bool_or(${examAttempts.isPassed}), false)`.as('has_passed'),
    })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.courseId, courseId),
        isNotNull(examAttempts.rightId),
        isNotNull(examAttempts.percent),
      ),
    )
    .groupBy(examAttempts.kind, examAttempts.userId)
    .as('candidate');
  return db
    .select({
      kind: candidate.kind,
      candidates: sql<number>`count(*)::int`,
      attempts: sql<number>`sum(${candidate.attempts})::int`,
      passed: sql<number>`count(*) filter (where ${candidate.hasPassed})::int`,
      meanBestPercent: sql<number>`floor(avg(${candidate.best}))::int`,
    })
    .from(candidate)
    .groupBy(candidate.kind)
    .orderBy(candidate.kind);
}
