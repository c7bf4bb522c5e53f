export { CourseCard, type CourseCardProps } from './CourseCard.tsx';
export { CourseGrid, CourseGridSkeleton } from './CourseGrid.tsx';
export type { CourseSummary } from './course-summary.ts';
