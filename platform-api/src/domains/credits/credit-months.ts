import { sql } from 'drizzle-orm';
import { lastMonths } from '../../database/months.ts';
import { selectRows } from '../../database/select-rows.ts';
import type { Cents } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import type { CreditType } from './credit-types.ts';

/** A calendar month of Italy in the credits of a person, in cents. */
export type CreditMonth = {
  /** `2026-11` */
  month: string;
  /** What could be used when it ended, or now in the current one. */
  available: Record<CreditType, Cents>;
  /** Earned less what refunds took back; pending credits are among it. */
  received: Cents;
  /** Paid with for orders, less what came back of it, and paid out in euro. */
  spent: Cents;
  /** Moved into the coupon, less what was taken out; negative where more was. */
  setAside: Cents;
};

type MonthRow = { month: string; type: CreditType } & Record<
  'available' | 'received' | 'spent' | 'set_aside',
  string
>;

/**
 * The last months of a person's credits, oldest first, months without movements too. An entry that moves credits
 * between the person's own accounts is neither received nor spent: its postings there add up to 0.
 */
export async function creditMonthsOf(
  platform: Platform,
  query: { userId: string; types: readonly CreditType[]; months: number },
): Promise<CreditMonth[]> {
  const types = sql.join(
    query.types.map((type) => sql`${type}`),
    sql`, `,
  );
  const rows = await selectRows<MonthRow>(
    platform.database.db,
    sql`
      select to_char(e.at at time zone 'Europe/Rome', 'YYYY-MM') as month, a.type,
        coalesce(sum(p.cents) filter (where a.bucket = 'available'), 0)::text as available,
        coalesce(sum(p.cents) filter (where e.kind in ('earned', 'reversed')), 0)::text as received,
        coalesce(-sum(p.cents) filter (where e.kind in ('spent', 'returned', 'redemption')), 0)::text as spent,
        coalesce(sum(p.cents) filter (where e.kind = 'coupon' and a.bucket = 'coupon'), 0)::text as set_aside
      from credit_account a
      join credit_posting p on p.account_id = a.id
      join credit_entry e on e.id = p.entry_id
      where a.user_id = ${query.userId} and a.type in (${types})
      group by 1, 2`,
  );
  const shown = lastMonths(platform.clock.now(), query.months);
  const balance = (type: CreditType, until: string) =>
    sumOf(
      rows.filter((row) => row.type === type && row.month <= until),
      'available',
    );
  return shown.map((month) => {
    const own = rows.filter((row) => row.month === month);
    return {
      month,
      available: { reward: balance('reward', month), profit_share: balance('profit_share', month) },
      received: sumOf(own, 'received'),
      spent: sumOf(own, 'spent'),
      setAside: sumOf(own, 'set_aside'),
    };
  });
}

const sumOf = (
  rows: readonly MonthRow[],
  column: 'available' | 'received' | 'spent' | 'set_aside',
): Cents => rows.reduce((sum, row) => sum + BigInt(row[column]), 0n);
