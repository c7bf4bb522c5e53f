import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert, Button } from 'shared-ui';
import { messages } from './messages.ts';

export type Leaving = { stay: () => void; leave: () => void };

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 4, 0),
  scrollMarginTop: theme.spacing(24),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 8, 0) },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/** Shown until the person decides (E70): what happens to the answers, and both ways on. */
export function LeaveNotice({ leaving }: { leaving: Leaving }) {
  const stay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    stay.current?.querySelector('button')?.focus();
  }, []);
  return (
    <Root>
      <Alert tone="warning" announce="alert">
        <FormattedMessage {...messages.text} />
      </Alert>
      <Choices ref={stay}>
        <Button size="small" onClick={leaving.stay}>
          <FormattedMessage {...messages.stay} />
        </Button>
        <Button size="small" variant="outlined" onClick={leaving.leave}>
          <FormattedMessage {...messages.leave} />
        </Button>
      </Choices>
    </Root>
  );
}
