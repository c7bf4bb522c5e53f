export { catalogueRoutes as catalogue } from './routes.ts';
export { courseForSale, coursesForSale } from './courses-for-sale.ts';
export {
  courseStructure,
  type CourseDocument,
  type CourseForSale,
  type CourseProfessor,
  type CourseStructure,
} from './course-structure.ts';
export { courseStatus, courseStatusOf, documentTypes, type CourseStatus } from './course-status.ts';
export { categoryById, listCategories } from './lookups.ts';
export { searchCourses } from './search-courses.ts';
export { suggestCourses } from './suggest-courses.ts';
export { lessonCounts } from './lesson-counts.ts';
export { coursesOfDocument } from './courses-of-document.ts';
export { setVideoState } from './video-state.ts';
export { catalogueData } from './personal-data.ts';
export {
  findProfessors,
  knownProfessorIds,
  storedCourse,
  type CourseContent,
  type DocumentContent,
  type StoredCourse,
} from './course-content.ts';
export { insertCourse, referredFiles, updateCourse } from './store-course.ts';
export { courseDescription, courseDocument, professorChoice, professorList } from './schemas.ts';
export { courseDescriptionToWire, documentToWire, professorToWire } from './wire.ts';
