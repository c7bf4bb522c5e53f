import { setTimeout as wait } from 'node:timers/promises';

/** Lets one mail through at a time, evenly over the minute; without bursts, as mail servers like it. */
export function rateLimit(perMinute: number, now: () => number = Date.now): () => Promise<void> {
  const interval = 60_000 / perMinute;
  let next = 0;
  return async () => {
    const asked = now();
    const at = Math.max(next, asked);
    next = at + interval;
    if (at > asked) await wait(at - asked);
  };
}
