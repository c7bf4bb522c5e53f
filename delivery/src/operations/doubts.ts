/** What speaks against serving a stored version again: what operators did to it, and what browsers say of it. */
import type { ReleasedVersion } from 'contracts';
import { healthOfOthers } from '../edge/registry/kept-health.ts';
import { errorRate, healthOf, slownessOf } from '../edge/registry/release-health.ts';
import type { HealthDocument } from '../edge/registry/release-health.ts';
import { slownessSentence } from '../edge/registry/release-times.ts';
import type { LogEntry } from '../release/release-log.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** Fewer errors in the last hour are a visitor's bad connection. */
const FEWEST_ERRORS = 3;
const FAILING_RATE = 0.1;

/** A sentence about one version; null when nothing speaks against it. */
export type Doubts = (version: string) => string | null;

/** @param history newest first. */
export async function doubtsAbout(
  store: ReleaseStore,
  key: string,
  history: readonly LogEntry[],
): Promise<Doubts> {
  const ours = history.filter((entry) => entry.key === key);
  const left = versionsLeft(ours);
  // Of every edge: none has an empty name.
  const documents = await healthOfOthers(store, '');
  return (version) =>
    leftSentence(left.get(version)) ??
    healthSentence(documents, key, version) ??
    slowSentence(documents, key, version, versionBefore(ours, version));
}

/** What everybody had when a version was served for the first time, to some or to all. */
function versionBefore(history: readonly LogEntry[], version: string): string | undefined {
  let served: string | undefined;
  for (const entry of history.toReversed()) {
    if (entry.version === version) return served;
    if (entry.name !== 'canary' && entry.name !== 'halt') served = entry.version;
  }
  return undefined;
}

function slowSentence(
  documents: readonly HealthDocument[],
  key: string,
  version: string,
  before: string | undefined,
): string | null {
  if (before === undefined) return null;
  const slowness = slownessOf(documents, key, { version, before }, Date.now());
  return slowness && slownessSentence(slowness, before);
}

/** The entry that left each version of a remote, by its own entries. A version that was chosen again since is not among them. */
export function versionsLeft(history: readonly LogEntry[]): Map<string, LogEntry> {
  const left = new Map<string, LogEntry>();
  let served: string | undefined;
  for (const entry of history.toReversed()) {
    if (entry.name === 'halt') left.set(entry.version, entry);
    else left.delete(entry.version);
    if (entry.name === 'canary' || entry.name === 'halt') continue;
    if (entry.name === 'rollback' && served !== undefined && served !== entry.version) {
      left.set(served, entry);
    }
    served = entry.version;
  }
  return left;
}

function leftSentence(entry: LogEntry | undefined): string | null {
  if (entry === undefined) return null;
  const what = entry.name === 'halt' ? 'its canary was ended' : 'it was rolled back';
  return `${what} by ${entry.by}: ${entry.reason}`;
}

function healthSentence(
  documents: readonly HealthDocument[],
  key: string,
  version: string,
): string | null {
  const health = healthOf(documents, key, version, Date.now());
  const rate = errorRate(health);
  if (health.error < FEWEST_ERRORS || rate <= FAILING_RATE) return null;
  const [newest] = health.reasons;
  return `${(rate * 100).toFixed(1)}% of its reports in the last hour are errors${newest ? ` (${newest.reason})` : ''}`;
}

/** @throws ReleaseRefusal with what speaks against the version, unless that is no reason. */
export function requireNoDoubt(
  key: string,
  version: string,
  doubts: Doubts,
  { isAnyway = false }: { isAnyway?: boolean | undefined },
): void {
  const doubt = doubts(version);
  if (doubt === null || isAnyway) return;
  throw new ReleaseRefusal(
    `${key} ${version} is not to be served without a thought: ${doubt}. With --anyway it is.`,
  );
}

/** Versions of a remote that everybody had and that nothing speaks against, newest first. */
export async function goodVersions(
  store: ReleaseStore,
  key: string,
  {
    history,
    doubts,
    not,
  }: { history: readonly LogEntry[]; doubts: Doubts; not: readonly string[] },
): Promise<{ version: string; release: ReleasedVersion }[]> {
  const served = history
    .filter(({ key: of, name }) => of === key && name !== 'canary' && name !== 'halt')
    .map(({ version }) => version);
  const good: { version: string; release: ReleasedVersion }[] = [];
  for (const version of new Set(served)) {
    if (not.includes(version) || doubts(version) !== null) continue;
    // One that is gone or was altered is not good.
    const release = await store.released(key, version).catch(() => null);
    if (release !== null) good.push({ version, release });
  }
  return good;
}
