import type { RegisteredRemote } from 'contracts';
import type { LogEntry } from '../../release/release-log.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { errorRate } from './release-health.ts';
import type { VersionHealth } from './release-health.ts';

const OPERATIONS_SHOWN = 100;

export type RemoteStatistics = {
  key: string;
  owner: string;
  stable: string;
  previous: string | null;
  canary: RegisteredRemote['canary'] | null;
  /** Those that are registered: stable first, then canary, then those before. */
  versions: (VersionHealth & {
    version: string;
    state: 'stable' | 'canary' | 'previous';
    /** Of the last hour, 0 to 1. */
    errorRate: number;
    publishedAt: string | null;
    publishedBy: string | null;
  })[];
};

export type ReleaseStatistics = {
  revision: number;
  remotes: RemoteStatistics[];
  /** Newest first. */
  operations: Omit<LogEntry, 'state'>[];
};

/** For the releases view: served versions, their health, and the history of operations. */
export async function releaseStatistics(
  store: ReleaseStore,
  watch: CanaryWatch,
): Promise<ReleaseStatistics> {
  const registry = await store.registry();
  const history = await store.log.history();
  const remotes = Object.entries(registry?.remotes ?? {}).map(([key, remote]) => ({
    key,
    owner: remote.owner,
    stable: remote.stable,
    previous: remote.previous ?? null,
    canary: remote.canary ?? null,
    versions: statesOf(remote).map(([state, version]) => {
      const health = watch.health(key, version);
      const first = history.findLast((entry) => entry.key === key && entry.version === version);
      return {
        version,
        state,
        ...health,
        errorRate: errorRate(health),
        publishedAt: first?.at ?? null,
        publishedBy: first?.by ?? null,
      };
    }),
  }));
  return {
    revision: registry?.revision ?? 0,
    remotes: remotes.toSorted((one, other) => one.key.localeCompare(other.key)),
    operations: history.slice(0, OPERATIONS_SHOWN).map(({ state: _state, ...record }) => record),
  };
}

function statesOf(remote: RegisteredRemote): ['stable' | 'canary' | 'previous', string][] {
  const { stable, canary, previous, earlier } = remote;
  return [
    ['stable', stable],
    ...(canary ? ([['canary', canary.version]] as ['canary', string][]) : []),
    ...[previous, earlier]
      .filter((version) => version !== undefined)
      .map((version): ['previous', string] => ['previous', version]),
  ];
}
