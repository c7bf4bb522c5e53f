import { styled } from '@mui/material/styles';
import { ClockCountdown } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { Question } from '@phosphor-icons/react/dist/csr/Question';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { SealWarning } from '@phosphor-icons/react/dist/csr/SealWarning';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from 'shared-ui';
import { AskHosts } from './AskHosts.tsx';
import { askMessages } from './ask-messages.ts';
import { FileClaims } from './FileClaims.tsx';
import { FileChecks } from './FileChecks.tsx';
import { hostMessages, unreadMessages } from './file-reason-messages.ts';
import { messages } from './messages.ts';
import type { FileState } from './use-file-verification.ts';

// Below the header, which stays at the top of the window.
const Result = styled('section')(({ theme }) => ({
  scrollMarginTop: theme.spacing(20),
  outline: 'none',
}));

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
  // The name of a host can be longer than a phone is wide.
  overflowWrap: 'anywhere',
  color: theme.vars.palette.warning.main,
  '&[data-verdict=checking], &[data-verdict=agreeing]': { color: theme.vars.palette.text.tertiary },
  '&[data-verdict=authentic], &[data-verdict=intact], &[data-verdict=confirmed]': {
    color: theme.vars.palette.success.main,
  },
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
  confirmed: { Icon: SealCheck, name: messages.confirmed, text: messages.confirmedText },
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

const noBadge = { ...unreadMessages, ...hostMessages };

function answerOf(state: Exclude<FileState, null>) {
  if (state === 'checking') {
    return { verdict: state, Icon: HourglassMedium, name: messages.checking, text: messages.stays };
  }
  if (state.state === 'agreeing') {
    const { title, titleText } = askMessages;
    return { verdict: state.state, Icon: Question, name: title, text: titleText };
  }
  if (state.state === 'unread') {
    const text = noBadge[state.reason];
    return { verdict: state.state, Icon: SealWarning, name: messages.unread, text };
  }
  return { verdict: state.verdict, ...verdicts[state.verdict] };
}

type FileResultProps = {
  state: Exclude<FileState, null>;
  /** The host that is asked now. */
  asking: string | null;
  onAgree: (host: string) => void;
};

/** The verdict in words first, then what the badge says and each check by name. */
export function FileResult({ state, asking, onAgree }: FileResultProps) {
  const intl = useIntl();
  const place = useRef<HTMLElement>(null);
  const { verdict, Icon, name, text } = answerOf(state);
  const isBegun = verdict === 'checking' || verdict === 'agreeing';
  useEffect(() => {
    // On a phone the form fills the window, and the cookie notice lies over the rest.
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (isBegun && top > innerHeight / 2) place.current?.scrollIntoView();
  }, [isBegun]);
  const agree = (host: string) => {
    // The button goes when its host has answered; who came by keyboard stays here.
    place.current?.focus();
    onAgree(host);
  };
  const values = { host: hostOfState(state) };
  return (
    <Result ref={place} tabIndex={-1}>
      <SectionHead title={intl.formatMessage(messages.result)} />
      <Card>
        <Answer role="status" data-verdict={verdict}>
          <Icon size={32} weight="fill" aria-hidden />
          <strong>
            <FormattedMessage {...name} values={values} />
          </strong>
          <p>
            <FormattedMessage {...text} values={values} />
          </p>
        </Answer>
        {state !== 'checking' && state.state === 'agreeing' && (
          <AskHosts hosts={[state.host]} why={askMessages.badge} asking={asking} onAgree={agree} />
        )}
        {state !== 'checking' && state.state === 'read' && (
          <>
            <FileClaims badge={state} />
            <FileChecks badge={state} asking={asking} onAgree={agree} />
          </>
        )}
      </Card>
    </Result>
  );
}

function hostOfState(state: Exclude<FileState, null>): string | null {
  if (state === 'checking' || state.state === 'unread') return null;
  return state.state === 'agreeing' ? state.host : state.confirmedBy;
}
