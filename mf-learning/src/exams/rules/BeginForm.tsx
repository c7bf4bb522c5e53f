import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Avatar, Button, PaddedCard, TextLink, useFormats } from 'shared-ui';
import { Checkbox } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { postAttempt, type ExamOverview } from '../api.ts';
import { messages } from './messages.ts';
import { Refusal } from './Refusal.tsx';

const Card = styled(PaddedCard)(({ theme }) => ({ display: 'grid', gap: theme.spacing(4.5) }));

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& > div > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    ...theme.typography.label,
    color: theme.vars.palette.success.main,
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  margin: 0,
  fontSize: '0.9375rem',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 3),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** Who takes the exam, the two confirmations, and the beginning; or why it cannot begin now. */
export function BeginForm({
  overview,
  onStarted,
}: {
  overview: ExamOverview;
  onStarted: (attemptId: string) => void;
}) {
  const intl = useIntl();
  const { date } = useFormats();
  const { courseId, kind, identity, refusal, externalUrl } = overview;
  const [isMe, setMe] = useState(false);
  const [hasRead, setRead] = useState(false);
  const start = useMutation({
    mutationFn: () => postAttempt(courseId, kind),
    onSuccess: ({ id }) => onStarted(id),
  });
  const name = `${identity.name} ${identity.surname}`;
  const canStart = refusal === null && externalUrl === null;
  return (
    <Card as="section" aria-label={intl.formatMessage(messages.identity)}>
      <Person>
        <Avatar name={name} size={56} />
        <div>
          <h2>{name}</h2>
          <span>
            <SealCheck size={20} weight="fill" aria-hidden />
            <FormattedMessage {...messages.verified} />
          </span>
        </div>
      </Person>
      <Facts>
        <div>
          <dt>
            <FormattedMessage {...messages.birthDate} />
          </dt>
          <dd>{date(identity.birthDate)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.email} />
          </dt>
          <dd>{identity.email}</dd>
        </div>
      </Facts>
      <Help>
        {kind === 'certification' && (
          <>
            <FormattedMessage {...messages.nameOnBadge} />{' '}
          </>
        )}
        <TextLink to={paths.profile()}>
          <FormattedMessage {...messages.notYou} />
        </TextLink>
      </Help>
      {canStart ? (
        <>
          <Checkbox
            label={<FormattedMessage {...messages.confirmIdentity} values={{ name }} />}
            checked={isMe}
            onChange={setMe}
          />
          <Checkbox
            label={<FormattedMessage {...messages.confirmRules} />}
            checked={hasRead}
            onChange={setRead}
          />
          {start.isError && (
            <Alert tone="danger" announce="alert">
              {toApiError(start.error).info ?? <FormattedMessage {...messages.startFailed} />}
            </Alert>
          )}
          <Button
            size="large"
            fullWidth
            busy={start.isPending}
            onClick={() => start.mutate()}
            {...(isMe && hasRead
              ? {}
              : { disabledReason: <FormattedMessage {...messages.confirmFirst} /> })}
          >
            <FormattedMessage {...messages.begin} />
          </Button>
          {isMe && hasRead && (
            <Help>
              <FormattedMessage {...messages.timeStarts} />
            </Help>
          )}
        </>
      ) : (
        <Refusal overview={overview} />
      )}
    </Card>
  );
}
