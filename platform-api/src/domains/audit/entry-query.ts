import type { ActName } from './acts.ts';

/** Which entries a list has. */
export type EntryFilters = {
  act?: ActName | undefined;
  /** Words that name who did it, or to whom it was done. */
  text?: string | undefined;
  /** Days in Italy, `YYYY-MM-DD`, both of them with it. */
  from?: string | undefined;
  to?: string | undefined;
};
