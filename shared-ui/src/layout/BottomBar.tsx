import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

/** Custom property with the height of the bar: what else stands at the bottom keeps clear of it. */
export const bottomInset = '--bottom-bar';

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
  },
}));

/**
 * The action of a flow in reach of the thumb, below 900 px: price or total left, button right.
 * Above it hides; the same action stands in the page there. The page's end stays clear of it.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      document.body.style.paddingBottom = `${element.offsetHeight}px`;
      document.body.style.setProperty(bottomInset, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.body.style.paddingBottom = '';
      document.body.style.removeProperty(bottomInset);
    };
  }, []);
  return <Root ref={bar}>{children}</Root>;
}
