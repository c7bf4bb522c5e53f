export const redemptionStates = ['open', 'paid', 'refused', 'withdrawn'] as const;

export type RedemptionState = (typeof redemptionStates)[number];

/** States in which a request ends; each is reached from `open` alone, and never left. */
export type ClosedState = Exclude<RedemptionState, 'open'>;

export const redemptionEvents = ['asked', 'paid', 'refused', 'withdrawn'] as const;

export type RedemptionEvent = (typeof redemptionEvents)[number];
