import { openMemory } from './log/indexed-memory.ts';
import { readFromHost } from './reading.ts';
import type { BadgeToVerify } from './verification.ts';
import { verifyBadge } from './verify-badge.ts';

/** One question at a time is answered under its number. */
export type Question = { number: number; badge: BadgeToVerify };

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void verify(data.badge).then(
    (verification) => postMessage({ number: data.number, verification }),
    () => postMessage({ number: data.number, verification: null }),
  );
});

const verify = async (badge: BadgeToVerify) =>
  verifyBadge(badge, { read: readFromHost, memory: await openMemory(), now: Date.now() });
