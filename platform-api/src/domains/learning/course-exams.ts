import type { Platform } from '../../platform.ts';

/** What learning needs of exams; handed over where the domains are composed. */
export type CourseExams = {
  /** Which exams of a course this person has paid and can take now. */
  paidExams(
    platform: Platform,
    userId: string,
    courseId: number,
  ): Promise<{ certification: boolean; simulation: boolean }>;
};
