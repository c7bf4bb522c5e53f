import { largestRemainder, type Cents } from '../../../money.ts';
import { orderErrors } from '../errors.ts';
import type { Decision } from './decision.ts';
import type { OrderFacts } from './order-can.ts';
import type { OrderPart } from './parts-of-order.ts';

/** Seats of a line that go back, and the money that goes with them. */
export type ReturnedLine = { part: OrderPart; seats: number[]; cents: Cents };

export type Returned = {
  outcome: 'whole' | 'part' | 'refused';
  cents: Cents;
  lines: ReturnedLine[];
};

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((a, b) => a + b, 0n);

/**
 * What a decision gives back. Seats go from the last on, each at its own price to the cent; never more
 * than is left of the payment. Seats that leave nothing of the order are the whole of it.
 * @throws PART_UNKNOWN, PART_USED
 */
export function returnedBy(
  decision: Decision,
  order: { parts: readonly OrderPart[]; used: OrderFacts['used']; leftCents: Cents },
): Returned {
  const { parts, used, leftCents } = order;
  switch (decision.kind) {
    case 'refuse':
      return { outcome: 'refused', cents: 0n, lines: [] };
    case 'amount':
      return { outcome: 'part', cents: decision.cents, lines: [] };
    case 'whole':
      if (used !== 'nothing') throw partsUsed(parts.filter(isUsed));
      return whole(parts, leftCents);
    case 'lines': {
      const chosen = decision.lines.map(({ lineId, seats }) => {
        const part = parts.find((candidate) => candidate.lineId === lineId);
        if (part === undefined) throw orderErrors.PART_UNKNOWN();
        if (part.freeSeats.length < seats) throw partsUsed([part]);
        return lineOf(part, part.freeSeats.slice(-seats));
      });
      const isAll =
        used === 'nothing' &&
        parts.every(
          ({ lineId, freeSeats }) =>
            freeSeats.length ===
            (chosen.find(({ part }) => part.lineId === lineId)?.seats.length ?? 0),
        );
      return isAll ? whole(parts, leftCents) : { outcome: 'part', ...limited(chosen, leftCents) };
    }
  }
}

const isUsed = ({ seats, returnedSeats, freeSeats }: OrderPart): boolean =>
  seats - returnedSeats > freeSeats.length;

const partsUsed = (parts: readonly OrderPart[]) =>
  orderErrors.PART_USED({ params: { titles: parts.map(({ title }) => `“${title}”`).join(', ') } });

const lineOf = (part: OrderPart, seats: number[]): ReturnedLine => ({
  part,
  seats,
  cents: sum(seats.map((seat) => part.seatCents[seat - 1] ?? 0n)),
});

function whole(parts: readonly OrderPart[], leftCents: Cents): Returned {
  const lines = parts
    .filter(({ freeSeats }) => freeSeats.length > 0)
    .map((part) => lineOf(part, part.freeSeats));
  const shares = largestRemainder(
    leftCents,
    lines.map(({ cents }) => cents),
  );
  return {
    outcome: 'whole',
    cents: leftCents,
    lines: lines.map((line, index) => ({ ...line, cents: shares[index] ?? 0n })),
  };
}

/** After money alone was given back, the lines together cost more than is left. */
function limited(lines: ReturnedLine[], leftCents: Cents): Pick<Returned, 'cents' | 'lines'> {
  const cents = sum(lines.map((line) => line.cents));
  if (cents <= leftCents) return { cents, lines };
  const shares = largestRemainder(
    leftCents,
    lines.map((line) => line.cents),
  );
  return {
    cents: leftCents,
    lines: lines.map((line, index) => ({ ...line, cents: shares[index] ?? 0n })),
  };
}
