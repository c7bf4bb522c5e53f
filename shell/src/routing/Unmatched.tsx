import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from 'shared-auth';
import { ErrorState, Page, PageSkeleton } from 'shared-ui';
import { useHost } from '../federation/host-context.ts';
import type { Discovery } from './discovery.ts';
import { messages } from './messages.ts';
import { NotFound } from './NotFound.tsx';
import { admission } from './route-guard.ts';

/** No route for a path that may be entered: its remote did not load, or has no such page. */
export function Unmatched({ discovery }: { discovery: Discovery }) {
  const intl = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { remotes } = useHost();
  const [isRetrying, setRetrying] = useState(false);
  const admitted = admission(location.pathname, session, remotes);
  if (admitted.kind !== 'enter') return null;
  const { key, owner } = admitted.owner;
  if (remotes.has(key) && discovery.failure(key) === undefined) return <NotFound />;

  const retry = async () => {
    setRetrying(true);
    await navigate(`${location.pathname}${location.search}${location.hash}`, { replace: true });
    setRetrying(false);
  };
  if (isRetrying) return <PageSkeleton />;
  return (
    <Page title={intl.formatMessage(messages.failedTitle)}>
      <ErrorState team={owner || undefined} onRetry={() => void retry()} />
    </Page>
  );
}
