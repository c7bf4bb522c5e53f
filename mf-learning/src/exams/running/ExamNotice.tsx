import { Hourglass } from '@phosphor-icons/react/dist/csr/Hourglass';
import { Tabs } from '@phosphor-icons/react/dist/csr/Tabs';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, MAIN_ID, PaddedCard, useDocumentTitle } from 'shared-ui';
import type { Attempt } from '../exam.ts';
import { Bar, ExamName } from '../frame/ExamFrame.tsx';
import { useFocusOnArrival } from '../frame/use-focus-on-arrival.ts';
import { messages } from './messages.ts';
import { answeredCount } from './runner-state.ts';

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  placeItems: 'start center',
  padding: theme.spacing(10, 4),
  '& > div': {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(3),
    width: '100%',
    maxWidth: '30rem',
  },
  '& h1': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2.5),
    margin: 0,
  },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

function Notice({
  attempt,
  icon,
  title,
  text,
  action,
}: {
  attempt: Attempt;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action: ReactNode;
}) {
  const heading = useFocusOnArrival();
  useDocumentTitle(title);
  return (
    <>
      <Bar data-band="">
        <ExamName kind={attempt.kind} courseTitle={attempt.courseTitle} />
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        <PaddedCard>
          <h1 ref={heading} tabIndex={-1}>
            {icon}
            {title}
          </h1>
          <p>{text}</p>
          {action}
        </PaddedCard>
      </Main>
    </>
  );
}

/** Another page holds the attempt. */
export function ElsewhereNotice({
  attempt,
  onContinue,
}: {
  attempt: Attempt;
  onContinue: () => Promise<void>;
}) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  return (
    <Notice
      attempt={attempt}
      icon={<Tabs size={24} aria-hidden />}
      title={intl.formatMessage(messages.elsewhereTitle)}
      text={<FormattedMessage {...messages.elsewhereText} />}
      action={
        <Button
          variant="tonal"
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void onContinue().finally(() => setBusy(false));
          }}
        >
          <FormattedMessage {...messages.continueHere} />
        </Button>
      }
    />
  );
}

/** The time has passed: the server has handed in what it had. */
export function OverNotice({ attempt, resultPath }: { attempt: Attempt; resultPath: string }) {
  const intl = useIntl();
  return (
    <Notice
      attempt={attempt}
      icon={<Hourglass size={24} aria-hidden />}
      title={intl.formatMessage(messages.overTitle)}
      text={
        attempt.questions.length === 0 ? (
          <FormattedMessage {...messages.overTextShort} />
        ) : (
          <FormattedMessage
            {...messages.overText}
            values={{ count: answeredCount(attempt.questions) }}
          />
        )
      }
      action={
        <Button variant="tonal" to={resultPath}>
          <FormattedMessage {...messages.seeResult} />
        </Button>
      }
    />
  );
}
