import type { Cents } from '../../../money.ts';

/** What an administrator answers to a request (E171). */
export type Decision =
  | { kind: 'whole' }
  /** Seats of lines; the rest of the order stays. */
  | { kind: 'lines'; lines: readonly { lineId: number; seats: number }[] }
  /** Money alone; all of the order stays. */
  | { kind: 'amount'; cents: Cents }
  | { kind: 'refuse' };

/** The same for json, which has no whole numbers of any size. */
export type StoredDecision = {
  kind: Decision['kind'];
  lines?: { lineId: number; seats: number }[];
  cents?: string;
};

export const storedDecision = (decision: Decision): StoredDecision => ({
  kind: decision.kind,
  ...(decision.kind === 'lines'
    ? {
        lines: decision.lines
          .map(({ lineId, seats }) => ({ lineId, seats }))
          .toSorted((a, b) => a.lineId - b.lineId),
      }
    : {}),
  ...(decision.kind === 'amount' ? { cents: String(decision.cents) } : {}),
});
