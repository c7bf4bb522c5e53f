import type { Registry } from 'contracts';
import { addTime, recentTimes, slownessAgainst } from './release-times.ts';
import type { Drawn, KeptTimes, Slowness } from './release-times.ts';

export type HealthCounts = {
  ok: number;
  error: number;
};

/** Reports of browsers about one version of a remote. */
export type VersionHealth = {
  /** Newest first, each once. */
  reasons: { reason: string; count: number; at: string }[];
} & HealthCounts;

export type HealthReport = {
  remote: string;
  version: string;
  kind: 'ok' | 'error';
  reason?: string | undefined;
  /** Of `ok`, where the browser knows it. */
  drawn?: Drawn | undefined;
};

export type CanaryLimits = {
  /** Reports before anything is decided. */
  fewest: number;
  /** Share of errors, 0 to 1, above which a canary ends. */
  errorRate: number;
};

const WINDOW_MS = 60 * 60_000;
const SLICE_MS = 60_000;
const REASONS_KEPT = 10;
/** From one address, for one version, in a minute: one visitor cannot end a canary. */
const MAX_FROM_ONE_ADDRESS = 6;

export const errorRate = ({ ok, error }: HealthCounts): number =>
  ok + error === 0 ? 0 : error / (ok + error);

/**
 * Whether a canary ends: enough was heard, too much of it is errors, and twice as much as of the stable
 * version. When the API is down both fail, and another version would not help.
 */
export function mustHalt(
  canary: HealthCounts,
  stable: HealthCounts,
  { fewest, errorRate: threshold }: CanaryLimits,
): boolean {
  if (canary.ok + canary.error < fewest) return false;
  const rate = errorRate(canary);
  return rate > threshold && rate >= 2 * errorRate(stable);
}

/** A version's reports of the last hour, in slices of a minute. */
export type KeptHealth = {
  slices: { from: number; ok: number; error: number }[];
  reasons: VersionHealth['reasons'];
  /** Not in documents from before times were kept. */
  times?: KeptTimes;
};

export type HealthDocument = Record<string, Record<string, KeptHealth>>;

/** Counts reports of registered versions only, so that invented ones cannot fill the memory. */
export class HealthCounter {
  readonly #kept: HealthDocument;
  #fromAddress = new Map<string, number>();
  #addressSlice = 0;

  constructor(kept: HealthDocument = {}) {
    this.#kept = kept;
  }

  /** @returns whether it was counted. */
  count(report: HealthReport, address: string, registry: Registry | null, now: number): boolean {
    const { remote, version, kind, reason, drawn } = report;
    if (!isRegistered(registry, remote, version)) return false;
    const fromAddress = this.#countOf(`${address} ${remote} ${version}`, now);
    if (fromAddress > MAX_FROM_ONE_ADDRESS) return false;
    const kept = ((this.#kept[remote] ??= {})[version] ??= { slices: [], reasons: [] });
    const from = now - (now % SLICE_MS);
    let slice = kept.slices.at(-1);
    if (slice?.from !== from) kept.slices.push((slice = { from, ok: 0, error: 0 }));
    slice[kind] += 1;
    if (kind === 'error') addReason(kept, reason ?? '', now);
    // One time from an address in a minute: few visitors must not make a median.
    else if (drawn !== undefined && fromAddress === 1) addTime((kept.times ??= []), drawn, now);
    return true;
  }

  document(): HealthDocument {
    return this.#kept;
  }

  /** Forgets old minutes, and versions that are no longer served. */
  forgetOld(now: number): void {
    for (const [remote, versions] of Object.entries(this.#kept)) {
      for (const [version, kept] of Object.entries(versions)) {
        kept.slices = kept.slices.filter((slice) => slice.from > now - WINDOW_MS);
        kept.times = recentTimes(kept.times ?? [], now);
        if (kept.slices.length + kept.times.length === 0) delete versions[version];
      }
      if (Object.keys(versions).length === 0) delete this.#kept[remote];
    }
  }

  #countOf(sender: string, now: number): number {
    const slice = Math.floor(now / SLICE_MS);
    if (slice !== this.#addressSlice) {
      this.#fromAddress = new Map();
      this.#addressSlice = slice;
    }
    const count = (this.#fromAddress.get(sender) ?? 0) + 1;
    this.#fromAddress.set(sender, count);
    return count;
  }
}

/** Own names only: `__proto__` is no remote. */
function isRegistered(registry: Registry | null, remote: string, version: string): boolean {
  const remotes = registry?.remotes ?? {};
  return Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.versions ?? {}, version);
}

function addReason(kept: KeptHealth, reason: string, now: number): void {
  const known = kept.reasons.find((entry) => entry.reason === reason);
  const others = kept.reasons.filter((entry) => entry !== known);
  const count = (known?.count ?? 0) + 1;
  kept.reasons = [{ reason, count, at: new Date(now).toISOString() }, ...others].slice(
    0,
    REASONS_KEPT,
  );
}

/** Of several edges, together; the last hour, or less. */
export function healthOf(
  documents: readonly HealthDocument[],
  remote: string,
  version: string,
  now: number,
  windowMs = WINDOW_MS,
): VersionHealth {
  const health: VersionHealth = { ok: 0, error: 0, reasons: [] };
  for (const document of documents) {
    const kept = document[remote]?.[version];
    for (const slice of kept?.slices ?? []) {
      if (slice.from <= now - windowMs) continue;
      health.ok += slice.ok;
      health.error += slice.error;
    }
    health.reasons.push(...(kept?.reasons ?? []));
  }
  health.reasons = health.reasons
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, REASONS_KEPT);
  return health;
}

/** Whether a version is slower than another one, by what several edges heard; the last day. */
export function slownessOf(
  documents: readonly HealthDocument[],
  remote: string,
  { version, before }: { version: string; before: string },
  now: number,
): Slowness | null {
  const timesOf = (of: string) =>
    documents.flatMap((document) => document[remote]?.[of]?.times ?? []);
  return slownessAgainst(timesOf(version), timesOf(before), now);
}
