import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BottomBar, useFormats } from 'shared-ui';
import { cartMessages } from './messages.ts';

const Total = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > strong': { ...theme.typography.h4, fontVariantNumeric: 'tabular-nums' },
}));

/** On phones: what it costs and the way on, in reach of the thumb. Integer cents. */
export function TotalBar({ totalCents, action }: { totalCents: number; action: ReactNode }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  return (
    <BottomBar>
      <Total>
        <small>{formatMessage(cartMessages.total)}</small>
        <strong>{euro(totalCents)}</strong>
      </Total>
      {action}
    </BottomBar>
  );
}
