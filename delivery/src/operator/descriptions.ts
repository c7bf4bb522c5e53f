import { doubtsAbout } from '../operations/doubts.ts';
import type { LogEntry } from '../release/release-log.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { storeFaults } from '../release/store-faults.ts';

/** The served versions, remote by remote, with what speaks against them, and the faults of the store. */
export async function statusText(store: ReleaseStore, key?: string): Promise<string[]> {
  const state = await store.copyNewest();
  if (state === null) return [`Nothing is published in ${store.storage.place}.`];
  const { registry, shell } = state;
  const history = await store.log.history();
  const lines = [`${store.storage.place}, revision ${registry.revision}`];
  if (shell !== null && (key === undefined || key === 'shell')) {
    lines.push(`shell            ${shell.stable}   before: ${shell.previous ?? '–'}`);
  }
  for (const [name, { stable, previous, earlier, canary, owner }] of Object.entries(
    registry.remotes,
  )) {
    if (key !== undefined && name !== key) continue;
    const before = [previous, earlier].filter(Boolean).join(', ') || '–';
    lines.push(`${name.padEnd(16)} ${stable}   before: ${before}   ${owner}`);
    const doubts = await doubtsAbout(store, name, history);
    const said = (version: string) => {
      const doubt = doubts(version);
      if (doubt !== null) lines.push(`${' '.repeat(16)} DOUBT ${version}: ${doubt}`);
    };
    said(stable);
    if (canary !== undefined) {
      const whom = canary.roles?.length ? ` of ${canary.roles.join(', ')}` : '';
      lines.push(`${' '.repeat(16)} ${canary.version}   canary for ${canary.percent}%${whom}`);
      said(canary.version);
    }
  }
  const faults = await storeFaults(store);
  return [...lines, ...(faults.length > 0 ? faults.map((fault) => `FAULT ${fault}`) : ['whole'])];
}

/** Newest first. */
export async function historyText(
  store: ReleaseStore,
  key: string | undefined,
  last: number,
): Promise<string[]> {
  const history = await store.log.history();
  const ours = history.filter((entry) => key === undefined || isAbout(entry, key));
  return ours.slice(0, last).map(entryText);
}

const isAbout = (entry: LogEntry, key: string): boolean =>
  entry.key === key || entry.releases?.some((release) => release.startsWith(`${key}/`)) === true;

function entryText(entry: LogEntry): string {
  const { revision, at, by, name, reason } = entry;
  const what = subjectOf(entry);
  const why = reason === '' ? '' : `: ${reason}`;
  return `${String(revision).padStart(5)}  ${at.slice(0, 19)}Z  ${name} ${what}  by ${by}${why}`;
}

function subjectOf({ name, key, version, pruned, releases }: LogEntry): string {
  if (pruned) return `${pruned.length} releases`;
  if (releases === undefined) return `${key} ${version}`.trim();
  const named = releases.map((release) => release.replace('/', ' ')).join(', ');
  return name === 'store' ? `${named} (served to nobody)` : named;
}
