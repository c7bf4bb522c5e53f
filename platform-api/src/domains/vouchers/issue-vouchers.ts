import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { InTransaction } from '../../platform.ts';
import { companies } from '../accounts/tables.ts';
import { orders } from '../orders/tables.ts';
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
 * @param order `buyerId` null for a guest's
 */
export async function issueVouchers(
  platform: InTransaction,
  order: { orderId: number; buyerId: string | null; lines: readonly PaidSeats[] },
): Promise<void> {
  const issuedAt = platform.clock.now();
  const companyId = await billedCompany(platform, order.orderId);
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
        companyId,
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

/** The company that pays for an order: what a person bought before they acted for it stays theirs alone. */
async function billedCompany(
  { database: { db } }: InTransaction,
  orderId: number,
): Promise<string | null> {
  const [billed] = await db
    .select({ id: companies.id })
    .from(orders)
    .innerJoin(companies, eq(companies.vatNumber, sql`${orders.billing}->'company'->>'vatNumber'`))
    .where(eq(orders.id, orderId));
  return billed?.id ?? null;
}
