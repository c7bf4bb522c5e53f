import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../platform.ts';
import type { Cents } from '../../money.ts';
import { providerOfType } from './providers.ts';
import { paymentAttempts } from './tables.ts';

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;
export type AttemptState = PaymentAttempt['state'];

/** Attempts that the provider may still capture as far as we know. */
export const liveStates: AttemptState[] = ['new', 'session_open'];

/** An attempt is not checked while its buyer may be paying. */
export const GRACE_SECONDS = 20;

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

export type NewAttempt = {
  orderId: number;
  orderNumber: string;
  paymentTypeId: number;
  amountCents: Cents;
  customerEmail: string;
  language: 'it' | 'en';
  /** Comes back to the public payment step. */
  isGuest: boolean;
};

/** Stores an attempt; the order's row is locked by the caller. */
export async function createAttempt(
  platform: InTransaction,
  attempt: NewAttempt,
): Promise<PaymentAttempt> {
  const now = platform.clock.now();
  const [row] = await platform.database.db
    .insert(paymentAttempts)
    .values({
      ...attempt,
      id: randomUUID(),
      provider: providerOfType(platform, attempt.paymentTypeId).name,
      state: 'new',
      createdAt: now,
      nextCheckAt: after(now, GRACE_SECONDS),
    })
    .returning();
  if (row === undefined) throw new Error('The attempt was not stored');
  return row;
}

/** @param key of its id, or of the provider's session; without a provider of any that is configured */
export async function findAttempt(
  platform: Platform,
  key: { id: string } | { providerRef: string; provider?: string },
  lock = false,
): Promise<PaymentAttempt | null> {
  const query = platform.database.db
    .select()
    .from(paymentAttempts)
    .where(
      'id' in key
        ? eq(paymentAttempts.id, key.id)
        : and(
            inArray(
              paymentAttempts.provider,
              key.provider === undefined
                ? platform.payments.map(({ name }) => name)
                : [key.provider],
            ),
            eq(paymentAttempts.providerRef, key.providerRef),
          ),
    );
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

export const attemptsOf = (platform: Platform, orderId: number): Promise<PaymentAttempt[]> =>
  platform.database.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt));

/** The one attempt of an order that can still be paid, if there is one. */
export async function liveAttempt(
  platform: Platform,
  orderId: number,
): Promise<PaymentAttempt | null> {
  const all = await attemptsOf(platform, orderId);
  return all.find(({ state }) => liveStates.includes(state)) ?? null;
}

/**
 * Moves an attempt on, only from the states named. What happens to money that was taken:
 * `noteCapture`, `returnCapture`, `requestRefund`.
 * @returns false when it was in another state
 */
export async function moveAttempt(
  platform: Platform,
  id: string,
  from: readonly AttemptState[],
  to: 'failed' | 'expired',
): Promise<boolean> {
  const moved = await platform.database.db
    .update(paymentAttempts)
    .set({ state: to, settledAt: platform.clock.now() })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...from])))
    .returning({ id: paymentAttempts.id });
  return moved.length > 0;
}

/** What may still become a capture: a page that was given up here can be paid all the same. */
export const unpaidStates: AttemptState[] = ['new', 'session_open', 'failed', 'expired'];

/**
 * Notes money that the provider took and that is kept. Runs in the caller's transaction.
 * @returns false when it was noted before
 */
export async function noteCapture(
  platform: InTransaction,
  id: string,
  cents: Cents,
): Promise<boolean> {
  const noted = await platform.database.db
    .update(paymentAttempts)
    .set({
      state: 'captured',
      capturedCents: cents,
      settledAt: platform.clock.now(),
      nextCheckAt: null,
    })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, unpaidStates)))
    .returning({ id: paymentAttempts.id });
  return noted.length > 0;
}

/** Stores the provider's payment page; returns the attempt as it then is, whichever call was first. */
export async function storeSession(
  platform: Platform,
  id: string,
  session: { providerRef: string; redirectUrl: string },
): Promise<PaymentAttempt> {
  const now = platform.clock.now();
  await platform.database.db
    .update(paymentAttempts)
    .set({
      ...session,
      state: 'session_open',
      openedAt: now,
      nextCheckAt: after(now, GRACE_SECONDS),
    })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'new')));
  const attempt = await findAttempt(platform, { id });
  if (attempt === null) throw new Error('The attempt has gone');
  return attempt;
}
