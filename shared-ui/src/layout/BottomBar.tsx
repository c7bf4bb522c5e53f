import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useBottomInset } from './use-bottom-inset.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: theme.zIndex.fab,
    left: 0,
    right: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(3, 4),
    paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.raised,
    boxShadow: theme.vars.palette.elevation.menu,
    '& > :last-child': { flex: '0 1 auto' },
    // A fixed bar would stand on every sheet.
    '@media print': { display: 'none' },
  },
}));

/**
 * The action of a flow in reach of the thumb, below 900 px: price or total left, button right.
 * Above that width it hides, and the same action is in the page. The page's end is padded by its height.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, { coversPage: true });
  return <Root ref={bar}>{children}</Root>;
}
