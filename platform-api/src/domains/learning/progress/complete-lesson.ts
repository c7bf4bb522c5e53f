import { accessErrors, type Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { requireCourseAccess } from '../access/course-access.ts';
import { availabilityFor, lockedLesson } from '../access/lesson-access.ts';
import { startCourse } from '../access/start-course.ts';
import type { CourseBadges } from '../course-badges.ts';
import { learningErrors } from '../errors.ts';
import {
  completionsOf,
  holdEnrolment,
  keepNewestPositions,
  removeCompletions,
  saveCompletion,
} from '../repository.ts';
import { coursePercentage } from './course-progress.ts';

export type LessonCompletion = {
  lessonId: number;
  moduleId: number;
  completedAt: Date;
  percentage: number;
};

/**
 * Notes that a learner has completed a lesson: bought, open, once (LEARN-09, E58). A repeated call
 * answers with the first date. The completion of the last lesson requests the badge in the
 * same transaction.
 * @throws COURSE_NOT_BOUGHT, LESSON_NOT_FOUND, LESSON_LOCKED, LESSON_PACED; FORBIDDEN to teachers and previews
 */
export async function completeLesson(
  platform: Platform,
  badges: CourseBadges,
  principal: Principal,
  request: { courseId: number; moduleId: number; lessonId: number },
): Promise<LessonCompletion> {
  const { courseId, moduleId, lessonId } = request;
  const { userId } = principal;
  return platform.database.transaction(async () => {
    const { db } = platform.database;
    // Held first: of two last lessons completed at once, the second must see the first.
    await holdEnrolment(db, userId, courseId);
    const access = await requireCourseAccess(platform, principal, courseId);
    const { course, mode } = access;
    if (mode !== 'learner') throw accessErrors.FORBIDDEN();
    const lessons = course.modules.flatMap((module) => module.lessons);
    const lesson = lessons.find(({ id }) => id === lessonId);
    if (lesson?.moduleId !== moduleId) throw learningErrors.LESSON_NOT_FOUND();

    const now = platform.clock.now();
    const completed = await completionsOf(db, userId, courseId);
    const state = availabilityFor(platform, mode, course, completed, now).get(lessonId);
    if (state?.open === false) throw lockedLesson(state, now);

    await startCourse(platform, access);
    const isNew = await saveCompletion(db, { userId, lessonId, courseId, completedAt: now });
    if (isNew) completed.set(lessonId, now);
    const percentage = coursePercentage(completed.size, lessons.length);
    if (isNew && percentage === 100) {
      await badges.requestCourseBadge(platform, { userId, courseId, completedAt: now });
    }
    return { lessonId, moduleId, completedAt: completed.get(lessonId) ?? now, percentage };
  });
}

/**
 * Starts a course afresh: its lessons are open again from the first, its videos begin at their beginning. The
 * badge earned and the exams paid stay (E60).
 */
export async function resetCourse(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<void> {
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    const { userId } = principal;
    await holdEnrolment(db, userId, courseId);
    const { mode, course } = await requireCourseAccess(platform, principal, courseId);
    if (mode !== 'learner') throw accessErrors.FORBIDDEN();
    await removeCompletions(db, userId, courseId);
    // Not removed: a report from before would come late and count, and so would what a device remembers.
    const start = { userId, courseId, positionMs: 0, watchedAt: platform.clock.now() };
    const lessons = course.modules.flatMap((module) => module.lessons);
    await keepNewestPositions(
      db,
      lessons.map(({ id }) => ({ ...start, lessonId: id })),
    );
  });
}
