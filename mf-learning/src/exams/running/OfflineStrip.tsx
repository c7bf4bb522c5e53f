import { WifiSlash } from '@phosphor-icons/react/dist/csr/WifiSlash';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Band, Button } from 'shared-ui';
import { messages } from './messages.ts';
import type { Disconnection } from './runner-state.ts';

/** Says why the exam cannot be handed in. */
export const OFFLINE_STRIP_ID = 'exam-offline';

const Strip = styled(Band)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 3.5),
  padding: theme.spacing(3, 4),
  borderTop: `1px solid ${theme.vars.palette.border.onBand}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', padding: theme.spacing(3, 10) },
  '& > svg': { flex: 'none' },
  '& > p': { flex: '1 1 14rem', margin: 0 },
}));

/** Under the bar while answers do not go through. */
export function OfflineStrip({
  cause,
  onRetry,
}: {
  cause: Disconnection;
  onRetry: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Strip>
      <WifiSlash size={24} aria-hidden />
      <p id={OFFLINE_STRIP_ID} role="status">
        <FormattedMessage
          {...(cause === 'network' ? messages.offline : messages.serverAway)}
          values={{ b: (text) => <b>{text}</b> }}
        />
      </p>
      <Button
        variant="outlined"
        onBand
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          void onRetry().finally(() => setBusy(false));
        }}
      >
        <FormattedMessage {...messages.retryNow} />
      </Button>
    </Strip>
  );
}
