import { and, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { examErrors } from '../errors.ts';
import { isRight } from '../grading/grade.ts';
import { scoreOf } from '../grading/score.ts';
import { pictureShapes } from '../grading/picture-shapes.ts';
import { examAttemptQuestions, examAttempts } from '../tables.ts';
import { isDue } from './clock.ts';
import type { ExamBadges } from './exam-badges.ts';
import { holdAttempt, questionsOf, type Attempt, type EndedAttempt } from './repository.ts';

/** The job that ends an attempt at its time. */
export const END_JOB = 'exam.end';
/** The job that mails the result of a certification. */
export const RESULT_MAIL_JOB = 'exam.mail';

/** Who ends it: the candidate on the page that holds it, or the clock. */
export type End = { by: 'candidate'; screen: string } | { by: 'time' };

/**
 * Ends an attempt and grades it, once: of several ends at once the first counts, the others find it.
 * By the clock it does nothing before the time is over.
 * @returns the attempt as it is then; null when there is none
 * @throws EXAM_OPEN_ELSEWHERE for a page that does not hold it
 */
export async function endAttempt(
  platform: Platform,
  badges: ExamBadges,
  attemptId: string,
  end: End,
): Promise<Attempt | null> {
  // Read before: a store of files is asked over the network.
  const shapes = await pictureShapes(platform, attemptId);
  return inTransaction(platform, async (tx) => {
    const attempt = await holdAttempt(tx.database.db, attemptId);
    if (attempt === null || attempt.endedAt !== null) return attempt;
    const now = tx.clock.now();
    const isOver = isDue(attempt, now);
    if (!isOver) {
      if (end.by === 'time') return attempt;
      if (end.screen !== attempt.screen) throw examErrors.EXAM_OPEN_ELSEWHERE();
    }
    const graded = (await questionsOf(tx.database.db, attemptId)).map((question) => ({
      ...question,
      isRight: isRight(
        question.kind,
        question.key as never,
        question.answer as never,
        shapes.get(question.position),
      ),
    }));
    const { points, maxPoints, percent, isPassed } = scoreOf(graded, attempt.thresholdPercent);
    await storeGrades(tx, attemptId, graded);
    const result = {
      endedAt: now < attempt.endsAt ? now : attempt.endsAt,
      endedBy: now < attempt.endsAt ? ('candidate' as const) : ('time' as const),
      points,
      maxPoints,
      percent,
      isPassed,
    };
    await tx.database.db.update(examAttempts).set(result).where(eq(examAttempts.id, attemptId));
    const ended = { ...attempt, ...result };
    await announce(tx, badges, ended);
    return ended;
  });
}

async function storeGrades(
  { database: { db } }: InTransaction,
  attemptId: string,
  graded: readonly { position: number; isRight: boolean }[],
): Promise<void> {
  const right = graded.filter((question) => question.isRight).map(({ position }) => position);
  await db
    .update(examAttemptQuestions)
    .set({
      isRight: right.length === 0 ? sql`false` : inArray(examAttemptQuestions.position, right),
    })
    .where(and(eq(examAttemptQuestions.attemptId, attemptId)));
}

/** What follows a certification that counts, in the transaction that ends it. */
export async function announce(
  tx: InTransaction,
  badges: ExamBadges,
  { id, userId, courseId, kind, rightId, endedAt, isPassed }: EndedAttempt,
): Promise<void> {
  if (kind !== 'certification' || rightId === null) return;
  if (isPassed) await badges.requestExamBadge(tx, { userId, courseId, completedAt: endedAt });
  await tx.jobs.enqueue(RESULT_MAIL_JOB, { attemptId: id }, { key: id });
}
