import { memo } from 'react';
import { CourseCard, CourseGrid } from 'shared-ui';
import type { ListedCourse } from '../course-items.ts';
import { Highlighted } from '../Highlighted.tsx';

type FoundCourseGridProps = {
  courses: readonly ListedCourse[];
  courseHref: (courseId: number) => string;
  columns: 2 | 3;
  /** Marked in the titles. */
  searched: string;
};

/** One page of results. Memoised: its cards are drawn again only for another answer. */
export const FoundCourseGrid = memo(function FoundCourseGrid({
  courses,
  courseHref,
  columns,
  searched,
}: FoundCourseGridProps) {
  return (
    <CourseGrid columns={columns}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            to={courseHref(course.id)}
            headingLevel={2}
            title={<Highlighted text={course.title} searched={searched} />}
          />
        </li>
      ))}
    </CourseGrid>
  );
});
