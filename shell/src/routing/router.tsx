import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { lazyPage, PageSkeleton } from 'shared-ui';
import { CrashScreenForRoute } from '../errors/CrashScreenForRoute.tsx';
import type { Host } from '../federation/host.ts';
import { createDiscovery } from './discovery.ts';
import { FrameRoute } from './FrameRoute.tsx';
import { RemoteOutlet } from './RemoteOutlet.tsx';
import type { RemotePages } from './remote-pages.ts';

/** The shell's own pages; every other address is for a remote. */
export function routesOf(pages: RemotePages): RouteObject[] {
  return [
    {
      element: <FrameRoute />,
      // The same component as the element: a menu that is open, or a word half typed, stays when the page arrives.
      hydrateFallbackElement: (
        <FrameRoute>
          <PageSkeleton />
        </FrameRoute>
      ),
      errorElement: <CrashScreenForRoute />,
      children: [
        {
          path: '/login',
          lazy: lazyPage(() => import('../login/LoginPage.tsx').then((m) => m.LoginPage)),
        },
        {
          path: '/auth',
          lazy: lazyPage(() => import('../login/AuthPage.tsx').then((m) => m.AuthPage)),
        },
        {
          path: '/dashboard',
          lazy: lazyPage(() =>
            import('../dashboard/DashboardPage.tsx').then((m) => m.DashboardPage),
          ),
        },
        {
          path: '/profile',
          lazy: lazyPage(() => import('../profile/ProfilePage.tsx').then((m) => m.ProfilePage)),
        },
        {
          path: '/settings',
          lazy: lazyPage(() => import('../settings/SettingsPage.tsx').then((m) => m.SettingsPage)),
        },
        {
          path: '/signoutWB',
          lazy: lazyPage(() =>
            import('../account-deleted/AccountDeletedPage.tsx').then((m) => m.AccountDeletedPage),
          ),
        },
        { path: '*', element: <RemoteOutlet pages={pages} /> },
      ],
    },
  ];
}

export function createShellRouter(host: Host, pages: RemotePages) {
  return createBrowserRouter(routesOf(pages), {
    patchRoutesOnNavigation: createDiscovery(host, pages),
  });
}
