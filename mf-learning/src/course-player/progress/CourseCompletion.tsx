import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Alert } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Course } from '../course.ts';
import { playerMessages } from '../player-messages.ts';
import { messages } from './messages.ts';

/** All lessons done: the badge, or that it is on its way. */
export function CourseCompletion({
  course,
  isLate,
  hasLink,
}: {
  course: Course;
  isLate: boolean;
  hasLink: boolean;
}) {
  const { badgeId } = course;
  const text =
    badgeId !== null ? messages.badgeReady : isLate ? messages.badgeLate : messages.badgeComing;
  return (
    <Alert
      tone="reward"
      announce="status"
      action={
        badgeId !== null && hasLink ? (
          <Link to={paths.certification(badgeId)}>
            <FormattedMessage {...playerMessages.toBadge} />
          </Link>
        ) : badgeId === null && isLate ? (
          <Link to={paths.curriculum()}>
            <FormattedMessage {...messages.toCurriculum} />
          </Link>
        ) : undefined
      }
    >
      <b>
        <FormattedMessage {...messages.courseCompleted} />.
      </b>{' '}
      <FormattedMessage {...text} />
    </Alert>
  );
}
