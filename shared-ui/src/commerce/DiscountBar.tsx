import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(5, 6),
  fontSize: '0.875rem',
  backgroundColor: theme.vars.palette.reward.soft,
  color: theme.vars.palette.reward.softText,
  '& b': { fontWeight: 650 },
}));

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 8,
  borderRadius: 4,
  // The track is the fill, thinned: its own colour would be one more token.
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.reward.main} 30%, transparent)`,
  '& > i': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.reward.main,
  },
  '& > span': {
    position: 'absolute',
    top: -2,
    width: 3,
    height: 12,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.reward.softText,
  },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
}));

/** How far the total is from the discount tiers; ticks at each of them but the last, which is the end. */
export function DiscountBar({
  totalCents,
  tierCents,
  title,
  start,
  end,
}: {
  totalCents: number;
  /** Ascending thresholds in integer cents: 1.000 € and 5.000 €. */
  tierCents: readonly number[];
  title: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
}) {
  const last = tierCents.at(-1) ?? 1;
  const share = (cents: number) => `${Math.min(100, (cents / last) * 100)}%`;
  return (
    <Root>
      <b>{title}</b>
      <Track aria-hidden="true">
        <i style={{ width: share(totalCents) }} />
        {tierCents.slice(0, -1).map((cents) => (
          <span key={cents} style={{ left: share(cents) }} />
        ))}
      </Track>
      <Ends>
        <span>{start}</span>
        <span>{end}</span>
      </Ends>
    </Root>
  );
}
