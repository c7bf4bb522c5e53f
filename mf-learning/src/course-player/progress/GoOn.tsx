import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { completesOnOpening, neighbours, type Course, type Lesson } from '../course.ts';
import { playerMessages } from '../player-messages.ts';
import { messages } from './messages.ts';

/** Completes the lesson and moves to the next one; completed lessons only move on; the last leads to the badge. */
export function GoOn({
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
        <FormattedMessage {...playerMessages.toBadge} />
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
