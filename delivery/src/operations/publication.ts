/** A folder that webpack wrote becomes a release: it is judged, sealed, stored, and served. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remotesAgainst, requireRemotesFit } from '../gate/fitting-releases.ts';
import { unansweredCalls } from '../gate/api-rules.ts';
import type { Operations } from '../gate/api-rules.ts';
import { candidateIn } from '../gate/candidate.ts';
import type { Candidate, Probe } from '../gate/candidate.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import type { Refusal } from '../gate/gate-refusal.ts';
import { judge, judgeBesides, judgeSeal } from '../gate/gate.ts';
import { declaredBesides, platformFor, platformName, shellFacts } from '../gate/platform.ts';
import type { Platform, PlatformFacts } from '../gate/platform.ts';
import { sentencesOf } from '../gate/source-check.ts';
import { differences, sealFaults, sealRelease } from '../release/integrity.ts';
import { noteJudgement } from '../release/judgement.ts';
import { withStable } from '../release/registry-changes.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { shellAt } from '../release/release-store.ts';
import type { ReleaseStore, Signature, UnsignedState } from '../release/release-store.ts';
import { releaseIn, withCompressed } from '../release/sealed-build.ts';
import { startCanary } from './operations.ts';

/** What was found where the sources are. */
export type Verdicts = Pick<Candidate, 'tests' | 'sources'>;

export type BuiltPublication = {
  store: ReleaseStore;
  /** A remote, or `shell`. */
  key: string;
  /** For some people at first, in place of everybody. */
  canary?: { percent: number; roles?: string[] } | undefined;
  /** Judged and stored, and served to nobody: for a preview, or to be chosen later. */
  isStoreOnly?: boolean | undefined;
  verdicts: Verdicts;
  /** Of the server that is served; null when nobody knows them. */
  operations: Operations | null;
  /** How its code is run; default: in this process. */
  probe?: Probe | undefined;
  /** Judged, and nothing else. */
  isDryRun?: boolean | undefined;
  /** A version that was served before and is no more is not served again: the request may be a repeated one. */
  isOnce?: boolean | undefined;
  progress?: ((step: string) => void) | undefined;
} & Signature;

/**
 * Nothing is visible to anybody before the last step.
 * @returns the version's name.
 * @throws GateRefusal with every reason.
 */
export async function publishBuilt(
  publication: BuiltPublication,
  builtDir: string,
): Promise<string> {
  return withCompressed(builtDir, async (dir) => {
    const { id, requireFitting } = await judged(publication, dir);
    if (publication.isDryRun) return id;
    const { privateKey } = publication.store.signingKey;
    await sealRelease(dir, { key: publication.key, id }, privateKey);
    await requireSeal(publication, dir);
    return storeAndServe(publication, dir, id, requireFitting);
  });
}

/** The same of a folder that was sealed elsewhere with the store's key: judged and stored as it is. */
export async function publishSealed(publication: BuiltPublication, dir: string): Promise<string> {
  // Altered scripts are not run.
  await requireSeal(publication, dir);
  const { id, requireFitting } = await judged(publication, dir);
  return storeAndServe(publication, dir, id, requireFitting);
}

async function requireSeal({ store, key }: BuiltPublication, dir: string): Promise<void> {
  const altered = judgeSeal(await sealFaults(dir, store.trustedKeys));
  if (altered.length > 0) throw new GateRefusal(key, altered);
}

type Judged = {
  id: string;
  /** Against the state that the change is made on: others may have published meanwhile. */
  requireFitting: (state: UnsignedState) => Promise<void>;
};

async function judged(publication: BuiltPublication, dir: string): Promise<Judged> {
  const { key, progress = () => {} } = publication;
  const { key: built, id } = await releaseIn(dir);
  if (built !== key) throw new ReleaseRefusal(`This is a build of ${built}, not of ${key}.`);
  progress('judging');
  return key === 'shell' ? judgedShell(publication, dir, id) : judgedRemote(publication, dir, id);
}

async function judgedRemote(
  { store, key, verdicts, operations, probe }: BuiltPublication,
  dir: string,
  id: string,
): Promise<Judged> {
  const platform = await platformFor(store, key, id, operations);
  const candidate = await candidateIn(dir, { platform, ...verdicts, probe });
  const refusals = judge(candidate, platform);
  if (refusals.length > 0) throw new GateRefusal(key, refusals);
  return {
    id,
    requireFitting: (state) => requireBesides(store, candidate, platform, state),
  };
}

async function requireBesides(
  store: ReleaseStore,
  candidate: Candidate,
  platform: Platform,
  state: UnsignedState,
): Promise<void> {
  const others = declaredBesides(state.registry, candidate.key);
  const facts = await shellFacts(store, state);
  const refusals = judgeBesides(candidate, { ...platform, facts, others });
  if (refusals.length > 0) throw new GateRefusal(candidate.key, refusals);
}

async function judgedShell(
  { store, verdicts: { tests, sources }, operations }: BuiltPublication,
  dir: string,
  id: string,
): Promise<Judged> {
  const offer = JSON.parse(await readFile(path.join(dir, platformName), 'utf8')) as PlatformFacts;
  const registry = await store.registry();
  const refusals: Refusal[] = [];
  if (!tests.passed) {
    refusals.push({
      reason: 'tests-failing',
      sentence: `Its own tests do not pass: run "pnpm --filter shell test".\n${tests.output.slice(-1500)}`,
    });
  }
  if (registry !== null) refusals.push(...(await remotesAgainst(offer, registry.remotes, store)));
  for (const sentence of unansweredCalls(offer.api, operations)) {
    refusals.push({ reason: 'api-call', sentence });
  }
  for (const sentence of sentencesOf(sources.types, 'its types hold', 'shell')) {
    refusals.push({ reason: 'types-failing', sentence });
  }
  for (const sentence of sentencesOf(sources.lint, 'lint has nothing against it', 'shell')) {
    refusals.push({ reason: 'lint-failing', sentence });
  }
  if (refusals.length > 0) throw new GateRefusal('shell', refusals);
  // By what is stored then.
  return { id, requireFitting: (state) => requireRemotesFit(store, id, state) };
}

async function storeAndServe(
  publication: BuiltPublication,
  dir: string,
  id: string,
  requireFitting: Judged['requireFitting'],
): Promise<string> {
  const { store, key, isOnce = false, progress = () => {} } = publication;
  progress('storing');
  const isNew = await store.storage.putFolder(store.folderOf(key, id), dir);
  if (!isNew) await requireSame(publication, dir, id);
  await noteJudged(publication, dir, id);
  if (publication.isStoreOnly) {
    await noteStored(publication, id, requireFitting);
    return id;
  }
  progress('publishing');
  const requireFirst = async (state: UnsignedState) => {
    if (isOnce && !isNew) await requireNotServedBefore(store, key, id, state);
  };
  await serve(publication, id, { requireFitting, requireFirst });
  return id;
}

/** Of what is stored, which may be older than this build. */
async function noteJudged({ store, key, by }: BuiltPublication, dir: string, id: string) {
  const seal = await store.seal(key, id);
  if (seal === null || (await differences(dir, seal)).length > 0) return;
  await noteJudgement(store, key, id, by);
}

/** Nothing of what is served changes. A version that is in the history already is not noted again. */
async function noteStored(
  { store, key, by, reason }: BuiltPublication,
  id: string,
  requireFitting: Judged['requireFitting'],
): Promise<void> {
  const release = `${key}/${id}`;
  // An entry without key and version: whoever looks for what was served does not find it.
  const operation = { name: 'store' as const, key: '', version: '', releases: [release] };
  await store.change({ ...operation, by, reason }, async (state) => {
    await requireFitting(state);
    for await (const entry of store.log.entries()) {
      if (entry.pruned?.includes(release)) break;
      if (entry.key === key && entry.version === id) return null;
      if (entry.releases?.includes(release)) return null;
    }
    return { ...state };
  });
}

/** What was judged is what will be served. */
async function requireSame(
  { store, key, isOnce, isStoreOnly }: BuiltPublication,
  dir: string,
  id: string,
): Promise<void> {
  const seal = await store.seal(key, id);
  if (seal === null) {
    throw new ReleaseRefusal(
      `${store.storage.place} has another ${key} ${id}, which is not signed by us: remove it, or change the sources.`,
    );
  }
  const other = isOnce || isStoreOnly ? await differences(dir, seal) : [];
  if (other.length > 0) {
    throw new ReleaseRefusal(
      `There is another ${key} ${id}, which differs in ${other.slice(0, 3).join(', ')}: a release is never changed.`,
    );
  }
}

/** @throws ReleaseRefusal for a version that everybody or some had, and that was left since. */
async function requireNotServedBefore(
  store: ReleaseStore,
  key: string,
  id: string,
  { registry, shell }: UnsignedState,
): Promise<void> {
  const remote = registry.remotes[key];
  const served = key === 'shell' ? [shell?.stable] : [remote?.stable, remote?.canary?.version];
  if (served.includes(id)) return;
  for await (const entry of store.log.entries()) {
    // What another publisher did since: the change is not accepted then, and is made again on the new state.
    if (entry.revision > registry.revision) continue;
    if (entry.key !== key || entry.version !== id) continue;
    throw new ReleaseRefusal(
      `${key} ${id} was published before and is no longer served (revision ${entry.revision}: ${entry.name} by ${entry.by}): "release promote ${key} --version ${id}" serves it again.`,
    );
  }
}

type Requirements = {
  requireFitting: Judged['requireFitting'];
  requireFirst: (state: UnsignedState) => Promise<void>;
};

async function serve(
  { store, key, by, reason, canary }: BuiltPublication,
  id: string,
  { requireFitting, requireFirst }: Requirements,
): Promise<void> {
  if (canary !== undefined) {
    const rule = { version: id, ...canary };
    await startCanary(store, key, rule, { by, reason }, requireFirst);
    return;
  }
  const operation = { name: 'publish' as const, key, version: id, by, reason };
  if (key === 'shell') {
    await store.change(operation, async (state) => {
      await requireFitting(state);
      await requireFirst(state);
      return state.shell?.stable === id ? null : { ...state, shell: shellAt(id, state.shell) };
    });
    return;
  }
  const release = await store.released(key, id);
  await store.change(operation, async (state) => {
    await requireFitting(state);
    await requireFirst(state);
    if (state.registry.remotes[key]?.stable === id) return null;
    return { ...state, registry: withStable(state.registry, key, id, release) };
  });
}
