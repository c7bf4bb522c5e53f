import { largestRemainder, type Cents } from '../../money.ts';

export type PricedOrder = {
  hasSimulation: boolean;
  hasCertification: boolean;
  vatCents: Cents;
};

export type PricedOrderLine = {
  quantity: number;
  courseCents: Cents;
  simulationCents: Cents | null;
  certificationCents: Cents | null;
  discountCents: Cents;
};

/** A line's part of an order, in cents; `vatCents` is the tax in its price. */
export type LineShare = { costCents: Cents; vatCents: Cents };

/** What the exams of a line cost before the discount. */
const examsOf = (order: PricedOrder, line: PricedOrderLine): Cents =>
  BigInt(line.quantity) *
  ((order.hasSimulation ? (line.simulationCents ?? 0n) : 0n) +
    (order.hasCertification ? (line.certificationCents ?? 0n) : 0n));

/** What a line costs with its exams, after its share of the discount. */
const costOf = (order: PricedOrder, line: PricedOrderLine): Cents =>
  BigInt(line.quantity) * line.courseCents + examsOf(order, line) - line.discountCents;

/**
 * The parts of an order that its lines are, in their order: costs and taxes add up to those
 * of the order to the cent (commerce-model.md, "Money model").
 */
export function lineShares(order: PricedOrder, lines: readonly PricedOrderLine[]): LineShare[] {
  const costs = lines.map((line) => costOf(order, line));
  const vat = largestRemainder(order.vatCents, costs);
  return costs.map((costCents, place) => ({
    costCents,
    vatCents: vat[place] ?? 0n,
  }));
}

/**
 * The course's part of the net price of each line, in their order: after discounts, without exams and VAT
 * (M19).
 */
export function courseNetShares(
  order: PricedOrder & { netCents: Cents },
  lines: readonly PricedOrderLine[],
): Cents[] {
  const nets = largestRemainder(
    order.netCents,
    lines.map((line) => costOf(order, line)),
  );
  return lines.map((line, place) => {
    const courses = BigInt(line.quantity) * line.courseCents;
    return largestRemainder(nets[place] ?? 0n, [courses, examsOf(order, line)])[0] ?? 0n;
  });
}
