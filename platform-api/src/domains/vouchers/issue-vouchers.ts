import { setImmediate } from 'node:timers/promises';
import type { InTransaction } from '../../platform.ts';
import { vouchers } from './tables.ts';
import { codeOf, hashOfCode, newSalt } from './voucher-code.ts';

/** A line of an order that was paid: so many seats of one course, with its exams. */
type PaidSeats = {
  orderLineId: number;
  courseId: number;
  quantity: number;
  includesSimulation: boolean;
  includesCertification: boolean;
};

/** Codes are computed and stored in batches, so that a large order does not block other requests. */
const SEATS_AT_ONCE = 100;

/**
 * Makes a voucher for each seat of a paid order. Runs in the caller's transaction, after its locks of
 * order and attempt. A repeat makes no second voucher of a seat.
 * @param order `buyerId` null for a guest's; `companyId` the company that it was billed to
 */
export async function issueVouchers(
  platform: InTransaction,
  order: {
    orderId: number;
    buyerId: string | null;
    companyId: string | null;
    lines: readonly PaidSeats[];
  },
): Promise<void> {
  const issuedAt = platform.clock.now();
  const seatsOfOrder = order.lines.flatMap(({ quantity, ...line }) =>
    Array.from({ length: quantity }, (_, index) => ({ ...line, seat: index + 1 })),
  );
  for (let from = 0; from < seatsOfOrder.length; from += SEATS_AT_ONCE) {
    if (from > 0) await setImmediate();
    const seats = seatsOfOrder.slice(from, from + SEATS_AT_ONCE).map((line) => {
      const salt = newSalt();
      return {
        ...line,
        salt,
        codeHash: hashOfCode(platform, codeOf(platform, salt)),
        orderId: order.orderId,
        buyerId: order.buyerId,
        companyId: order.companyId,
        state: 'issued' as const,
        issuedAt,
      };
    });
    await platform.database.db
      .insert(vouchers)
      .values(seats)
      .onConflictDoNothing({ target: [vouchers.orderLineId, vouchers.seat] });
  }
}
