import { romeTime } from '../../rome-time.ts';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/**
 * The last second of the day in Italy that is so many months after the award; the last day of a month that has
 * no such day. The day is the one that documents show.
 * @param months null: without end
 */
export function validUntil(acquiredAt: Date, months: number | null): Date | null {
  if (months === null) return null;
  const [year = 0, month = 0, day = 0] = days.format(acquiredAt).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const after = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay) + 1));
  return new Date(romeTime(after.toISOString().slice(0, 10), 0).getTime() - 1000);
}
