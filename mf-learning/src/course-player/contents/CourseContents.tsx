import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { ProgressRing, useFormats } from 'shared-ui';
import { completedCount, lessonsOf, type Course, type Lesson } from '../course.ts';
import { messages } from './messages.ts';
import { ModuleSection } from './ModuleSection.tsx';

const Root = styled('aside')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    borderTop: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media print': { display: 'none' },
}));

const Sticky = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.spacing(16),
    maxHeight: `calc(100dvh - ${theme.spacing(16)})`,
    overflowY: 'auto',
  },
}));

const Head = styled('div')(({ theme }) => ({
  padding: theme.spacing(6, 4),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  '& h2': theme.typography.h4,
}));

const Sum = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2.5),
  ...theme.typography.body2,
  '& b': { display: 'block', fontWeight: 650 },
  '& span > span': { color: theme.vars.palette.text.secondary },
}));

/** Modules with lesson count, duration and progress; their lessons (LEARN-01, LEARN-02). */
export function CourseContents({
  course,
  current,
  lockTextOf,
  onOpen,
}: {
  course: Course;
  current: Lesson | undefined;
  lockTextOf: (lesson: Lesson) => string | null;
  onOpen: (lesson: Lesson) => void;
}) {
  const { duration } = useFormats();
  const lessons = lessonsOf(course);
  const isLearner = course.mode === 'learner';
  const firstLocked = lessons.find((lesson) => lesson.lock !== null);
  return (
    <Root aria-labelledby="course-contents">
      <Sticky>
        <Head>
          <h2 id="course-contents">
            <FormattedMessage {...messages.contents} />
          </h2>
          <Sum>
            {isLearner && <ProgressRing percentage={course.percentage} />}
            <span>
              <b>
                {isLearner ? (
                  <FormattedMessage
                    {...messages.lessonsDone}
                    values={{ completed: completedCount(lessons), total: lessons.length }}
                  />
                ) : (
                  <FormattedMessage {...messages.lessons} values={{ count: lessons.length }} />
                )}
              </b>
              <span>
                <FormattedMessage
                  {...messages.duration}
                  values={{ duration: duration(course.duration) }}
                />
              </span>
            </span>
          </Sum>
        </Head>
        {course.modules.map((module) => (
          <ModuleSection
            key={module.id}
            course={course}
            module={module}
            currentId={current?.id}
            firstLockedId={firstLocked?.id}
            lockTextOf={lockTextOf}
            onOpen={onOpen}
          />
        ))}
      </Sticky>
    </Root>
  );
}
