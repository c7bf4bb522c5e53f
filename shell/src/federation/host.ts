import type { RegisteredRemote, Registry, RemoteManifest } from 'contracts';
import { declarations } from './registry.ts';
import type { ReleaseLoader } from './release-loader.ts';
import type { HealthReport } from './health.ts';
import { createRemoteApps, type Candidate, type RemoteApps } from './remote-apps.ts';
import { versionsToTry, type Visitor } from './version-choice.ts';

export type Host = {
  /** What every registered remote declares now: a new map whenever something of it changes. */
  readonly remotes: ReadonlyMap<string, RemoteManifest>;
  readonly apps: RemoteApps;
  readonly revision: number;
  /** Takes a newer registry into the open page. */
  adopt: (registry: Registry) => void;
  /** Somebody else looks: another version may be meant for them. */
  visitorChanged: () => void;
  subscribe: (listener: () => void) => () => void;
};

type HostNeeds = {
  registry: Registry;
  visitor: () => Visitor;
  load: ReleaseLoader;
  report: (report: HealthReport, error?: unknown) => void;
  isQuiet: () => boolean;
};

/** What the shell knows of its remotes: the registry of now, and what is in the page. */
export function createHost({ registry: first, visitor, ...needs }: HostNeeds): Host {
  const listeners = new Set<() => void>();
  let registry = first;
  let remotes: ReadonlyMap<string, RemoteManifest> = new Map();

  const candidates = (key: string): Candidate[] => {
    const remote = registry.remotes[key];
    if (remote === undefined) return [];
    return versionsToTry(remote, visitor()).flatMap((version) => {
      const release = remote.versions[version];
      return release === undefined ? [] : [{ version, release }];
    });
  };
  const apps = createRemoteApps({ candidates, ...needs });

  /** A page that fell back shows the menu and the routes of what it fell back to. */
  function update(): void {
    const next = declarations(registry, visitor());
    for (const key of Object.keys(registry.remotes)) {
      const loaded = apps.loaded(key);
      const isNamed = candidates(key)[0]?.version === loaded?.version;
      if (loaded !== null && !isNamed) next.set(key, loaded.declared);
    }
    if (isSame(next, remotes)) return;
    remotes = next;
    listeners.forEach((listener) => listener());
  }
  update();
  apps.subscribe(update);

  return {
    get remotes() {
      return remotes;
    },
    apps,
    get revision() {
      return registry.revision;
    },
    adopt: (next) => {
      const changed = Object.keys(next.remotes).filter(
        (key) => !isSameRemote(registry.remotes[key], next.remotes[key]),
      );
      registry = next;
      changed.forEach(apps.forgive);
      update();
      apps.settle();
    },
    visitorChanged: () => {
      update();
      apps.settle();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSameRemote = (a: RegisteredRemote | undefined, b: RegisteredRemote | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function isSame<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}
