import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { peopleById } from '../../accounts/index.ts';
import { catalogueErrors } from '../errors.ts';
import { courseRankings, reviewReports } from '../tables.ts';

/** So many people must find a review improper before it is hidden until an administrator has read it. */
export const REPORTS_THAT_HIDE = 3;

export type Review = {
  id: string;
  rank: number;
  comment: string;
  ratedAt: Date;
  /** First name and initial; null where the account is gone. */
  authorName: string | null;
  isOwn: boolean;
  /** The reader has reported it already. */
  isReported: boolean;
  isHidden: boolean;
  /** Reports so far; null for all but administrators. */
  reports: number | null;
};

export const moderatesReviews = (reader: Principal | null): boolean =>
  reader?.role === 'AdminWorkerBadge';

/** The latest first. Hidden ones are for administrators and for their own authors. */
export async function listReviews(
  platform: Platform,
  reader: Principal | null,
  courseId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Review[]; totalItems: number }> {
  const { db } = platform.database;
  const isModerator = moderatesReviews(reader);
  const own = reader === null ? sql`false` : sql`${courseRankings.userId} = ${reader.userId}::uuid`;
  const where = and(
    eq(courseRankings.courseId, courseId),
    isNotNull(courseRankings.comment),
    isModerator ? undefined : sql`(${isNull(courseRankings.hiddenAt)} or ${own})`,
  );
  const [total] = await db.select({ total: count() }).from(courseRankings).where(where);
  const reportsOf = sql`from ${reviewReports} where ${reviewReports.reviewId} = ${courseRankings.reviewId}`;
  const rows = await db
    .select({
      review: courseRankings,
      reports: sql`(select count(*) ${reportsOf})`.mapWith(Number),
      isReported:
        reader === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select ${reportsOf} and ${reviewReports.userId} = ${reader.userId}::uuid)`,
    })
    .from(courseRankings)
    .where(where)
    .orderBy(desc(courseRankings.ratedAt), desc(courseRankings.reviewId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const people = await peopleById(
    platform,
    rows.map(({ review }) => review.userId),
  );
  return {
    totalItems: total?.total ?? 0,
    items: rows.map(({ review, reports, isReported }) => ({
      id: review.reviewId,
      rank: review.rank,
      comment: review.comment ?? '',
      ratedAt: review.ratedAt,
      authorName: publicName(people.get(review.userId)),
      isOwn: review.userId === reader?.userId,
      isReported,
      isHidden: review.hiddenAt !== null,
      reports: isModerator ? reports : null,
    })),
  };
}

const publicName = (person: { name: string; surname: string } | undefined) =>
  person === undefined || person.name === ''
    ? null
    : `${person.name} ${person.surname.slice(0, 1)}.`.trim();

/**
 * Notes that this person finds a review improper, once. The report that reaches the limit hides it,
 * unless an administrator has approved it.
 * @throws REVIEW_NOT_FOUND, REVIEW_IS_OWN
 */
export async function reportReview(
  platform: Platform,
  reporter: Principal,
  reviewId: string,
): Promise<void> {
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    // The lock lets those who report at once see one another's reports.
    const [review] = await db
      .select({ userId: courseRankings.userId })
      .from(courseRankings)
      .where(and(eq(courseRankings.reviewId, reviewId), isNotNull(courseRankings.comment)))
      .for('update');
    if (review === undefined) throw catalogueErrors.REVIEW_NOT_FOUND();
    if (review.userId === reporter.userId) throw catalogueErrors.REVIEW_IS_OWN();
    const now = platform.clock.now();
    await db
      .insert(reviewReports)
      .values({ reviewId, userId: reporter.userId, reportedAt: now })
      .onConflictDoNothing();
    await db
      .update(courseRankings)
      .set({ hiddenAt: now })
      .where(
        and(
          eq(courseRankings.reviewId, reviewId),
          eq(courseRankings.isApproved, false),
          isNull(courseRankings.hiddenAt),
          sql`(select count(*) from ${reviewReports} where ${reviewReports.reviewId} = ${reviewId}::uuid) >= ${REPORTS_THAT_HIDE}`,
        ),
      );
  });
}

/**
 * An administrator hides a review, or approves it so that reports no longer hide it.
 * @throws REVIEW_NOT_FOUND
 */
export async function moderateReview(
  platform: Platform,
  reviewId: string,
  isHidden: boolean,
): Promise<void> {
  const [moderated] = await platform.database.db
    .update(courseRankings)
    .set({ hiddenAt: isHidden ? platform.clock.now() : null, isApproved: !isHidden })
    .where(eq(courseRankings.reviewId, reviewId))
    .returning({ reviewId: courseRankings.reviewId });
  if (moderated === undefined) throw catalogueErrors.REVIEW_NOT_FOUND();
}
