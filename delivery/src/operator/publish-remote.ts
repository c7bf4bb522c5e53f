import path from 'node:path';
import { compilePackage } from '../build/build-packages.ts';
import { knownOperations } from '../gate/api-contract.ts';
import { candidateIn } from '../gate/candidate.ts';
import type { Candidate } from '../gate/candidate.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { judge, judgeBesides, judgeSeal } from '../gate/gate.ts';
import { runOwnTests } from '../gate/own-tests.ts';
import { declaredBesides, platformFor, shellFacts } from '../gate/platform.ts';
import type { Platform } from '../gate/platform.ts';
import { inspectSources } from '../gate/source-check.ts';
import type { InspectSources } from '../gate/source-check.ts';
import { sealFaults } from '../release/integrity.ts';
import { startCanary } from '../operations/operations.ts';
import { withStable } from '../release/registry-changes.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { releaseIn } from '../release/sealed-build.ts';
import type { ReleaseStore, Signature } from '../release/release-store.ts';

export type Publication = {
  store: ReleaseStore;
  /** Top folder of the workspace. */
  root: string;
  key: string;
  /** For some people at first, in place of everybody. */
  canary?: { percent: number; roles?: string[] } | undefined;
  /** What webpack wrote; built now when it is left out. */
  builtDir?: string;
  /** A folder that was sealed elsewhere with the store's key: judged and stored as it is. */
  sealedDir?: string;
  /** Default: what compiler and linter say. */
  inspect?: InspectSources | undefined;
  progress?: (step: string) => void;
} & Signature;

/**
 * Builds, tests, judges, stores, and moves the pointer of one remote. Nothing is visible to anybody before
 * the last step.
 * @returns the version's name.
 * @throws GateRefusal with every reason.
 */
export async function publishRemote(publication: Publication): Promise<string> {
  const { store, root, key, sealedDir, progress = () => {} } = publication;
  const late = new AbortController();
  // Beside the build, which waits for the disk as often as for the processor.
  const inspected = (publication.inspect ?? inspectSources)(root, key, late.signal);
  try {
    if (sealedDir !== undefined)
      return await judgeAndStore(publication, sealedDir, await verdicts());
    progress('building');
    const builtDir = publication.builtDir ?? (await compilePackage(root, key));
    const given = await verdicts();
    return await store.sealed(builtDir, (dir) => judgeAndStore(publication, dir, given));
  } finally {
    late.abort();
  }

  async function verdicts(): Promise<Verdicts> {
    progress('testing');
    return { tests: await runOwnTests(path.join(root, key)), sources: await inspected };
  }
}

type Verdicts = Pick<Candidate, 'tests' | 'sources'>;

async function judgeAndStore(
  publication: Publication,
  dir: string,
  verdicts: Verdicts,
): Promise<string> {
  const { store, root, key, progress = () => {} } = publication;
  const { key: built, id } = await releaseIn(dir);
  if (built !== key) throw new ReleaseRefusal(`This is a build of ${built}, not of ${key}.`);
  progress('judging');
  // Altered scripts are not run.
  const altered = judgeSeal(await sealFaults(dir, store.trustedKeys));
  if (altered.length > 0) throw new GateRefusal(key, altered);
  const platform = await platformFor(store, key, id, await knownOperations(store, root));
  const candidate = await candidateIn(dir, { platform, ...verdicts });
  const refusals = judge(candidate, platform);
  if (refusals.length > 0) throw new GateRefusal(key, refusals);
  progress('storing');
  const isNew = await store.storage.putFolder(store.folderOf(key, id), dir);
  if (!isNew && !(await store.hasRelease(key, id))) {
    throw new ReleaseRefusal(
      `${store.storage.place} has another ${key} ${id}, which is not signed by us: remove it, or change the sources.`,
    );
  }
  progress('publishing');
  await point(publication, id, candidate, platform);
  return id;
}

async function point(
  { store, key, by, reason, canary }: Publication,
  id: string,
  candidate: Candidate,
  platform: Platform,
): Promise<void> {
  if (canary !== undefined) {
    await startCanary(store, key, { version: id, ...canary }, { by, reason });
    return;
  }
  const release = await store.released(key, id);
  await store.change({ name: 'publish', key, version: id, by, reason }, async (state) => {
    const { registry, shell } = state;
    // Somebody may have taken the same route, or changed the shell, a moment ago.
    const others = declaredBesides(registry, key);
    const refusals = judgeBesides(candidate, {
      ...platform,
      facts: await shellFacts(store, state),
      others,
    });
    if (refusals.length > 0) throw new GateRefusal(key, refusals);
    if (registry.remotes[key]?.stable === id) return null;
    return { registry: withStable(registry, key, id, release), shell };
  });
}
