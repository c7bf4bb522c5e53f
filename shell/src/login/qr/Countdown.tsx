import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveRegion } from 'shared-ui';
import { messages } from '../messages.ts';
import { minutesAndSeconds, secondsUntil } from './qr-countdown.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 28,
  fontSize: '0.875rem',
  '& b': { fontVariantNumeric: 'tabular-nums' },
  '& svg': { flex: 'none', transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', strokeWidth: 4 },
  '& [data-part=track]': { stroke: theme.vars.palette.border.subtle },
  '& [data-part=value]': { stroke: theme.vars.palette.primary.main, strokeLinecap: 'round' },
}));

/** A code lives so long (E24). */
const WHOLE_SECONDS = 300;
const length = 2 * Math.PI * 12;

/** The time that a code still has, as ring and words; a screen reader hears when the wallet has it. */
export function Countdown({ endsAt, isOpened }: { endsAt: number; isOpened: boolean }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt, performance.now()));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(endsAt, performance.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <>
      <Root role="timer">
        <svg width="28" height="28" aria-hidden="true">
          <circle data-part="track" cx="14" cy="14" r="12" />
          <circle
            data-part="value"
            cx="14"
            cy="14"
            r="12"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - seconds / WHOLE_SECONDS)}
          />
        </svg>
        <span>
          <FormattedMessage
            {...messages.qrLeft}
            values={{ time: <b key="time">{minutesAndSeconds(seconds)}</b> }}
          />
        </span>
      </Root>
      <LiveRegion>{isOpened && <FormattedMessage {...messages.qrOpened} />}</LiveRegion>
    </>
  );
}
