import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import type { ExamKind } from '../questions/question.ts';
import { examAttempts, examRights } from '../tables.ts';

export type ExamRight = typeof examRights.$inferSelect;

export type UsableRight = ExamRight & {
  /** Null: as many as one wants. */
  attemptsLeft: number | null;
};

/**
 * The right by which a person can take an exam at this moment: not withdrawn, not past its time, and with
 * attempts left; of several the one that ends first. An attempt that is under way is not counted yet: one
 * live attempt for a person keeps a second from beginning, and who is in an exam has no need to buy it.
 * @param options.lock for who begins an attempt, inside of a transaction: the right is held until its end, so
 * that of this and a refund at once one comes first
 * @returns null where the exam was not bought, or is used up
 */
export async function usableRight(
  db: Db,
  userId: string,
  courseId: number,
  kind: ExamKind,
  at: Date,
  options: { lock?: true } = {},
): Promise<UsableRight | null> {
  const query = db
    .select()
    .from(examRights)
    .where(
      and(
        eq(examRights.userId, userId),
        eq(examRights.courseId, courseId),
        eq(examRights.kind, kind),
        isNull(examRights.withdrawnAt),
        gt(examRights.validUntil, at),
      ),
    )
    .orderBy(asc(examRights.validUntil), asc(examRights.boughtAt), asc(examRights.id));
  const rights = await (options.lock ? query.for('update') : query);
  // After the lock: an attempt that ended while this waited is counted.
  const used = await endedAttempts(
    db,
    rights.map(({ id }) => id),
    at,
  );
  for (const right of rights) {
    if (right.attempts === null) return { ...right, attemptsLeft: null };
    const attemptsLeft = right.attempts - (used.get(right.id) ?? 0);
    if (attemptsLeft > 0) return { ...right, attemptsLeft };
  }
  return null;
}

/** One whose time is over has ended, also where nobody has written it yet. */
async function endedAttempts(db: Db, rightIds: string[], at: Date): Promise<Map<string, number>> {
  if (rightIds.length === 0) return new Map();
  const rows = await db
    .select({ rightId: examAttempts.rightId, ended: count() })
    .from(examAttempts)
    .where(
      and(
        inArray(examAttempts.rightId, rightIds),
        or(isNotNull(examAttempts.endedAt), lte(examAttempts.endsAt, at)),
      ),
    )
    .groupBy(examAttempts.rightId);
  return new Map(
    rows.flatMap(({ rightId, ended }) => (rightId === null ? [] : [[rightId, ended]])),
  );
}
