import type { notarizationTypes, CreditType } from '../credit-types.ts';

/** Given for orders; paid with or paid out; ended with their account. */
export const movementGroups = ['assegnati', 'usati', 'scaduti'] as const;

export type MovementGroup = (typeof movementGroups)[number];

export type MovementFilters = {
  movimento?: MovementGroup | undefined;
  /** Number of 2§3. */
  tipoNotarizzazioneId?: (typeof notarizationTypes)[CreditType] | undefined;
  /** Days in Italy, `YYYY-MM-DD`. */
  dal?: string | undefined;
  al?: string | undefined;
};
