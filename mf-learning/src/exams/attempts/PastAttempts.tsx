import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PaddedCard, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { PastAttempt } from '../api.ts';
import type { ExamKind } from '../exam.ts';
import { messages } from './messages.ts';
import { minutesTaken } from './minutes-taken.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(3.5),
    padding: theme.spacing(3.5, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:last-child': { border: 0, paddingBottom: 0 },
  '& > li > div': { display: 'grid', lineHeight: 1.4 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& a': { fontWeight: 600 },
  '& b': { fontWeight: 600 },
  '& > li > span': { ...theme.typography.figure, fontSize: '1.125rem' },
  '& svg': { color: theme.vars.palette.error.main },
  '& svg[data-passed]': { color: theme.vars.palette.success.main },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));

/** Every attempt that has ended, the last first; each leads to its result. */
export function PastAttempts({
  attempts,
  courseId,
  kind,
  shownId,
}: {
  attempts: readonly PastAttempt[];
  courseId: number;
  kind: ExamKind;
  /** The one whose result is on this page. */
  shownId?: string;
}) {
  const { dateTime, duration } = useFormats();
  return (
    <PaddedCard as="section">
      <Title>
        <FormattedMessage {...messages.title} />
      </Title>
      <List>
        {attempts.map((attempt) => {
          const { id, number, isPassed, percent, startedAt } = attempt;
          const name = (
            <FormattedMessage
              {...(isPassed ? messages.passed : messages.failed)}
              values={{ number }}
            />
          );
          return (
            <li key={id}>
              {isPassed ? (
                <CheckCircle size={24} weight="fill" data-passed="" aria-hidden />
              ) : (
                <XCircle size={24} weight="fill" aria-hidden />
              )}
              <div>
                {id === shownId ? (
                  <b>{name}</b>
                ) : (
                  <Link to={paths.exam(courseId, kind, { attempt: id })}>{name}</Link>
                )}
                <small>
                  {dateTime(startedAt)} · {duration(minutesTaken(attempt))}
                </small>
              </div>
              <span>{percent}%</span>
            </li>
          );
        })}
      </List>
    </PaddedCard>
  );
}
