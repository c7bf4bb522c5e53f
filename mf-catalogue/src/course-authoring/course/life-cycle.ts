import { courseStatus } from '../../course-items.ts';

const { draft, published, suspended, deleted } = courseStatus;

/** What of a course can be locked apart from the rest: its questions, how long an attestation is valid, and all else. */
export type Locks = { content: boolean; faq: boolean; validity: boolean };

/**
 * The statuses that may follow the saved one, and its locks (1§4, E41, E42). The server has the same table,
 * `platform-api/src/domains/authoring/life-cycle.ts`: it decides, the form only shows it earlier.
 */
const lifeCycle: Record<number, { next: readonly number[]; locks: Locks }> = {
  [draft]: { next: [published, deleted], locks: { content: false, faq: false, validity: false } },
  [published]: {
    next: [suspended, deleted],
    locks: { content: true, faq: false, validity: false },
  },
  [suspended]: { next: [published, deleted], locks: { content: true, faq: true, validity: true } },
  [deleted]: { next: [], locks: { content: true, faq: true, validity: true } },
};

/** Locks depend on the saved status, never on the chosen one; null is a course that is not saved yet. */
export const locksOf = (saved: number | null): Locks =>
  lifeCycle[saved ?? draft]?.locks ?? { content: true, faq: true, validity: true };

/** Those that may follow the saved one; a course that is not saved yet has nothing to delete. */
export const nextStatuses = (saved: number | null): readonly number[] =>
  saved === null ? [published] : (lifeCycle[saved]?.next ?? []);

/** Every save of what will be no draft is confirmed first (1§4, E40). */
export const needsConfirmation = (chosen: number): boolean => chosen !== draft;
