import type { RemoteManifest, UnsignedRegistry } from 'contracts';
import type { ApiCalls } from '../build/api-calls.ts';
import type { BuildSummary } from '../build/build-summary.ts';
import { factsName } from '../build/release-facts.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { Operations } from './api-rules.ts';
import type { ReleaseStore, UnsignedState } from '../release/release-store.ts';

/** Name of the document in a release of the shell. */
export const platformName = 'platform.json';

/** What the shell that is served offers to remotes. */
export type PlatformFacts = {
  uniqueName: string;
  contract: string;
  /** The range of versions of the SDK that it serves; absent in shells from before the table. */
  sdk?: string | undefined;
  /** Every slot that exists. */
  slots: readonly string[];
  /** The shell's own pages. */
  routes: RemoteManifest['routes'];
  /** Shared modules that it brings, with their version. */
  shared: Record<string, string>;
  /**
   * Names of each shared module that is an ES module; absent in shells from before they were noted, of
   * which nothing is known.
   */
  names?: Record<string, string[]> | undefined;
  /** What its own sources call of the API; absent in shells from before it was noted. */
  api?: ApiCalls | undefined;
  /** What it gives of its federation runtime; absent in shells that gave none of it. */
  runtime?: { version: string; gives: string[] } | undefined;
  chunks: { files: string[]; consumes: string[] }[];
} & Pick<BuildSummary, 'groups' | 'provides'>;

/** What a release has to live with. */
export type Platform = {
  facts: PlatformFacts;
  /** Folder of the shell's release, for the weight of what it sends later. */
  shellDir: string;
  /** What the other remotes declare: the stable and the canary version of each. */
  others: RemoteManifest[];
  /** Operations of the server that is served; null when nobody has noted them. */
  operations: Operations | null;
  /** Unique names of every registered release but the candidate's own. */
  namesInUse: { uniqueName: string; of: string }[];
};

/**
 * The platform as it is served now, seen by one remote.
 * @throws ReleaseRefusal when no shell is published.
 */
export async function platformFor(
  store: ReleaseStore,
  key: string,
  id: string,
  operations: Platform['operations'],
): Promise<Platform> {
  const state = await store.state();
  const facts = await shellFacts(store, state);
  const names = [{ uniqueName: facts.uniqueName, of: 'the shell' }];
  for (const [remote, { versions }] of Object.entries(state?.registry.remotes ?? {})) {
    for (const version of Object.keys(versions)) {
      if (remote === key && version === id) continue;
      const uniqueName = await uniqueNameOf(store, remote, version);
      if (uniqueName !== null) names.push({ uniqueName, of: `${remote} ${version}` });
    }
  }
  const others = state ? declaredBesides(state.registry, key) : [];
  return {
    facts,
    shellDir: await localShell(store, state?.shell?.stable ?? ''),
    others,
    operations,
    namesInUse: names,
  };
}

/** What the shell of a state offers. @throws ReleaseRefusal when no shell is published. */
export async function shellFacts(
  store: ReleaseStore,
  state: Pick<UnsignedState, 'shell'> | null,
): Promise<PlatformFacts> {
  const shell = state?.shell?.stable;
  const content = shell ? await store.readReleased('shell', shell, platformName) : null;
  if (content === null) {
    throw new ReleaseRefusal(
      `No shell is published in ${store.storage.place}: run "pnpm build shell".`,
    );
  }
  return JSON.parse(content.toString()) as PlatformFacts;
}

/** What remotes other than `key` declare now. */
export function declaredBesides(registry: UnsignedRegistry, key: string): RemoteManifest[] {
  return Object.entries(registry.remotes)
    .filter(([other]) => other !== key)
    .flatMap(([, { versions }]) => Object.values(versions))
    .flatMap(({ remoteJson }) => (remoteJson ? [remoteJson] : []));
}

async function uniqueNameOf(
  store: ReleaseStore,
  key: string,
  version: string,
): Promise<string | null> {
  const content = await store.readReleased(key, version, factsName);
  return content === null
    ? null
    : (JSON.parse(content.toString()) as { uniqueName: string }).uniqueName;
}

async function localShell(store: ReleaseStore, id: string): Promise<string> {
  for (const name of await store.storage.list(store.folderOf('shell', id))) {
    await store.storage.fetchTo(store.dir, name);
  }
  return store.shellDir(id);
}
