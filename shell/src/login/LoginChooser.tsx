import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { clearLoginRequest, keepLoginKind, storedLoginKind } from 'shared-auth/host';
import { publicCartBadge, usePublicCart } from 'shared-auth/public-cart';
import { Alert, ErrorState, PageHeading, Skeleton, SkeletonGroup } from 'shared-ui';
import { icons } from '../chrome/icons.ts';
import { logToServer } from '../errors/client-log.ts';
import { IdentityButton } from './IdentityButton.tsx';
import { LoginKindChoice } from './LoginKindChoice.tsx';
import { loginIcons } from './login-icons.ts';
import { messages } from './messages.ts';
import { walletLoginQuery } from './wallet-login.ts';
import { browse, loginAddress, type Provider } from './start-login.ts';

const QrLogin = lazy(() =>
  import('./qr/QrLogin.tsx').then((module) => ({ default: module.QrLogin })),
);

const Choice = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& h2': theme.typography.h4,
  '& p': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const Or = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': {
    content: '""',
    flex: 1,
    height: 1,
    backgroundColor: theme.vars.palette.border.default,
  },
}));

const FirstTime = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

type Start = 'idle' | 'failed' | { opening: Provider };

const isOpening = (start: Start, provider: Provider) =>
  typeof start === 'object' && start.opening === provider;

const qrPlace = (
  <SkeletonGroup>
    <Skeleton height={206} />
  </SkeletonGroup>
);

/** The ways in: SPID, CIE, and a wallet where wallets are accepted; as oneself or for a company. */
export function LoginChooser({ onPresented }: { onPresented: (requestId: string) => void }) {
  const intl = useIntl();
  const cartCount = usePublicCart(publicCartBadge);
  const [kind, setKind] = useState(storedLoginKind);
  const [start, setStart] = useState<Start>('idle');
  const [last, setLast] = useState<Provider>('spid');
  const { data: hasWallet, failureCount } = useQuery(walletLoginQuery);

  // Back from the provider by the browser's button: the page may come out of the cache. The same event signals that
  // it has loaded, which on a slow network is after the click.
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && setStart('idle');
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  const open = async (provider: Provider) => {
    if (typeof start === 'object') return;
    setLast(provider);
    setStart({ opening: provider });
    keepLoginKind(kind);
    try {
      browse(await loginAddress(provider, kind));
    } catch (error) {
      void logToServer(error, 'login address');
      setStart('failed');
    }
  };

  const choose = (chosen: typeof kind) => {
    // The provider already knows the kind of login.
    if (typeof start === 'object') return;
    keepLoginKind(chosen);
    setKind(chosen);
  };

  if (start === 'failed') {
    const retry = () => {
      clearLoginRequest();
      void open(last);
    };
    return (
      <>
        <PageHeading title={intl.formatMessage(messages.title)} />
        {/* The quoted text of this failure is empty (LOGIN-03). */}
        <ErrorState
          title={<FormattedMessage {...messages.failedTitle} />}
          text=""
          onRetry={retry}
        />
      </>
    );
  }

  return (
    <>
      <PageHeading title={intl.formatMessage(messages.title)} />
      {cartCount > 0 && (
        <Alert tone="info">
          <FormattedMessage {...messages.cartKept} values={{ count: cartCount }} />
        </Alert>
      )}
      <LoginKindChoice value={kind} onChange={choose} />
      <Choice>
        <h2>
          <FormattedMessage {...messages.digitalIdentity} />
        </h2>
        <IdentityButton
          label={messages.spid}
          icon={icons.digitalIdentity}
          isBusy={isOpening(start, 'spid')}
          onClick={() => void open('spid')}
        />
        <IdentityButton
          label={messages.cie}
          icon={loginIcons.identityCard}
          isBusy={isOpening(start, 'cie')}
          onClick={() => void open('cie')}
        />
        <p>
          <FormattedMessage
            {...(kind === 'LoginCompany' ? messages.companyHelp : messages.spidHelp)}
          />
        </p>
      </Choice>
      {hasWallet !== false && (
        <>
          <Or>
            <FormattedMessage {...messages.or} />
          </Or>
          <Suspense fallback={qrPlace}>
            {/* Where nobody says whether wallets are accepted, the code itself will tell. */}
            {hasWallet === undefined && failureCount === 0 ? (
              qrPlace
            ) : (
              <QrLogin
                kind={kind}
                isLeaving={typeof start === 'object'}
                onPresented={onPresented}
              />
            )}
          </Suspense>
        </>
      )}
      <FirstTime>
        <FormattedMessage {...messages.firstTime} />
      </FirstTime>
    </>
  );
}
