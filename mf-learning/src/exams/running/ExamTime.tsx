import { Timer } from '@phosphor-icons/react/dist/csr/Timer';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LiveRegion } from 'shared-ui';
import {
  clockText,
  remainingMs,
  steadyNow,
  timeState,
  type ServerClock,
} from '../clock/server-clock.ts';
import { messages } from './messages.ts';

const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontSize: '1.25rem',
  whiteSpace: 'nowrap',
  '& > svg': { color: theme.vars.palette.primary.onBand },
  '&[data-state=lastFive], &[data-state=lastOne]': {
    minHeight: theme.spacing(9),
    padding: theme.spacing(0, 3.5),
    borderRadius: theme.radius.full,
    fontSize: '1.0625rem',
    '& > svg': { color: 'inherit' },
  },
  '&[data-state=lastFive]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.softText,
  },
  '&[data-state=lastOne]': {
    backgroundColor: theme.vars.palette.error.soft,
    color: theme.vars.palette.error.softText,
  },
}));

/** Often enough that no second is skipped. */
const TICK_MS = 250;

const texts = { lastFive: messages.lastFive, lastOne: messages.lastOne } as const;
const spoken = { lastFive: messages.fiveLeft, lastOne: messages.oneLeft } as const;

/** The time left, by the server's clock. It is read aloud twice: at five minutes and at one. */
export function ExamTime({
  endsAt,
  clock,
  onOver,
}: {
  endsAt: string;
  clock: ServerClock;
  onOver: () => void;
}) {
  const intl = useIntl();
  const [now, setNow] = useState(steadyNow);
  const left = remainingMs(endsAt, clock, now);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => setNow(steadyNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);
  const state = timeState(left);
  const time = clockText(left);
  return (
    <>
      <Figure
        role="timer"
        aria-label={intl.formatMessage(messages.timeLeft, { time })}
        data-state={state}
      >
        <Timer size={22} aria-hidden />
        {state === 'plain' ? time : <FormattedMessage {...texts[state]} values={{ time }} />}
      </Figure>
      <LiveRegion>{state === 'plain' ? '' : intl.formatMessage(spoken[state])}</LiveRegion>
    </>
  );
}
