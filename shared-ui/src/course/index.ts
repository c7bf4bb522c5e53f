export { CourseCard, type CourseCardProps } from './CourseCard.tsx';
export { CourseRow } from './CourseRow.tsx';
export { CourseGrid, CourseGridSkeleton } from './CourseGrid.tsx';
export type { CourseSummary } from './course-summary.ts';
