import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { courseForSale } from '../catalogue/index.ts';
import { enrolledCourses } from './enrolments.ts';
import { completionsOf, positionsOf } from './repository.ts';
import { enrolments, lessonCompletions, lessonPositions } from './tables.ts';

/** Courses that the person may use, and how far they are. */
export const learningData: PersonalData = {
  part: 'courses',
  async collect(platform, userId) {
    const enrolled = await enrolledCourses(platform, userId);
    const courses = await Promise.all(
      enrolled.map(async (course) => ({
        ...course,
        title: (await courseForSale(platform, course.courseId))?.title ?? '',
        completedLessons: [
          ...(await completionsOf(platform.database.db, userId, course.courseId)),
        ].map(([lessonId, completedAt]) => ({ lessonId, completedAt })),
        videoPositions: [
          ...(await positionsOf(platform.database.db, userId, course.courseId)).values(),
        ].map(({ lessonId, positionMs, watchedAt }) => ({
          lessonId,
          seconds: positionMs / 1000,
          watchedAt,
        })),
      })),
    );
    return { data: courses };
  },
  async erase(platform, userId) {
    const { db } = platform.database;
    await db.delete(lessonCompletions).where(eq(lessonCompletions.userId, userId));
    await db.delete(lessonPositions).where(eq(lessonPositions.userId, userId));
    await db.delete(enrolments).where(eq(enrolments.userId, userId));
  },
};
