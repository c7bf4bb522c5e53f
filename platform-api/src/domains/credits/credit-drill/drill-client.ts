import { setTimeout as wait } from 'node:timers/promises';

export type Random = () => number;

/** What the clients saw, together. */
export type Observed = {
  saved: number;
  refused: number;
  /** Requests without an answer: their server was killed. */
  lost: number;
  unexpected: string[];
};

const TIMEOUT_MS = 10_000;
const RETRY_MS = 100;

/** A client that moves credits of one wallet into the coupon and back until it is stopped. */
export async function moveCredits(
  client: {
    base: () => string;
    token: string;
    random: Random;
    /** No coupon is larger. */
    maxCents: number;
    everyMs: number;
  },
  observed: Observed,
  isOver: () => boolean,
): Promise<void> {
  const { base, token, random, maxCents, everyMs } = client;
  while (!isOver()) {
    const cents = Math.floor(random() * maxCents);
    const outcome = await save(base(), token, cents);
    if (outcome === null) {
      observed.lost += 1;
      await wait(RETRY_MS);
      continue;
    }
    const { status, code, savedCents } = outcome;
    if (status === 200 && savedCents === cents) observed.saved += 1;
    else if (status === 422 && code === 'CREDITS_NOT_ENOUGH') observed.refused += 1;
    else if (status >= 500) observed.lost += 1;
    else observed.unexpected.push(`${cents}: ${status} ${code} ${savedCents}`);
    await wait(everyMs * (0.5 + random()));
  }
}

async function save(base: string, token: string, cents: number) {
  try {
    const answer = await fetch(`${base}/api/Wallet/SaveCouponNft?totaleNft=${cents / 100}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data, code } = (await answer.json()) as {
      data: { totalCouponNft: number } | null;
      code?: string;
    };
    const savedCents = data === null ? null : Math.round(data.totalCouponNft * 100);
    return { status: answer.status, code, savedCents };
  } catch {
    return null;
  }
}
