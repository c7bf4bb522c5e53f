import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { currentSession } from 'shared-auth';
import { languageOf } from 'shared-ui';
import type { Host } from '../federation/host-context.ts';
import { remoteMessages } from '../federation/RemoteMessages.tsx';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { remoteRoute } from './remote-route.tsx';
import { admission } from './route-guard.ts';

export const frameRouteId = 'frame';

export type Discovery = {
  patchRoutesOnNavigation: PatchRoutesOnNavigationFunction;
  /** Why the remote behind a key could not be loaded, if so. */
  failure: (key: string) => unknown;
};

/**
 * Brings a remote's routes when somebody who may goes there. Never throws: the router would
 * replace the whole layout. A failure is kept for the page that stands in (Unmatched).
 */
export function createDiscovery({ remotes, apps }: Host): Discovery {
  const patched = new Set<string>();
  const failures = new Map<string, unknown>();

  return {
    failure: (key) => failures.get(key),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const admitted = admission(path, currentSession(), remotes);
      if (admitted.kind !== 'enter') return;
      const { key, owner } = admitted.owner;
      if (!remotes.has(key) || patched.has(key)) return;
      try {
        const remote = await apps.loadRemoteApp(key);
        await remoteMessages(remote, languageOf(useLocaleStore.getState().locale));
        failures.delete(key);
        // `patch` does nothing once the navigation was given up: mark only what was done.
        if (signal.aborted || patched.has(key)) return;
        patched.add(key);
        patch(frameRouteId, [remoteRoute(remote, owner)]);
      } catch (error) {
        failures.set(key, error);
      }
    },
  };
}
