import type { Language } from 'contracts';
import type { MessageCatalogue } from 'shared-ui';
import { withCodeTimeLimit } from 'shared-ui/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { endPendingScripts } from './pending-scripts.ts';
import type { LoadedRemote } from './remote-state.ts';

/** After this long a page goes on without its texts, in the Italian of its code, and says so. */
const PATIENCE_MS = 2000;

export type TextsState =
  | { is: 'awaited' }
  /** Late until they are lost; either way they may still come. */
  | { is: 'missing'; isLost: boolean; isAskedAgain: boolean }
  | { is: 'here'; messages: MessageCatalogue };

/** The texts of one version in one language. */
export type RemoteTexts = {
  readonly state: Pick<StoreApi<TextsState>, 'getState' | 'subscribe' | 'getInitialState'>;
  /** Ends when they are here, lost or late: never rejects. */
  readonly drawable: Promise<void>;
  /** The attempt of now. Rejects when they are lost, or have taken the time of code. */
  asked: () => Promise<MessageCatalogue>;
  /** Past the cache, and without waiting for what hangs. */
  askAgain: () => void;
};

const known = new WeakMap<LoadedRemote['app'], Map<Language, RemoteTexts>>();

/** Asks for them when nobody has. */
export function textsOf(remote: LoadedRemote, language: Language): RemoteTexts {
  const languages = known.get(remote.app) ?? new Map<Language, RemoteTexts>();
  known.set(remote.app, languages);
  const texts = languages.get(language) ?? ask(remote, language);
  languages.set(language, texts);
  return texts;
}

function ask({ app, base }: LoadedRemote, language: Language): RemoteTexts {
  const state = createStore<TextsState>(() => ({ is: 'awaited' }));
  const drawable = new Promise<void>((resolve) => {
    state.subscribe(() => {
      resolve();
      // As React marks a promise that it saw end: `use` then returns at once, and shows no fallback for a moment.
      void Object.assign(drawable, { status: 'fulfilled', value: undefined });
    });
  });
  let asked = attempt();

  function attempt(): Promise<MessageCatalogue> {
    const begun = withCodeTimeLimit(app.messages(language));
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
  // Whoever waits for the whole of it takes the rejection.
  begun.catch(() => undefined);
  await drawable;
  const now = state.getState();
  if (now.is === 'missing' && now.isLost) await begun;
  return now.is === 'here';
}
