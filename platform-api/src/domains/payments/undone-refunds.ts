import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import type { PaymentCapture } from '../../ports/payments.ts';
import { findAttempt, type PaymentAttempt } from './attempts.ts';
import { refundJob } from './request-refund.ts';
import { paymentAttempts, refunds } from './tables.ts';

/** Attempts at a provider whose capture was noted since an instant. */
export const attemptsSettledSince = (
  platform: Platform,
  provider: string,
  since: Date,
): Promise<Pick<PaymentAttempt, 'id' | 'providerRef'>[]> =>
  platform.database.db
    .select({ id: paymentAttempts.id, providerRef: paymentAttempts.providerRef })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        gt(paymentAttempts.settledAt, since),
        sql`${paymentAttempts.capturedCents} is not null`,
      ),
    );

/**
 * Repeats refunds that we recorded as done and the provider has not made; with the same ids, so that
 * nothing goes back twice. Logs each difference.
 * @returns in numbers of captures
 */
export async function repeatUndoneRefunds(
  platform: Platform,
  provider: string,
  captures: readonly PaymentCapture[],
): Promise<{ undone: number; givenBackElsewhere: number }> {
  const ours = await ownRefunds(platform, provider, captures);
  const found = { undone: 0, givenBackElsewhere: 0 };
  for (const { providerRef, attemptId, refunded } of captures) {
    const own = ours.find(({ id, ref }) =>
      providerRef === null ? id === attemptId : ref === providerRef,
    );
    if (own === undefined) continue;
    if (refunded > own.asked) {
      found.givenBackElsewhere += 1;
      platform.log.error(
        { attempt: own.id, refunded: String(refunded), asked: String(own.asked) },
        'the provider gave back more than we asked for',
      );
    }
    if (refunded >= own.done) continue;
    found.undone += 1;
    platform.log.error(
      { attempt: own.id, refunded: String(refunded), done: String(own.done) },
      'the provider has not made a refund that counted as done: it is asked for again',
    );
    await askAgain(platform, own.id);
  }
  return found;
}

async function ownRefunds(
  platform: Platform,
  provider: string,
  captures: readonly PaymentCapture[],
) {
  const given = <T>(values: readonly (T | null)[]) => values.filter((value) => value !== null);
  const rows = await platform.database.db
    .select({
      id: paymentAttempts.id,
      ref: paymentAttempts.providerRef,
      asked: paymentAttempts.refundCents,
      done: sql<string>`coalesce(sum(${refunds.cents}) filter (where ${refunds.state} = 'done' and not ${refunds.isPaidByHand}), 0)::text`,
    })
    .from(paymentAttempts)
    .leftJoin(refunds, eq(refunds.attemptId, paymentAttempts.id))
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        or(
          inArray(paymentAttempts.providerRef, given(captures.map((each) => each.providerRef))),
          inArray(paymentAttempts.id, given(captures.map((each) => each.attemptId))),
        ),
      ),
    )
    .groupBy(paymentAttempts.id);
  return rows.map((row) => ({ ...row, done: BigInt(row.done) }));
}

const askAgain = (platform: Platform, attemptId: string): Promise<void> =>
  platform.database.transaction(async () => {
    const { db } = platform.database;
    const attempt = await findAttempt(platform, { id: attemptId }, true);
    const now = platform.clock.now();
    const again = await db
      .update(refunds)
      .set({ state: 'requested', settledAt: null, tries: 0, nextTryAt: now })
      .where(
        and(
          eq(refunds.attemptId, attemptId),
          eq(refunds.state, 'done'),
          eq(refunds.isPaidByHand, false),
        ),
      )
      .returning({ id: refunds.id });
    if (attempt?.state === 'refunded') {
      await db
        .update(paymentAttempts)
        .set({ state: 'refunding' })
        .where(eq(paymentAttempts.id, attemptId));
    }
    for (const { id } of again) {
      await platform.jobs.enqueue(refundJob, { refundId: id }, { key: id });
    }
  });
