import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { CourseCard, CourseGrid, CourseGridSkeleton, SectionHead, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { popularCoursesQuery } from './api.ts';
import { messages } from './messages.ts';
import { Section } from './section.ts';

/** The three most ranked courses (PUB-03). */
export function PopularCourses() {
  const intl = useIntl();
  const courses = useQuery(popularCoursesQuery);
  return (
    <Section>
      <SectionHead
        title={intl.formatMessage(messages.popular)}
        to={paths.publicCatalogue()}
        linkLabel={intl.formatMessage(messages.allCourses)}
      />
      <StateView query={courses} skeleton={<CourseGridSkeleton />}>
        {(popular) => (
          <CourseGrid>
            {popular.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} to={paths.publicCourse(course.id)} loading="eager" />
              </li>
            ))}
          </CourseGrid>
        )}
      </StateView>
    </Section>
  );
}
