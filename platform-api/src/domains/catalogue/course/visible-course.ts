import { eq } from 'drizzle-orm';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { catalogueErrors } from '../errors.ts';
import type { LearnerCourses } from '../lists/learner-courses.ts';
import { editsCourses } from '../lists/list-courses.ts';
import { courses } from '../tables.ts';
import { courseStatusOf } from './course-status.ts';
import { courseProfessorsOf } from './course-structure.ts';

/**
 * Ends quietly when this viewer may see the course. Reads only its status, and of a deleted course who
 * teaches it and who bought it.
 * @throws COURSE_NOT_FOUND for drafts to all but editors, for deleted ones to all but editors,
 * their teachers and their buyers (E19, E39)
 */
export async function requireVisibleCourse(
  platform: Platform,
  learnerCourses: LearnerCourses,
  viewer: Principal | null,
  courseId: number,
): Promise<void> {
  const [row] = await platform.database.db
    .select({ status: courses.status })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (row === undefined) throw catalogueErrors.COURSE_NOT_FOUND();
  const status = courseStatusOf(row.status);
  if (status === 'PUBLISHED' || status === 'SUSPENDED') return;
  if (viewer !== null && editsCourses(viewer)) return;
  const isOwn = status === 'DELETED' && viewer !== null && (await teachesOrBought(viewer));
  if (!isOwn) throw catalogueErrors.COURSE_NOT_FOUND();

  async function teachesOrBought({ userId }: Principal): Promise<boolean> {
    const professors = await courseProfessorsOf(platform, courseId);
    if (professors.some(({ accountId }) => accountId === userId)) return true;
    const owned = await learnerCourses.enrolledCourses(platform, userId);
    return owned.some((course) => course.courseId === courseId);
  }
}
