import type { Cents } from '../../money.ts';
import { refundParts, type RefundParts } from './coupon/refund-parts.ts';
import { lineShares, type PricedOrder, type PricedOrderLine } from './line-shares.ts';

type Line = PricedOrderLine & { id: number };

/**
 * What goes back for the lines of an order that the buyer has already: the share of each, divided between
 * coupon and card. A line that cost nothing has none.
 * @param owned lines that bring the buyer nothing
 */
export function ownedRefunds(
  order: PricedOrder & { totalCents: Cents; couponCents: Cents },
  { lines, owned }: { lines: readonly Line[]; owned: readonly Pick<Line, 'id'>[] },
): ({ orderLineId: number; cents: Cents } & RefundParts)[] {
  const ids = new Set(owned.map(({ id }) => id));
  const shares = lineShares(order, lines);
  let leftCents = order.totalCents;
  return lines.flatMap(({ id: orderLineId }, place) => {
    const cents = shares[place]?.costCents ?? 0n;
    if (cents === 0n || !ids.has(orderLineId)) return [];
    const parts = refundParts(cents, leftCents, order);
    leftCents -= cents;
    return [{ orderLineId, cents, ...parts }];
  });
}
