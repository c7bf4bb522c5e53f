import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../database/database.ts';
import type { ExamKind } from '../questions/question.ts';
import { examExtraTimes, examPlanAreas, examPlans, examQuestions } from '../tables.ts';

export type PlanContent = {
  host: 'ours' | 'external';
  externalUrl: string | null;
  thresholdPercent: number;
  minutes: number;
  attempts: number | null;
  hoursBetween: number;
  validDays: number;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  areas: { area: string; drawn: number }[];
};

export type StoredPlan = PlanContent & { updatedAt: Date };

const planOf = (courseId: number, kind: ExamKind) =>
  and(eq(examPlans.courseId, courseId), eq(examPlans.kind, kind));

const areasOf = (courseId: number, kind: ExamKind) =>
  and(eq(examPlanAreas.courseId, courseId), eq(examPlanAreas.kind, kind));

export async function findPlan(
  db: Db,
  courseId: number,
  kind: ExamKind,
): Promise<StoredPlan | null> {
  const [row] = await db.select().from(examPlans).where(planOf(courseId, kind));
  if (row === undefined) return null;
  const areas = await db
    .select({ area: examPlanAreas.area, drawn: examPlanAreas.drawn })
    .from(examPlanAreas)
    .where(areasOf(courseId, kind))
    .orderBy(asc(examPlanAreas.position));
  const { courseId: _course, kind: _kind, ...plan } = row;
  return { ...plan, areas };
}

/**
 * Stores the plan if it is still the one that its author read; null: there was none.
 * @returns false, and nothing is stored, when someone else was first
 */
export async function storePlan(
  db: Transaction,
  { courseId, kind }: { courseId: number; kind: ExamKind },
  readAt: Date | null,
  { areas, ...columns }: PlanContent,
  now: Date,
): Promise<boolean> {
  const written =
    readAt === null
      ? await db
          .insert(examPlans)
          .values({ courseId, kind, ...columns, updatedAt: now })
          .onConflictDoNothing()
          .returning({ kind: examPlans.kind })
      : await db
          .update(examPlans)
          .set({ ...columns, updatedAt: now })
          .where(and(planOf(courseId, kind), eq(examPlans.updatedAt, readAt)))
          .returning({ kind: examPlans.kind });
  if (written.length === 0) return false;
  await db.delete(examPlanAreas).where(areasOf(courseId, kind));
  if (areas.length > 0) {
    await db
      .insert(examPlanAreas)
      .values(areas.map((area, position) => ({ courseId, kind, position, ...area })));
  }
  return true;
}

/** @returns false when it is no longer the one that its author read */
export async function deletePlan(
  db: Transaction,
  { courseId, kind }: { courseId: number; kind: ExamKind },
  readAt: Date,
): Promise<boolean> {
  const deleted = await db
    .delete(examPlans)
    .where(and(planOf(courseId, kind), eq(examPlans.updatedAt, readAt)))
    .returning({ kind: examPlans.kind });
  return deleted.length > 0;
}

export type BankArea = {
  area: string;
  questions: number;
  active: number;
  /** Of one active question; 0 without any. */
  lowestPoints: number;
  highestPoints: number;
};

/** The areas of a bank, by name. */
export async function bankAreas(db: Db, courseId: number): Promise<BankArea[]> {
  const isActive = sql`${examQuestions.state} = 'active'`;
  return db
    .select({
      area: examQuestions.area,
      questions: count(),
      active: sql<number>`(count(*) filter (where ${isActive}))::int`,
      lowestPoints: sql<number>`coalesce(min(${examQuestions.points}) filter (where ${isActive}), 0)::int`,
      highestPoints: sql<number>`coalesce(max(${examQuestions.points}) filter (where ${isActive}), 0)::int`,
    })
    .from(examQuestions)
    .where(eq(examQuestions.courseId, courseId))
    .groupBy(examQuestions.area)
    .orderBy(asc(examQuestions.area));
}

export const extraTimes = (
  db: Db,
  courseId: number,
): Promise<{ userId: string; percent: number }[]> =>
  db
    .select({ userId: examExtraTimes.userId, percent: examExtraTimes.percent })
    .from(examExtraTimes)
    .where(eq(examExtraTimes.courseId, courseId))
    .orderBy(asc(examExtraTimes.userId));

export async function setExtraTime(
  db: Db,
  extra: { courseId: number; userId: string; percent: number },
): Promise<void> {
  await db
    .insert(examExtraTimes)
    .values(extra)
    .onConflictDoUpdate({
      target: [examExtraTimes.courseId, examExtraTimes.userId],
      set: { percent: extra.percent },
    });
}

export async function deleteExtraTime(
  db: Db,
  { courseId, userId }: { courseId: number; userId: string },
): Promise<void> {
  await db
    .delete(examExtraTimes)
    .where(and(eq(examExtraTimes.courseId, courseId), eq(examExtraTimes.userId, userId)));
}

/** Of one person, by course. */
export const extraTimesOf = (
  db: Db,
  userId: string,
): Promise<{ courseId: number; percent: number }[]> =>
  db
    .select({ courseId: examExtraTimes.courseId, percent: examExtraTimes.percent })
    .from(examExtraTimes)
    .where(eq(examExtraTimes.userId, userId))
    .orderBy(asc(examExtraTimes.courseId));

export async function forgetExtraTimes(db: Db, userId: string): Promise<void> {
  await db.delete(examExtraTimes).where(eq(examExtraTimes.userId, userId));
}
