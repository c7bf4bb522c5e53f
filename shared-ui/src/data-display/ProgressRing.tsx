import { keyframes } from '@emotion/react';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { isCompleted, wholePercentage } from '../formats/numbers.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

/** MUI draws every ring in a box of 44 units; from the length of its circle it fills once. */
const BOX = 44;
const fill = keyframes({ from: { strokeDashoffset: `${Math.PI * BOX}px` } });

const Root = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  '& > *': { gridArea: '1 / 1' },
  '& .MuiCircularProgress-circle': {
    strokeLinecap: 'round',
    animation: `${fill} ${theme.duration.ring} ${theme.easing.standard} 1`,
  },
  '[data-band] & .MuiCircularProgress-colorPrimary': { color: theme.vars.palette.primary.onBand },
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
  const label = isDone
    ? intl.formatMessage(messages.progressComplete)
    : intl.formatMessage(messages.progress, { percentage: whole });
  return (
    <Root
      role="img"
      aria-label={label}
      {...(isDone ? { 'data-done': '' } : {})}
      style={{ width: size, height: size, fontSize: size * (size > 64 ? 0.24 : 0.26) }}
    >
      <CircularProgress
        aria-hidden="true"
        variant="determinate"
        enableTrackSlot
        color={isDone ? 'reward' : 'primary'}
        value={isDone ? 100 : whole}
        size={size}
        thickness={Math.max(4, size / 10) * (BOX / size)}
      />
      {isDone ? (
        <Glyph name="check" size={Math.round(size * 0.42)} />
      ) : (
        hasNumber && <b aria-hidden="true">{whole}%</b>
      )}
    </Root>
  );
}
