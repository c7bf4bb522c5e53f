import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { isCompleted, wholePercentage } from '../formats/numbers.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

const fill = keyframes({ from: { strokeDashoffset: 'var(--ring-length)' } });

const Root = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  '& > *': { gridArea: '1 / 1' },
  '& circle': { fill: 'none' },
  '& [data-part=track]': { stroke: theme.vars.palette.border.subtle },
  '& [data-part=value]': {
    stroke: theme.vars.palette.primary.main,
    strokeLinecap: 'round',
    animation: `${fill} ${theme.duration.ring} ${theme.easing.standard} 1`,
  },
  '[data-band] & [data-part=track]': { stroke: theme.vars.palette.border.onBand },
  '[data-band] & [data-part=value]': { stroke: theme.vars.palette.primary.onBand },
  '&[data-done] [data-part=value]': { stroke: theme.vars.palette.reward.main },
  '&[data-done]': { color: theme.vars.palette.reward.text },
  '[data-band] &[data-done]': { color: theme.vars.palette.reward.onBand },
  '& b': { fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1 },
}));

/** Progress from 0 to 100, size 38 to 112. Teal while it grows; brass with a check when complete. */
export function ProgressRing({
  percentage,
  size = 44,
  hasNumber = true,
}: {
  percentage: number;
  size?: number;
  hasNumber?: boolean;
}) {
  const intl = useIntl();
  const whole = wholePercentage(percentage);
  const isDone = isCompleted(percentage);
  const stroke = Math.max(4, size / 10);
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const shown = isDone ? 100 : whole;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <Root
      role="img"
      aria-label={
        isDone
          ? intl.formatMessage(messages.progressComplete)
          : intl.formatMessage(messages.progress, { percentage: whole })
      }
      {...(isDone ? { 'data-done': '' } : {})}
      style={{ width: size, height: size, fontSize: size * (size > 64 ? 0.24 : 0.26) }}
    >
      <svg width={size} height={size} aria-hidden="true">
        <circle {...circle} data-part="track" />
        {shown > 0 && (
          <circle
            {...circle}
            data-part="value"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - shown / 100)}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
            style={{ '--ring-length': `${length}px` } as object}
          />
        )}
      </svg>
      {isDone ? (
        <Glyph name="check" size={Math.round(size * 0.42)} />
      ) : (
        hasNumber && <b aria-hidden="true">{whole}%</b>
      )}
    </Root>
  );
}
