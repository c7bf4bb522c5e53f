import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { selectRows } from '../../database/select-rows.ts';
import type { Db } from '../../database/database.ts';
import { lessonQuestions } from './tables.ts';

export type LessonQuestion = typeof lessonQuestions.$inferSelect;

export type NewQuestion = Omit<LessonQuestion, 'id' | 'answer' | 'answeredAt' | 'answeredBy'>;

/** Questions of one person on one day; the constraint of the table says the same. */
export const MAX_A_DAY = 10;

export async function findQuestion(db: Db, id: number): Promise<LessonQuestion | null> {
  const [row] = await db.select().from(lessonQuestions).where(eq(lessonQuestions.id, id));
  return row ?? null;
}

export async function findSent(
  db: Db,
  userId: string,
  key: string,
): Promise<LessonQuestion | null> {
  const [row] = await db
    .select()
    .from(lessonQuestions)
    .where(and(eq(lessonQuestions.userId, userId), eq(lessonQuestions.key, key)));
  return row ?? null;
}

/** A place for one more question of this person on this day; null when all are taken. */
export async function freeSlot(db: Db, userId: string, day: string): Promise<number | null> {
  const [row] = await selectRows<{ slot: number }>(
    db,
    sql`select s as slot from generate_series(1, ${MAX_A_DAY}::integer) s
      where not exists (
        select from ${lessonQuestions} q
        where q.user_id = ${userId}::uuid and q.asked_on = ${day}::date and q.slot = s
      )
      order by random() limit 1`,
  );
  return row?.slot ?? null;
}

/** @returns null when the key or the slot is taken */
export async function insertQuestion(
  db: Db,
  question: NewQuestion,
): Promise<LessonQuestion | null> {
  const [row] = await db.insert(lessonQuestions).values(question).onConflictDoNothing().returning();
  return row ?? null;
}

/** @returns null when it has an answer already, or is gone */
export async function storeAnswer(
  db: Db,
  id: number,
  answer: { answer: string; answeredAt: Date; answeredBy: string },
): Promise<LessonQuestion | null> {
  const [row] = await db
    .update(lessonQuestions)
    .set(answer)
    .where(and(eq(lessonQuestions.id, id), isNull(lessonQuestions.answer)))
    .returning();
  return row ?? null;
}

/** Those of one person in a course, the latest first. */
export const questionsOf = (
  db: Db,
  userId: string,
  courseId: number,
  limit: number,
): Promise<LessonQuestion[]> =>
  db
    .select()
    .from(lessonQuestions)
    .where(and(eq(lessonQuestions.userId, userId), eq(lessonQuestions.courseId, courseId)))
    .orderBy(desc(lessonQuestions.askedAt), desc(lessonQuestions.id))
    .limit(limit);

/** The oldest first: who has waited longest is answered first. */
export const unanswered = (db: Db, courseId: number, limit: number): Promise<LessonQuestion[]> =>
  db
    .select()
    .from(lessonQuestions)
    .where(and(eq(lessonQuestions.courseId, courseId), isNull(lessonQuestions.answer)))
    .orderBy(asc(lessonQuestions.askedAt), asc(lessonQuestions.id))
    .limit(limit);

/** The latest answered first. */
export const answered = (db: Db, courseId: number, limit: number): Promise<LessonQuestion[]> =>
  db
    .select()
    .from(lessonQuestions)
    .where(and(eq(lessonQuestions.courseId, courseId), isNotNull(lessonQuestions.answer)))
    .orderBy(desc(lessonQuestions.answeredAt), desc(lessonQuestions.id))
    .limit(limit);

export const allQuestionsOf = (db: Db, userId: string): Promise<LessonQuestion[]> =>
  db
    .select()
    .from(lessonQuestions)
    .where(eq(lessonQuestions.userId, userId))
    .orderBy(lessonQuestions.askedAt);

/** The questions go with their author; answers stay with those who asked, without a name. */
export async function forgetPerson(db: Db, userId: string): Promise<void> {
  await db.delete(lessonQuestions).where(eq(lessonQuestions.userId, userId));
  await db
    .update(lessonQuestions)
    .set({ answeredBy: null })
    .where(eq(lessonQuestions.answeredBy, userId));
}
