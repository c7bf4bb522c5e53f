import { setTimeout as wait } from 'node:timers/promises';
import type { DrillSession } from './drill-session.ts';

export type Random = () => number;

/** What the clients saw, together. */
export type Observed = {
  saved: number;
  refused: number;
  /** Requests without an answer: their server was killed. They may have been carried out. */
  lost: number;
  /** Those that found no server: they were not. */
  unreached: number;
  unexpected: string[];
};

const TIMEOUT_MS = 10_000;
const RETRY_MS = 100;
/** In place of a status. */
const UNREACHED = 0;

/** A client that moves credits of one wallet into the coupon and back until it is stopped. */
export async function moveCredits(
  client: {
    /** Of the servers, the one that it asks first. */
    ports: () => readonly number[];
    session: DrillSession;
    random: Random;
    /** No coupon is larger. */
    maxCents: number;
    everyMs: number;
  },
  observed: Observed,
  isOver: () => boolean,
): Promise<void> {
  const { ports, session, random, maxCents, everyMs } = client;
  for (let turn = 0; !isOver();) {
    const cents = Math.floor(random() * maxCents);
    const outcome = await session.send(
      ports,
      (token) => save(ports()[turn % 2] ?? 0, token, cents),
      (answer) => answer?.status ?? 0,
    );
    if (outcome === null || outcome.status === UNREACHED) {
      observed[outcome === null ? 'lost' : 'unreached'] += 1;
      // As an edge does, to the other server.
      turn += 1;
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

async function save(port: number, token: string, cents: number) {
  try {
    const url = `http://127.0.0.1:${port}/api/Wallet/SaveCouponNft?totaleNft=${cents / 100}`;
    const answer = await fetch(url, {
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
  } catch (error) {
    return isRefused(error) ? { status: UNREACHED, savedCents: null } : null;
  }
}

/** Nobody listens at the port: nothing was sent. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
