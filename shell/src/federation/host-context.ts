import type { RemoteManifest } from 'contracts';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Host } from './host.ts';
import type { RemoteApps } from './remote-apps.ts';
import { loadedOf, type LoadedRemote } from './remote-state.ts';

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
  const remotes = useStore(host.state, (state) => state.remotes);
  return { remotes, apps: host.apps };
}

/** The version of a remote that is in the page; draws again when another takes its place. */
export function useLoaded(key: string): LoadedRemote | null {
  const { apps } = useHostObject();
  return useStore(apps.states, (states) => loadedOf(states[key]));
}
