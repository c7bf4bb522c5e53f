export { catalogueRoutes as catalogue } from './routes.ts';
export { escoAddress, MAX_ESCO_SKILLS, type EscoSkill } from './course/esco-skill.ts';
export { courseForSale, coursesForSale } from './course/courses-for-sale.ts';
export { refreshersOf } from './course/refreshers.ts';
export {
  courseProfessorsOf,
  courseStructure,
  type CourseDocument,
  type CourseForSale,
  type CourseProfessor,
  type CourseStructure,
  type StructuredLesson,
} from './course/course-structure.ts';
export {
  courseStatus,
  courseStatusOf,
  documentTypes,
  type CourseStatus,
} from './course/course-status.ts';
export { categoryById, listCategories } from './lookups/lookups.ts';
export { searchCourses } from './search/search-courses.ts';
export { typedStems } from './search/typed-stems.ts';
export { suggestCourses } from './search/suggest-courses.ts';
export { lessonCounts } from './course/lesson-counts.ts';
export { isLessonOfCourse } from './course/lesson-of-course.ts';
export { taughtMinutes } from './course/taught-minutes.ts';
export { courseTitles, coursesMadeBy } from './course/courses-made.ts';
export { coursesTaughtBy } from './course/courses-taught.ts';
export { coursesOfDocument } from './course/courses-of-document.ts';
export { setVideoState } from './course/video-state.ts';
export { catalogueData } from './personal-data.ts';
export {
  findProfessors,
  knownProfessorIds,
  storedCourse,
  type CourseContent,
  type DocumentContent,
  type StoredCourse,
} from './course/course-content.ts';
export { textColumns } from './course/lesson-content.ts';
export { insertCourse, referredFiles, updateCourse } from './course/store-course.ts';
export {
  categoryLook,
  courseDescription,
  courseDocument,
  professorChoice,
  professorList,
} from './schemas.ts';
export type { CourseExams, ExamState } from './lists/learner-courses.ts';
export { courseDescriptionToWire, documentToWire, examToWire, professorToWire } from './wire.ts';
