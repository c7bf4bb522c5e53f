/** A release that is served here, on its way to another installation: the same bytes, with what is known of them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { healthOfOthers } from '../edge/registry/kept-health.ts';
import { healthOf } from '../edge/registry/release-health.ts';
import { carriageName, signedCarriage } from '../release/carriage.ts';
import type { Carriage } from '../release/carriage.ts';
import { judgementOf } from '../release/judgement.ts';
import { sha384 } from '../release/release-files.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore, Signature } from '../release/release-store.ts';
import { doubtsAbout, requireNoDoubt } from './doubts.ts';

export type CarryOrder = {
  /** Default: what everybody gets. */
  version?: string | undefined;
  /** Origin of the installation that it is for, and for no other. */
  to: string;
  /** What speaks against the version is no reason. */
  isAnyway?: boolean | undefined;
};

/**
 * @param pack makes an archive of a folder and of documents that travel with it.
 * @throws ReleaseRefusal for what was not judged here, is not served, or is doubted.
 */
export async function carryOut<T>(
  store: ReleaseStore,
  key: string,
  order: CarryOrder,
  { publicUrl, ...signature }: Signature & { publicUrl: string },
  pack: (dir: string, documents: Record<string, string>) => Promise<T>,
): Promise<T> {
  const carriage = await carriageOf(store, key, order, new URL(publicUrl).origin);
  const document = signedCarriage(carriage, store.signingKey.privateKey);
  return withReleaseFiles(store, carriage, async (dir) => {
    const archive = await pack(dir, { [carriageName]: document });
    await noteCarriage(store, carriage, signature);
    return archive;
  });
}

async function carriageOf(
  store: ReleaseStore,
  key: string,
  { version: named, to, isAnyway }: CarryOrder,
  from: string,
): Promise<Carriage> {
  const state = await store.state();
  const remote = state?.registry.remotes[key];
  const stable = key === 'shell' ? state?.shell?.stable : remote?.stable;
  const version = named ?? stable;
  if (version === undefined) throw new ReleaseRefusal(`${key} has never been published.`);
  const seal = await store.seal(key, version);
  const judged = await judgementOf(store, key, version);
  if (seal === null || judged === null) {
    throw new ReleaseRefusal(
      `Nobody judged ${key} ${version} here: publish it by "pnpm release", and carry that.`,
    );
  }
  const history = await store.log.history();
  const isServed = [stable, remote?.canary?.version].includes(version);
  const notServed = isServed ? null : 'it is not served there';
  const doubts = await doubtsAbout(store, key, history);
  const doubt = doubts(version) ?? notServed;
  requireNoDoubt(key, version, () => doubt, { isAnyway });
  const since = history.find((entry) => entry.key === key && entry.version === version);
  const now = Date.now();
  const { ok, error } = healthOf(await healthOfOthers(store, ''), key, version, now);
  return {
    kind: 'carriage',
    from,
    to,
    key,
    version,
    files: seal.files,
    judged: { by: judged.by, at: judged.at },
    servedSince: isServed ? (since?.at ?? null) : null,
    reports: { ok, error },
    doubt: doubt?.slice(0, 500) ?? null,
    at: new Date(now).toISOString(),
  };
}

/** The files as they were sealed. */
async function withReleaseFiles<T>(
  store: ReleaseStore,
  { key, version, files }: Carriage,
  use: (dir: string) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'carriage-'));
  try {
    for (const [name, hash] of Object.entries(files)) {
      const content = await store.readReleased(key, version, name);
      if (content === null || sha384(content) !== hash) {
        throw new ReleaseRefusal(`${name} of ${key} ${version} is not what was sealed.`);
      }
      await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
      await writeFile(path.join(dir, name), content);
    }
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Asked for again by the same one for the same reason, it is not noted again. */
async function noteCarriage(
  store: ReleaseStore,
  { key, version, to }: Carriage,
  { by, reason: why }: Signature,
): Promise<void> {
  const release = `${key}/${version}`;
  const reason = `to ${to}${why === '' ? '' : `: ${why}`}`;
  // Without key and version: whoever looks for what was served does not find it.
  const operation = { name: 'carry' as const, key: '', version: '', releases: [release] };
  await store.change({ ...operation, by, reason }, async (state) => {
    for await (const entry of store.log.entries()) {
      if (entry.name !== 'carry' || !entry.releases?.includes(release)) continue;
      if (entry.by === by && entry.reason === reason) return null;
    }
    return { ...state };
  });
}
