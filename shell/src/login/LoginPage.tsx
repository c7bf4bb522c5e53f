import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { clearLoginRequest } from 'shared-auth/host';
import { publicCartBadge, usePublicCart } from 'shared-auth/public-cart';
import { Alert, ErrorState, PageHeading } from 'shared-ui';
import { Navigate } from 'react-router';
import { paths } from 'shared-ui/paths';
import { logToServer } from '../errors/client-log.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { messages } from './messages.ts';
import { SpidButton } from './SpidButton.tsx';
import { browse, loginAddress } from './start-login.ts';

const Choice = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& h2': theme.typography.h4,
  '& p': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const FirstTime = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

type Start = 'idle' | 'opening' | 'failed';

/** Login by digital identity (LOGIN-01). */
export function LoginPage() {
  const intl = useIntl();
  const isIn = useSession(({ status }) => status === 'authenticated');
  const cartCount = usePublicCart(publicCartBadge);
  const [start, setStart] = useState<Start>('idle');

  // Back from the provider by the browser's button: the page may come out of the cache.
  useEffect(() => {
    const restored = () => setStart('idle');
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  if (isIn) return <Navigate to={paths.dashboard()} replace />;

  const open = async () => {
    setStart('opening');
    try {
      browse(await loginAddress());
    } catch (error) {
      void logToServer(error, 'login address');
      setStart('failed');
    }
  };

  const retry = () => {
    clearLoginRequest();
    void open();
  };

  return (
    <EntryFrame>
      <PageHeading title={intl.formatMessage(messages.title)} />
      {start === 'failed' ? (
        // The quoted text of this failure is empty (LOGIN-03).
        <ErrorState
          title={<FormattedMessage {...messages.failedTitle} />}
          text=""
          onRetry={retry}
        />
      ) : (
        <>
          {cartCount > 0 && (
            <Alert tone="info">
              <FormattedMessage {...messages.cartKept} values={{ count: cartCount }} />
            </Alert>
          )}
          <Choice>
            <h2>
              <FormattedMessage {...messages.digitalIdentity} />
            </h2>
            <SpidButton
              isBusy={start === 'opening'}
              onClick={() => {
                if (start === 'idle') void open();
              }}
            />
            <p>
              <FormattedMessage {...messages.spidHelp} />
            </p>
          </Choice>
          <FirstTime>
            <FormattedMessage {...messages.firstTime} />
          </FirstTime>
        </>
      )}
    </EntryFrame>
  );
}
