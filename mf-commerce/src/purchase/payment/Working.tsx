import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LiveRegion, Spinner } from 'shared-ui';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(20, 4),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& > :first-of-type': { fontSize: theme.typography.h1.fontSize },
}));

/** Something is under way that the person only waits for. */
export function Working({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Spinner />
      <LiveRegion>{children}</LiveRegion>
    </Root>
  );
}
