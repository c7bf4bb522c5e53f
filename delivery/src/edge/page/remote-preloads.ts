import path from 'node:path';
import { factsName } from '../../build/release-facts.ts';
import type { ReleaseFacts } from '../../build/release-facts.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { aheadFile } from '../../webpack/ahead/ahead-file.ts';

type FederationManifest = {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
};

export type PreloadedScript = {
  href: string;
  /** The shell loads it with the same one: a hint without it would be fetched for nothing. */
  integrity?: string | undefined;
};

export type RemotePreloads = {
  /** Manifest and hashes, which the shell fetches. */
  documents: string[];
  scripts: PreloadedScript[];
  /** Runs before the shell; null where the release has none. */
  ahead: PreloadedScript | null;
};

/**
 * Files that the page of a remote would load one after the other (hashes, manifest, entry, `./app`, and the
 * code of the route where it names it), to load them at once. Releases never change, so the answers are
 * cached; those of watch mode do.
 */
export function remotePreloads(
  store: ReleaseStore,
  { isWatched = false }: { isWatched?: boolean } = {},
): (base: string, imports?: readonly string[]) => Promise<RemotePreloads | null> {
  const known = new Map<string, RemotePreloads>();
  return async (base, imports = []) => {
    const id = [base, ...imports].join(' ');
    const cached = known.get(id);
    if (cached) return cached;
    try {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse((await store.storage.read(base.slice(1) + name))?.toString() ?? 'null');
      const { metaData, exposes } = (await read('mf-manifest.json')) as FederationManifest;
      const { files } = (await read('integrity.json')) as { files: Record<string, string> };
      const { path: folder, name } = metaData.remoteEntry;
      const app = exposes.find((exposed) => exposed.name === 'app');
      const first = [path.posix.join(folder, name), ...(app?.assets.js.sync ?? [])];
      const facts = imports.length === 0 ? null : ((await read(factsName)) as ReleaseFacts | null);
      const code = imports.flatMap(
        (name) => facts?.groups.find(({ requests }) => requests.includes(name))?.files ?? [],
      );
      const preloads: RemotePreloads = {
        documents: ['integrity.json', 'mf-manifest.json'].map((file) => base + file),
        scripts: [...new Set([...first, ...code])].map((file) => ({
          href: base + file,
          integrity: files[file],
        })),
        ahead:
          files[aheadFile] === undefined
            ? null
            : { href: base + aheadFile, integrity: files[aheadFile] },
      };
      if (!isWatched) known.set(id, preloads);
      return preloads;
    } catch {
      // Hints only: the page works without them.
      return null;
    }
  };
}
