import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** The last calendar months of Italy, this one too, oldest first: `2026-11`. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 1970, month = 1] = days.format(now).split('-').map(Number);
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - count + place, 1)).toISOString().slice(0, 7),
  );
}

/** A relation of the months; its column is `month`. */
export const monthsAsRows = (months: readonly string[]): SQL =>
  sql`unnest(array[${sql.join(
    months.map((month) => sql`${month}`),
    sql`, `,
  )}]::text[]) month`;

/** Whether an instant is in `month` of that relation, in Italy: a range of an index. */
export const isInMonth = (column: SQLWrapper): SQL =>
  sql`${column} >= (month || '-01')::timestamp at time zone 'Europe/Rome'
    and ${column} < ((month || '-01')::timestamp + interval '1 month') at time zone 'Europe/Rome'`;
