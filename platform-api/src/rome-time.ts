/** A whole hour of a day in Rome (E144). @param day `YYYY-MM-DD` */
export function romeTime(day: string, hour: number): Date {
  const utc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const hourThere = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' })
      .format(utc)
      .slice(0, 2),
  );
  return new Date(utc.getTime() - (hourThere - hour) * 3_600_000);
}
