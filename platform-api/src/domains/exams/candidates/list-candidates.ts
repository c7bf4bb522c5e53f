import { and, countDistinct, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { peopleById } from '../../accounts/index.ts';
import { requireExamAuthor } from '../bank/require-author.ts';
import type { ExamKind } from '../questions/question.ts';
import { examAttempts } from '../tables.ts';

export type Candidate = {
  userId: string;
  /** Empty where the account was deleted. */
  name: string;
  surname: string;
  attempts: number;
  /** Null while none has ended. */
  bestPercent: number | null;
  isPassed: boolean;
  lastStartedAt: Date;
  isLive: boolean;
};

/**
 * Who took an exam of a course, the last to begin first; previews of authors are no candidates.
 * @throws FORBIDDEN, COURSE_NOT_FOUND
 */
export async function listCandidates(
  platform: Platform,
  principal: Principal,
  exam: { courseId: number; kind: ExamKind; page: number; pageSize: number },
): Promise<{ items: Candidate[]; totalItems: number }> {
  const { courseId, kind, page, pageSize } = exam;
  await requireExamAuthor(platform, principal, courseId);
  const { db } = platform.database;
  const counted = and(
    eq(examAttempts.courseId, courseId),
    eq(examAttempts.kind, kind),
    isNotNull(examAttempts.rightId),
  );
  const last = sql<Date>`max(${examAttempts.startedAt})`.mapWith(examAttempts.startedAt);
  const rows = await db
    .select({
      userId: examAttempts.userId,
      attempts: sql<number>`count(*)::int`,
      bestPercent: sql<number | null>`max(${examAttempts.percent})`,
      isPassed: sql<boolean>`coalesce(bool_or(${examAttempts.isPassed}), false)`,
      lastStartedAt: last,
      isLive: sql<boolean>`bool_or(${examAttempts.endedAt} is null)`,
    })
    .from(examAttempts)
    .where(counted)
    .groupBy(examAttempts.userId)
    .orderBy(desc(last), examAttempts.userId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db
    .select({ people: countDistinct(examAttempts.userId) })
    .from(examAttempts)
    .where(counted);
  const people = await peopleById(
    platform,
    rows.map(({ userId }) => userId),
  );
  return {
    items: rows.map((row) => ({
      ...row,
      name: people.get(row.userId)?.name ?? '',
      surname: people.get(row.userId)?.surname ?? '',
    })),
    totalItems: total?.people ?? 0,
  };
}
