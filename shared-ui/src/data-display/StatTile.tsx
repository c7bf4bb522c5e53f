import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from './Card.tsx';

const Root = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(5, 6),
  '&:has([data-whole]:hover)': { borderColor: theme.vars.palette.border.strong },
  '&:has([data-whole]:focus-visible)': {
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
  '& [data-whole]::after': { content: '""', position: 'absolute', inset: 0 },
  '& [data-whole]:focus-visible': { outline: 'none' },
}));

const Value = styled('div')(({ theme }) => ({ ...theme.typography.figure, fontSize: '2.25rem' }));

const Detail = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  // A link of its own lies over that of the tile.
  '& a': { position: 'relative', zIndex: 1 },
}));

/** As high as the picture of `trend`, before it is there too. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  minHeight: 32,
  // Nothing goes to a second line, which would move what stands below.
  '& > :first-of-type': { flex: 'none', whiteSpace: 'nowrap' },
}));

/** A count that leads somewhere: "Utenti 1.204". */
export function StatTile({
  label,
  value,
  detail,
  trend,
  icon,
  to,
}: {
  label: ReactNode;
  /** Already formatted. */
  value: ReactNode;
  /** May lead somewhere else than the tile. */
  detail?: ReactNode;
  /** A `Sparkline`; its place is kept for null. */
  trend?: ReactNode;
  icon?: ReactNode;
  to?: string;
}) {
  return (
    <Root>
      <Label>
        {icon}
        {to === undefined ? (
          label
        ) : (
          <Link to={to} data-whole>
            {label}
          </Link>
        )}
      </Label>
      <Value>{value}</Value>
      {trend === undefined ? (
        detail !== undefined && <Detail>{detail}</Detail>
      ) : (
        <Foot>
          <Detail>{detail}</Detail>
          {trend}
        </Foot>
      )}
    </Root>
  );
}
