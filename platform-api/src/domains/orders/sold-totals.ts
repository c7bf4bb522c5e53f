import type { Platform } from '../../platform.ts';
import { orderRefunds, type OrderRefund } from './coupon/order-refunds.ts';
import { lineShares } from './line-shares.ts';
import { lineTitle } from './line-title.ts';
import { linesOf, type OrderLineRow, type OrderRow } from './repository.ts';

type SoldOrder = { order: OrderRow; lines: OrderLineRow[]; refunds: OrderRefund[] };

/** Courses and exams that the buyer already had when the order was paid, with the refund of each. */
export const returnedLines = ({
  order,
  lines,
  refunds,
}: SoldOrder): { title: string; lineId: number; cents: bigint }[] =>
  lines.flatMap((line) => {
    const cents = refunds
      .filter(({ reason, orderLineId }) => reason === 'owned_already' && orderLineId === line.id)
      .reduce((sum, refund) => sum + refund.cents, 0n);
    return cents === 0n ? [] : [{ title: lineTitle(line, order.language), lineId: line.id, cents }];
  });

/** What an order sold in the end: its totals without the lines that were given back when it was paid. */
export function soldTotals(detail: SoldOrder): {
  totalCents: bigint;
  netCents: bigint;
  vatCents: bigint;
} {
  const { order, lines } = detail;
  const returned = new Set(returnedLines(detail).map(({ lineId }) => lineId));
  const shares = lineShares(order, lines).filter((_, place) => returned.has(lines[place]?.id ?? 0));
  const totalCents = shares.reduce((left, { costCents }) => left - costCents, order.totalCents);
  const vatCents = shares.reduce((left, share) => left - share.vatCents, order.vatCents);
  return { totalCents, vatCents, netCents: totalCents - vatCents };
}

/** The same for an order that is at hand alone. */
export const soldTotalsOf = async (platform: Platform, order: OrderRow) =>
  soldTotals({
    order,
    lines: await linesOf(platform.database.db, order.id),
    refunds: await orderRefunds(platform, order.id),
  });
