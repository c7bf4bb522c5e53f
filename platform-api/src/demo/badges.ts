import { issueCourseBadge } from '../domains/badges/index.ts';
import { completedCourses } from '../domains/learning/index.ts';
import type { Platform } from '../platform.ts';

/** A first start should not take long, and a wall is full with far fewer. */
const MAX_BADGES = 60;

/**
 * The badges of the courses that were completed: real credentials, signed and noted on the ledger
 * one after the other, as they would have been. Nobody is written to about the past.
 */
export async function loadBadges(platform: Platform): Promise<void> {
  const completions = await completedCourses(platform);
  const inOrder = completions.toSorted((a, b) => a.completedAt.getTime() - b.completedAt.getTime());
  for (const completion of inOrder.slice(0, MAX_BADGES)) {
    await issueCourseBadge(platform, completion, { tellHolder: false });
  }
}
