import { and, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { enrolments, lessonCompletions, lessonPositions } from './tables.ts';

export type Enrolment = typeof enrolments.$inferSelect;
export type LessonPosition = typeof lessonPositions.$inferSelect;

/** Adds an enrolment where there is none. @returns false when the person had the course already */
export async function addEnrolment(db: Db, row: Omit<Enrolment, 'startedAt'>): Promise<boolean> {
  const added = await db
    .insert(enrolments)
    .values(row)
    .onConflictDoNothing()
    .returning({ courseId: enrolments.courseId });
  return added.length > 0;
}

export async function findEnrolment(
  db: Db,
  userId: string,
  courseId: number,
): Promise<Enrolment | null> {
  const [row] = await db.select().from(enrolments).where(isOf(userId, courseId));
  return row ?? null;
}

/** The enrolment, held until the transaction ends: changes of one learner's progress come one by one. */
export async function holdEnrolment(
  db: Db,
  userId: string,
  courseId: number,
): Promise<Enrolment | null> {
  const [row] = await db.select().from(enrolments).where(isOf(userId, courseId)).for('update');
  return row ?? null;
}

/** @returns false when the enrolment is started, or has gone */
export async function startEnrolment(
  db: Db,
  { userId, courseId, startedAt }: { userId: string; courseId: number; startedAt: Date },
): Promise<boolean> {
  const started = await db
    .update(enrolments)
    .set({ startedAt })
    .where(and(isOf(userId, courseId), isNull(enrolments.startedAt)))
    .returning({ courseId: enrolments.courseId });
  return started.length > 0;
}

export async function deleteEnrolment(db: Db, userId: string, courseId: number): Promise<void> {
  await db.delete(enrolments).where(isOf(userId, courseId));
}

export async function enrolmentsOf(db: Db, userId: string): Promise<Enrolment[]> {
  return db
    .select()
    .from(enrolments)
    .where(eq(enrolments.userId, userId))
    .orderBy(enrolments.enrolledAt, enrolments.courseId);
}

/** When each lesson of a course was completed. */
export async function completionsOf(
  db: Db,
  userId: string,
  courseId: number,
): Promise<Map<number, Date>> {
  const rows = await db
    .select({ lessonId: lessonCompletions.lessonId, completedAt: lessonCompletions.completedAt })
    .from(lessonCompletions)
    .where(and(eq(lessonCompletions.userId, userId), eq(lessonCompletions.courseId, courseId)));
  return new Map(rows.map((row) => [row.lessonId, row.completedAt]));
}

/** How many lessons of each course were completed. */
export async function completedCounts(
  db: Db,
  userId: string,
  courseIds: number[],
): Promise<Map<number, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .select({ courseId: lessonCompletions.courseId, completed: count() })
    .from(lessonCompletions)
    .where(
      and(eq(lessonCompletions.userId, userId), inArray(lessonCompletions.courseId, courseIds)),
    )
    .groupBy(lessonCompletions.courseId);
  return new Map(rows.map((row) => [row.courseId, row.completed]));
}

/** @returns false when the lesson was completed before; its first date stays. */
export async function saveCompletion(
  db: Db,
  row: typeof lessonCompletions.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(lessonCompletions)
    .values(row)
    .onConflictDoNothing()
    .returning({ lessonId: lessonCompletions.lessonId });
  return added.length > 0;
}

export async function removeCompletions(db: Db, userId: string, courseId: number): Promise<void> {
  await db
    .delete(lessonCompletions)
    .where(and(eq(lessonCompletions.userId, userId), eq(lessonCompletions.courseId, courseId)));
}

/** Where the learner was in the videos of a course, by lesson. */
export async function positionsOf(
  db: Db,
  userId: string,
  courseId: number,
): Promise<Map<number, LessonPosition>> {
  const rows = await db
    .select()
    .from(lessonPositions)
    .where(and(eq(lessonPositions.userId, userId), eq(lessonPositions.courseId, courseId)));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

/**
 * Stores positions that are not older than those that are there: reports come late, twice and from several
 * devices. @returns how many were stored
 */
export async function keepNewestPositions(db: Db, rows: LessonPosition[]): Promise<number> {
  if (rows.length === 0) return 0;
  const kept = await db
    .insert(lessonPositions)
    .values(rows)
    .onConflictDoUpdate({
      target: [lessonPositions.userId, lessonPositions.lessonId],
      set: { positionMs: sql`excluded.position_ms`, watchedAt: sql`excluded.watched_at` },
      setWhere: lte(lessonPositions.watchedAt, sql`excluded.watched_at`),
    })
    .returning({ lessonId: lessonPositions.lessonId });
  return kept.length;
}

const isOf = (userId: string, courseId: number) =>
  and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));
