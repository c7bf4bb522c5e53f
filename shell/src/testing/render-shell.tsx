import type { Registry } from 'contracts';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RemoteApp } from 'shared-ui/remote';
import { App } from '../App.tsx';
import { watchTouches } from '../federation/quiet-page.ts';
import { createDiscovery } from '../routing/discovery.ts';
import { createRemotePages } from '../routing/remote-pages.ts';
import { routesOf } from '../routing/router.tsx';
import { installSessionEffects } from '../session/session-effects.ts';
import { splashMemory } from '../splash/first-visit.ts';
import { testHost } from './host.ts';

let stop: (() => void) | null = null;

/** Tests only: the whole shell at an address, with these remotes behind the seam. */
export async function renderShell(
  at: string,
  apps: Record<string, RemoteApp> = {},
  registry?: Registry,
) {
  stop?.();
  // The first visit has its own test.
  splashMemory.keep();
  const host = testHost(apps, registry);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = createRemotePages(host);
  const router = createMemoryRouter(routesOf(pages), {
    initialEntries: [at],
    patchRoutesOnNavigation: createDiscovery(host, pages),
  });
  const stopWatching = watchTouches();
  const stopEffects = installSessionEffects(queryClient, (path) => void router.navigate(path));
  stop = () => {
    stopWatching();
    stopEffects();
  };
  const rendered = await act(async () =>
    render(
      <App host={host} queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  return {
    ...rendered,
    router,
    queryClient,
    host,
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
