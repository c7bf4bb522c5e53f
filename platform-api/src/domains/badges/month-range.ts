/** The instants at which a month (`MM/yyyy`) begins and ends in Italy (E144). */
export function monthRange(month: string): { from: Date; before: Date } {
  const [number = 1, year = 1970] = month.split('/').map(Number);
  return { from: romeMidnight(year, number), before: romeMidnight(year, number + 1) };
}

/** Midnight of the first day of a month; the offset is +1 or +2, that of the same night. */
function romeMidnight(year: number, month: number): Date {
  const utc = Date.UTC(year, month - 1, 1);
  const hourThere = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' })
      .format(utc - 3 * 3_600_000)
      .slice(0, 2),
  );
  const offset = (hourThere - 21 + 24) % 24;
  return new Date(utc - offset * 3_600_000);
}
