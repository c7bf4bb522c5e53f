import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { SlotProps } from 'shared-ui/remote';
import { courseExamsQuery } from './api.ts';
import { examView, isAvailable, type CourseExams } from './course-exams.ts';
import { ExamCard } from './ExamCard.tsx';
import { messages } from './messages.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
}));

/** Without a way to take any, and nothing to tell of the past. */
const hasNone = ({ exams }: CourseExams): boolean =>
  exams.every((exam) => !isAvailable(exam) && exam.best === null && exam.priceCents === null);

const shownExams = (course: CourseExams) => (hasNone(course) ? [] : course.exams);

const NoExams = () => (
  <EmptyState illustration="lesson" title={<FormattedMessage {...messages.none} />} />
);

/** Slot `catalogue.course-tabs.v1`: the exams of a course, and what one can do with them (1§4). */
export function ExamTab({ courseId }: SlotProps['catalogue.course-tabs.v1']) {
  const { role, isDocente } = useSession();
  const query = useQuery(courseExamsQuery(courseId));
  // Editors have them in the form of the course.
  const isAuthor = ({ isTaught }: CourseExams) => isTaught && isDocente;
  return (
    <StateView
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="12rem" radius={16} />
        </SkeletonGroup>
      }
      isEmpty={(course) => hasNone(course) && !isAuthor(course)}
      empty={<NoExams />}
    >
      {(course) => (
        <Cards>
          {isAuthor(course) && (
            <div>
              <Button variant="outlined" to={paths.courseExams(course.courseId)}>
                <FormattedMessage {...messages.prepare} />
              </Button>
            </div>
          )}
          {hasNone(course) && <NoExams />}
          {shownExams(course).map((exam) => (
            <ExamCard
              key={exam.kind}
              courseId={course.courseId}
              exam={exam}
              view={examView(exam, course, role)}
            />
          ))}
        </Cards>
      )}
    </StateView>
  );
}
