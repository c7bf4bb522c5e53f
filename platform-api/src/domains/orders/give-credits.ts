import type { InTransaction } from '../../platform.ts';
import { earnCredits } from '../credits/index.ts';
import { courseNetShares } from './line-shares.ts';
import type { OrderLineRow, OrderRow } from './repository.ts';

/**
 * Credits for who shared the links of a paid order, and for the teachers of its courses; those that its buyer
 * pays with are spent. What the buyer had
 * already goes back, and gives none.
 */
export async function giveCredits(
  platform: InTransaction,
  order: OrderRow,
  paid: { paidAt: Date; lines: readonly OrderLineRow[]; owned: readonly OrderLineRow[] },
): Promise<void> {
  const { billing, userId, id: orderId } = order;
  const { paidAt, lines, owned } = paid;
  const nets = courseNetShares(order, lines);
  await earnCredits(platform, {
    orderId,
    paidAt,
    buyer: { userId, fiscalCode: billing.fiscalCode, email: billing.email },
    isByCoupon: order.couponCents > 0n,
    lines: lines.flatMap((line, place) =>
      owned.includes(line)
        ? []
        : [
            {
              orderLineId: line.id,
              courseId: line.courseId,
              quantity: line.quantity,
              courseCents: line.courseCents,
              courseNetCents: nets[place] ?? 0n,
              // A line of another promotion than the order's had no discount (M6, M7).
              promotionalId: line.promotionalId === order.promotionalId ? line.promotionalId : null,
            },
          ],
    ),
  });
}
