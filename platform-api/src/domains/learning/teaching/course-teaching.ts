import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { peopleById } from '../../accounts/index.ts';
import type { CourseStructure } from '../../catalogue/index.ts';
import { coursePercentage } from '../progress/course-progress.ts';
import {
  currentLesson,
  learnerCounts,
  lessonReach,
  type LearnerCounts,
  type LessonReach,
} from './lesson-reach.ts';
import {
  completionsOfLearners,
  learnerGroups,
  learnerPage,
  type LearnerFilter,
} from './repository.ts';
import { requireTeaching } from './require-teaching.ts';

type Lesson = CourseStructure['modules'][number]['lessons'][number];

const lessonsOf = (course: CourseStructure): Lesson[] =>
  course.modules.flatMap((module) => module.lessons);

export type TaughtCourse = {
  course: CourseStructure;
  counts: LearnerCounts;
  /** Of every lesson, in the order of the course. */
  reach: Map<number, LessonReach>;
};

/**
 * How the learners of a course do together: how many came to each lesson, and how many completed it.
 * @throws FORBIDDEN, COURSE_NOT_FOUND
 */
export async function taughtCourse(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<TaughtCourse> {
  const course = await requireTeaching(platform, principal, courseId);
  const lessonIds = lessonsOf(course).map(({ id }) => id);
  const groups = await learnerGroups(platform.database.db, courseId, lessonIds);
  return {
    course,
    counts: learnerCounts(lessonIds.length, groups),
    reach: new Map(lessonReach(lessonIds, groups).map((reach) => [reach.lessonId, reach])),
  };
}

/** What a teacher sees of a learner: a name and the way through this course. No address, no other course. */
export type TaughtLearner = {
  name: string;
  surname: string;
  enrolledAt: Date;
  /** Whole percent. */
  percentage: number;
  /** Null before the first lesson is completed. */
  lastCompletedAt: Date | null;
  /** Where the learner is; null before the course is begun, and when it is completed. */
  current: Lesson | null;
};

/**
 * One page of the learners of a course, the latest to buy it first.
 * @throws FORBIDDEN, COURSE_NOT_FOUND
 */
export async function taughtLearners(
  platform: Platform,
  principal: Principal,
  {
    page,
    pageSize,
    ...filter
  }: Omit<LearnerFilter, 'lessonCount'> & { page: number; pageSize: number },
): Promise<{ items: TaughtLearner[]; totalItems: number }> {
  const course = await requireTeaching(platform, principal, filter.courseId);
  const { db } = platform.database;
  const lessons = lessonsOf(course);
  const lessonIds = lessons.map(({ id }) => id);
  const { rows, totalItems } = await learnerPage(
    db,
    { ...filter, lessonCount: lessons.length },
    { page, pageSize },
  );
  const userIds = rows.map(({ userId }) => userId);
  const people = await peopleById(platform, userIds);
  const completions = await completionsOfLearners(db, filter.courseId, userIds);
  const items = rows.map(({ userId, enrolledAt, startedAt }) => {
    const done = completions.get(userId);
    const completed = done?.lessons ?? new Set<number>();
    const currentId = currentLesson(lessonIds, {
      hasBegun: startedAt !== null || completed.size > 0,
      completed,
    });
    return {
      name: people.get(userId)?.name ?? '',
      surname: people.get(userId)?.surname ?? '',
      enrolledAt,
      percentage: coursePercentage(completed.size, lessons.length),
      lastCompletedAt: done?.lastAt ?? null,
      current: lessons.find(({ id }) => id === currentId) ?? null,
    };
  });
  return { items, totalItems };
}
