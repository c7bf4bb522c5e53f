/**
 * The server's time, reckoned from one of its answers by the browser's steady clock: the wall clock of the
 * device may be wrong, and may be set while the exam runs.
 */
export type ServerClock = { serverMs: number; steadyMs: number };

export const steadyNow = (): number => performance.now();

/**
 * @param serverTime ISO 8601, from the answer
 * @param sentAt `steadyNow()` when the request left; the answer was made about half-way
 */
export const clockOf = (serverTime: string, sentAt: number, receivedAt: number): ServerClock => ({
  serverMs: Date.parse(serverTime),
  steadyMs: (sentAt + receivedAt) / 2,
});

export const serverNow = (clock: ServerClock, now: number = steadyNow()): number =>
  clock.serverMs + (now - clock.steadyMs);

/** Milliseconds until an instant of the server; 0 when it has passed. */
export const remainingMs = (until: string, clock: ServerClock, now?: number): number =>
  Math.max(0, Date.parse(until) - serverNow(clock, now));

const MINUTE = 60_000;

/** The three states of the time: a screen reader hears the second and the third. */
export type TimeState = 'plain' | 'lastFive' | 'lastOne';

export const timeState = (ms: number): TimeState =>
  ms > 5 * MINUTE ? 'plain' : ms > MINUTE ? 'lastFive' : 'lastOne';

/** `24:18`, `1:04:18`; a second that has begun counts whole. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
