import { Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { PageSkeleton } from 'shared-ui';
import type { LoadedRemote } from '../federation/remote-apps.ts';
import { RemoteMessages } from '../federation/RemoteMessages.tsx';
import { RemoteRouteError } from './RemoteRouteError.tsx';

/** A remote's routes under one of the shell's: its texts around them, its failures kept inside the frame. */
export function remoteRoute(remote: LoadedRemote, owner: string): RouteObject {
  return {
    id: `remote:${remote.key}`,
    element: (
      <Suspense fallback={<PageSkeleton />}>
        <RemoteMessages remote={remote}>
          <Outlet />
        </RemoteMessages>
      </Suspense>
    ),
    errorElement: <RemoteRouteError owner={owner} />,
    children: remote.app.routes,
  };
}
