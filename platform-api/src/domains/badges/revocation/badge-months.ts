import { sql } from 'drizzle-orm';
import { isInMonth, lastMonths, monthsAsRows } from '../../../database/months.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type { Platform } from '../../../platform.ts';
import { badges } from '../tables.ts';

/** Of a calendar month of Italy, revoked ones too. */
export type BadgeMonth = {
  /** `2026-11` */
  month: string;
  /** Courses that were completed. */
  courses: number;
  /** Exams that were passed. */
  exams: number;
};

/** Badges that were acquired in each of the last months, oldest first, empty ones too. */
export const badgesByMonth = (
  { database: { db }, clock }: Platform,
  months: number,
): Promise<BadgeMonth[]> =>
  selectRows<BadgeMonth>(
    db,
    // Each month is a range of an index.
    sql`select month, sums.courses, sums.exams
      from ${monthsAsRows(lastMonths(clock.now(), months))}
      cross join lateral (
        select count(*) filter (where ${badges.type} = 0)::int as courses,
          count(*) filter (where ${badges.type} <> 0)::int as exams
        from ${badges}
        where ${isInMonth(badges.acquiredAt)}
      ) sums
      order by month`,
  );
