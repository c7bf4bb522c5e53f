import { judgementFolder } from './judgement.ts';
import type { LogEntry } from './release-log.ts';
import type { ReleaseStore, Signature, UnsignedState } from './release-store.ts';

export type PruneLimits = {
  /** Releases of each remote that stay whatever their age. */
  keep: number;
  /** A release stays this long after it was last served: open tabs ask for its chunks. */
  days: number;
};

const DOCUMENTS_KEPT = 50;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes releases that are not served and that no open tab can need.
 * They are named in the log before they are removed: an operator who makes one of them stable at the same moment is either first,
 * and it stays, or is refused because it is gone.
 * @returns what was removed, `mf-x/1.4.0-ab12cd34`.
 */
export async function prune(
  store: ReleaseStore,
  limits: PruneLimits,
  signature: Signature,
): Promise<string[]> {
  const stored = await storedReleases(store);
  const pruned: string[] = [];
  const operation = { ...signature, name: 'prune' as const, key: '', version: '', pruned };
  await store.change(operation, async (state) => {
    const history = await store.log.history();
    pruned.splice(0, pruned.length, ...prunable(stored, state, history, limits, Date.now()));
    return pruned.length > 0 ? { ...state } : null;
  });
  for (const name of pruned) {
    const [key = '', id = ''] = name.split('/');
    await store.storage.removeFolder(judgementFolder(key, id));
    await store.storage.removeFolder(store.folderOf(key, id));
  }
  await store.storage.removeLeftovers();
  await store.log.shorten(DOCUMENTS_KEPT);
  return pruned;
}

/** The rule, on `mf-x/1.4.0-ab12cd34` names. @param history newest first. */
export function prunable(
  stored: readonly string[],
  { registry, shell }: UnsignedState,
  history: readonly LogEntry[],
  { keep, days }: PruneLimits,
  now: number,
): string[] {
  const named = new Set([`shell/${shell?.stable}`, `shell/${shell?.previous}`]);
  for (const [key, { versions }] of Object.entries(registry.remotes)) {
    for (const version of Object.keys(versions)) named.add(`${key}/${version}`);
  }
  const lastServed = new Map<string, number>();
  const recent = new Map<string, Set<string>>();
  // Until when a version was served: the moment at which the next operation on its remote came.
  const until = new Map<string, number>();
  for (const { key, version, at, name, releases } of history) {
    // Not kept for ever because nobody ever had it.
    for (const release of releases ?? []) {
      lastServed.set(release, Math.max(lastServed.get(release) ?? 0, Date.parse(at)));
    }
    if (key === '' || name === 'halt') continue;
    const release = `${key}/${version}`;
    lastServed.set(release, Math.max(lastServed.get(release) ?? 0, until.get(key) ?? now));
    until.set(key, Date.parse(at));
    const newest = recent.get(key) ?? new Set();
    recent.set(key, newest);
    if (newest.size < keep) newest.add(release);
  }
  return stored.filter((release) => {
    const key = release.split('/')[0] ?? '';
    const served = lastServed.get(release);
    // Stored and never served: a publication of this moment, or one that its operator gave up.
    if (served === undefined || named.has(release) || recent.get(key)?.has(release)) return false;
    return now - served > days * DAY_MS;
  });
}

async function storedReleases(store: ReleaseStore): Promise<string[]> {
  const names = [
    ...(await store.storage.list('_remotes')).map((name) => name.split('/').slice(1, 3).join('/')),
    ...(await store.storage.list('_shell')).map((name) => `shell/${name.split('/')[1]}`),
  ];
  return [...new Set(names)];
}
