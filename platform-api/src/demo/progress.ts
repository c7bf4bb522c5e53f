import { courseStructure } from '../domains/catalogue/index.ts';
import { enrolledCourses, recordPastCompletion } from '../domains/learning/index.ts';
import type { Platform } from '../platform.ts';
import { companyPeople, idOfCompanyPerson } from './company-people.ts';
import { demoPeople } from './people.ts';

const DAY_MS = 86_400_000;

/**
 * Shares of the lessons done in the newest courses of a person, newest first: one not begun, some in
 * progress; all older ones are completed.
 */
const newestShares = [0, 0.45, 0.75];

const learners = [
  ...Object.values(demoPeople).map(({ userId }) => ({ userId, shares: newestShares })),
  ...companyPeople.map((person) => ({ userId: idOfCompanyPerson(person), shares: [person.done] })),
];

/**
 * What the demo people have done with the courses they own: a lesson every day or two from the purchase
 * on, never in the future. Needs the orders; badges follow from it.
 */
export async function loadProgress(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  for (const { userId, shares } of learners) {
    const newestFirst = (await enrolledCourses(platform, userId)).toReversed();
    for (const [place, { courseId, enrolledAt }] of newestFirst.entries()) {
      const course = await courseStructure(platform, courseId);
      const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
      const done = Math.round(lessons.length * (shares[place] ?? 1));
      // What lies between purchase and now bounds how slow a person can have been.
      const pace = Math.min(1.6 * DAY_MS, (now - enrolledAt.getTime()) / (lessons.length + 1));
      for (const [index, lesson] of lessons.slice(0, done).entries()) {
        const completedAt = new Date(enrolledAt.getTime() + (index + 1) * pace);
        await recordPastCompletion(platform, {
          userId,
          courseId,
          lessonId: lesson.id,
          completedAt,
        });
      }
    }
  }
}
