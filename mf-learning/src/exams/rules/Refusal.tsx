import { FormattedMessage } from 'react-intl';
import { Alert, Button, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { ExamOverview } from '../api.ts';
import { messages } from './messages.ts';

/** Why no attempt can begin now, and the way on. */
export function Refusal({ overview }: { overview: ExamOverview }) {
  const { dateTime } = useFormats();
  const { courseId, kind, refusal, externalUrl, live, startsFrom, attempts } = overview;
  if (externalUrl !== null && (refusal === null || refusal.code === 'EXAM_IS_EXTERNAL')) {
    return (
      <>
        <Alert tone="info">
          <FormattedMessage {...messages.external} />
        </Alert>
        <Button size="large" fullWidth href={externalUrl} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...messages.openExternal} />
        </Button>
      </>
    );
  }
  const passed = attempts.find(({ isPassed }) => isPassed);
  return (
    <>
      <Alert tone="warning">
        {refusal?.text}
        {startsFrom !== null && (
          <>
            {'. '}
            <FormattedMessage {...messages.startsFrom} values={{ date: dateTime(startsFrom) }} />
          </>
        )}
      </Alert>
      {refusal?.code === 'EXAM_OTHER_LIVE' && live !== null && (
        <Button size="large" fullWidth to={paths.exam(live.courseId, live.kind)}>
          <FormattedMessage {...messages.toLive} />
        </Button>
      )}
      {refusal?.code === 'EXAM_ALREADY_PASSED' && passed !== undefined && (
        <Button size="large" fullWidth to={paths.exam(courseId, kind, { attempt: passed.id })}>
          <FormattedMessage {...messages.toResult} />
        </Button>
      )}
      {refusal?.code === 'EXAM_NEEDS_COMPLETION' && (
        <Button size="large" fullWidth to={paths.coursePlayer(courseId)}>
          <FormattedMessage {...messages.toLessons} />
        </Button>
      )}
      {refusal?.code === 'EXAM_NOT_PAID' && (
        <Button size="large" fullWidth to={paths.course(courseId)}>
          <FormattedMessage {...messages.toCoursePage} />
        </Button>
      )}
    </>
  );
}
