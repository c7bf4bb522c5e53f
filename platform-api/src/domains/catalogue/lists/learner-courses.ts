import type { Platform } from '../../../platform.ts';

/**
 * What the catalogue must know of a person's purchases. It is handed over when the domains are
 * composed: learning reads the catalogue, so the catalogue cannot import learning.
 */
export type LearnerCourses = {
  enrolledCourses(platform: Platform, userId: string): Promise<LearnerCourse[]>;
};

export type LearnerCourse = {
  courseId: number;
  /** 0 to 100. */
  percentage: number;
  enrolledAt: Date | string;
  includesCertification?: boolean;
  includesSimulation?: boolean;
};
