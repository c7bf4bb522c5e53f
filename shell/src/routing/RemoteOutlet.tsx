import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router';
import { useSession } from 'shared-auth';
import { PageSkeleton } from 'shared-ui';
import { useHost } from '../federation/host-context.ts';
import type { LoadedRemote } from '../federation/remote-apps.ts';
import { RemoteMessages } from '../federation/RemoteMessages.tsx';
import { NotFound } from './NotFound.tsx';
import { routesWithCode } from './page-code.ts';
import { PageArriving } from './PageArriving.tsx';
import { PageFailed } from './PageFailed.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemotePages } from './remote-pages.ts';
import { admission } from './route-guard.ts';

/** Every address that is not the shell's: the page of the remote that declares it, in one of its states. */
export function RemoteOutlet({ pages }: { pages: RemotePages }) {
  const { pathname } = useLocation();
  const session = useSession();
  const { remotes } = useHost();
  const admitted = admission(pathname, session, remotes);
  // FrameRoute leads elsewhere who may not enter.
  if (admitted.kind !== 'enter') return null;
  const { key, owner } = admitted.owner;
  if (!remotes.has(key)) return <PageFailed />;
  return <RemotePage key={key} remoteKey={key} owner={owner} pathname={pathname} pages={pages} />;
}

type RemotePageProps = { remoteKey: string; owner: string; pathname: string; pages: RemotePages };

function RemotePage({ remoteKey, owner, pathname, pages }: RemotePageProps) {
  useSyncExternalStore(pages.subscribe, pages.snapshot);
  const state = pages.stateOf(remoteKey, pathname);
  const { status } = state;
  const retry = () => void pages.retry(remoteKey, pathname);

  useEffect(() => {
    if (status === 'loading') void pages.prepare(remoteKey, pathname);
  }, [pages, remoteKey, pathname, status]);

  if (status === 'loading') {
    return <PageArriving isLate={state.isLate} team={owner} onRetry={retry} />;
  }
  if (status === 'failed') return <PageFailed team={owner} onRetry={retry} />;
  return <MountedRemote remote={state.remote} owner={owner} onRetry={retry} />;
}

function MountedRemote({
  remote,
  owner,
  onRetry,
}: {
  remote: LoadedRemote;
  owner: string;
  onRetry: () => void;
}) {
  const { apps } = useHost();
  const { pathname } = useLocation();
  useEffect(() => apps.mounted(remote), [apps, remote]);
  return (
    <RemoteBoundary
      key={remote.version}
      place={pathname}
      fallBack={(error) => apps.giveUp(remote, error)}
      failed={<PageFailed team={owner} onRetry={onRetry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <RemoteMessages remote={remote}>
          <RemoteRoutes remote={remote} pathname={pathname} />
        </RemoteMessages>
      </Suspense>
    </RemoteBoundary>
  );
}

function RemoteRoutes({ remote, pathname }: { remote: LoadedRemote; pathname: string }) {
  const { routes } = remote.app;
  const page = useRoutes(routesWithCode(routes));
  return matchRoutes(routes, pathname) === null ? <NotFound /> : page;
}
