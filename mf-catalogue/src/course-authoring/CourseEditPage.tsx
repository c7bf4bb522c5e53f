import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { editedCourseQuery } from './api.ts';
import { AuthoredCourse, courseIdOf, CourseNotFound } from './AuthoredCourse.tsx';
import { CourseEditor } from './CourseEditor.tsx';

/** `/courses/edit` and `/courses/edit/{id}` (EDIT-01). */
export function CourseEditPage() {
  const { courseId } = useParams();
  if (courseId === undefined) return <CourseEditor key="new" course={null} />;
  const id = courseIdOf(courseId);
  return id === null ? <CourseNotFound /> : <StoredCourse key={id} courseId={id} />;
}

function StoredCourse({ courseId }: { courseId: number }) {
  return (
    <AuthoredCourse query={useQuery(editedCourseQuery(courseId))}>
      {(found) => <CourseEditor course={found} />}
    </AuthoredCourse>
  );
}
