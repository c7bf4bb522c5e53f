import { centsOfTyped } from 'shared-ui/forms';
import type { Order } from '../api.ts';
import type { Decision } from './api.ts';

/** The values of the answer's form. */
export type RefundChoice = {
  kind: Decision['kind'];
  /** Seats to refund by line; a line without is kept. */
  seats: Record<number, number>;
  /** As typed, in euro. */
  euros: string;
  message: string;
};

type Facts = Pick<Order, 'parts' | 'refundableCents'>;

export const isAllFree = ({ parts }: Pick<Order, 'parts'>): boolean =>
  parts.every(({ seats, returnedSeats, freeCents }) => freeCents.length === seats - returnedSeats);

/** What the choice gives back, as the server will compute it; 0 where nothing is chosen yet. */
export function refundOf(choice: RefundChoice, { parts, refundableCents }: Facts): number {
  switch (choice.kind) {
    case 'whole':
      return refundableCents;
    case 'amount': {
      const cents = centsOfTyped(choice.euros) ?? 0;
      return cents < refundableCents ? cents : 0;
    }
    case 'lines': {
      const sum = parts.reduce((total, { lineId, freeCents }) => {
        const seats = choice.seats[lineId] ?? 0;
        return total + (seats === 0 ? 0 : (freeCents[seats - 1] ?? 0));
      }, 0);
      return Math.min(sum, refundableCents);
    }
    case 'refuse':
      return 0;
  }
}

export function decisionOf(choice: RefundChoice): Decision {
  switch (choice.kind) {
    case 'lines':
      return {
        kind: 'lines',
        lines: Object.entries(choice.seats)
          .filter(([, seats]) => seats > 0)
          .map(([lineId, seats]) => ({ lineId: Number(lineId), seats })),
      };
    case 'amount':
      return { kind: 'amount', cents: centsOfTyped(choice.euros) ?? 0 };
    default:
      return { kind: choice.kind };
  }
}
