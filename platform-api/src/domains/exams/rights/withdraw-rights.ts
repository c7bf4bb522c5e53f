import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../../platform.ts';
import type { ExamKind } from '../questions/question.ts';
import { examAttempts, examRights } from '../tables.ts';

type Bought = { userId: string; orderId: number };

/** Exams of an order of which an attempt was begun: they are used, and not given back (M34). */
export async function begunExams(
  { database: { db } }: Platform,
  { userId, orderId }: Bought,
): Promise<{ courseId: number; kind: ExamKind }[]> {
  return db
    .selectDistinct({ courseId: examRights.courseId, kind: examRights.kind })
    .from(examRights)
    .innerJoin(examAttempts, eq(examAttempts.rightId, examRights.id))
    .where(and(eq(examRights.userId, userId), eq(examRights.orderId, orderId)));
}

/**
 * Takes back the right to exams whose price goes back, unless an attempt was begun meanwhile. Runs in the
 * caller's transaction, and holds the rights until its end, as who begins an attempt does.
 * @param bought `kinds`: which exams of the course
 * @returns false where one was begun; true too where the order gave none
 */
export async function withdrawRights(
  platform: InTransaction,
  bought: Bought & { courseId: number; kinds: readonly ExamKind[] },
): Promise<boolean> {
  const { userId, orderId, courseId, kinds } = bought;
  const { db } = platform.database;
  const rights = await db
    .select({ id: examRights.id })
    .from(examRights)
    .where(
      and(
        eq(examRights.userId, userId),
        eq(examRights.orderId, orderId),
        eq(examRights.courseId, courseId),
        inArray(examRights.kind, [...kinds]),
        isNull(examRights.withdrawnAt),
      ),
    )
    .orderBy(examRights.id)
    .for('update');
  if (rights.length === 0) return true;
  const ids = rights.map(({ id }) => id);
  const [begun] = await db
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(inArray(examAttempts.rightId, ids))
    .limit(1);
  if (begun !== undefined) return false;
  await db
    .update(examRights)
    .set({ withdrawnAt: platform.clock.now() })
    .where(inArray(examRights.id, ids));
  return true;
}
