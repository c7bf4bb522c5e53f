import { sql } from 'drizzle-orm';
import { isInMonth, lastMonths, monthsAsRows } from '../../../database/months.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type { Cents } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { creditMovements } from '../tables.ts';

/** Credits of everyone in a calendar month of Italy. */
export type MovementMonth = {
  /** `2026-11` */
  month: string;
  /** Given for orders of others, less what refunds took back. */
  given: Cents;
  /** Paid with for orders, less what came back of it, and paid out in euro. */
  used: Cents;
};

/** The last months, oldest first, those without movements too. */
export async function movementsByMonth(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  months: number,
): Promise<MovementMonth[]> {
  const rows = await selectRows<Record<'month' | 'given' | 'used', string>>(
    db,
    // Each month is a range of an index.
    sql`select month, sums.given, sums.used
      from ${monthsAsRows(lastMonths(clock.now(), months))}
      cross join lateral (
        select coalesce(sum(${creditMovements.cents}) filter (where ${creditMovements.bucket} = 'issued'), 0)::text as given,
          coalesce(-sum(${creditMovements.cents}) filter (where ${creditMovements.bucket} <> 'issued'), 0)::text as used
        from ${creditMovements}
        where ${creditMovements.bucket} in ('issued', 'spent', 'redeemed') and ${isInMonth(creditMovements.at)}
      ) sums
      order by month`,
  );
  return rows.map(({ month, given, used }) => ({
    month,
    given: BigInt(given),
    used: BigInt(used),
  }));
}
