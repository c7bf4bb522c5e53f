import type { Platform } from '../../platform.ts';
import { refundsOf, type Refund } from '../payments/index.ts';
import { lineShares } from './line-shares.ts';
import { lineTitle } from './line-title.ts';
import { linesOf, type OrderLineRow, type OrderRow } from './repository.ts';

type SoldOrder = { order: OrderRow; lines: OrderLineRow[]; refunds: Refund[] };

/** Courses and exams that the buyer already had when the order was paid, with the refund of each. */
export const returnedLines = ({
  order,
  lines,
  refunds,
}: SoldOrder): { title: string; lineId: number; cents: bigint }[] =>
  refunds
    .filter(({ reason }) => reason === 'owned_already')
    .flatMap(({ orderLineId, cents }) =>
      lines
        .filter(({ id }) => id === orderLineId)
        .map((line) => ({ title: lineTitle(line, order.language), lineId: line.id, cents })),
    );

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
    refunds: await refundsOf(platform, order.id),
  });
