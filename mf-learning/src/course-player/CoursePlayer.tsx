import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  Alert,
  announce,
  BottomBar,
  Button,
  ConfirmDialog,
  EmptyState,
  IconLink,
  LiveRegion,
  MAIN_ID,
  SkipLink,
  useDocumentTitle,
  useHeadingFocus,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import {
  completedCount,
  completesOnOpening,
  lessonsOf,
  neighbours,
  type Course,
  type Lesson,
} from './course.ts';
import { CourseCompletion } from './CourseCompletion.tsx';
import { CourseContents } from './CourseContents.tsx';
import { LessonStage } from './LessonStage.tsx';
import { LessonText } from './LessonText.tsx';
import { messages } from './messages.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { useChosenLesson } from './use-chosen-lesson.ts';
import { useCourseProgress } from './use-course-progress.ts';
import { useLockText } from './use-lock-text.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    minHeight: `calc(100dvh - ${theme.spacing(16)})`,
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  '& > main:focus': { outline: 'none' },
}));

const Banner = styled('div')(({ theme }) => ({ padding: theme.spacing(4) }));

/** Wider than the bar gives its last child by itself: the button is alone there. */
const Go = styled('div')({ '&&&': { flex: 1, display: 'grid' } });

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
  const heading = useHeadingFocus();
  useFocusOnLesson(heading, lesson?.id);
  useAnnouncedBadge(course.badgeId);
  const risenTo = useRisenPercentage(course.percentage);
  useDocumentTitle(lesson === undefined ? course.title : `${lesson.name}, ${course.title}`);

  const { previous, next } = neighbours(course, lesson?.id ?? 0);
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
        title={<FormattedMessage {...messages.emptyTitle} />}
        text={<FormattedMessage {...messages.emptyText} />}
        action={
          <Button variant="outlined" to={paths.course(course.id)}>
            <FormattedMessage {...messages.back} />
          </Button>
        }
      />
    ) : (
      <>
        <LessonStage course={course} lesson={lesson} />
        <LessonText
          course={course}
          lesson={lesson}
          headingRef={heading}
          lockText={lockTextOf(lesson)}
          goOn={<GoOn course={course} lesson={lesson} onGo={goOn} />}
        >
          {course.mode === 'learner' && course.percentage > 99 && (
            <CourseCompletion
              course={course}
              isLate={isBadgeLate}
              // At the last lesson the button leads there.
              hasLink={next !== undefined}
            />
          )}
        </LessonText>
      </>
    );

  return (
    <>
      <SkipLink />
      <PlayerBar course={course} onReset={() => setResetting(true)} />
      <Columns>
        <main id={MAIN_ID} tabIndex={-1}>
          {course.mode !== 'learner' && (
            <Banner>
              <Alert tone="info">
                <FormattedMessage {...messages[course.mode]} />
              </Alert>
            </Banner>
          )}
          {main}
          {lesson !== undefined && (
            <BottomBar>
              {previous && (
                <IconLink
                  to={paths.lesson({ courseId: course.id, lessonId: previous.id })}
                  label={intl.formatMessage(messages.previous)}
                >
                  <ArrowLeft size={22} weight="bold" aria-hidden />
                </IconLink>
              )}
              <Go>
                <GoOn course={course} lesson={lesson} onGo={goOn} isWide />
              </Go>
            </BottomBar>
          )}
        </main>
        <CourseContents
          course={course}
          current={lesson}
          lockTextOf={lockTextOf}
          onOpen={progress.complete}
        />
      </Columns>
      <LiveRegion>
        {risenTo === null ? '' : intl.formatMessage(messages.nowCompleted, { percentage: risenTo })}
      </LiveRegion>
      <ConfirmDialog
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        onConfirm={async () => {
          await progress.reset();
          const [first] = lessonsOf(course);
          if (first) void navigate(paths.lesson({ courseId: course.id, lessonId: first.id }));
        }}
        icon={<ArrowCounterClockwise size={24} aria-hidden />}
        title={<FormattedMessage {...messages.resetTitle} />}
        confirmLabel={<FormattedMessage {...messages.reset} />}
        busyLabel={<FormattedMessage {...messages.resetBusy} />}
      >
        <FormattedMessage
          {...messages.resetText}
          values={{ title: course.title, count: completedCount(lessonsOf(course)) }}
        />
      </ConfirmDialog>
    </>
  );
}

/** Completes and goes on; then, lesson by lesson, only goes on; at the end leads to the badge. */
function GoOn({
  course,
  lesson,
  onGo,
  isWide = false,
}: {
  course: Course;
  lesson: Lesson;
  onGo: () => void;
  isWide?: boolean;
}) {
  const { next } = neighbours(course, lesson.id);
  const wide = isWide ? { fullWidth: true, size: 'large' as const } : {};
  const arrow = <ArrowRight size={18} weight="bold" aria-hidden />;
  if (completesOnOpening(course, lesson)) {
    const label = next === undefined ? messages.finish : messages.complete;
    return (
      <Button {...wide} onClick={onGo} endIcon={arrow}>
        <FormattedMessage {...label} />
      </Button>
    );
  }
  if (course.mode === 'learner' && course.badgeId !== null && next === undefined) {
    return (
      <Button {...wide} to={paths.certification(course.badgeId)} endIcon={arrow}>
        <FormattedMessage {...messages.toBadge} />
      </Button>
    );
  }
  if (next === undefined || lesson.lock !== null) return null;
  return (
    <Button {...wide} to={paths.lesson({ courseId: course.id, lessonId: next.id })} endIcon={arrow}>
      <FormattedMessage {...messages.next} />
    </Button>
  );
}

/** Another lesson is another page to who listens: the focus goes to its title, not at the first one. */
function useFocusOnLesson(
  heading: ReturnType<typeof useHeadingFocus>,
  lessonId: number | undefined,
): void {
  const last = useRef(lessonId);
  useEffect(() => {
    if (last.current === lessonId) return;
    last.current = lessonId;
    heading.current?.focus({ preventScroll: true });
  }, [heading, lessonId]);
}

/** The progress, once it has grown on this page; null before. */
function useRisenPercentage(percentage: number): number | null {
  const [seen, setSeen] = useState({ percentage, hasRisen: false });
  if (seen.percentage !== percentage) {
    setSeen({ percentage, hasRisen: percentage > seen.percentage });
  }
  return seen.hasRisen ? seen.percentage : null;
}

function useAnnouncedBadge(badgeId: string | null): void {
  const last = useRef(badgeId);
  useEffect(() => {
    if (badgeId !== null && last.current === null) announce('badge.issued', { badgeId });
    last.current = badgeId;
  }, [badgeId]);
}
