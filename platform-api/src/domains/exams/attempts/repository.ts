import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../database/database.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type { ExamKind, QuestionAnswer } from '../questions/question.ts';
import {
  examAttemptQuestions,
  examAttempts,
  examExtraTimes,
  examPlanAreas,
  examPlans,
  examQuestions,
} from '../tables.ts';

export type Attempt = typeof examAttempts.$inferSelect;
export type AttemptQuestion = typeof examAttemptQuestions.$inferSelect;
export type NewAttempt = typeof examAttempts.$inferInsert;
export type EndedAttempt = Attempt & {
  endedAt: Date;
  endedBy: NonNullable<Attempt['endedBy']>;
  points: number;
  maxPoints: number;
  percent: number;
  isPassed: boolean;
};

export type ExamPlan = typeof examPlans.$inferSelect & {
  areas: { area: string; drawn: number }[];
};

/** What an exam of a course is made of, areas in their order; null without such an exam. */
export async function findPlan(db: Db, courseId: number, kind: ExamKind): Promise<ExamPlan | null> {
  const [plan] = await db
    .select()
    .from(examPlans)
    .where(and(eq(examPlans.courseId, courseId), eq(examPlans.kind, kind)));
  if (plan === undefined) return null;
  const areas = await db
    .select({ area: examPlanAreas.area, drawn: examPlanAreas.drawn })
    .from(examPlanAreas)
    .where(
      and(
        eq(examPlanAreas.courseId, courseId),
        eq(examPlanAreas.kind, kind),
        gt(examPlanAreas.drawn, 0),
      ),
    )
    .orderBy(asc(examPlanAreas.position), asc(examPlanAreas.area));
  return { ...plan, areas };
}

export const activeQuestions = (db: Db, courseId: number) =>
  db
    .select()
    .from(examQuestions)
    .where(and(eq(examQuestions.courseId, courseId), eq(examQuestions.state, 'active')));

/** Keeps questions from being deleted until the transaction ends. @returns how many there still were */
export async function holdQuestions(db: Transaction, ids: readonly number[]): Promise<number> {
  const held = await db
    .select({ id: examQuestions.id })
    .from(examQuestions)
    .where(inArray(examQuestions.id, [...ids]))
    .orderBy(asc(examQuestions.id))
    .for('key share');
  return held.length;
}

/** More time of a person in every exam of a course, in percent; 0 without. */
export async function extraTimeOf(db: Db, userId: string, courseId: number): Promise<number> {
  const [row] = await db
    .select({ percent: examExtraTimes.percent })
    .from(examExtraTimes)
    .where(and(eq(examExtraTimes.userId, userId), eq(examExtraTimes.courseId, courseId)));
  return row?.percent ?? 0;
}

/** Null when this person has a live attempt already. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<Attempt | null> {
  const [stored] = await db
    .insert(examAttempts)
    .values(attempt)
    .onConflictDoNothing({
      target: examAttempts.userId,
      where: sql`${examAttempts.endedAt} is null`,
    })
    .returning();
  return stored ?? null;
}

export async function findAttempt(db: Db, id: string, userId: string): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(examAttempts)
    .where(and(eq(examAttempts.id, id), eq(examAttempts.userId, userId)));
  return attempt ?? null;
}

/** An attempt with its result; null while it has none. */
export async function findEndedAttempt(db: Db, id: string): Promise<EndedAttempt | null> {
  const [attempt] = await db
    .select()
    .from(examAttempts)
    .where(and(eq(examAttempts.id, id), isNotNull(examAttempts.percent)));
  return (attempt as EndedAttempt | undefined) ?? null;
}

/** The attempt, held against answers and another end until the transaction is over. */
export async function holdAttempt(db: Transaction, id: string): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(examAttempts)
    .where(eq(examAttempts.id, id))
    .for('update');
  return attempt ?? null;
}

export async function liveAttemptOf(db: Db, userId: string): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(examAttempts)
    .where(and(eq(examAttempts.userId, userId), isNull(examAttempts.endedAt)));
  return attempt ?? null;
}

/** Ended attempts that count, the last first; an author's previews do not. */
export async function endedAttemptsOf(
  db: Db,
  userId: string,
  courseId: number,
  kind: ExamKind,
): Promise<EndedAttempt[]> {
  const rows = await db
    .select()
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.userId, userId),
        eq(examAttempts.courseId, courseId),
        eq(examAttempts.kind, kind),
        isNotNull(examAttempts.rightId),
        isNotNull(examAttempts.percent),
      ),
    )
    .orderBy(desc(examAttempts.startedAt), desc(examAttempts.id));
  return rows as EndedAttempt[];
}

/** Live attempts whose time was over at this instant, the oldest first. */
export async function dueAttempts(db: Db, at: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(and(isNull(examAttempts.endedAt), lte(examAttempts.endsAt, at)))
    .orderBy(asc(examAttempts.endsAt))
    .limit(limit);
}

export const questionsOf = (db: Db, attemptId: string): Promise<AttemptQuestion[]> =>
  db
    .select()
    .from(examAttemptQuestions)
    .where(eq(examAttemptQuestions.attemptId, attemptId))
    .orderBy(asc(examAttemptQuestions.position));

export async function answeredCounts(
  db: Db,
  attemptId: string,
): Promise<{ answered: number; questions: number }> {
  const [row] = await db
    .select({ answered: count(examAttemptQuestions.answer), questions: count() })
    .from(examAttemptQuestions)
    .where(eq(examAttemptQuestions.attemptId, attemptId));
  return row ?? { answered: 0, questions: 0 };
}

/** The attempt that this page writes to, and the question, as one look sees them. */
export async function findQuestion(
  db: Db,
  attemptId: string,
  userId: string,
  position: number,
): Promise<{ attempt: Attempt; question: AttemptQuestion | null } | null> {
  const [row] = await db
    .select({ attempt: examAttempts, question: examAttemptQuestions })
    .from(examAttempts)
    .leftJoin(
      examAttemptQuestions,
      and(
        eq(examAttemptQuestions.attemptId, examAttempts.id),
        eq(examAttemptQuestions.position, position),
      ),
    )
    .where(and(eq(examAttempts.id, attemptId), eq(examAttempts.userId, userId)));
  return row ?? null;
}

export type AnswerWrite = {
  attemptId: string;
  position: number;
  screen: string;
  sequence: number;
  /** Undefined leaves it. */
  answer: QuestionAnswer | null | undefined;
  isFlagged: boolean | undefined;
  at: Date;
  /** An attempt that ends by this instant takes no answer. */
  openUntil: Date;
};

export type StoredAnswer = Pick<
  AttemptQuestion,
  'position' | 'answer' | 'isFlagged' | 'sequence' | 'answeredAt'
>;

/**
 * Stores an answer if its attempt is live, held by this page, and knows no newer one. One statement, which
 * holds the attempt: of an answer and the end at once, either the end finds the answer, or the answer the end.
 * @returns what is stored; null when nothing was
 */
export async function writeAnswer(db: Db, write: AnswerWrite): Promise<StoredAnswer | null> {
  const { attemptId, position, screen, sequence, answer, isFlagged, at, openUntil } = write;
  const json = answer === null ? null : JSON.stringify(answer);
  const answered =
    answer === undefined
      ? sql``
      : sql`answer = ${json}::jsonb, answered_at = ${at.toISOString()}::timestamptz,`;
  const [row] = await selectRows<Omit<StoredAnswer, 'answeredAt'> & { answeredAt: string | null }>(
    db,
    sql`with live as materialized (
        select id from exam_attempt
        where id = ${attemptId} and ended_at is null and screen = ${screen}
          and ends_at > ${openUntil.toISOString()}::timestamptz
        for share)
      update exam_attempt_question q set ${answered}
        is_flagged = coalesce(${isFlagged ?? null}::boolean, q.is_flagged),
        sequence = ${sequence}
      from live
      where q.attempt_id = live.id and q.position = ${position} and q.sequence < ${sequence}
      returning q.position, q.answer, q.is_flagged as "isFlagged", q.sequence,
        q.answered_at as "answeredAt"`,
  );
  if (row === undefined) return null;
  return { ...row, answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt) };
}

/** Gives the attempt to a page; null where it is not this person's, or has ended. */
export async function takeAttempt(
  db: Db,
  id: string,
  userId: string,
  screen: string,
): Promise<Attempt | null> {
  const [attempt] = await db
    .update(examAttempts)
    .set({ screen })
    .where(
      and(eq(examAttempts.id, id), eq(examAttempts.userId, userId), isNull(examAttempts.endedAt)),
    )
    .returning();
  return attempt ?? null;
}
