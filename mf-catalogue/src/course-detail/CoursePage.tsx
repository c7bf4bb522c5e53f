import { CourseView } from './CourseView.tsx';

/** `/courses/view/{id}` (CAT-17). */
export function CoursePage() {
  return <CourseView surface="private" />;
}
