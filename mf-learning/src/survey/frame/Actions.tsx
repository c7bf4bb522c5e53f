import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useBottomInset } from 'shared-ui';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  '& > [data-grow]': { flex: 1, display: 'grid' },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    marginTop: 'auto',
    marginInline: theme.spacing(-4),
    padding: theme.spacing(3, 4),
    paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  [theme.breakpoints.up('md')]: { '& > [data-grow]': { flex: 'none' } },
}));

/** The actions of a screen: at the thumb on phones, after the content elsewhere. */
export function Actions({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useBottomInset(root);
  return <Root ref={root}>{children}</Root>;
}
