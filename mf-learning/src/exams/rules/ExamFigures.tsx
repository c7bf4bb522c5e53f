import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useFormats } from 'shared-ui';
import type { ExamOverview } from '../api.ts';
import { messages } from './messages.ts';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  backgroundColor: theme.vars.palette.background.sunken,
  borderRadius: theme.radius.md,
  [theme.breakpoints.up('sm')]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  '& > div': { display: 'grid', gap: theme.spacing(1), padding: theme.spacing(4) },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.figure, margin: 0, fontSize: '1.5rem' },
}));

/** The exam in figures. */
export function ExamFigures({ overview }: { overview: ExamOverview }) {
  const { duration } = useFormats();
  const { questions, minutes, extraMinutes, thresholdPercent, right } = overview;
  return (
    <List>
      <div>
        <dt>
          <FormattedMessage {...messages.questions} />
        </dt>
        <dd>{questions}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.time} />
        </dt>
        <dd>{duration(minutes + extraMinutes)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.toPass} />
        </dt>
        <dd>{thresholdPercent}%</dd>
      </div>
      {right !== null && right.attempts !== null && right.attemptsLeft !== null && (
        <div>
          <dt>
            <FormattedMessage {...messages.attempt} />
          </dt>
          <dd>
            <FormattedMessage
              {...messages.attemptOf}
              values={{
                number: right.attempts - right.attemptsLeft + 1,
                total: right.attempts,
              }}
            />
          </dd>
        </div>
      )}
    </List>
  );
}
