import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import type { InTransaction } from '../../../platform.ts';
import type { ExamKind } from '../questions/question.ts';
import { examPlans, examRights } from '../tables.ts';
import { usableRight } from './usable-right.ts';

/** What one purchase of an exam is where its course has no plan of it yet (E157). */
const WITHOUT_PLAN = {
  certification: { attempts: 2, validDays: 365 },
  simulation: { attempts: null, validDays: 365 },
} as const satisfies Record<ExamKind, { attempts: number | null; validDays: number }>;

/** Kinds from the flags of a course's purchase. */
export const examKindsOf = (exams: {
  includesCertification: boolean;
  includesSimulation: boolean;
}): ExamKind[] => [
  ...(exams.includesCertification ? (['certification'] as const) : []),
  ...(exams.includesSimulation ? (['simulation'] as const) : []),
];

type Purchase = {
  userId: string;
  courseId: number;
  /** Null where it was given. */
  orderId: number | null;
};

/**
 * Gives a person the right to exams of a course: so many attempts, for so long, as the course's plan says at
 * this moment (E157). Runs in the caller's transaction. A repeat for one order gives nothing twice, and so
 * does a repeated gift.
 */
export async function grantRights(
  platform: InTransaction,
  purchase: Purchase & { kinds: readonly ExamKind[] },
): Promise<void> {
  const { userId, courseId, orderId, kinds } = purchase;
  const { db } = platform.database;
  const boughtAt = platform.clock.now();
  for (const kind of kinds) {
    if (orderId === null && (await wasGiven(db, { userId, courseId, kind }))) continue;
    const { attempts, validDays } = await termsOf(db, courseId, kind);
    const validUntil = new Date(boughtAt.getTime() + validDays * 86_400_000);
    await db
      .insert(examRights)
      .values({ courseId, userId, kind, orderId, attempts, boughtAt, validUntil })
      .onConflictDoNothing({
        target: [examRights.orderId, examRights.userId, examRights.courseId, examRights.kind],
      });
  }
}

/**
 * Sells an exam alone (E154): as `grantRights`, but who can take it already by another purchase gets nothing,
 * because what this order took for it is given back. Runs in the caller's transaction, which holds the buyer.
 * @returns false when the person has a usable right from elsewhere
 */
export async function sellRight(
  platform: InTransaction,
  { kind, ...purchase }: Purchase & { orderId: number; kind: ExamKind },
): Promise<boolean> {
  const { userId, courseId, orderId } = purchase;
  const now = platform.clock.now();
  const usable = await usableRight(platform.database.db, userId, courseId, kind, now);
  if (usable !== null && usable.orderId !== orderId) return false;
  await grantRights(platform, { ...purchase, kinds: [kind] });
  return true;
}

async function termsOf(
  db: Db,
  courseId: number,
  kind: ExamKind,
): Promise<{ attempts: number | null; validDays: number }> {
  const [plan] = await db
    .select({ attempts: examPlans.attempts, validDays: examPlans.validDays })
    .from(examPlans)
    .where(and(eq(examPlans.courseId, courseId), eq(examPlans.kind, kind)));
  return plan ?? WITHOUT_PLAN[kind];
}

async function wasGiven(
  db: Db,
  { userId, courseId, kind }: Omit<Purchase, 'orderId'> & { kind: ExamKind },
): Promise<boolean> {
  const [given] = await db
    .select({ id: examRights.id })
    .from(examRights)
    .where(
      and(
        eq(examRights.userId, userId),
        eq(examRights.courseId, courseId),
        eq(examRights.kind, kind),
        isNull(examRights.orderId),
        isNull(examRights.withdrawnAt),
      ),
    );
  return given !== undefined;
}
