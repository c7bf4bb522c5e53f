import { CourseView } from './CourseView.tsx';

/** `/public/catalogue/view/{id}` (CAT-16). */
export function PublicCoursePage() {
  return <CourseView surface="public" />;
}
