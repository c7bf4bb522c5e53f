import type { RedemptionState } from './states.ts';

/** Which requests of everyone, by number. */
export type RequestFilters = {
  state?: RedemptionState | undefined;
  sortDirection: 'asc' | 'desc';
};
