import type { Platform } from '../../../platform.ts';

/**
 * What the catalogue must know of a person's purchases. It is handed over when the domains are
 * composed: learning reads the catalogue, so the catalogue cannot import learning.
 */
export type LearnerCourses = {
  enrolledCourses(platform: Platform, userId: string): Promise<LearnerCourse[]>;
  /** Which exams of a course this person has paid and can take now. */
  paidExams(platform: Platform, userId: string, courseId: number): Promise<PaidExams>;
};

export type PaidExams = { certification: boolean; simulation: boolean };

export type LearnerCourse = {
  courseId: number;
  /** 0 to 100. */
  percentage: number;
  enrolledAt: Date | string;
};
