import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, PaddedCard, useFormats, useLocale } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import {
  examOverviewQuery,
  openSimulationQuery,
  type ExamOverview,
  type ExamResult,
} from '../api.ts';
import { serverNow } from '../clock/server-clock.ts';
import { messages } from './messages.ts';
import { waitText } from './wait-text.ts';

const Card = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > p': { ...theme.typography.body2, margin: 0 },
  '& > p > b': { ...theme.typography.figure, display: 'block', fontSize: '1.5rem' },
  '& > p > small': {
    ...theme.typography.body2,
    display: 'block',
    marginTop: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
  },
}));

/** When and how the exam can be taken again. Nothing where it is passed, or where nothing is known. */
export function NextAttempt({ result }: { result: ExamResult }) {
  const { courseId, kind, isPassed } = result;
  const { data: overview } = useQuery(examOverviewQuery(courseId, kind));
  if (overview === undefined || (isPassed && kind === 'certification')) return null;
  return <Next overview={overview} />;
}

function Next({ overview }: { overview: ExamOverview }) {
  const intl = useIntl();
  const locale = useLocale();
  const { date, dateTime } = useFormats();
  const { courseId, kind, startsFrom, right, refusal, clock } = overview;
  // Passed at another time: its result says so.
  if (refusal?.code === 'EXAM_ALREADY_PASSED') return null;
  return (
    <Card as="section">
      <h2>
        <FormattedMessage {...messages.nextTitle} />
      </h2>
      {startsFrom !== null && (
        <p>
          <b>{dateTime(startsFrom)}</b>
          <small>{waitText(Date.parse(startsFrom) - serverNow(clock), locale)}</small>
        </p>
      )}
      {right !== null && right.attemptsLeft !== null && (
        <p>
          {intl.formatMessage(messages.attemptsLeft, {
            count: right.attemptsLeft,
            date: date(right.validUntil),
          })}
        </p>
      )}
      <Button
        fullWidth
        variant={kind === 'simulation' ? 'contained' : 'outlined'}
        to={paths.exam(courseId, kind)}
        {...(refusal === null ? {} : { disabledReason: refusal.text })}
      >
        <FormattedMessage {...messages.again} />
      </Button>
      {refusal?.code === 'EXAM_NOT_PAID' && (
        <Button fullWidth variant="outlined" to={paths.course(courseId)}>
          <FormattedMessage {...messages.toCoursePage} />
        </Button>
      )}
      {kind === 'certification' && <Practice courseId={courseId} />}
    </Card>
  );
}

function Practice({ courseId }: { courseId: number }) {
  const { data: isOpen = false } = useQuery(openSimulationQuery(courseId));
  return (
    isOpen && (
      <Button fullWidth to={paths.exam(courseId, 'simulation')}>
        <FormattedMessage {...messages.practice} />
      </Button>
    )
  );
}
