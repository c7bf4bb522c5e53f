import { createContext, use } from 'react';
import type { RemoteManifest } from 'shared-ui/remote';
import type { RemoteApps } from './remote-apps.ts';

export type Host = {
  /** What every registered remote declares. */
  remotes: ReadonlyMap<string, RemoteManifest>;
  apps: RemoteApps;
};

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('no HostProvider');
  return host;
}
