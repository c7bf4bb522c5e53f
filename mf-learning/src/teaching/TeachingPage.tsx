import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Page, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { TableSkeleton } from 'shared-ui/table';
import { taughtCourseQuery, type TaughtCourse } from './api.ts';
import { CourseCounts } from './CourseCounts.tsx';
import { Learners } from './learners/Learners.tsx';
import { LessonProgress } from './lessons/LessonProgress.tsx';
import { messages } from './messages.ts';
import { WaitingQuestions } from './questions/WaitingQuestions.tsx';
import { ExamResults } from './results/ExamResults.tsx';
import { Ratings } from './results/Ratings.tsx';
import { TeachingFailure } from './TeachingFailure.tsx';

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(10),
}));

const Results = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(10, 6),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** `/courses/teaching/:courseId`: how the learners of a course do, for those who teach or edit it. */
export function TeachingPage() {
  const intl = useIntl();
  const courseId = Number(useParams()['courseId']);
  const query = useQuery(taughtCourseQuery(courseId));
  return (
    <StateView
      query={query}
      skeleton={
        <Page title={intl.formatMessage(messages.title)}>
          <TableSkeleton columns={4} />
        </Page>
      }
      error={({ error, retry }) => <TeachingFailure error={error} onRetry={retry} />}
    >
      {(course) => <Teaching key={course.id} course={course} />}
    </StateView>
  );
}

function Teaching({ course }: { course: TaughtCourse }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={`${title}, ${course.title}`}
      heading={title}
      lead={course.title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(messages.courses), to: paths.courses() },
        { label: course.title, to: paths.course(course.id) },
        { label: title },
      ]}
    >
      <Blocks>
        <CourseCounts course={course} />
        <LessonProgress course={course} />
        <WaitingQuestions course={course} />
        <Learners courseId={course.id} />
        <Results>
          <ExamResults courseId={course.id} />
          <Ratings courseId={course.id} />
        </Results>
      </Blocks>
    </Page>
  );
}
