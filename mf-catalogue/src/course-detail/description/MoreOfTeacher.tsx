import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { SectionHead } from 'shared-ui';
import { CourseRow } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { courseStatus } from '../../course-items.ts';
import { coursesOfTeacherQuery, type Course } from '../api.ts';
import { Part } from '../layout.ts';
import type { Surface } from '../surface.ts';
import { teacherHref } from '../teacher-href.ts';
import { messages } from './messages.ts';

/** How many are shown; the rest stands behind "Vedi tutti". */
const SHOWN = 4;

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** What else the first teacher has in the catalogue; where there is nothing, or no answer, nothing stands here. */
export function MoreOfTeacher({ course, surface }: { course: Course; surface: Surface }) {
  const intl = useIntl();
  const [teacher] = course.teachers;
  const { data } = useQuery({
    // One more than is shown, since this course may be among them.
    ...coursesOfTeacherQuery(teacher?.id ?? 0, SHOWN + 1),
    enabled: teacher !== undefined,
  });
  const others = data?.courses.filter(({ id }) => id !== course.id).slice(0, SHOWN) ?? [];
  if (teacher === undefined || data === undefined || others.length === 0) return null;
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
