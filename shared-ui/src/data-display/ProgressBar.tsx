import { styled } from '@mui/material/styles';

const Track = styled('div')(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.border.subtle,
  '[data-band] &': { backgroundColor: theme.vars.palette.border.onBand },
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
    transition: `width ${theme.duration.base} ${theme.easing.standard}`,
  },
  '[data-band] & > span': { backgroundColor: theme.vars.palette.primary.onBand },
  '&[data-reward] > span': { backgroundColor: theme.vars.palette.reward.main },
}));

/** A thin bar from 0 to 100. `label` names what grows. Brass only for what is achieved. */
export function ProgressBar({
  value,
  label,
  isReward = false,
}: {
  value: number;
  label: string;
  isReward?: boolean;
}) {
  const whole = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole}
      {...(isReward ? { 'data-reward': '' } : {})}
    >
      <span style={{ width: `${whole}%` }} />
    </Track>
  );
}
