import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from './Card.tsx';

const Root = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(5, 6),
  '&:has(a:hover)': { borderColor: theme.vars.palette.border.strong },
  '&:has(a:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
}));

const Label = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  ...theme.typography.label,
  color: theme.vars.palette.text.secondary,
  // The whole tile is the target, the name of the link is its label.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
}));

const Value = styled('div')(({ theme }) => ({ ...theme.typography.figure, fontSize: '2.25rem' }));

const Detail = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
}));

/** A count that leads somewhere: "Utenti 1.204". */
export function StatTile({
  label,
  value,
  detail,
  icon,
  to,
}: {
  label: ReactNode;
  /** Already formatted. */
  value: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  to?: string;
}) {
  return (
    <Root>
      <Label>
        {icon}
        {to === undefined ? label : <Link to={to}>{label}</Link>}
      </Label>
      <Value>{value}</Value>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Root>
  );
}
