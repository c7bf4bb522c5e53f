import type { RemoteManifest } from 'contracts';
import type { RemoteApp } from 'shared-ui/remote';

export type LoadedRemote = {
  key: string;
  version: string;
  app: RemoteApp;
  /** Absolute address below which its files are. */
  base: string;
  /** Of this version: what is in the page may be older than what the registry names. */
  declared: RemoteManifest;
};

/** What the page has of a remote now. */
export type Presence =
  | { is: 'absent' }
  | { is: 'loading'; attempt: Promise<LoadedRemote> }
  | { is: 'loaded'; remote: LoadedRemote }
  /** `remote` works until the version `next` is ready. */
  | { is: 'swapping'; remote: LoadedRemote; next: string };

export type RemoteState = {
  presence: Presence;
  /** Versions that failed or came too late: every other one is preferred. */
  avoided: ReadonlySet<string>;
  /** Versions that were loaded: a working one is not loaded again, a broken one past every cache. */
  known: ReadonlyMap<string, LoadedRemote | 'broken'>;
  /** How many pages and widgets of it are drawn. */
  mounts: number;
  /** Raised by a reset: results of loads from an earlier epoch are ignored. */
  epoch: number;
};

export type RemoteEvent =
  | { type: 'loadStarted'; attempt: Promise<LoadedRemote> }
  | { type: 'loadSucceeded'; attempt: Promise<LoadedRemote>; remote: LoadedRemote }
  | { type: 'loadFailed'; attempt: Promise<LoadedRemote> }
  | { type: 'versionLoaded'; remote: LoadedRemote }
  | { type: 'versionFailed'; version: string }
  | { type: 'versionsLate'; versions: readonly string[] }
  | { type: 'swapStarted'; next: string }
  | { type: 'swapSucceeded'; remote: LoadedRemote }
  | { type: 'swapEnded'; next: string }
  | { type: 'unloaded' }
  | { type: 'failuresCleared' }
  | { type: 'reset'; versions: readonly string[] }
  | { type: 'mounted' }
  | { type: 'unmounted' };

export const initialRemoteState: RemoteState = {
  presence: { is: 'absent' },
  avoided: new Set(),
  known: new Map(),
  mounts: 0,
  epoch: 0,
};

/** The version that works in the page, also while another one is on its way. */
export const loadedOf = (state: RemoteState | undefined): LoadedRemote | null =>
  state?.presence.is === 'loaded' || state?.presence.is === 'swapping'
    ? state.presence.remote
    : null;

/** The next state; an event that does not fit the presence changes nothing. */
export function reduceRemote(state: RemoteState, event: RemoteEvent): RemoteState {
  const { presence } = state;
  switch (event.type) {
    case 'loadStarted':
      return presence.is === 'absent'
        ? { ...state, presence: { is: 'loading', attempt: event.attempt } }
        : state;
    case 'loadSucceeded':
      return isAttempt(presence, event.attempt)
        ? { ...state, presence: { is: 'loaded', remote: event.remote } }
        : state;
    case 'loadFailed':
      return isAttempt(presence, event.attempt) ? { ...state, presence: { is: 'absent' } } : state;
    case 'versionLoaded':
      return { ...state, known: new Map(state.known).set(event.remote.version, event.remote) };
    case 'versionFailed':
      return {
        ...state,
        avoided: new Set([...state.avoided, event.version]),
        known: new Map(state.known).set(event.version, 'broken'),
      };
    case 'versionsLate':
      return { ...state, avoided: new Set([...state.avoided, ...event.versions]) };
    case 'swapStarted':
      return presence.is === 'loaded'
        ? { ...state, presence: { is: 'swapping', remote: presence.remote, next: event.next } }
        : state;
    case 'swapSucceeded':
      return isSwapTo(presence, event.remote.version)
        ? { ...state, presence: { is: 'loaded', remote: event.remote } }
        : state;
    case 'swapEnded':
      return isSwapTo(presence, event.next)
        ? { ...state, presence: { is: 'loaded', remote: presence.remote } }
        : state;
    case 'unloaded':
      return { ...state, presence: { is: 'absent' } };
    case 'failuresCleared':
      return { ...state, avoided: new Set() };
    case 'reset':
      return {
        ...state,
        presence: { is: 'absent' },
        avoided: new Set(),
        known: new Map([
          ...state.known,
          // What hangs may have left half of itself: all of it is requested again.
          ...event.versions.map((version) => [version, 'broken'] as const),
        ]),
        epoch: state.epoch + 1,
      };
    case 'mounted':
      return { ...state, mounts: state.mounts + 1 };
    case 'unmounted':
      return { ...state, mounts: state.mounts - 1 };
  }
}

const isAttempt = (presence: Presence, attempt: Promise<LoadedRemote>): boolean =>
  presence.is === 'loading' && presence.attempt === attempt;

const isSwapTo = (
  presence: Presence,
  next: string,
): presence is Extract<Presence, { is: 'swapping' }> =>
  presence.is === 'swapping' && presence.next === next;
