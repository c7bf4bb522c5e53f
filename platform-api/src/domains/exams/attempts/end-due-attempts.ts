import type { Platform } from '../../../platform.ts';
import { GRACE_MS } from './clock.ts';
import { endAttempt } from './end-attempt.ts';
import type { ExamBadges } from './exam-badges.ts';
import { dueAttempts } from './repository.ts';

export const SWEEP_JOB = 'exam.due';

/** Read at a time. */
const BATCH = 200;

/**
 * Ends every attempt whose time is over and whose own job has not. One that fails is logged, and does not
 * keep the others.
 */
export async function endDueAttempts(platform: Platform, badges: ExamBadges): Promise<void> {
  const failed = new Set<string>();
  for (;;) {
    const over = new Date(platform.clock.now().getTime() - GRACE_MS);
    const due = await dueAttempts(platform.database.db, over, BATCH + failed.size);
    const left = due.filter(({ id }) => !failed.has(id));
    if (left.length === 0) return;
    for (const { id } of left) {
      try {
        await endAttempt(platform, badges, id, { by: 'time' });
      } catch (error) {
        failed.add(id);
        platform.log.error({ err: error, attemptId: id }, 'an exam could not be ended');
      }
    }
  }
}
