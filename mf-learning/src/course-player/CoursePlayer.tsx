import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  Alert,
  Button,
  EmptyState,
  LiveRegion,
  MAIN_ID,
  SkipLink,
  useDocumentTitle,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { CourseContents } from './contents/CourseContents.tsx';
import { lessonsOf, neighbours, type Course } from './course.ts';
import { LessonBar } from './lesson/LessonBar.tsx';
import { LessonStage } from './lesson/LessonStage.tsx';
import { LessonText } from './lesson/LessonText.tsx';
import { useChosenLesson } from './lesson/use-chosen-lesson.ts';
import { useLessonHeading } from './lesson/use-lesson-heading.ts';
import { useLockText } from './lesson/use-lock-text.ts';
import { LessonPanels } from './LessonPanels.tsx';
import { messages as placeMessages } from './places/messages.ts';
import { useArrival } from './places/use-arrival.ts';
import { playerMessages } from './player-messages.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { AnnouncedProgress } from './progress/AnnouncedProgress.tsx';
import { CourseCompletion } from './progress/CourseCompletion.tsx';
import { GoOn } from './progress/GoOn.tsx';
import { ResetDialog } from './progress/ResetDialog.tsx';
import { useCourseProgress } from './progress/use-course-progress.ts';
import { CourseSearch } from './search/CourseSearch.tsx';
import { isAwaitingBadge } from './next-look.ts';
import { useIssuedBadge } from './progress/use-issued-badge.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    minHeight: `calc(100dvh - ${theme.spacing(16)})`,
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  '& > main:focus': { outline: 'none' },
  // Pages do not break within a grid everywhere.
  '@media print': { '&&': { display: 'block', minHeight: 0 } },
}));

const Stage = styled('div')({ '@media print': { display: 'none' } });

const Banner = styled('div')(({ theme }) => ({ padding: theme.spacing(4) }));

/** A course in use: the lesson, what belongs to it, and the way through all lessons. */
export function CoursePlayer({
  course,
  answeredAt,
  isBadgeLate,
}: {
  course: Course;
  /** When the server gave this answer, milliseconds of this browser. */
  answeredAt: number;
  isBadgeLate: boolean;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const lesson = useChosenLesson(course);
  const progress = useCourseProgress(course, answeredAt);
  const lockTextOf = useLockText(course, answeredAt);
  const [isResetting, setResetting] = useState(false);
  const [wasCompleted] = useState(course.percentage > 99);
  const heading = useLessonHeading(lesson?.id);
  const arrived = useArrival(lesson?.id);
  useIssuedBadge(course.badgeId, isAwaitingBadge(course));
  useDocumentTitle(lesson === undefined ? course.title : `${lesson.name}, ${course.title}`);

  const { next } = neighbours(course, lesson?.id ?? 0);
  const goOn = () => {
    if (lesson === undefined) return;
    progress.complete(lesson);
    if (next !== undefined) {
      void navigate(paths.lesson({ courseId: course.id, lessonId: next.id }));
    }
  };

  const main =
    lesson === undefined ? (
      <EmptyState
        illustration="lesson"
        titleLevel={1}
        title={<FormattedMessage {...playerMessages.emptyTitle} />}
        text={<FormattedMessage {...playerMessages.emptyText} />}
        action={
          <Button variant="outlined" to={paths.course(course.id)}>
            <FormattedMessage {...playerMessages.back} />
          </Button>
        }
      />
    ) : (
      <>
        <Stage>
          <LessonStage course={course} answeredAt={answeredAt} lesson={lesson} />
        </Stage>
        <LessonText
          course={course}
          lesson={lesson}
          headingRef={heading}
          lockText={lockTextOf(lesson)}
          goOn={<GoOn course={course} lesson={lesson} onGo={goOn} />}
          panels={<LessonPanels course={course} lesson={lesson} />}
        >
          {course.mode === 'learner' && course.percentage > 99 && (
            <CourseCompletion
              // The award belongs to the lesson that it came with.
              key={lesson.id}
              course={course}
              isLate={isBadgeLate}
              // At the last lesson the button leads there.
              hasLink={next !== undefined}
              hasJustCompleted={!wasCompleted}
              onClose={() => heading.current?.focus()}
            />
          )}
        </LessonText>
      </>
    );

  return (
    <>
      <SkipLink />
      <PlayerBar
        course={course}
        onReset={() => setResetting(true)}
        search={<CourseSearch course={course} lockTextOf={lockTextOf} />}
      />
      <Columns>
        <main id={MAIN_ID} tabIndex={-1}>
          {course.mode !== 'learner' && (
            <Banner>
              <Alert tone="info">
                <FormattedMessage {...playerMessages[course.mode]} />
              </Alert>
            </Banner>
          )}
          {main}
          {lesson !== undefined && <LessonBar course={course} lesson={lesson} onGo={goOn} />}
        </main>
        <CourseContents
          course={course}
          current={lesson}
          lockTextOf={lockTextOf}
          onOpen={progress.complete}
        />
      </Columns>
      <LiveRegion>
        {arrived !== null && intl.formatMessage(placeMessages.arrived, { moment: arrived })}
      </LiveRegion>
      <AnnouncedProgress percentage={course.percentage} />
      <ResetDialog
        course={course}
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        onReset={async () => {
          await progress.reset();
          const [first] = lessonsOf(course);
          if (first) void navigate(paths.lesson({ courseId: course.id, lessonId: first.id }));
        }}
      />
    </>
  );
}
