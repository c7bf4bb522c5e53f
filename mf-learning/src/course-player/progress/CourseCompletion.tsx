import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Alert } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Course } from '../course.ts';
import { playerMessages } from '../player-messages.ts';
import { CourseAward } from './CourseAward.tsx';
import { ExamOffer } from './ExamOffer.tsx';
import { messages } from './messages.ts';
import { useAward } from './use-award.ts';

/** All lessons done: the badge as it is awarded, and from then on one line with the way to it. */
export function CourseCompletion({
  course,
  isLate,
  hasLink,
  hasJustCompleted,
  onClose,
}: {
  course: Course;
  isLate: boolean;
  hasLink: boolean;
  hasJustCompleted: boolean;
  onClose: () => void;
}) {
  const { badgeId } = course;
  const award = useAward(badgeId);
  const [isClosed, setClosed] = useState(false);
  if (award.name !== 'known' && !isClosed) {
    return (
      <CourseAward
        {...{ course, award, isLate, hasLink, hasJustCompleted }}
        onClose={() => {
          setClosed(true);
          onClose();
        }}
      />
    );
  }
  return (
    <>
      <Alert
        tone="reward"
        action={
          badgeId !== null && hasLink ? (
            <Link to={paths.certification(badgeId)}>
              <FormattedMessage {...playerMessages.toBadge} />
            </Link>
          ) : undefined
        }
      >
        <b>
          <FormattedMessage {...messages.courseCompleted} />.
        </b>{' '}
        <FormattedMessage {...messages.badgeReady} />
      </Alert>
      {course.hasExamLeft && <ExamOffer courseId={course.id} />}
    </>
  );
}
