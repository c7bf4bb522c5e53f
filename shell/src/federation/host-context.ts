import type { RemoteManifest } from 'contracts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Host } from './host.ts';
import type { LoadedRemote, RemoteApps } from './remote-apps.ts';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

function useHostObject(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('no HostProvider');
  return host;
}

/** The remotes as they are declared now; draws again when a release changes that. */
export function useHost(): { remotes: ReadonlyMap<string, RemoteManifest>; apps: RemoteApps } {
  const host = useHostObject();
  const remotes = useSyncExternalStore(host.subscribe, () => host.remotes);
  return { remotes, apps: host.apps };
}

/** The version of a remote that is in the page; draws again when another takes its place. */
export function useLoaded(key: string): LoadedRemote | null {
  const { apps } = useHostObject();
  return useSyncExternalStore(apps.subscribe, () => apps.loaded(key));
}
