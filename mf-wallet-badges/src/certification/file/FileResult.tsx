import { styled } from '@mui/material/styles';
import { ClockCountdown } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { SealWarning } from '@phosphor-icons/react/dist/csr/SealWarning';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from 'shared-ui';
import { FileClaims } from './FileClaims.tsx';
import { FileChecks } from './FileChecks.tsx';
import { unreadMessages } from './file-reason-messages.ts';
import { messages } from './messages.ts';
import type { FileState } from './use-file-verification.ts';

// Below the header, which stays at the top of the window.
const Result = styled('section')(({ theme }) => ({ scrollMarginTop: theme.spacing(20) }));

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  padding: theme.spacing(6, 5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.paper,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(9),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > [role=status]': { gridColumn: '1 / -1' },
  },
}));

const Answer = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  color: theme.vars.palette.warning.main,
  '&[data-verdict=checking]': { color: theme.vars.palette.text.tertiary },
  '&[data-verdict=authentic], &[data-verdict=intact]': { color: theme.vars.palette.success.main },
  '&[data-verdict=refused], &[data-verdict=revoked], &[data-verdict=rewritten]': {
    color: theme.vars.palette.error.main,
  },
  '& > strong': theme.typography.h3,
  '& > p': {
    gridColumn: '1 / -1',
    margin: 0,
    maxWidth: theme.layout.readingMax,
    color: theme.vars.palette.text.secondary,
  },
}));

const verdicts = {
  authentic: { Icon: SealCheck, name: messages.authentic, text: messages.authenticText },
  intact: { Icon: SealCheck, name: messages.intact, text: messages.intactText },
  rewritten: { Icon: XCircle, name: messages.rewritten, text: messages.rewrittenText },
  refused: { Icon: XCircle, name: messages.refused, text: messages.refusedText },
  revoked: { Icon: XCircle, name: messages.revoked, text: messages.revokedText },
  expired: { Icon: ClockCountdown, name: messages.expired, text: messages.expiredText },
  notVerifiable: {
    Icon: SealWarning,
    name: messages.notVerifiable,
    text: messages.notVerifiableText,
  },
} as const;

function answerOf(state: Exclude<FileState, null>) {
  if (state === 'checking') {
    return { verdict: state, Icon: HourglassMedium, name: messages.checking, text: messages.stays };
  }
  if (state.state === 'unread') {
    const text = unreadMessages[state.reason];
    return { verdict: state.state, Icon: SealWarning, name: messages.unread, text };
  }
  return { verdict: state.verdict, ...verdicts[state.verdict] };
}

/** The verdict in words first, then what the badge says and each check by name. */
export function FileResult({ state }: { state: Exclude<FileState, null> }) {
  const intl = useIntl();
  const place = useRef<HTMLElement>(null);
  const isChecking = state === 'checking';
  useEffect(() => {
    // On a phone the form fills the window, and the cookie notice lies over the rest.
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (isChecking && top > innerHeight / 2) place.current?.scrollIntoView();
  }, [isChecking]);
  const { verdict, Icon, name, text } = answerOf(state);
  return (
    <Result ref={place}>
      <SectionHead title={intl.formatMessage(messages.result)} />
      <Card>
        <Answer role="status" data-verdict={verdict}>
          <Icon size={32} weight="fill" aria-hidden />
          <strong>
            <FormattedMessage {...name} />
          </strong>
          <p>
            <FormattedMessage {...text} />
          </p>
        </Answer>
        {state !== 'checking' && state.state === 'read' && (
          <>
            <FileClaims badge={state} />
            <FileChecks badge={state} />
          </>
        )}
      </Card>
    </Result>
  );
}
