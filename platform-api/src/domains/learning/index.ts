import type { FastifyInstance } from 'fastify';
import type { CourseBadges } from './course-badges.ts';
import type { CourseExams } from './course-exams.ts';
import { learningRoutes } from './routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { teachingRoutes } from './teaching/teaching-routes.ts';

export { teaches } from './access/course-access.ts';
export { learningData } from './personal-data.ts';
export type { CourseBadges } from './course-badges.ts';
export type { CourseExams } from './course-exams.ts';
export { requireCourseAccess, type CourseAccess } from './access/course-access.ts';
export { isOnePlace, lessonPlace, requireLesson, type LessonPlace } from './lesson-place.ts';
export { findTeachers } from './access/find-teachers.ts';
export { courseFile } from './documents/course-documents.ts';
export { courseLearners, learnersOfCourses } from './course-learners.ts';
export {
  completedLessons,
  enrolledCourses,
  enrolledSince,
  grantEnrolment,
  isEnrolled,
} from './enrolments.ts';
export { startedCourses, withdrawEnrolment } from './withdraw-enrolment.ts';

export { courseProgress } from './progress/progress-of-pairs.ts';
export { completedCourses, recordPastCompletion } from './progress/past-progress.ts';

/** Use of courses: lessons, progress, documents. */
export async function learning(
  app: FastifyInstance,
  options: { courseBadges: CourseBadges; courseExams: CourseExams },
): Promise<void> {
  learningRoutes(app, options);
  await app.register(searchRoutes);
  teachingRoutes(app);
}
