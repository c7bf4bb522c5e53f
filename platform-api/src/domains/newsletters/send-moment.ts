/** `dataInvio` as an instant: a date alone is the beginning of that day in Rome (E144, E160). */
export function sendMoment(dataInvio: string | null): Date | null {
  if (dataInvio === null) return null;
  return dataInvio.includes('T') ? new Date(dataInvio) : romeMidnight(dataInvio);
}

/** The offset is +1 or +2, that of the evening before. */
function romeMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const hourThere = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' })
      .format(utc - 3 * 3_600_000)
      .slice(0, 2),
  );
  return new Date(utc - ((hourThere - 21 + 24) % 24) * 3_600_000);
}
