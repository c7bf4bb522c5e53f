/** What learning needs of exams; handed over where the domains are composed. */
export type { CourseExams } from '../catalogue/index.ts';
