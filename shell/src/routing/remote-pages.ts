import { languageOf } from 'shared-ui';
import type { Host } from '../federation/host.ts';
import type { LoadedRemote } from '../federation/remote-apps.ts';
import { loadMessages } from '../federation/RemoteMessages.tsx';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { isCodeThere, loadPageCode } from './page-code.ts';

/** After this long a wait is told in words, with a way to begin anew. */
export const patienceMs = 2000;

export type PageState =
  | { status: 'loading'; isLate: boolean }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; remote: LoadedRemote };

export type RemotePages = {
  /** Brings remote, texts and code of an address. Never rejects: see `stateOf`. */
  prepare: (key: string, pathname: string) => Promise<void>;
  stateOf: (key: string, pathname: string) => PageState;
  /** Begins anew, with everything that failed, without a reload. */
  retry: (key: string, pathname: string) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Changes whenever a state may have changed. */
  snapshot: () => number;
};

type Pending = { isLate: boolean; done: Promise<void> };

/**
 * What must be in the page before an address of a remote can be drawn. A version that has no texts or
 * no code for it gives way to the one before, as one that does not load at all.
 */
export function createRemotePages(host: Pick<Host, 'apps' | 'subscribe'>): RemotePages {
  const { apps } = host;
  const pending = new Map<string, Pending>();
  const failures = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let changes = 0;

  const tell = () => {
    changes += 1;
    listeners.forEach((listener) => listener());
  };

  async function bring(key: string, pathname: string): Promise<void> {
    for (;;) {
      const remote = await apps.loadRemoteApp(key);
      try {
        await ready(remote, pathname);
        return;
      } catch (error) {
        if (!apps.giveUp(remote, error)) {
          if (isCodeThere(remote.app.routes, pathname)) return;
          throw error;
        }
      }
    }
  }

  function prepare(key: string, pathname: string): Promise<void> {
    const id = `${key} ${pathname}`;
    const underWay = pending.get(id);
    if (underWay !== undefined) return underWay.done;
    const remote = apps.loaded(key);
    if (remote !== null && isReady(remote, pathname)) return Promise.resolve();
    failures.delete(id);
    const attempt: Pending = { isLate: false, done: Promise.resolve() };
    const late = setTimeout(() => {
      attempt.isLate = true;
      tell();
    }, patienceMs);
    const end = (failure?: { error: unknown }) => {
      clearTimeout(late);
      // Somebody has started over meanwhile.
      if (pending.get(id) !== attempt) return;
      pending.delete(id);
      if (failure !== undefined) failures.set(id, failure.error);
      tell();
    };
    pending.set(id, attempt);
    attempt.done = bring(key, pathname).then(
      () => end(),
      (error: unknown) => end({ error }),
    );
    tell();
    return attempt.done;
  }

  apps.beforeSwap((next) => ready(next, globalThis.location.pathname));
  apps.subscribe(tell);
  // Other releases may be the ones that work.
  host.subscribe(() => {
    failures.clear();
    tell();
  });

  return {
    prepare,
    stateOf: (key, pathname) => {
      const remote = apps.loaded(key);
      if (remote !== null && isReady(remote, pathname)) return { status: 'ready', remote };
      const id = `${key} ${pathname}`;
      if (failures.has(id)) return { status: 'failed', error: failures.get(id) };
      return { status: 'loading', isLate: pending.get(id)?.isLate ?? false };
    },
    retry: (key, pathname) => {
      pending.delete(`${key} ${pathname}`);
      apps.startOver(key);
      return prepare(key, pathname);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => changes,
  };
}

const isReady = ({ app }: LoadedRemote, pathname: string): boolean =>
  isCodeThere(app.routes, pathname);

async function ready(remote: LoadedRemote, pathname: string): Promise<void> {
  const language = languageOf(useLocaleStore.getState().locale);
  await Promise.all([loadMessages(remote, language), loadPageCode(remote.app.routes, pathname)]);
}
