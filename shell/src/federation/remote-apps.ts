import { CONTRACT_VERSION, type Registry, type RemoteApp } from 'shared-ui/remote';
import { versionsToTry } from './registry.ts';

const loadTimeOutMs = 10_000;

/** Brings the module of one release; the only place where federation is spoken. */
export type ExposedAppLoader = (runtimeName: string, base: string) => Promise<unknown>;

export type LoadedRemote = { key: string; version: string; app: RemoteApp };

export type RemoteApps = {
  /** The one seam between shell and remotes. Rejects when no version of it loads; call again to retry. */
  loadRemoteApp: (key: string) => Promise<LoadedRemote>;
  /** What is there already, without waiting. */
  loaded: (key: string) => LoadedRemote | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function appOf(module: unknown): RemoteApp {
  const app = isRecord(module) ? module['app'] : null;
  if (
    !isRecord(app) ||
    !Array.isArray(app['routes']) ||
    !isRecord(app['widgets']) ||
    typeof app['messages'] !== 'function'
  ) {
    throw new TypeError('./app is not a RemoteApp');
  }
  return app as unknown as RemoteApp;
}

const majorOf = (contract: string): string => contract.split('.')[0] ?? '';

function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: timeout`)), loadTimeOutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Loads remotes by registry key. A version that fails gives way to the previous one, which is
 * reported; a failure is not remembered.
 */
export function createRemoteApps(
  registry: Registry,
  load: ExposedAppLoader,
  report: (error: unknown, what: string) => void,
): RemoteApps {
  const loading = new Map<string, Promise<LoadedRemote>>();
  const done = new Map<string, LoadedRemote>();
  let attempts = 0;

  async function loadVersion(key: string, version: string): Promise<LoadedRemote> {
    const release = registry.remotes[key]?.versions[version];
    if (release === undefined) throw new Error(`${key} ${version}: not in the registry`);
    const contract = release.remoteJson?.contract ?? CONTRACT_VERSION;
    if (majorOf(contract) !== majorOf(CONTRACT_VERSION)) {
      throw new Error(`${key} ${version}: contract ${contract}`);
    }
    // The runtime remembers what failed by name: each attempt takes a name of its own.
    attempts += 1;
    const runtimeName = `${key}__${version}__${attempts}`.replaceAll(/[^a-z0-9_]/gi, '_');
    return { key, version, app: appOf(await load(runtimeName, release.base)) };
  }

  async function loadAny(key: string): Promise<LoadedRemote> {
    const remote = registry.remotes[key];
    if (remote === undefined) throw new Error(`${key}: not in the registry`);
    let failure: unknown = new Error(`${key}: no version`);
    for (const version of versionsToTry(remote)) {
      try {
        return await inTime(loadVersion(key, version), `${key} ${version}`);
      } catch (error) {
        failure = error;
        report(error, `${key} ${version}`);
      }
    }
    throw failure;
  }

  return {
    loaded: (key) => done.get(key) ?? null,
    loadRemoteApp: (key) => {
      const started = loading.get(key);
      if (started !== undefined) return started;
      const attempt = loadAny(key);
      loading.set(key, attempt);
      attempt.then(
        (remote) => done.set(key, remote),
        () => loading.delete(key),
      );
      return attempt;
    },
  };
}
