import type { Platform } from '../../platform.ts';

/** What learning needs of badges; handed over where the domains are composed. */
export type CourseBadges = {
  /** Asks for the badge of a completed course, in the running transaction; idempotent. */
  requestCourseBadge(
    platform: Platform,
    completion: { userId: string; courseId: number; completedAt: Date },
  ): Promise<void>;
  /** The badge that this person has for this course; null until it is issued. */
  courseBadgeId(platform: Platform, userId: string, courseId: number): Promise<string | null>;
};
