import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/database.ts';
import type { Principal } from '../../../http/access.ts';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { courseForSale } from '../../catalogue/index.ts';
import { examErrors } from '../errors.ts';
import { draw, type Drawable } from '../plan/draw.ts';
import type { ExamKind } from '../questions/question.ts';
import { usableRight } from '../rights/index.ts';
import { examAttemptQuestions } from '../tables.ts';
import { candidateExam, progressOf, type CandidateExam } from './candidate.ts';
import { closesAt, endOf, extraMinutes, isDue } from './clock.ts';
import { endAttempt, END_JOB } from './end-attempt.ts';
import type { ExamBadges } from './exam-badges.ts';
import {
  activeQuestions,
  endedAttemptsOf,
  extraTimeOf,
  holdQuestions,
  insertAttempt,
  liveAttemptOf,
  type Attempt,
  type ExamPlan,
} from './repository.ts';
import { startRefusal } from './start-refusal.ts';

/**
 * Starts an attempt, or finds the one that is live: twice, at once or after an answer that was lost, it is the
 * same attempt. Draws the questions and keeps them; the clock begins.
 * @param screen of the page that asked; it writes the answers of an attempt that is new
 * @throws COURSE_NOT_FOUND, COURSE_NOT_BOUGHT, EXAM_NOT_FOUND; why it cannot begin (`startRefusal`);
 * EXAM_OTHER_LIVE, EXAM_NOT_READY
 */
export async function startAttempt(
  platform: Platform,
  badges: ExamBadges,
  principal: Principal,
  { courseId, kind, screen }: { courseId: number; kind: ExamKind; screen: string },
): Promise<Attempt> {
  const { userId } = principal;
  const exam = await candidateExam(platform, principal, courseId, kind);
  const left = await liveAttemptOf(platform.database.db, userId);
  if (left !== null && isDue(left, platform.clock.now())) {
    await endAttempt(platform, badges, left.id, { by: 'time' });
  }
  return inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    const now = tx.clock.now();
    // Holds the rights: of two starts at once one waits here, and then finds what the other began.
    if (!exam.isPreview) await usableRight(db, userId, courseId, kind, now, { lock: true });
    const live = await liveAttemptOf(db, userId);
    if (live !== null) return goOn(tx, live, courseId, kind);

    const rightId = exam.isPreview ? null : await requireRight(tx, exam, userId, kind, now);
    const extra = await extraTimeOf(db, userId, courseId);
    const { plan } = exam;
    const attempt = await insertAttempt(db, {
      id: randomUUID(),
      courseId,
      userId,
      kind,
      rightId,
      seed: randomBytes(24).toString('base64url'),
      screen,
      thresholdPercent: plan.thresholdPercent,
      startedAt: now,
      endsAt: endOf(now, plan.minutes + extraMinutes(plan.minutes, extra)),
    });
    if (attempt === null) {
      const other = await liveAttemptOf(db, userId);
      // It ended in between: the next try begins.
      if (other === null) throw examErrors.EXAM_NOT_READY();
      return goOn(tx, other, courseId, kind);
    }
    await keepQuestions(tx, plan, attempt);
    await tx.jobs.enqueue(
      END_JOB,
      { attemptId: attempt.id },
      { key: attempt.id, after: closesAt(attempt) },
    );
    return attempt;
  });
}

/** The live attempt, if it is of this exam. */
async function goOn(
  platform: Platform,
  live: Attempt,
  courseId: number,
  kind: ExamKind,
): Promise<Attempt> {
  if (live.courseId === courseId && live.kind === kind) return live;
  const course = await courseForSale(platform, live.courseId);
  throw examErrors.EXAM_OTHER_LIVE({ params: { course: course?.title ?? '' } });
}

async function requireRight(
  tx: InTransaction,
  { plan }: CandidateExam,
  userId: string,
  kind: ExamKind,
  now: Date,
): Promise<string> {
  const { db } = tx.database;
  const { courseId } = plan;
  const right = await usableRight(db, userId, courseId, kind, now);
  const refusal = startRefusal({
    kind,
    plan,
    hasRight: right !== null,
    progress: kind === 'certification' ? await progressOf(tx, userId, courseId) : 100,
    ended: await endedAttemptsOf(db, userId, courseId, kind),
    now,
  });
  if (refusal !== null) throw refusal;
  if (right === null) throw examErrors.EXAM_NOT_PAID();
  return right.id;
}

/** The questions as they are now: what an author changes later changes no attempt. */
async function keepQuestions(
  { database: { db } }: InTransaction,
  plan: ExamPlan,
  { id, seed }: Attempt,
): Promise<void> {
  const drawn = await drawHeld(db, plan, seed);
  await db.insert(examAttemptQuestions).values(
    drawn.map((question, place) => ({
      attemptId: id,
      position: place + 1,
      questionId: question.id,
      kind: question.kind,
      stem: question.stem,
      area: question.area,
      points: question.points,
      explanation: question.explanation,
      pictureRef: question.pictureRef,
      pictureText: question.pictureText,
      content: question.content,
      key: question.key,
    })),
  );
}

/** Draws from the bank; again where an author has deleted one of the questions before it was held. */
async function drawHeld(db: Transaction, plan: ExamPlan, seed: string) {
  for (;;) {
    const bank = await activeQuestions(db, plan.courseId);
    // A row has content and key of its kind: who stores a question has checked it.
    const drawn = draw(plan, bank as (Drawable & (typeof bank)[number])[], seed);
    if (drawn === null || drawn.length === 0) throw examErrors.EXAM_NOT_READY();
    const held = await holdQuestions(
      db,
      drawn.map((question) => question.id),
    );
    if (held === drawn.length) return drawn;
  }
}
