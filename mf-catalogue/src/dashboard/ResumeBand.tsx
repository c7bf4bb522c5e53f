import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Band, Button, Cover, ProgressRing, Skeleton, SkeletonGroup, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { ListedCourse } from '../course-items.ts';
import { nextLessonQuery, type NextLesson } from './api.ts';
import { messages } from './messages.ts';

const Root = styled(Band)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '280px minmax(0, 1fr) auto',
    borderRadius: theme.radius.xl,
  },
}));

const Picture = styled('div')(({ theme }) => ({
  height: '7.5rem',
  [theme.breakpoints.up('md')]: { height: 'auto', minHeight: '13.5rem' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(5, 4),
  '& > p': { color: theme.vars.palette.text.onBandMuted, fontSize: '0.9375rem' },
  '& > h2': { ...theme.typography.h2, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 5),
    fontSize: '0.9375rem',
    color: theme.vars.palette.text.onBandMuted,
  },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8) },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
}));

const Ring = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    placeItems: 'center',
    paddingRight: theme.spacing(10),
  },
}));

/**
 * The one thing that leads: the lesson to go on with. Which course that is comes first; its picture, the largest thing
 * of the page, does not wait for the lesson.
 */
export function ResumeBand({ course }: { course: ListedCourse }) {
  const next = useQuery(nextLessonQuery(course.id));
  const lesson = next.data;
  if (!lesson && !next.isPending) return null;
  return (
    <Root>
      <Picture>
        <Cover
          category={course.categoryKey ?? course.category}
          seed={course.id}
          imageUrl={course.coverUrl}
          isFilling
          loading="eager"
        />
      </Picture>
      <Words>
        <p>{course.title}</p>
        {lesson ? <Lesson lesson={lesson} courseId={course.id} /> : <LessonSkeleton />}
      </Words>
      <Ring>
        <ProgressRing percentage={course.percentage ?? 0} size={112} />
      </Ring>
    </Root>
  );
}

function Lesson({ lesson, courseId }: { lesson: NextLesson; courseId: number }) {
  const { duration } = useFormats();
  const hasBegun = lesson.lesson > 1;
  return (
    <>
      <h2>
        <FormattedMessage
          {...(hasBegun ? messages.resume : messages.start)}
          values={{ lesson: lesson.name }}
        />
      </h2>
      <ul>
        <li>
          <FormattedMessage
            {...messages.module}
            values={{ position: lesson.module, total: lesson.modules }}
          />
        </li>
        <li>
          <FormattedMessage
            {...messages.lesson}
            values={{ position: lesson.lesson, total: lesson.lessons }}
          />
        </li>
        <li>
          <FormattedMessage {...messages.left} values={{ duration: duration(lesson.minutes) }} />
        </li>
      </ul>
      <Actions>
        <Button
          onBand
          to={paths.lesson({ courseId, lessonId: lesson.id })}
          startIcon={<Play size={18} weight="fill" />}
        >
          <FormattedMessage {...(hasBegun ? messages.resumeAction : messages.startAction)} />
        </Button>
        <Button onBand variant="outlined" to={paths.course(courseId)}>
          <FormattedMessage {...messages.viewCourse} />
        </Button>
      </Actions>
    </>
  );
}

/** As high as most lessons: below the picture more lines, the narrower it is; beside it one of each. */
const LessonSkeleton = () => (
  <SkeletonGroup>
    <Skeleton height="clamp(8rem, 15rem - 10vw, 12.75rem)" radius={12} />
  </SkeletonGroup>
);

export function ResumeSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="13.5rem" radius={24} />
    </SkeletonGroup>
  );
}
