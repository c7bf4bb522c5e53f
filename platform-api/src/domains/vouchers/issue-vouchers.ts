import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
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

/**
 * Makes a voucher for each seat of a paid order. Runs in the caller's transaction, after its locks of
 * order and attempt. A repeat makes no second voucher of a seat.
 * @param order `buyerId` null for a guest's
 */
export async function issueVouchers(
  platform: Platform,
  order: { orderId: number; buyerId: string | null; lines: readonly PaidSeats[] },
): Promise<void> {
  const issuedAt = platform.clock.now();
  for (const { quantity, ...line } of order.lines) {
    const seats = Array.from({ length: quantity }, (_, index) => {
      const salt = newSalt();
      return {
        ...line,
        salt,
        codeHash: hashOfCode(platform, codeOf(platform, salt)),
        orderId: order.orderId,
        buyerId: order.buyerId,
        seat: index + 1,
        state: 'issued' as const,
        issuedAt,
      };
    });
    await platform.database.db
      .insert(vouchers)
      .values(seats)
      .onConflictDoUpdate({
        target: [vouchers.orderLineId, vouchers.seat],
        // A cancelled order that a late capture pays again: the codes that were given out count again.
        set: { state: 'issued' },
        setWhere: eq(vouchers.state, 'revoked'),
      });
  }
}
