import { and, count, eq } from 'drizzle-orm';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { announce } from '../attempts/end-attempt.ts';
import type { ExamBadges } from '../attempts/exam-badges.ts';
import type { EndedAttempt } from '../attempts/repository.ts';
import { examAttempts, examExternalResults, examPlans, examRights } from '../tables.ts';
import { reportErrors } from './errors.ts';
import type { Report } from './verify-report.ts';

type Right = typeof examRights.$inferSelect;

const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Stores the result of an exam that another body held, as an attempt that has ended (E156), with what follows
 * one of ours. Each report counts by its own times, in whatever order they come, and once.
 * @throws EXAM_REPORT_CANDIDATE, EXAM_REPORT_FOREIGN, EXAM_REPORT_REPEATED, EXAM_REPORT_TIMES, EXAM_REPORT_USED_UP
 */
export const storeReport = (
  platform: Platform,
  badges: ExamBadges,
  report: Report,
): Promise<EndedAttempt> =>
  inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    // Held: of a refund and a report at once one comes first.
    const [right] = await db
      .select()
      .from(examRights)
      .where(eq(examRights.id, report.candidate))
      .for('update');
    if (right === undefined || right.withdrawnAt !== null) {
      throw reportErrors.EXAM_REPORT_CANDIDATE();
    }
    const thresholdPercent = await thresholdOf(tx, right, report);
    if (await isKnown(tx, report)) throw reportErrors.EXAM_REPORT_REPEATED();
    assertTimes(tx, right, report);
    await assertLeft(tx, right);
    const { startedAt, endedAt, percent } = report;
    const [attempt] = await db
      .insert(examAttempts)
      .values({
        courseId: right.courseId,
        userId: right.userId,
        kind: right.kind,
        rightId: right.id,
        seed: '',
        thresholdPercent,
        startedAt,
        endsAt: endedAt,
        endedAt,
        endedBy: 'candidate',
        points: percent,
        maxPoints: 100,
        percent,
        isPassed: percent >= thresholdPercent,
      })
      .returning();
    if (attempt === undefined) throw new Error('The attempt was not stored');
    const stored = await db
      .insert(examExternalResults)
      .values({
        issuer: report.examiner.issuer,
        reportId: report.reportId,
        attemptId: attempt.id,
        receivedAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ attemptId: examExternalResults.attemptId });
    // The same report at once, for another candidate: the rollback takes the attempt back.
    if (stored.length === 0) throw reportErrors.EXAM_REPORT_REPEATED();
    await announce(tx, badges, attempt as EndedAttempt);
    return attempt as EndedAttempt;
  });

/** Of an exam that this body holds: its address begins with the body's. */
async function thresholdOf(
  { database: { db } }: InTransaction,
  { courseId, kind }: Right,
  { examiner }: Report,
): Promise<number> {
  const [plan] = await db
    .select()
    .from(examPlans)
    .where(and(eq(examPlans.courseId, courseId), eq(examPlans.kind, kind)));
  const address = plan?.externalUrl ?? null;
  if (plan === undefined || address === null || new URL(address).origin !== examiner.origin) {
    throw reportErrors.EXAM_REPORT_FOREIGN();
  }
  return plan.thresholdPercent;
}

async function isKnown(
  { database: { db } }: InTransaction,
  { examiner, reportId }: Report,
): Promise<boolean> {
  const [known] = await db
    .select({ attemptId: examExternalResults.attemptId })
    .from(examExternalResults)
    .where(
      and(
        eq(examExternalResults.issuer, examiner.issuer),
        eq(examExternalResults.reportId, reportId),
      ),
    );
  return known !== undefined;
}

function assertTimes(
  { clock }: InTransaction,
  { boughtAt, validUntil }: Right,
  { startedAt, endedAt }: Report,
): void {
  const now = clock.now().getTime();
  const isWithin =
    startedAt.getTime() >= boughtAt.getTime() - CLOCK_TOLERANCE_MS &&
    startedAt < validUntil &&
    startedAt <= endedAt &&
    endedAt.getTime() <= now + CLOCK_TOLERANCE_MS;
  if (!isWithin) throw reportErrors.EXAM_REPORT_TIMES();
}

async function assertLeft(
  { database: { db } }: InTransaction,
  { id, attempts }: Right,
): Promise<void> {
  if (attempts === null) return;
  const [used] = await db
    .select({ attempts: count() })
    .from(examAttempts)
    .where(eq(examAttempts.rightId, id));
  if ((used?.attempts ?? 0) >= attempts) throw reportErrors.EXAM_REPORT_USED_UP();
}
