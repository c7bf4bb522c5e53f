import { createStore } from 'zustand/vanilla';
import type { AskedTexts } from './remote-texts.ts';

/** Something on the page that goes on without its texts, or the whole of it. */
export type MissingTexts = {
  /** The team that looks after them; null for those of the shell, without which everything is in Italian. */
  owner: string | null;
  isAskedAgain: boolean;
  texts: AskedTexts;
};

type Places = ReadonlySet<MissingTexts>;

const places = createStore<Places>(() => new Set());

/** One for each page and each widget that is without, and one for the shell. */
export const missingTexts: Pick<typeof places, 'getState' | 'getInitialState' | 'subscribe'> =
  places;

/** Says that a place is without its texts; returns the function to call when it is not, or gone. */
export function tellMissing(place: MissingTexts): () => void {
  places.setState(new Set([...places.getState(), place]), true);
  return () =>
    places.setState(new Set([...places.getState()].filter((other) => other !== place)), true);
}
