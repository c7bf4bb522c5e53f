/** Links that show stored releases to those who are given one. */
import { requireShellFits } from '../gate/fitting-releases.ts';
import { MAX_REMOTES, previewPath, signedLink } from '../release/preview-link.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { doubtsAbout, requireNoDoubt } from './doubts.ts';
import { requireRelease } from './operations.ts';

export const MAX_PREVIEW_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export type PreviewOrder = {
  /** Version by remote. */
  releases: Readonly<Record<string, string>>;
  days: number;
  /** A tester or a purpose: for the history, not in the link. */
  whom: string;
  /** What speaks against a version is no reason. */
  isAnyway?: boolean | undefined;
};

/**
 * @param publicUrl the installation that the link is for, and for no other.
 * @returns the address to give away.
 */
export async function createPreview(
  store: ReleaseStore,
  { releases, days, whom, isAnyway }: PreviewOrder,
  { by, publicUrl }: { by: string; publicUrl: string },
): Promise<string> {
  const named = Object.entries(releases);
  if (named.length === 0 || named.length > MAX_REMOTES) {
    throw new ReleaseRefusal(`A preview is of 1 to ${MAX_REMOTES} remotes.`);
  }
  if (!(days > 0 && days <= MAX_PREVIEW_DAYS)) {
    throw new ReleaseRefusal(`A preview is for at most ${MAX_PREVIEW_DAYS} days.`);
  }
  const history = await store.log.history();
  for (const [key, version] of named) {
    if (key === 'shell') throw new ReleaseRefusal('A preview is of remotes: the shell has none.');
    await requireRelease(store, key, version);
    requireNoDoubt(key, version, await doubtsAbout(store, key, history), { isAnyway });
  }
  const until = new Date(Date.now() + days * DAY_MS).toISOString();
  const revision = await store.change(
    { ...about(releases), name: 'preview', by, reason: `for ${whom}, until ${until.slice(0, 10)}` },
    async (state) => {
      for (const [key, version] of named) {
        const release = await store.released(key, version);
        await requireShellFits(store, key, { version, release }, state);
      }
      return { ...state };
    },
  );
  const { origin } = new URL(publicUrl);
  const link = { kind: 'preview' as const, origin, releases: { ...releases }, revision, until };
  return origin + previewPath + signedLink(link, store.signingKey.privateKey);
}

/** Links to this version that were made until now no longer open, and browsers that opened one have what is served. */
export async function withdrawPreviews(
  store: ReleaseStore,
  key: string,
  version: string,
  signature: { by: string; reason: string },
): Promise<void> {
  const release = `${key}/${version}`;
  const operation = { ...about({ [key]: version }), ...signature, name: 'withdraw' as const };
  await store.change(operation, async (state) => {
    for await (const { name, releases } of store.log.entries()) {
      if (name === 'withdraw' && releases?.includes(release)) break;
      if (name === 'preview' && releases?.includes(release)) return { ...state };
    }
    throw new ReleaseRefusal(`No link shows ${key} ${version}: nothing to withdraw.`);
  });
}

/** Without key and version: whoever looks in the history for what was served does not find it. */
const about = (releases: PreviewOrder['releases']) => ({
  key: '',
  version: '',
  releases: Object.entries(releases).map(([key, version]) => `${key}/${version}`),
});
