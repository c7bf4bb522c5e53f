import { and, asc, count, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../../database/database.ts';
import type { Question, QuestionKind } from '../questions/question.ts';
import type { questionStates } from '../questions/question.ts';
import { examAttemptQuestions, examQuestionAdditions, examQuestions } from '../tables.ts';

export type QuestionState = (typeof questionStates)[number];

export type QuestionTexts = {
  stem: string;
  area: string;
  points: number;
  explanation: string;
  pictureRef: string | null;
  pictureText: string;
};

export type StoredQuestion = QuestionTexts &
  Question & { id: number; courseId: number; state: QuestionState; version: number };

export type BankFilter = {
  courseId: number;
  text?: string | undefined;
  area?: string | undefined;
  kind?: QuestionKind | undefined;
  state?: QuestionState | undefined;
};

const sortColumns = {
  stem: examQuestions.stem,
  area: examQuestions.area,
  kind: examQuestions.kind,
  points: examQuestions.points,
  state: examQuestions.state,
  updatedAt: examQuestions.updatedAt,
} as const;

export type BankSort = keyof typeof sortColumns;
export const bankSorts = Object.keys(sortColumns) as [BankSort, ...BankSort[]];

type Row = typeof examQuestions.$inferSelect;

/** Kind, content and key were checked together before they were stored. */
const toQuestion = ({ createdAt: _at, updatedAt: _since, ...row }: Row): StoredQuestion =>
  row as StoredQuestion;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const conditions = ({ courseId, text, area, kind, state }: BankFilter): SQL | undefined =>
  and(
    eq(examQuestions.courseId, courseId),
    text ? ilike(examQuestions.stem, `%${escapeLike(text)}%`) : undefined,
    area ? eq(examQuestions.area, area) : undefined,
    kind ? eq(examQuestions.kind, kind) : undefined,
    state ? eq(examQuestions.state, state) : undefined,
  );

/** One page of a bank; by area, then as they were written, unless a sort says otherwise. */
export async function listQuestions(
  db: Db,
  filter: BankFilter,
  paging: { page: number; pageSize: number; sortBy: BankSort; direction: 'asc' | 'desc' },
): Promise<{ items: (StoredQuestion & { updatedAt: Date })[]; totalItems: number }> {
  const where = conditions(filter);
  const [total] = await db.select({ count: count() }).from(examQuestions).where(where);
  const inDirection = paging.direction === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(examQuestions)
    .where(where)
    .orderBy(inDirection(sortColumns[paging.sortBy]), asc(examQuestions.id))
    .limit(paging.pageSize)
    .offset((paging.page - 1) * paging.pageSize);
  return {
    totalItems: total?.count ?? 0,
    items: rows.map((row) => ({ ...toQuestion(row), updatedAt: row.updatedAt })),
  };
}

export async function findQuestion(db: Db, id: number): Promise<StoredQuestion | null> {
  const [row] = await db.select().from(examQuestions).where(eq(examQuestions.id, id));
  return row === undefined ? null : toQuestion(row);
}

/** Nobody else changes it, and no attempt draws it, until the transaction ends. */
export async function lockQuestion(db: Transaction, id: number): Promise<StoredQuestion | null> {
  const [row] = await db.select().from(examQuestions).where(eq(examQuestions.id, id)).for('update');
  return row === undefined ? null : toQuestion(row);
}

/** The questions that exams of a course draw from. */
export async function activeQuestions(db: Db, courseId: number): Promise<StoredQuestion[]> {
  const rows = await db
    .select()
    .from(examQuestions)
    .where(and(eq(examQuestions.courseId, courseId), eq(examQuestions.state, 'active')))
    .orderBy(asc(examQuestions.id));
  return rows.map(toQuestion);
}

type NewQuestion = QuestionTexts & Question & { courseId: number; state: QuestionState };

export async function insertQuestion(
  db: Db,
  question: NewQuestion,
  now: Date,
): Promise<StoredQuestion> {
  const [row] = await db
    .insert(examQuestions)
    .values({ ...question, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('An insert gave no row');
  return toQuestion(row);
}

type Addition = { courseId: number; key: string };

/** The question that was added under this key, null for none; nobody else adds one until the transaction ends. */
export async function holdAddition(
  db: Transaction,
  { courseId, key }: Addition,
): Promise<StoredQuestion | null> {
  const name = `exam question ${courseId} ${key}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [row] = await db
    .select({ question: examQuestions })
    .from(examQuestionAdditions)
    .innerJoin(examQuestions, eq(examQuestions.id, examQuestionAdditions.questionId))
    .where(and(eq(examQuestionAdditions.courseId, courseId), eq(examQuestionAdditions.key, key)));
  return row === undefined ? null : toQuestion(row.question);
}

export async function recordAddition(
  db: Transaction,
  addition: Addition & { questionId: number },
): Promise<void> {
  await db.insert(examQuestionAdditions).values(addition);
}

/** The caller has locked the row. */
export async function updateQuestion(
  db: Transaction,
  id: number,
  question: Omit<NewQuestion, 'courseId'> & { version: number },
  now: Date,
): Promise<StoredQuestion> {
  const [row] = await db
    .update(examQuestions)
    .set({ ...question, updatedAt: now })
    .where(eq(examQuestions.id, id))
    .returning();
  if (row === undefined) throw new Error(`Question ${id} was locked, and is gone`);
  return toQuestion(row);
}

export const deleteQuestion = (db: Transaction, id: number) =>
  db.delete(examQuestions).where(eq(examQuestions.id, id));

/** How many attempts have drawn it. */
export async function timesDrawn(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(examAttemptQuestions)
    .where(eq(examAttemptQuestions.questionId, id));
  return row?.count ?? 0;
}

/** Whether a question or an attempt shows the picture. */
export async function isPictureShown(db: Db, pictureRef: string): Promise<boolean> {
  for (const table of [examQuestions, examAttemptQuestions]) {
    const rows = await db
      .select({ ref: table.pictureRef })
      .from(table)
      .where(inArray(table.pictureRef, [pictureRef]))
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
