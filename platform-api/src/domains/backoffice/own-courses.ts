import { accessErrors, type Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import { badgesOfCourses, type BadgeCounts } from '../badges/index.ts';
import { courseTitles, coursesMadeBy, coursesTaughtBy } from '../catalogue/index.ts';
import { learnersOfCourses } from '../learning/index.ts';

export type OwnCourse = BadgeCounts & { courseId: number; title: string; learners: number };

/**
 * How the courses do that an editor has made, or that a teacher teaches; those with the most learners first.
 * @throws FORBIDDEN to who is neither
 */
export async function ownCourses(platform: Platform, principal: Principal): Promise<OwnCourse[]> {
  const isEditor = principal.role === 'RedattoreCorsiA';
  if (!isEditor && !principal.isDocente) throw accessErrors.FORBIDDEN();
  const coursesOf = isEditor ? coursesMadeBy : coursesTaughtBy;
  const ids = await coursesOf(platform, principal.userId);
  const [titles, learners, badges] = await Promise.all([
    courseTitles(platform, ids),
    learnersOfCourses(platform, ids),
    badgesOfCourses(platform, ids),
  ]);
  return ids
    .map((courseId) => ({
      courseId,
      title: titles.get(courseId) ?? '',
      learners: learners.get(courseId) ?? 0,
      ...(badges.get(courseId) ?? { completed: 0, passed: 0 }),
    }))
    .toSorted((a, b) => b.learners - a.learners || a.title.localeCompare(b.title, 'it'));
}
