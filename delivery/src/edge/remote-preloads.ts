import path from 'node:path';
import type { ReleaseStore } from '../release/release-store.ts';

interface FederationManifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

export interface RemotePreloads {
  manifest: string;
  scripts: string[];
}

/**
 * What the page of a remote will ask for one after the other (manifest, entry, `./app`), to be asked for
 * at once. Releases never change, so the answers are kept.
 */
export function remotePreloads(
  store: ReleaseStore,
): (base: string) => Promise<RemotePreloads | null> {
  const known = new Map<string, RemotePreloads>();
  return async (base) => {
    const cached = known.get(base);
    if (cached) return cached;
    try {
      const content = await store.storage.read(`${base.slice(1)}mf-manifest.json`);
      if (content === null) return null;
      const { metaData, exposes } = JSON.parse(content.toString()) as FederationManifest;
      const { path: folder, name } = metaData.remoteEntry;
      const app = exposes.find((exposed) => exposed.name === 'app');
      const preloads: RemotePreloads = {
        manifest: `${base}mf-manifest.json`,
        scripts: [path.posix.join(folder, name), ...(app?.assets.js.sync ?? [])].map(
          (file) => base + file,
        ),
      };
      known.set(base, preloads);
      return preloads;
    } catch {
      // Hints only: the page works without them.
      return null;
    }
  };
}
