import { and, asc, eq, lte, ne, notExists, sql } from 'drizzle-orm';
import { RefundRefused } from '../../ports/payments.ts';
import type { Platform } from '../../platform.ts';
import { findAttempt } from './attempts.ts';
import { providerNamed } from './providers.ts';
import type { Refund } from './request-refund.ts';
import { paymentAttempts, refunds } from './tables.ts';

const MAX_WAIT_SECONDS = 600;

/** When a refund that was tried so often is tried again: 30 seconds, then twice as long, at most ten minutes. */
const nextTry = (now: Date) =>
  sql`${now.toISOString()}::timestamptz
    + make_interval(secs => least(30 * power(2, least(${refunds.tries}, 10)), ${MAX_WAIT_SECONDS}))`;

/**
 * Asks the provider for a refund; the refund's id is the idempotency key of the call, so a repeat refunds
 * nothing more (C13). If the provider cannot be reached, the sweep asks again for as long as it
 * takes; a final refusal becomes `failed`, for an operator to look at. Throws in neither case.
 * @returns false when the provider could not be reached
 * @param options.dueOnly leaves out a refund that another process has just tried
 */
export async function refund(
  platform: Platform,
  refundId: string,
  options: { dueOnly?: boolean } = {},
): Promise<boolean> {
  const now = platform.clock.now();
  const [claimed] = await platform.database.db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, nextTryAt: nextTry(now) })
    .where(
      and(
        eq(refunds.id, refundId),
        eq(refunds.state, 'requested'),
        ...(options.dueOnly === true ? [lte(refunds.nextTryAt, now)] : []),
      ),
    )
    .returning();
  if (claimed === undefined) return true;
  const attempt = await findAttempt(platform, { id: claimed.attemptId });
  if (attempt?.providerRef == null) throw new Error('A refund of a payment without a session');
  const { cents } = claimed;
  try {
    const { provider, providerRef } = attempt;
    await providerNamed(platform, provider).refund({ refundId, providerRef, amount: cents });
  } catch (error) {
    return noteFailure(platform, claimed, error);
  }
  await noteDone(platform, claimed);
  return true;
}

const noteDone = (platform: Platform, { id, attemptId }: Refund): Promise<void> =>
  platform.database.transaction(async () => {
    const { db } = platform.database;
    // Of two refunds that end together, the second sees the first.
    await findAttempt(platform, { id: attemptId }, true);
    await db
      .update(refunds)
      .set({ state: 'done', settledAt: platform.clock.now(), lastError: null })
      .where(eq(refunds.id, id));
    await endRefunding(platform, attemptId);
  });

/** All of an attempt has gone back once none of its refunds is open; the caller holds the attempt. */
export async function endRefunding(
  { database: { db } }: Pick<Platform, 'database'>,
  attemptId: string,
): Promise<void> {
  const isOpen = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), ne(refunds.state, 'done')));
  await db
    .update(paymentAttempts)
    .set({ state: 'refunded' })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.state, 'refunding'),
        notExists(isOpen),
      ),
    );
}

async function noteFailure(platform: Platform, failed: Refund, error: unknown): Promise<boolean> {
  const isRefused = error instanceof RefundRefused;
  const lastError = error instanceof Error ? error.message : String(error);
  await platform.database.db
    .update(refunds)
    .set({
      lastError: lastError.slice(0, 500),
      ...(isRefused ? { state: 'failed' as const, settledAt: platform.clock.now() } : {}),
    })
    .where(and(eq(refunds.id, failed.id), eq(refunds.state, 'requested')));
  platform.log.error(
    { err: error, refund: failed.id, attempt: failed.attemptId, tries: failed.tries },
    isRefused ? 'a refund was refused, an operator has to look' : 'a refund will be tried again',
  );
  return isRefused;
}

/** Ids of refunds whose time has come, longest waiting first. */
export async function refundsDue(platform: Platform, limit: number): Promise<string[]> {
  const rows = await platform.database.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lte(refunds.nextTryAt, platform.clock.now())))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
