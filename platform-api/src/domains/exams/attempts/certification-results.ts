import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { examAttempts } from '../tables.ts';

export type CertificationResult = { isPassed: boolean; percent: number };

/** The best result of each person's certification of a course, under `<user> <course>`; previews do not count. */
export async function certificationResults(
  { database: { db } }: Platform,
  pairs: readonly { userId: string; courseId: number }[],
): Promise<Map<string, CertificationResult>> {
  if (pairs.length === 0) return new Map();
  const { userId, courseId, isPassed, percent } = examAttempts;
  const rows = await db
    .select({ userId, courseId, isPassed, percent })
    .from(examAttempts)
    .where(
      and(
        inArray(userId, [...new Set(pairs.map((pair) => pair.userId))]),
        inArray(courseId, [...new Set(pairs.map((pair) => pair.courseId))]),
        eq(examAttempts.kind, 'certification'),
        isNotNull(examAttempts.rightId),
        isNotNull(percent),
      ),
    )
    // The last one of a pair stays in the map: a passed one, then the higher.
    .orderBy(asc(isPassed), asc(percent));
  return new Map(
    rows.map((row) => [
      `${row.userId} ${row.courseId}`,
      { isPassed: row.isPassed === true, percent: row.percent ?? 0 },
    ]),
  );
}
