/** Days before its end from which an attestation is called expiring. */
export const EXPIRING_DAYS = 90;

/** Days before the end on which mails leave. */
export const NOTICE_DAYS = [90, 30, 7] as const;

export type NoticeDays = (typeof NOTICE_DAYS)[number];

export type DeadlineState = 'endless' | 'valid' | 'expiring' | 'expired';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

const dayOf = (instant: Date) => Date.parse(days.format(instant));

/** Whole days of the calendar in Italy until the day that ends it: 0 on that day, below 0 after it. */
export const daysLeft = (now: Date, validUntil: Date): number =>
  Math.round((dayOf(validUntil) - dayOf(now)) / 86_400_000);

export function deadlineState(now: Date, validUntil: Date | null): DeadlineState {
  if (validUntil === null) return 'endless';
  if (now > validUntil) return 'expired';
  return daysLeft(now, validUntil) <= EXPIRING_DAYS ? 'expiring' : 'valid';
}

/**
 * The notice that is due so many days before the end; the nearest one, where a server was off over an earlier.
 * @returns null before the first and after the end
 */
export function dueNotice(left: number): NoticeDays | null {
  if (left < 0) return null;
  return NOTICE_DAYS.findLast((notice) => left <= notice) ?? null;
}
