import { and, eq, gt, isNotNull, min } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { examAttempts } from '../tables.ts';

/** Who has passed the certification of which course since an instant, and when. */
export async function passedCertifications(
  platform: Platform,
  since: Date,
): Promise<{ userId: string; courseId: number; completedAt: Date }[]> {
  const { userId, courseId, endedAt } = examAttempts;
  const rows = await platform.database.db
    .select({ userId, courseId, completedAt: min(endedAt) })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.kind, 'certification'),
        eq(examAttempts.isPassed, true),
        isNotNull(examAttempts.rightId),
        gt(endedAt, since),
      ),
    )
    .groupBy(userId, courseId);
  return rows.flatMap((row) =>
    row.completedAt === null ? [] : [{ ...row, completedAt: row.completedAt }],
  );
}
