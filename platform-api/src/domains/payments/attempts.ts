import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import type { Cents } from '../../money.ts';
import { paymentAttempts } from './tables.ts';

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;
export type AttemptState = PaymentAttempt['state'];

/** Attempts that the provider may still capture as far as we know. */
export const liveStates: AttemptState[] = ['new', 'session_open'];

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

/** Stores an attempt in the running transaction; the order's row is locked by the caller. */
export async function createAttempt(
  platform: Platform,
  attempt: NewAttempt,
): Promise<PaymentAttempt> {
  const [row] = await platform.database.db
    .insert(paymentAttempts)
    .values({
      ...attempt,
      id: randomUUID(),
      provider: platform.payments.name,
      state: 'new',
      createdAt: platform.clock.now(),
    })
    .returning();
  if (row === undefined) throw new Error('The attempt was not stored');
  return row;
}

export async function findAttempt(
  platform: Platform,
  key: { id: string } | { providerRef: string },
  lock = false,
): Promise<PaymentAttempt | null> {
  const query = platform.database.db
    .select()
    .from(paymentAttempts)
    .where(
      'id' in key
        ? eq(paymentAttempts.id, key.id)
        : and(
            eq(paymentAttempts.provider, platform.payments.name),
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
export async function noteCapture(platform: Platform, id: string, cents: Cents): Promise<boolean> {
  const noted = await platform.database.db
    .update(paymentAttempts)
    .set({ state: 'captured', capturedCents: cents, settledAt: platform.clock.now() })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, unpaidStates)))
    .returning({ id: paymentAttempts.id });
  return noted.length > 0;
}

/** Notes what the provider opened; the attempt as it then is, whoever was first. */
export async function storeSession(
  platform: Platform,
  id: string,
  session: { providerRef: string; redirectUrl: string },
): Promise<PaymentAttempt> {
  const now = platform.clock.now();
  await platform.database.db
    .update(paymentAttempts)
    .set({ ...session, state: 'session_open', openedAt: now, checkedAt: now })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'new')));
  const attempt = await findAttempt(platform, { id });
  if (attempt === null) throw new Error('The attempt has gone');
  return attempt;
}

/**
 * Attempts that the recovery looks at: opened or made over `graceSeconds` ago, asked often in their
 * first ten minutes and every ten minutes after.
 */
export const attemptsToRecover = (
  platform: Platform,
  graceSeconds: number,
): Promise<PaymentAttempt[]> => {
  const now = platform.clock.now();
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const t = paymentAttempts;
  return platform.database.db
    .select()
    .from(t)
    .where(
      or(
        and(eq(t.state, 'new'), lt(t.createdAt, ago(graceSeconds))),
        and(
          eq(t.state, 'session_open'),
          or(
            isNull(t.checkedAt),
            and(sql`${t.openedAt} > ${ago(600).toISOString()}`, lt(t.checkedAt, ago(graceSeconds))),
            lt(t.checkedAt, ago(600)),
          ),
        ),
      ),
    )
    .orderBy(asc(t.checkedAt))
    .limit(100);
};

export async function markChecked(platform: Platform, id: string): Promise<void> {
  await platform.database.db
    .update(paymentAttempts)
    .set({ checkedAt: platform.clock.now() })
    .where(eq(paymentAttempts.id, id));
}
