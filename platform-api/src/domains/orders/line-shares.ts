import { largestRemainder, type Cents } from '../../money.ts';

export type PricedOrder = {
  hasSimulation: boolean;
  hasCertification: boolean;
  vatCents: Cents;
  /** The amount that the provider was asked to charge. */
  dueCents: Cents;
};

export type PricedOrderLine = {
  quantity: number;
  courseCents: Cents;
  simulationCents: Cents | null;
  certificationCents: Cents | null;
  discountCents: Cents;
};

/** A line's part of an order, in cents. `dueCents` is what the provider took for it, `vatCents` the tax in its price. */
export type LineShare = { costCents: Cents; vatCents: Cents; dueCents: Cents };

/** What a line costs with its exams, after its share of the discount. */
const costOf = (order: PricedOrder, line: PricedOrderLine): Cents =>
  BigInt(line.quantity) *
    (line.courseCents +
      (order.hasSimulation ? (line.simulationCents ?? 0n) : 0n) +
      (order.hasCertification ? (line.certificationCents ?? 0n) : 0n)) -
  line.discountCents;

/**
 * The parts of an order that its lines are, in their order: costs, taxes and payments add up to those
 * of the order to the cent (commerce-model.md, "Money model").
 */
export function lineShares(order: PricedOrder, lines: readonly PricedOrderLine[]): LineShare[] {
  const costs = lines.map((line) => costOf(order, line));
  const vat = largestRemainder(order.vatCents, costs);
  const due = largestRemainder(order.dueCents, costs);
  return costs.map((costCents, place) => ({
    costCents,
    vatCents: vat[place] ?? 0n,
    dueCents: due[place] ?? 0n,
  }));
}
