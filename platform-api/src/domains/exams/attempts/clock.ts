import type { Attempt } from './repository.ts';

/** An answer that was given in time may be on its way for so long. */
export const GRACE_MS = 2000;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Whole minutes that a person has beyond the plan's; part of a minute is one more. */
export const extraMinutes = (minutes: number, percent: number): number =>
  Math.ceil((minutes * percent) / 100);

export const endOf = (startedAt: Date, minutes: number): Date =>
  new Date(startedAt.getTime() + minutes * MINUTE_MS);

/** From when on the attempt takes no answer, and anybody may end it. */
export const closesAt = ({ endsAt }: Pick<Attempt, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + GRACE_MS);

export const isDue = (attempt: Pick<Attempt, 'endsAt' | 'endedAt'>, now: Date): boolean =>
  attempt.endedAt === null && closesAt(attempt) <= now;

/** When one may begin again after an attempt; null at once. */
export const startsAgain = (
  last: Pick<Attempt, 'endedAt'> | undefined,
  hoursBetween: number,
): Date | null =>
  last?.endedAt == null || hoursBetween === 0
    ? null
    : new Date(last.endedAt.getTime() + hoursBetween * HOUR_MS);
