import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { storedLoginRequestId, walletStatus } from 'shared-auth/host';
import { PageHeading, Skeleton, SkeletonGroup } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { EntryFrame } from './EntryFrame.tsx';
import { presentedLogin } from './identify.ts';
import { LoginChooser } from './LoginChooser.tsx';
import { LoginProgress } from './LoginProgress.tsx';
import { messages } from './messages.ts';
import { useLoginFlow } from './use-login-flow.ts';

type Stage = 'looking' | 'choosing' | 'identified';

/** Login by digital identity or by the credentials of a wallet (LOGIN-01). */
export function LoginPage() {
  const isIn = useSession(({ status }) => status === 'authenticated');
  const intl = useIntl();
  const flow = useLoginFlow();
  const [stage, setStage] = useState<Stage>(() =>
    storedLoginRequestId() === null ? 'choosing' : 'looking',
  );

  const identify = async (requestId: string) => {
    setStage('identified');
    flow.take(await presentedLogin(requestId));
  };

  // Back from a wallet on this device, or reloaded after the wallet answered: the login continues.
  const looked = useEffectEvent((requestId: string, isPresented: boolean) => {
    if (isPresented) void identify(requestId);
    else setStage('choosing');
  });
  useEffect(() => {
    const leaving = new AbortController();
    const look = async (requestId: string) => {
      const found = await walletStatus(requestId, leaving.signal).catch(() => null);
      if (!leaving.signal.aborted) looked(requestId, found?.status === 'presented');
    };
    const requestId = storedLoginRequestId();
    if (requestId !== null) void look(requestId);
    return () => leaving.abort();
  }, []);

  if (isIn && stage !== 'identified') return <Navigate to={paths.dashboard()} replace />;

  return (
    <EntryFrame>
      {stage === 'looking' && (
        <>
          <PageHeading title={intl.formatMessage(messages.title)} />
          <SkeletonGroup>
            <Skeleton height={520} />
          </SkeletonGroup>
        </>
      )}
      {stage === 'choosing' && <LoginChooser onPresented={(id) => void identify(id)} />}
      {stage === 'identified' && (
        <LoginProgress
          flow={{
            ...flow,
            retry: () => {
              flow.retry();
              setStage('choosing');
            },
          }}
        />
      )}
    </EntryFrame>
  );
}
