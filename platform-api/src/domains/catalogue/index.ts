export { catalogueRoutes as catalogue } from './routes.ts';
export { courseForSale, coursesForSale } from './courses-for-sale.ts';
export {
  courseStructure,
  type CourseDocument,
  type CourseForSale,
  type CourseProfessor,
  type CourseStructure,
} from './course-structure.ts';
export { courseStatus, documentTypes } from './course-status.ts';
export { categoryById, listCategories } from './lookups.ts';
export { lessonCounts } from './lesson-counts.ts';
export { setVideoState } from './video-state.ts';
