import { sql, type SQL } from 'drizzle-orm';

/** When a day begins in Italy, or one some days later. @param day `YYYY-MM-DD` */
export const startOfRomeDay = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Rome')`;
