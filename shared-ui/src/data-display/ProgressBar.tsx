import LinearProgress from '@mui/material/LinearProgress';

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
  return (
    <LinearProgress
      variant="determinate"
      color={isReward ? 'reward' : 'primary'}
      aria-label={label}
      value={Math.min(100, Math.max(0, value))}
    />
  );
}
