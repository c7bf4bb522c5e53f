import { and, count, eq, gte, sql, type SQL } from 'drizzle-orm';
import { isInMonth, lastMonths, monthsAsRows } from '../../database/months.ts';
import { startOfRomeDay } from '../../database/rome-days.ts';
import { selectRows } from '../../database/select-rows.ts';
import type { Platform } from '../../platform.ts';
import { accounts } from './tables.ts';

/** Who is listed and counted as registered: neither the deleted, nor who has not finished. */
export const isRegistered = (): SQL => eq(accounts.status, 'active');

/** @param day in Italy, `YYYY-MM-DD` */
export const isRegisteredSince = (day: string): SQL =>
  gte(accounts.registeredAt, startOfRomeDay(day));

/** Who teaches, since that day or later; of whom it was not noted, nobody. @param day in Italy, `YYYY-MM-DD` */
export const isTeacherSince = (day: string): SQL =>
  sql`${accounts.isDocente} and ${gte(accounts.docenteSince, startOfRomeDay(day))}`;

/** Registered people, deleted ones not counted. */
export async function countAccounts(platform: Platform): Promise<number> {
  const [row] = await platform.database.db
    .select({ total: count() })
    .from(accounts)
    .where(isRegistered());
  return row?.total ?? 0;
}

/** People whom an administrator enabled as teachers. */
export async function countProfessors(platform: Platform): Promise<number> {
  const [row] = await platform.database.db
    .select({ total: count() })
    .from(accounts)
    .where(and(isRegistered(), eq(accounts.isDocente, true)));
  return row?.total ?? 0;
}

/** `month` is one of Italy, `2026-11`. */
export type UserMonth = { month: string; users: number };
export type TeacherMonth = { month: string; professors: number };

/** Of the people of `countAccounts`, those who registered in each of the last months, oldest first. */
export const registrationsByMonth = (platform: Platform, months: number): Promise<UserMonth[]> =>
  selectRows<UserMonth>(
    platform.database.db,
    // Each month is a range of an index.
    sql`select month, sums.users
      from ${monthsAsRows(lastMonths(platform.clock.now(), months))}
      cross join lateral (
        select count(*)::int as users
        from ${accounts}
        where ${isRegistered()} and ${isInMonth(accounts.registeredAt)}
      ) sums
      order by month`,
  );

/**
 * Of the teachers of `countProfessors`, those who became one in each of the last months, oldest first. Of whom it was
 * not noted when, none is in any month.
 */
export const teachersByMonth = (platform: Platform, months: number): Promise<TeacherMonth[]> =>
  selectRows<TeacherMonth>(
    platform.database.db,
    sql`select month, sums.professors
      from ${monthsAsRows(lastMonths(platform.clock.now(), months))}
      cross join lateral (
        select count(*)::int as professors
        from ${accounts}
        where ${isRegistered()} and ${accounts.isDocente} and ${isInMonth(accounts.docenteSince)}
      ) sums
      order by month`,
  );
