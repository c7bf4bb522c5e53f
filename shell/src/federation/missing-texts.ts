import { createStore } from 'zustand/vanilla';
import type { RemoteTexts } from './remote-texts.ts';

/** Something on the page that goes on without its texts. */
export type MissingTexts = {
  /** The team that looks after them. */
  owner: string;
  isAskedAgain: boolean;
  texts: RemoteTexts;
};

type Places = ReadonlySet<MissingTexts>;

const places = createStore<Places>(() => new Set());

/** One for each page and each widget that is without. */
export const missingTexts: Pick<typeof places, 'getState' | 'getInitialState' | 'subscribe'> =
  places;

/** Says that a place is without its texts; returns the function to call when it is not, or gone. */
export function tellMissing(place: MissingTexts): () => void {
  places.setState(new Set([...places.getState(), place]), true);
  return () =>
    places.setState(new Set([...places.getState()].filter((other) => other !== place)), true);
}
