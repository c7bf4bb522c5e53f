import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { completedCourses } from '../learning/index.ts';
import { COURSE_BADGE } from './badge-types.ts';
import { badgeKey, ISSUE_JOB, requestCourseBadge } from './issue-badge.ts';
import { badges } from './tables.ts';

const PATIENCE_MINUTES = 5;
const SINCE_DAYS = 30;

/**
 * Requests again the badges of courses completed in the last 30 days that no job will issue.
 * @returns how many were requested
 */
export async function requestMissingBadges(platform: Platform): Promise<number> {
  const now = platform.clock.now().getTime();
  const since = new Date(now - SINCE_DAYS * 86_400_000);
  const before = new Date(now - PATIENCE_MINUTES * 60_000);
  const issued = new Set((await issuedSince(platform, since)).map(badgeKey));
  let requested = 0;
  for (const completion of await completedCourses(platform, since)) {
    if (completion.completedAt > before || issued.has(badgeKey(completion))) continue;
    // A course that was reset and completed again has its badge of the first time.
    if (await isOnLedger(platform, completion)) continue;
    if (await platform.jobs.isPending(ISSUE_JOB, badgeKey(completion))) continue;
    await requestCourseBadge(platform, completion);
    requested += 1;
  }
  if (requested > 0) platform.log.warn({ badges: requested }, 'completed courses had no badge');
  return requested;
}

const issuedSince = (platform: Platform, since: Date) =>
  platform.database.db
    .select({ userId: badges.userId, courseId: badges.courseId })
    .from(badges)
    .where(
      and(
        eq(badges.type, COURSE_BADGE),
        gt(badges.acquiredAt, since),
        isNotNull(badges.transactionId),
      ),
    );

async function isOnLedger(
  platform: Platform,
  { userId, courseId }: { userId: string; courseId: number },
): Promise<boolean> {
  const [badge] = await platform.database.db
    .select({ id: badges.id })
    .from(badges)
    .where(
      and(
        eq(badges.userId, userId),
        eq(badges.courseId, courseId),
        eq(badges.type, COURSE_BADGE),
        isNotNull(badges.transactionId),
      ),
    );
  return badge !== undefined;
}
