import type { Platform } from '../../../platform.ts';

/**
 * What the catalogue must know of a person's purchases. It is handed over when the domains are
 * composed: learning reads the catalogue, so the catalogue cannot import learning.
 */
export type LearnerCourses = {
  enrolledCourses(platform: Platform, userId: string): Promise<LearnerCourse[]>;
  courseExams: CourseExams;
  /** When this person completed each lesson of a course, by the lesson's id. */
  completedLessons(
    platform: Platform,
    userId: string,
    courseId: number,
  ): Promise<ReadonlyMap<number, Date>>;
  /** The badge that this person has for a course; null until it is issued. */
  courseBadgeId(platform: Platform, userId: string, courseId: number): Promise<string | null>;
};

/** The certification exam and the simulation of a course, in this order (EXAM-02), to a person or a visitor. */
export type CourseExams = (
  platform: Platform,
  userId: string | null,
  courseId: number,
) => Promise<[ExamState, ExamState]>;

export type ExamState = {
  /**
   * Where it is taken: a page of ours, or an address of another body to who can take it there now; null without
   * such an exam (E156).
   */
  link: string | null;
  /** Paid, and still to be taken, under way or passed (E157). */
  isPaid: boolean;
  /** Of the best attempt; null before the first has ended. */
  best: { percent: number; isPassed: boolean; endedAt: Date } | null;
};

export type LearnerCourse = {
  courseId: number;
  /** 0 to 100. */
  percentage: number;
  enrolledAt: Date | string;
};
