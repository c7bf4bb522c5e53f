import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { passedCertifications } from '../exams/index.ts';
import { completedCourses } from '../learning/index.ts';
import { COURSE_BADGE, EXAM_BADGE } from './badge-types.ts';
import { badgeKey, ISSUE_JOB, requestBadge, type Achievement } from './issue-badge.ts';
import { badges } from './tables.ts';

const PATIENCE_MINUTES = 5;
const SINCE_DAYS = 30;

/**
 * Requests again the badges of courses completed and certifications passed in the last 30 days that no job
 * will issue.
 * @returns how many were requested
 */
export async function requestMissingBadges(platform: Platform): Promise<number> {
  const now = platform.clock.now().getTime();
  const since = new Date(now - SINCE_DAYS * 86_400_000);
  const before = new Date(now - PATIENCE_MINUTES * 60_000);
  const issued = new Set((await issuedSince(platform, since)).map(badgeKey));
  let requested = 0;
  for (const achievement of await achievementsSince(platform, since)) {
    if (achievement.completedAt > before || issued.has(badgeKey(achievement))) continue;
    // A course that was reset and completed again has its badge of the first time.
    if (await isOnLedger(platform, achievement)) continue;
    if (await platform.jobs.isPending(ISSUE_JOB, badgeKey(achievement))) continue;
    await requestBadge(platform, achievement);
    requested += 1;
  }
  if (requested > 0)
    platform.log.warn({ badges: requested }, 'completed courses or passed exams had no badge');
  return requested;
}

async function achievementsSince(platform: Platform, since: Date): Promise<Achievement[]> {
  const completed = await completedCourses(platform, since);
  const passed = await passedCertifications(platform, since);
  return [
    ...completed.map((completion) => ({ ...completion, type: COURSE_BADGE })),
    ...passed.map((pass) => ({ ...pass, type: EXAM_BADGE })),
  ];
}

const issuedSince = (platform: Platform, since: Date) =>
  platform.database.db
    .select({ userId: badges.userId, courseId: badges.courseId, type: badges.type })
    .from(badges)
    .where(and(gt(badges.acquiredAt, since), isNotNull(badges.transactionId)));

async function isOnLedger(
  platform: Platform,
  { userId, courseId, type }: Achievement,
): Promise<boolean> {
  const [badge] = await platform.database.db
    .select({ id: badges.id })
    .from(badges)
    .where(
      and(
        eq(badges.userId, userId),
        eq(badges.courseId, courseId),
        eq(badges.type, type),
        isNotNull(badges.transactionId),
      ),
    );
  return badge !== undefined;
}
