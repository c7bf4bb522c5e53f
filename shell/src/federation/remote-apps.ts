import type { ReleasedVersion, RemoteManifest } from 'contracts';
import type { RemoteApp } from 'shared-ui/remote';
import { firstToSucceed } from './first-to-succeed.ts';
import type { HealthReport } from './health.ts';
import type { ReleaseLoader } from './release-loader.ts';

/** A version that keeps us waiting for longer gets company by the one before it. */
const patienceMs = 2500;
/** How often a version that waits asks whether the dialog is closed, the video over, the request sent. */
const lookAgainMs = 1000;

export type LoadedRemote = {
  key: string;
  version: string;
  app: RemoteApp;
  /** Of this version: what is in the page may be older than what the registry names. */
  declared: RemoteManifest;
};

export type Candidate = { version: string; release: ReleasedVersion };

export type RemoteApps = {
  /** The one seam between shell and remotes. Rejects when no version of it loads; call again to retry. */
  loadRemoteApp: (key: string) => Promise<LoadedRemote>;
  /** What is there already, without waiting. */
  loaded: (key: string) => LoadedRemote | null;
  /**
   * A version that is loaded and does not work: the next call brings the one before it.
   * @returns whether there is one.
   */
  giveUp: (remote: LoadedRemote, error: unknown) => boolean;
  /** Forgets what failed, so that the next call begins with the preferred version, loaded anew. */
  startOver: (key: string) => void;
  /** Something of it is on the page; returns the function that says that it is gone. */
  mounted: (remote: LoadedRemote) => () => void;
  /** Versions or people have changed: brings what may be exchanged now to the preferred version. */
  settle: () => void;
  /** Other releases stand in the registry under this key: what failed before counts no more. */
  forgive: (key: string) => void;
  /** Called when another version of a remote is, or is no longer, in the page. */
  subscribe: (listener: () => void) => () => void;
  /** What must be ready of a version before it takes the place of one that is on the page. */
  beforeSwap: (prepare: (next: LoadedRemote) => Promise<unknown>) => void;
};

type State = {
  loaded: LoadedRemote | null;
  loading: Promise<LoadedRemote> | null;
  failed: Set<string>;
  /** Versions of which the page may hold something broken. */
  tried: Set<string>;
  /** Versions that have loaded and not failed since: going back to one asks for nothing. */
  kept: Map<string, LoadedRemote>;
  mounted: number;
  isSwapping: boolean;
  /** Raised by starting over: what was under way then speaks for nobody. */
  round: number;
};

type Needs = {
  /** Versions of a remote for who looks now, in order of preference. */
  candidates: (key: string) => Candidate[];
  load: ReleaseLoader;
  report: (report: HealthReport, error?: unknown) => void;
  /** Whether nothing on this page would be lost by an exchange. */
  isQuiet: () => boolean;
};

/**
 * Keeps one version of each remote in the page: the preferred one that works. A version that fails,
 * at loading or later, gives way to the next without a reload; a newer one takes its place when that
 * costs nobody anything.
 */
export function createRemoteApps({ candidates, load, report, isQuiet }: Needs): RemoteApps {
  const states = new Map<string, State>();
  const listeners = new Set<() => void>();
  let looking: ReturnType<typeof setTimeout> | undefined;
  let prepare: (next: LoadedRemote) => Promise<unknown> = () => Promise.resolve();

  const stateOf = (key: string): State => {
    let state = states.get(key);
    if (state === undefined) {
      state = {
        loaded: null,
        loading: null,
        failed: new Set(),
        tried: new Set(),
        kept: new Map(),
        mounted: 0,
        isSwapping: false,
        round: 0,
      };
      states.set(key, state);
    }
    return state;
  };
  const tell = () => listeners.forEach((listener) => listener());
  const untried = (key: string): Candidate[] =>
    candidates(key).filter(({ version }) => !stateOf(key).failed.has(version));

  async function loadVersion(key: string, candidate: Candidate): Promise<LoadedRemote> {
    const state = stateOf(key);
    const { version, release } = candidate;
    const isAgain = state.tried.has(version);
    const { round } = state;
    try {
      const loaded = state.kept.get(version) ?? {
        key,
        version,
        ...(await load(key, version, release, isAgain)),
      };
      state.kept.set(version, loaded);
      report({ remote: key, version, kind: 'ok' });
      return loaded;
    } catch (error) {
      if (round === state.round) {
        fail(state, version);
        report({ remote: key, version, kind: 'error', reason: reasonOf(error) }, error);
      }
      throw error;
    }
  }

  async function loadPreferred(key: string): Promise<LoadedRemote> {
    const state = stateOf(key);
    if (candidates(key).length === 0) throw new Error(`${key}: not in the registry`);
    // When everything has failed, trying again means everything.
    if (untried(key).length === 0) state.failed.clear();
    const wanted = untried(key);
    const { round } = state;
    const remote = await firstToSucceed(
      wanted.map((candidate) => () => loadVersion(key, candidate)),
      patienceMs,
    );
    // What was preferred and came too late is not exchanged a moment later.
    for (const { version } of round === state.round ? wanted : []) {
      if (version === remote.version) break;
      state.failed.add(version);
    }
    return remote;
  }

  function fail(state: State, version: string): void {
    state.failed.add(version);
    state.tried.add(version);
    state.kept.delete(version);
  }

  function drop(state: State): void {
    state.loaded = null;
    state.loading = null;
  }

  function put(state: State, remote: LoadedRemote): void {
    state.loaded = remote;
    state.loading = Promise.resolve(remote);
    tell();
  }

  function disown({ key, version }: LoadedRemote, error: unknown): void {
    const state = stateOf(key);
    const wasKnown = state.failed.has(version);
    fail(state, version);
    if (wasKnown) return;
    report({ remote: key, version, kind: 'error', reason: reasonOf(error) }, error);
  }

  async function swap(key: string, candidate: Candidate): Promise<void> {
    const state = stateOf(key);
    if (state.isSwapping) return;
    state.isSwapping = true;
    try {
      const next = await loadVersion(key, candidate);
      try {
        await prepare(next);
      } catch (error) {
        disown(next, error);
        throw error;
      }
      // Somebody may have begun to type meanwhile, or an operator have changed their mind.
      const isWanted = untried(key)[0]?.version === next.version;
      if (isWanted && state.loaded !== null && maySwap(state.loaded)) put(state, next);
    } catch {
      // What works stays.
    } finally {
      state.isSwapping = false;
      settleOne(key, state);
    }
  }

  const maySwap = ({ app }: LoadedRemote): boolean => app.isSafeToSwap?.() ?? isQuiet();

  function settleOne(key: string, state: State): void {
    if (state.loaded === null || state.isSwapping) return;
    const wanted = untried(key)[0];
    if (wanted === undefined || wanted.version === state.loaded.version) return;
    if (state.mounted === 0) {
      drop(state);
      tell();
    } else if (maySwap(state.loaded)) void swap(key, wanted);
    else lookAgain();
  }

  const settle = () => states.forEach((state, key) => settleOne(key, state));

  /** Nobody tells when a dialog is closed or a video over. */
  function lookAgain(): void {
    looking ??= setTimeout(() => {
      looking = undefined;
      settle();
    }, lookAgainMs);
  }

  return {
    loaded: (key) => states.get(key)?.loaded ?? null,
    loadRemoteApp: (key) => {
      const state = stateOf(key);
      if (state.loading !== null) return state.loading;
      const attempt = loadPreferred(key);
      state.loading = attempt;
      attempt.then(
        (remote) => state.loading === attempt && put(state, remote),
        () => {
          if (state.loading === attempt) state.loading = null;
        },
      );
      return attempt;
    },
    giveUp: (remote, error) => {
      const { key, version } = remote;
      const state = stateOf(key);
      disown(remote, error);
      const hasAnother = untried(key).length > 0;
      if (hasAnother && state.loaded?.version === version) {
        drop(state);
        tell();
      }
      return hasAnother;
    },
    startOver: (key) => {
      const state = stateOf(key);
      // What hangs may have left half of itself: all of it is asked for anew.
      for (const { version } of candidates(key)) fail(state, version);
      state.failed.clear();
      state.round += 1;
      drop(state);
      tell();
    },
    mounted: ({ key }) => {
      const state = stateOf(key);
      state.mounted += 1;
      return () => {
        state.mounted -= 1;
        if (state.mounted === 0) settleOne(key, state);
      };
    },
    settle,
    forgive: (key) => stateOf(key).failed.clear(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beforeSwap: (prepareNext) => {
      prepare = prepareNext;
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
