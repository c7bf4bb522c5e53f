import type { Language } from 'contracts';
import type { MessageCatalogue } from 'shared-ui';
import { withCodeTimeLimit } from 'shared-ui/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { endPendingScripts, replaceBadCopy } from './pending-scripts.ts';
import type { LoadedRemote } from './remote-state.ts';

/** After this long a page goes on without its texts, in the Italian of its code, and says so. */
const PATIENCE_MS = 2000;

export type TextsState =
  | { is: 'awaited' }
  /** Late until they are lost; either way they may still come. */
  | { is: 'missing'; isLost: boolean; isAskedAgain: boolean }
  | { is: 'here'; messages: MessageCatalogue };

/** Texts in one language: of one version of a remote, or of the shell. */
export type AskedTexts = {
  readonly state: Pick<StoreApi<TextsState>, 'getState' | 'subscribe' | 'getInitialState'>;
  /** Ends when they are here, lost or late: never rejects. */
  readonly drawable: Promise<void>;
  /** The attempt of now. Rejects when they are lost, or have taken the time of code. */
  asked: () => Promise<MessageCatalogue>;
  /** Past the cache, and without waiting for what hangs. */
  askAgain: () => void;
};

const known = new WeakMap<LoadedRemote['app'], Map<Language, AskedTexts>>();

/** Asks for them when nobody has. */
export function textsOf(remote: LoadedRemote, language: Language): AskedTexts {
  const languages = known.get(remote.app) ?? new Map<Language, AskedTexts>();
  known.set(remote.app, languages);
  const { app, base } = remote;
  const texts = languages.get(language) ?? askTexts(() => app.messages(language), base);
  languages.set(language, texts);
  return texts;
}

/**
 * Asks at once.
 * @param load The same request each time: again after one that was lost.
 * @param base Absolute address below which the scripts of these texts are.
 */
export function askTexts(load: () => Promise<MessageCatalogue>, base: string): AskedTexts {
  const state = createStore<TextsState>(() => ({ is: 'awaited' }));
  const drawable = new Promise<void>((resolve) => {
    state.subscribe(() => {
      resolve();
      // As React marks a promise that it saw end: `use` then returns at once, and shows no fallback for a moment.
      void Object.assign(drawable, { status: 'fulfilled', value: undefined });
    });
  });
  let lostBy: unknown;
  let asked = attempt();

  function attempt(): Promise<MessageCatalogue> {
    const past = replaceBadCopy(lostBy, base);
    const begun = withCodeTimeLimit(past === null ? load() : past.then(load));
    lostBy = undefined;
    const miss = (isLost: boolean) => {
      if (begun === asked && state.getState().is !== 'here') {
        state.setState({ is: 'missing', isLost, isAskedAgain: false });
      }
    };
    const late = setTimeout(() => miss(false), PATIENCE_MS);
    begun
      .then(
        (messages) => state.setState({ is: 'here', messages }),
        (error: unknown) => {
          console.error(error);
          lostBy = error;
          miss(true);
        },
      )
      .finally(() => clearTimeout(late));
    return begun;
  }

  return {
    state,
    drawable,
    asked: () => asked,
    askAgain: () => {
      state.setState({ is: 'missing', isLost: false, isAskedAgain: true });
      endPendingScripts(base);
      asked = attempt();
    },
  };
}

/** All of them. Rejects when they are lost or hang; call again to retry. */
export function loadTexts(remote: LoadedRemote, language: Language): Promise<MessageCatalogue> {
  const texts = textsOf(remote, language);
  const state = texts.state.getState();
  if (state.is === 'missing' && state.isLost) texts.askAgain();
  return texts.asked();
}

/**
 * What a page waits for.
 * @returns whether they are here: they may also be late. Rejects when they are lost.
 */
export async function awaitTexts(remote: LoadedRemote, language: Language): Promise<boolean> {
  const begun = loadTexts(remote, language);
  const { drawable, state } = textsOf(remote, language);
  await drawable;
  const now = state.getState();
  if (now.is === 'missing' && now.isLost) await begun;
  return now.is === 'here';
}
