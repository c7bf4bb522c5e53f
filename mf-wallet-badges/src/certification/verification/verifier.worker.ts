import { readFromHost } from './reading.ts';
import type { BadgeToVerify } from './verification.ts';
import { verifyBadge } from './verify-badge.ts';

/** One question at a time is answered under its number. */
export type Question = { number: number; badge: BadgeToVerify };

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void verifyBadge(data.badge, readFromHost, Date.now()).then(
    (verification) => postMessage({ number: data.number, verification }),
    () => postMessage({ number: data.number, verification: null }),
  );
});
