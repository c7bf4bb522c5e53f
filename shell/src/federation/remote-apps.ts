import type { ReleasedVersion } from 'contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { firstToSucceed } from './first-to-succeed.ts';
import type { HealthReport } from './health.ts';
import type { ReleaseLoader } from './release-loader.ts';
import {
  initialRemoteState,
  loadedOf,
  reduceRemote,
  type LoadedRemote,
  type RemoteEvent,
  type RemoteState,
} from './remote-state.ts';

/** After this long, the previous version starts loading beside the one that keeps people waiting. */
const PATIENCE_MS = 2500;
/** How often a swap that waits checks whether the dialog is closed, the video over, the request sent. */
const RECHECK_MS = 1000;

export type Candidate = { version: string; release: ReleasedVersion };

export type RemoteStates = Readonly<Record<string, RemoteState>>;

export type RemoteApps = {
  /** The state of each remote that was ever needed, by its key. */
  readonly states: Omit<StoreApi<RemoteStates>, 'setState'>;
  /** The one seam between shell and remotes. Rejects when no version of it loads; call again to retry. */
  loadRemoteApp: (key: string) => Promise<LoadedRemote>;
  /** What is there already, without waiting. */
  loaded: (key: string) => LoadedRemote | null;
  /**
   * A version that is loaded and does not work: the next call brings the previous one.
   * @returns whether there is one.
   */
  rejectVersion: (remote: LoadedRemote, error: unknown) => boolean;
  /**
   * A version that is shown and lacks something: the previous one takes its place when that costs nobody anything,
   * and at the next loading.
   */
  giveWay: (remote: LoadedRemote, error: unknown) => void;
  /** Forgets what failed: the next call begins with the preferred version, requested again. */
  reset: (key: string) => void;
  /** Code and texts of one of its pages, or the code of a widget, were waited for: told with the first painting. */
  waited: (remote: LoadedRemote, ms: number) => void;
  /** A page or a widget of it was painted, within this time: only now it counts as one that works. */
  painted: (remote: LoadedRemote, ms: number) => void;
  /** It works so far as it is drawn, and shows its error state: told once for each reason, nothing is rejected. */
  complain: (remote: LoadedRemote, error: unknown) => void;
  /** Something of it is on the page; returns the function to call when that is gone. */
  mounted: (remote: LoadedRemote) => () => void;
  /** Versions or people have changed: brings what may be swapped now to the preferred version. */
  applyPreferred: () => void;
  /** The registry names other releases under this key: earlier failures no longer count. */
  clearFailures: (key: string) => void;
  /** What must be ready of a version before it takes the place of one that is on the page. */
  beforeSwap: (prepare: (next: LoadedRemote) => Promise<unknown>) => void;
};

type Needs = {
  /** Versions of a remote for the visitor of now, in order of preference. */
  candidates: (key: string) => Candidate[];
  load: ReleaseLoader;
  report: (report: HealthReport, error?: unknown) => void;
  /** Whether code of a release came over the network; null: not known, or nobody looks at the page. */
  isFirstVisit: (release: ReleasedVersion) => boolean | null;
  /** Whether nothing on this page would be lost by a swap. */
  isQuiet: () => boolean;
};

/**
 * Keeps one version of each remote in the page: the preferred one that works. A version that fails,
 * at loading or later, gives way to the next without a reload; a newer one takes its place when that
 * costs nobody anything. The states and their changes are in `remote-state.ts`; here are the effects.
 */
export function createRemoteApps({
  candidates,
  load,
  report,
  isFirstVisit,
  isQuiet,
}: Needs): RemoteApps {
  const states = createStore<RemoteStates>(() => ({}));
  let recheck: ReturnType<typeof setTimeout> | undefined;
  let prepare: (next: LoadedRemote) => Promise<unknown> = () => Promise.resolve();

  const told = new Set<string>();
  const waits = new WeakMap<LoadedRemote['app'], { code: number; page: number }>();

  /** Each thing that a version has to say in this document is counted once. */
  function tellOnce(
    { key, version }: LoadedRemote,
    what: Omit<HealthReport, 'remote' | 'version'>,
  ) {
    const id = [key, version, what.kind, what.reason].join(' ');
    if (told.has(id)) return;
    told.add(id);
    report({ remote: key, version, ...what });
  }

  const stateOf = (key: string): RemoteState => states.getState()[key] ?? initialRemoteState;
  const dispatch = (key: string, event: RemoteEvent) =>
    states.setState({ [key]: reduceRemote(stateOf(key), event) });

  /** Versions worth trying, the preferred one first. */
  const promising = (key: string): Candidate[] =>
    candidates(key).filter(({ version }) => !stateOf(key).avoided.has(version));

  async function loadVersion(key: string, { version, release }: Candidate): Promise<LoadedRemote> {
    const { known, epoch } = stateOf(key);
    const before = known.get(version);
    try {
      const begun = performance.now();
      const remote =
        typeof before === 'object'
          ? before
          : {
              key,
              version,
              base: new URL(release.base, location.origin).href,
              ...(await load(key, version, release, before === 'broken')),
            };
      if (remote !== before) waits.set(remote.app, { code: performance.now() - begun, page: 0 });
      if (epoch === stateOf(key).epoch) dispatch(key, { type: 'versionLoaded', remote });
      return remote;
    } catch (error) {
      if (epoch === stateOf(key).epoch) {
        dispatch(key, { type: 'versionFailed', version });
        report({ remote: key, version, kind: 'error', reason: reasonOf(error) }, error);
      }
      throw error;
    }
  }

  async function loadPreferred(key: string): Promise<LoadedRemote> {
    if (candidates(key).length === 0) throw new Error(`${key}: not in the registry`);
    // When everything has failed, trying again means everything.
    if (promising(key).length === 0) dispatch(key, { type: 'failuresCleared' });
    const wanted = promising(key);
    const { epoch } = stateOf(key);
    const remote = await firstToSucceed(
      wanted.map((candidate) => () => loadVersion(key, candidate)),
      PATIENCE_MS,
    );
    // What was preferred and came too late is not swapped in a moment later.
    if (epoch !== stateOf(key).epoch) return remote;
    const order = wanted.map(({ version }) => version);
    const versions = order.slice(0, order.indexOf(remote.version));
    dispatch(key, { type: 'versionsLate', versions });
    // A release or a roll back came while it was loading.
    const isPreferred = promising(key)[0]?.version === remote.version;
    return isPreferred ? remote : loadPreferred(key);
  }

  function markFailed({ key, version }: LoadedRemote, error: unknown): void {
    const wasKnown = stateOf(key).avoided.has(version);
    dispatch(key, { type: 'versionFailed', version });
    if (wasKnown) return;
    report({ remote: key, version, kind: 'error', reason: reasonOf(error) }, error);
  }

  async function swap(key: string, candidate: Candidate): Promise<void> {
    const { version } = candidate;
    dispatch(key, { type: 'swapStarted', next: version });
    try {
      const next = await loadVersion(key, candidate);
      try {
        await prepare(next);
      } catch (error) {
        markFailed(next, error);
        throw error;
      }
      // Somebody may have begun to type meanwhile, or an operator have changed their mind.
      const current = loadedOf(stateOf(key));
      const isWanted = promising(key)[0]?.version === version;
      if (isWanted && current !== null && maySwap(current)) {
        dispatch(key, { type: 'swapSucceeded', remote: next });
      }
    } catch {
      // What works stays.
    } finally {
      dispatch(key, { type: 'swapEnded', next: version });
      applyPreferredTo(key);
    }
  }

  function drawnOf({ key, version, app }: LoadedRemote, ms: number): Pick<HealthReport, 'drawn'> {
    const release = candidates(key).find((candidate) => candidate.version === version)?.release;
    const wait = waits.get(app);
    const isFirst = release && wait ? isFirstVisit(release) : null;
    if (isFirst === null || wait === undefined) return {};
    return { drawn: { ms: Math.round(wait.code + wait.page + ms), isFirst } };
  }

  const maySwap = ({ app }: LoadedRemote): boolean => app.isSafeToSwap?.() ?? isQuiet();

  function applyPreferredTo(key: string): void {
    const { presence, mounts } = stateOf(key);
    if (presence.is !== 'loaded') return;
    const wanted = promising(key)[0];
    if (wanted === undefined || wanted.version === presence.remote.version) return;
    if (mounts === 0) dispatch(key, { type: 'unloaded' });
    else if (maySwap(presence.remote)) void swap(key, wanted);
    else recheckLater();
  }

  const applyPreferred = () => Object.keys(states.getState()).forEach(applyPreferredTo);

  /** No event says that a dialog is closed or a video over. */
  function recheckLater(): void {
    recheck ??= setTimeout(() => {
      recheck = undefined;
      applyPreferred();
    }, RECHECK_MS);
  }

  return {
    states,
    loaded: (key) => loadedOf(states.getState()[key]),
    loadRemoteApp: (key) => {
      const { presence } = stateOf(key);
      if (presence.is === 'loading') return presence.attempt;
      const loaded = loadedOf(stateOf(key));
      if (loaded !== null) return Promise.resolve(loaded);
      const attempt = loadPreferred(key);
      dispatch(key, { type: 'loadStarted', attempt });
      attempt.then(
        (remote) => dispatch(key, { type: 'loadSucceeded', attempt, remote }),
        () => dispatch(key, { type: 'loadFailed', attempt }),
      );
      return attempt;
    },
    rejectVersion: (remote, error) => {
      const { key, version } = remote;
      markFailed(remote, error);
      const hasAnother = promising(key).length > 0;
      if (hasAnother && loadedOf(stateOf(key))?.version === version) {
        dispatch(key, { type: 'unloaded' });
      }
      return hasAnother;
    },
    giveWay: (remote, error) => {
      markFailed(remote, error);
      applyPreferredTo(remote.key);
    },
    reset: (key) =>
      dispatch(key, { type: 'reset', versions: candidates(key).map(({ version }) => version) }),
    waited: ({ app }, ms) => {
      const wait = waits.get(app);
      if (wait !== undefined) wait.page = ms;
    },
    painted: (remote, ms) => tellOnce(remote, { kind: 'ok', ...drawnOf(remote, ms) }),
    complain: (remote, error) => {
      // What was rejected has been reported.
      if (stateOf(remote.key).avoided.has(remote.version)) return;
      tellOnce(remote, { kind: 'error', reason: reasonOf(error) });
    },
    mounted: ({ key }) => {
      dispatch(key, { type: 'mounted' });
      return () => {
        dispatch(key, { type: 'unmounted' });
        if (stateOf(key).mounts === 0) applyPreferredTo(key);
      };
    },
    applyPreferred,
    clearFailures: (key) => dispatch(key, { type: 'failuresCleared' }),
    beforeSwap: (prepareNext) => {
      prepare = prepareNext;
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
