import { eq, isNull, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database.ts';
import type { Cents } from '../../money.ts';
import type { InTransaction } from '../../platform.ts';
import {
  creditTypes,
  personalBuckets,
  platformBuckets,
  type Bucket,
  type CreditType,
} from './credit-types.ts';
import type { Balances, Moves } from './moves.ts';
import { creditAccounts, creditEntries, creditPostings } from './tables.ts';

type AccountRow = typeof creditAccounts.$inferSelect;

/** The accounts of one person, by type and bucket. */
export type Wallet = Readonly<Record<CreditType, Balances>>;

/**
 * Locks the wallets of these people until the transaction ends, in one order for all who do so. Comes after
 * buyer, order, attempt and vouchers, before the counters of invoices and credit notes.
 */
export async function lockWallets(db: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet ${userId}`}, 0))`);
  }
}

/** Balances of a person; all 0 for who never had credits. */
export async function walletOf(db: Db, userId: string): Promise<Wallet> {
  const rows = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  const balances = (type: CreditType): Balances => ({
    pending: centsIn(rows, type, 'pending'),
    available: centsIn(rows, type, 'available'),
    coupon: centsIn(rows, type, 'coupon'),
    ordered: centsIn(rows, type, 'ordered'),
    redemption: centsIn(rows, type, 'redemption'),
    owed: centsIn(rows, type, 'owed'),
  });
  return { reward: balances('reward'), profit_share: balances('profit_share') };
}

const centsIn = (rows: readonly AccountRow[], type: CreditType, bucket: Bucket): Cents =>
  rows.find((row) => row.type === type && row.bucket === bucket)?.balanceCents ?? 0n;

export type Entry = {
  /** Names the cause. */
  key: string;
  kind: (typeof creditEntries.$inferInsert)['kind'];
  earningId?: number;
  at: Date;
};

/** What an entry moves of each type, between the person's accounts and the platform's. */
export type TypedMoves = Partial<Record<CreditType, Moves>>;

/**
 * Writes an entry with its postings; who calls holds the wallet (`lockWallets`). The database refuses what
 * would bring a balance below 0, or does not add up to 0.
 * @returns false when the cause had its entry before, and nothing was written
 */
export async function post(
  { database: { db } }: InTransaction,
  userId: string,
  entry: Entry,
  moved: TypedMoves,
): Promise<boolean> {
  const wanted = creditTypes.flatMap((type) =>
    Object.entries(moved[type] ?? {})
      .map(([bucket, cents]) => ({ type, bucket: bucket as Bucket, cents }))
      .filter(({ cents }) => cents !== 0n),
  );
  const [stored] = await db
    .insert(creditEntries)
    .values({ ...entry, earningId: entry.earningId ?? null })
    .onConflictDoNothing({ target: creditEntries.key })
    .returning({ id: creditEntries.id });
  if (stored === undefined) return false;
  const known = await accountsOf(db, userId);
  await db.insert(creditPostings).values(
    wanted
      .map(({ type, bucket, cents }) => {
        const account = known.find((row) => row.type === type && row.bucket === bucket);
        if (account === undefined) throw new Error(`No account ${type} ${bucket}`);
        return { entryId: stored.id, accountId: account.id, cents };
      })
      .toSorted((a, b) => a.accountId - b.accountId),
  );
  return true;
}

/** The accounts of the person and of the platform; those of a new person are made here. */
async function accountsOf(db: Transaction, userId: string): Promise<AccountRow[]> {
  const find = () =>
    db
      .select()
      .from(creditAccounts)
      .where(or(eq(creditAccounts.userId, userId), isNull(creditAccounts.userId)));
  const isWhole = (rows: readonly AccountRow[]) =>
    rows.length === creditTypes.length * (personalBuckets.length + platformBuckets.length);
  const known = await find();
  if (isWhole(known)) return known;
  const values = creditTypes.flatMap((type) => [
    ...platformBuckets.map((bucket) => ({ type, bucket, userId: null })),
    ...personalBuckets.map((bucket) => ({ type, bucket, userId })),
  ]);
  await db.insert(creditAccounts).values(values).onConflictDoNothing();
  return find();
}
