import type { RegisteredRemote, Registry, ReleasedVersion, RemoteManifest } from 'contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { declarations } from './registry.ts';
import type { ReleaseLoader } from './release-loader.ts';
import type { HealthReport } from './health.ts';
import { createRemoteApps, type Candidate, type RemoteApps } from './remote-apps.ts';
import { loadedOf } from './remote-state.ts';
import { versionsToTry, type Visitor } from './version-choice.ts';

type HostState = {
  registry: Registry;
  /** What every registered remote declares now: a new map whenever something of it changes. */
  remotes: ReadonlyMap<string, RemoteManifest>;
};

export type Host = {
  readonly state: Omit<StoreApi<HostState>, 'setState'>;
  readonly remotes: ReadonlyMap<string, RemoteManifest>;
  readonly apps: RemoteApps;
  readonly revision: number;
  /** Canaries in place of stable versions, for this visitor and as they work: `remote@version`. */
  readonly canaries: string[];
  /** Takes a newer registry into the open page. */
  adopt: (registry: Registry) => void;
  /** Somebody else looks: another version may be meant for them. */
  visitorChanged: () => void;
};

type HostNeeds = {
  registry: Registry;
  visitor: () => Visitor;
  load: ReleaseLoader;
  report: (report: HealthReport, error?: unknown) => void;
  isFirstVisit: (release: ReleasedVersion) => boolean | null;
  isQuiet: () => boolean;
};

/** The shell's knowledge of its remotes: the current registry, and the versions in the page. */
export function createHost({ registry: first, visitor, ...needs }: HostNeeds): Host {
  const state = createStore<HostState>(() => ({ registry: first, remotes: new Map() }));

  const candidates = (key: string): Candidate[] => {
    const remote = state.getState().registry.remotes[key];
    if (remote === undefined) return [];
    return versionsToTry(remote, visitor()).flatMap((version) => {
      const release = remote.versions[version];
      return release === undefined ? [] : [{ version, release }];
    });
  };
  const apps = createRemoteApps({ candidates, ...needs });

  /** A page that fell back shows the menu and the routes of what it fell back to. */
  function update(): void {
    const { registry, remotes } = state.getState();
    const next = declarations(registry, visitor());
    for (const key of Object.keys(registry.remotes)) {
      const loaded = apps.loaded(key);
      const isNamed = candidates(key)[0]?.version === loaded?.version;
      if (loaded !== null && !isNamed) next.set(key, loaded.declared);
    }
    if (!isSame(next, remotes)) state.setState({ remotes: next });
  }
  update();
  apps.states.subscribe((now, before) => {
    const keys = Object.keys(now);
    if (keys.some((key) => loadedOf(now[key]) !== loadedOf(before[key]))) update();
  });

  return {
    state,
    get remotes() {
      return state.getState().remotes;
    },
    apps,
    get canaries() {
      const { registry } = state.getState();
      return Object.entries(registry.remotes).flatMap(([key, { canary, stable }]) => {
        if (canary === undefined || canary.version === stable) return [];
        const version = apps.loaded(key)?.version ?? candidates(key)[0]?.version;
        return version === canary.version ? [`${key}@${version}`] : [];
      });
    },
    get revision() {
      return state.getState().registry.revision;
    },
    adopt: (next) => {
      const { registry } = state.getState();
      const changed = Object.keys(next.remotes).filter(
        (key) => !isSameRemote(registry.remotes[key], next.remotes[key]),
      );
      state.setState({ registry: next });
      changed.forEach(apps.clearFailures);
      update();
      apps.applyPreferred();
    },
    visitorChanged: () => {
      update();
      apps.applyPreferred();
    },
  };
}

const isSameRemote = (a: RegisteredRemote | undefined, b: RegisteredRemote | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function isSame<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}
