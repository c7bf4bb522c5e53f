import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  marginBottom: theme.spacing(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  // Few fields keep the width of a field.
  [theme.breakpoints.up('sm')]: { '& > *': { maxWidth: '20rem' } },
}));

// In a row of fields it is beside their controls, not beside their labels.
const Reset = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(7) },
}));

/** The fields that filter a list, side by side as the width allows; `reset` clears them when there is something to clear. */
export function FilterBar({
  label,
  reset,
  children,
}: {
  label: string;
  reset?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Bar aria-label={label}>
      {children}
      {reset && <Reset>{reset}</Reset>}
    </Bar>
  );
}
