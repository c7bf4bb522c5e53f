import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import type { Cents } from '../../../money.ts';
import type { CreditType } from '../credit-types.ts';
import { creditAccounts, creditNotarisations, creditPostings } from '../tables.ts';

/** What of a person's available credits the ledger has, by type: the sum of the movements noted there (E116). */
export async function notedCreditsOf(db: Db, userId: string): Promise<Record<CreditType, Cents>> {
  const rows = await db
    .select({
      type: creditAccounts.type,
      cents: sql<string>`sum(${creditPostings.cents})::text`,
    })
    .from(creditAccounts)
    .innerJoin(creditNotarisations, eq(creditNotarisations.accountId, creditAccounts.id))
    .innerJoin(
      creditPostings,
      and(
        eq(creditPostings.entryId, creditNotarisations.entryId),
        eq(creditPostings.accountId, creditNotarisations.accountId),
      ),
    )
    .where(and(eq(creditAccounts.userId, userId), isNotNull(creditNotarisations.transactionId)))
    .groupBy(creditAccounts.type);
  const of = (type: CreditType): Cents => BigInt(rows.find((row) => row.type === type)?.cents ?? 0);
  return { reward: of('reward'), profit_share: of('profit_share') };
}
