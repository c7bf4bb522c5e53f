import type { Language } from 'contracts';
import { languageOf } from 'shared-ui';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host } from '../federation/host.ts';
import type { LoadedRemote } from '../federation/remote-state.ts';
import { awaitTexts, loadTexts, textsOf } from '../federation/remote-texts.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { isCodeThere, loadPageCode } from './page-code.ts';

/** After this long the page says in words that it is waiting, and offers to try again. */
export const PATIENCE_MS = 2000;

export type PageState =
  | { status: 'loading'; isLate: boolean }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; remote: LoadedRemote };

/** An address whose code is on its way or did not arrive. */
type Arrival =
  | { is: 'pending'; isLate: boolean; done: Promise<void> }
  | { is: 'failed'; error: unknown };

type Arrivals = ReadonlyMap<string, Arrival>;

export type RemotePages = {
  /** Brings remote, texts and code of an address. Never rejects: see `usePageState`. */
  prepare: (key: string, pathname: string) => Promise<void>;
  /** Begins again, with everything that failed, without a reload. */
  retry: (key: string, pathname: string) => Promise<void>;
  readonly arrivals: Omit<StoreApi<Arrivals>, 'setState'>;
};

const idOf = (key: string, pathname: string): string => `${key} ${pathname}`;

/** What of an address can be drawn now, given the version of its remote that is in the page. */
export function usePageState(
  pages: RemotePages,
  remote: LoadedRemote | null,
  key: string,
  pathname: string,
): PageState {
  const arrival = useStore(pages.arrivals, (arrivals) => arrivals.get(idOf(key, pathname)));
  if (remote !== null && isReady(remote, pathname)) return { status: 'ready', remote };
  if (arrival?.is === 'failed') return { status: 'failed', error: arrival.error };
  return { status: 'loading', isLate: arrival?.isLate ?? false };
}

/**
 * Loads what a page of a remote needs before it can be drawn. A version that has no texts or
 * no code for it is replaced by the previous one, like a version that does not load at all.
 */
export function createRemotePages({ apps, state }: Pick<Host, 'apps' | 'state'>): RemotePages {
  const arrivals = createStore<Arrivals>(() => new Map());

  const put = (id: string, arrival: Arrival) =>
    arrivals.setState(new Map(arrivals.getState()).set(id, arrival), true);
  const keepOnly = (isKept: (arrival: Arrival, id: string) => boolean) =>
    arrivals.setState(
      new Map([...arrivals.getState()].filter(([id, arrival]) => isKept(arrival, id))),
      true,
    );

  async function bring(key: string, pathname: string): Promise<void> {
    for (;;) {
      const remote = await apps.loadRemoteApp(key);
      const begun = performance.now();
      const language = currentLanguage();
      const code = loadPageCode(remote.app.routes, pathname);
      try {
        const [areTextsHere] = await Promise.all([awaitTexts(remote, language), code]);
        if (!areTextsHere) void giveWayWithout(remote, language);
        apps.waited(remote, performance.now() - begun);
        // A roll back meanwhile has dropped the version that this code belongs to.
        if (apps.loaded(key) === remote) return;
      } catch (error) {
        // What lacks only its texts is drawn; they may be lost before the code is here.
        if (!apps.rejectVersion(remote, error)) return code;
      }
    }
  }

  /** The page is there without its texts. Those that hang end as code that hangs does. */
  async function giveWayWithout(remote: LoadedRemote, language: Language): Promise<void> {
    const texts = textsOf(remote, language);
    try {
      await texts.asked();
    } catch (error) {
      if (texts.state.getState().is === 'missing') apps.giveWay(remote, error);
    }
  }

  function prepare(key: string, pathname: string): Promise<void> {
    const id = idOf(key, pathname);
    const known = arrivals.getState().get(id);
    if (known?.is === 'pending') return known.done;
    const remote = apps.loaded(key);
    if (remote !== null && isReady(remote, pathname)) return Promise.resolve();
    // A retry begins another attempt: then this one no longer counts.
    const isCurrent = () => {
      const now = arrivals.getState().get(id);
      return now?.is === 'pending' && now.done === done;
    };
    setTimeout(() => {
      if (isCurrent()) put(id, { is: 'pending', isLate: true, done });
    }, PATIENCE_MS);
    const done: Promise<void> = bring(key, pathname)
      .then(
        () => isCurrent() && keepOnly((_arrival, other) => other !== id),
        (error: unknown) => isCurrent() && put(id, { is: 'failed', error }),
      )
      .then(() => undefined);
    put(id, { is: 'pending', isLate: false, done });
    return done;
  }

  // What works does not give way to a page without its texts.
  apps.beforeSwap((next) =>
    Promise.all([
      loadTexts(next, currentLanguage()),
      loadPageCode(next.app.routes, globalThis.location.pathname),
    ]),
  );
  // Other releases may be the ones that work.
  state.subscribe((now, before) => {
    if (now.remotes !== before.remotes) keepOnly(({ is }) => is === 'pending');
  });

  return {
    arrivals,
    prepare,
    retry: (key, pathname) => {
      keepOnly((_arrival, id) => id !== idOf(key, pathname));
      apps.reset(key);
      return prepare(key, pathname);
    },
  };
}

const isReady = ({ app }: LoadedRemote, pathname: string): boolean =>
  isCodeThere(app.routes, pathname);

const currentLanguage = (): Language => languageOf(useLocaleStore.getState().locale);
