import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { SectionHead } from 'shared-ui';
import { CourseRow } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { courseStatus } from '../../course-items.ts';
import { coursesOfTeacherQuery, type Course, type Teacher } from '../api.ts';
import { Part } from '../layout.ts';
import type { Surface } from '../surface.ts';
import { teacherHref } from '../teacher-href.ts';
import { messages } from './messages.ts';

/** How many are shown of one teacher, and of each of several; the rest stands behind "Vedi tutti". */
const SHOWN = { alone: 4, each: 2 } as const;

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** What else the teachers of a course have in the catalogue, each under their name. */
export function MoreOfTeachers({ course, surface }: { course: Course; surface: Surface }) {
  const shown = course.teachers.length > 1 ? SHOWN.each : SHOWN.alone;
  return course.teachers.map((teacher) => (
    <MoreOfTeacher key={teacher.id} {...{ teacher, course, surface, shown }} />
  ));
}

/** Where there is nothing else, or no answer, nothing stands here. */
function MoreOfTeacher({
  teacher,
  course,
  surface,
  shown,
}: {
  teacher: Teacher;
  course: Course;
  surface: Surface;
  shown: number;
}) {
  const intl = useIntl();
  // One more than is shown, since this course may be among them.
  const { data } = useQuery(coursesOfTeacherQuery(teacher.id, shown + 1));
  const others = data?.courses.filter(({ id }) => id !== course.id).slice(0, shown) ?? [];
  if (data === undefined || others.length === 0) return null;
  const title = intl.formatMessage(messages.moreBy, { name: teacher.name });
  const isCounted = course.status === courseStatus.published;
  const hasMore = data.totalItems > others.length + (isCounted ? 1 : 0);
  return (
    <Part>
      <div>
        <SectionHead title={title} {...(hasMore ? { to: teacherHref(surface, teacher.id) } : {})} />
        <Rows>
          {others.map((other) => (
            <li key={other.id}>
              <CourseRow
                course={other}
                to={surface === 'public' ? paths.publicCourse(other.id) : paths.course(other.id)}
              />
            </li>
          ))}
        </Rows>
      </div>
    </Part>
  );
}
