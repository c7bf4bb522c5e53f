import { and, asc, eq, lte } from 'drizzle-orm';
import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import { lockWallets, post, walletOf } from './ledger.ts';
import { release } from './moves.ts';
import { creditEarnings } from './tables.ts';

const PEOPLE_AT_ONCE = 200;

/**
 * Makes credits available whose days of withdrawal are over (M16), one person in one transaction. Repeated
 * calls, and calls of several servers, release each once.
 * @returns how many people had such credits
 */
export async function releaseDue(platform: Platform): Promise<number> {
  let released = 0;
  for (;;) {
    const people = await platform.database.db
      .selectDistinct({ userId: creditEarnings.userId })
      .from(creditEarnings)
      .where(isDue(platform))
      .limit(PEOPLE_AT_ONCE);
    for (const { userId } of people) {
      await inTransaction(platform, (tx) => releaseOf(tx, userId));
    }
    released += people.length;
    if (people.length < PEOPLE_AT_ONCE) return released;
  }
}

const isDue = (platform: Platform) =>
  and(eq(creditEarnings.state, 'pending'), lte(creditEarnings.availableAt, platform.clock.now()));

async function releaseOf(platform: InTransaction, userId: string): Promise<void> {
  const { db } = platform.database;
  await lockWallets(db, [userId]);
  const due = await db
    .select()
    .from(creditEarnings)
    .where(and(eq(creditEarnings.userId, userId), isDue(platform)))
    .orderBy(asc(creditEarnings.id));
  for (const { id, type, cents, reversedCents } of due) {
    await db.update(creditEarnings).set({ state: 'available' }).where(eq(creditEarnings.id, id));
    const left = cents - reversedCents;
    if (left === 0n) continue;
    const balances = (await walletOf(db, userId))[type];
    const entry = { key: `released earning ${id}`, kind: 'released', earningId: id } as const;
    await post(
      platform,
      userId,
      { ...entry, at: platform.clock.now() },
      { [type]: release(left, balances) },
    );
  }
}
