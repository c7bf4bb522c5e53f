/** Whole seconds until an instant of `performance.now()`, never below zero. */
export const secondsUntil = (end: number, now: number): number =>
  Math.max(0, Math.ceil((end - now) / 1000));

/** `3:36`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Milliseconds between two questions how far the wallet is (E24), and what failures make of them. */
const POLL_MS = 2000;
const MAX_MS = 16_000;

/** The wait before the next question after so many failures in a row: it doubles with each. */
export const pollDelay = (failures: number): number => Math.min(POLL_MS * 2 ** failures, MAX_MS);
