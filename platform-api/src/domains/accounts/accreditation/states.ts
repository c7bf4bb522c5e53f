import type { AccreditationState, AccreditationStep } from '../../../ports/company-credential.ts';

/** Where a procedure may go from each state. A credential that was downloaded stays. */
const nextStates: Readonly<Record<AccreditationState, readonly AccreditationState[]>> = {
  0: [1, 666],
  1: [2, 666],
  2: [3, 666],
  3: [4, 5, 666],
  4: [2, 3, 666],
  5: [6, 7, 666],
  6: [],
  7: [5, 6, 666],
  666: [1],
};

export const isAllowedStep = (from: AccreditationState, to: AccreditationState): boolean =>
  nextStates[from].includes(to);

/** States in which the provider is at work: its data cannot be changed by another request. */
export const isUnderWay = (state: AccreditationState): boolean => [1, 2, 3, 5].includes(state);

export type Progress = { state: AccreditationState; sequence: number };

/**
 * Where the provider's changes lead. Changes that are known already do nothing, in whatever order they come; the
 * first one that leaves a gap, or that no procedure can make, ends it.
 * @returns the last change that counts, null for none; and the one that was refused
 */
export function advance(
  from: Progress,
  steps: readonly AccreditationStep[],
): { last: AccreditationStep | null; refused: AccreditationStep | null } {
  let last: AccreditationStep | null = null;
  let now = from;
  for (const step of steps.toSorted((a, b) => a.sequence - b.sequence)) {
    if (step.sequence <= now.sequence) continue;
    if (step.sequence !== now.sequence + 1 || !isAllowedStep(now.state, step.state)) {
      return { last, refused: step };
    }
    last = step;
    now = step;
  }
  return { last, refused: null };
}
