import { paymentSandbox } from '../adapters/payments/sandbox/sandbox.ts';
import type { Platform } from '../platform.ts';

const DAY_MS = 86_400_000;

/** The product as it was at an instant that its user moves on. */
export type PastPlatform = {
  platform: Platform;
  /** Never past now. */
  wait: (minutes: number) => void;
};

export function platformAsOf(platform: Platform, at: Date): PastPlatform {
  let clock = at;
  return {
    platform: {
      ...platform,
      // Nobody paid the orders of the demo, whoever takes payments here.
      payments: [paymentSandbox(platform.config, platform)],
      clock: { now: () => clock },
      jobs: { ...platform.jobs, enqueue: async () => {} },
    },
    wait: (minutes) => {
      const then = clock.getTime() + minutes * 60_000;
      clock = new Date(Math.min(then, platform.clock.now().getTime()));
    },
  };
}

/** Before today, the part of a day chooses an hour when people buy, 8 to 22 in Italy. */
export function atDaysAgo(now: Date, daysAgo: number): Date {
  if (daysAgo < 1) return new Date(now.getTime() - daysAgo * DAY_MS);
  const date = new Date(now.getTime() - Math.floor(daysAgo) * DAY_MS);
  return new Date(date.setUTCHours(6, 0, 0, 0) + (daysAgo % 1) * 14 * 3_600_000);
}
