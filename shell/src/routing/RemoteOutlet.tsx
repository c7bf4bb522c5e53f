import { useEffect, type ReactNode } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { PageSkeleton } from 'shared-ui';
import { AppFrame } from '../chrome/AppFrame.tsx';
import { useHost, useLoaded } from '../federation/host-context.ts';
import type { LoadedRemote } from '../federation/remote-state.ts';
import { Drawing } from '../federation/Drawing.tsx';
import { NotFound } from './NotFound.tsx';
import { routesWithCode } from './page-code.ts';
import { PageArriving } from './PageArriving.tsx';
import { PageFailed } from './PageFailed.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { usePageState, type RemotePages } from './remote-pages.ts';
import { admission } from './route-guard.ts';

/** Every address that is not the shell's: the page of the remote that declares it, in one of its states. */
export function RemoteOutlet({ pages }: { pages: RemotePages }) {
  const { pathname } = useLocation();
  const session = useSession();
  const { remotes } = useHost();
  const admitted = admission(pathname, session, remotes);
  // FrameRoute redirects people without access.
  if (admitted.kind !== 'enter') return null;
  const { key, owner, route } = admitted.owner;
  if (!remotes.has(key)) return <PageFailed />;
  const page = { remoteKey: key, owner, pathname, pages, isAlone: route.frame === 'focus' };
  return <RemotePage key={key} {...page} />;
}

type RemotePageProps = {
  remoteKey: string;
  owner: string;
  pathname: string;
  pages: RemotePages;
  /** It draws its own bar: until it does, the menu is the only way out. */
  isAlone: boolean;
};

function RemotePage({ remoteKey, owner, pathname, pages, isAlone }: RemotePageProps) {
  const state = usePageState(pages, useLoaded(remoteKey), remoteKey, pathname);
  const { status } = state;
  const retry = () => void pages.retry(remoteKey, pathname);

  useEffect(() => {
    if (status === 'loading') void pages.prepare(remoteKey, pathname);
  }, [pages, remoteKey, pathname, status]);

  const inFrame = (page: ReactNode) => (isAlone ? <AppFrame>{page}</AppFrame> : page);
  const failed = inFrame(<PageFailed team={owner} onRetry={retry} />);
  switch (status) {
    case 'loading':
      if (!state.isLate) return <PageSkeleton />;
      return inFrame(<PageArriving team={owner} onRetry={retry} />);
    case 'failed':
      return failed;
    case 'ready':
      return <MountedRemote remote={state.remote} failed={failed} />;
  }
}

function MountedRemote({ remote, failed }: { remote: LoadedRemote; failed: ReactNode }) {
  const { apps } = useHost();
  const { pathname } = useLocation();
  useEffect(() => apps.mounted(remote), [apps, remote]);
  return (
    <RemoteBoundary
      key={remote.version}
      place={pathname}
      fallBack={(error) => apps.rejectVersion(remote, error)}
      complain={(error) => apps.complain(remote, error)}
      failed={failed}
    >
      <Drawing remote={remote} waiting={<PageSkeleton />}>
        <RemoteRoutes remote={remote} pathname={pathname} />
      </Drawing>
    </RemoteBoundary>
  );
}

function RemoteRoutes({ remote, pathname }: { remote: LoadedRemote; pathname: string }) {
  const { routes } = remote.app;
  const page = useRoutes(routesWithCode(routes));
  return matchRoutes(routes, pathname) === null ? <NotFound /> : page;
}
