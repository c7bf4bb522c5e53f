import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Cents } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { notarizationTypes, type CreditType } from '../credit-types.ts';
import { creditAccounts, creditEntries, creditNotarisations, creditPostings } from '../tables.ts';

/** Movements that one process notes side by side: a ledger of blocks takes many at the cost of one. */
const AT_ONCE = 16;

/** A change of the credits that a person can use, as the ledger is to have it. */
export type Noted = {
  entryId: number;
  accountId: number;
  salt: string;
  kind: (typeof creditEntries.$inferSelect)['kind'];
  type: CreditType;
  cents: Cents;
  at: Date;
};

/** What of a movement goes to the ledger: it reveals nothing, and cannot be guessed without the salt (E125). */
export function creditHash({ entryId, accountId, salt, kind, type, cents, at }: Noted): Uint8Array {
  const movement = {
    entry: entryId,
    account: accountId,
    kind,
    tipoNotarizzazioneId: notarizationTypes[type],
    cents: String(cents),
    at: at.toISOString(),
  };
  const hash = createHash('sha256').update(Buffer.from(salt, 'hex'));
  return new Uint8Array(hash.update(JSON.stringify(movement)).digest());
}

/**
 * Notes on the ledger what it does not have yet, oldest first: credits that became available as an NFT, what
 * moved them since as a note. May be repeated, and run by several processes at once: each movement is noted once.
 * Goes on past one that fails, and stops where all fail.
 * @returns how many were noted
 * @throws when any failed, after the others
 */
export async function notariseCredits(platform: Platform): Promise<number> {
  let noted = 0;
  const failures: unknown[] = [];
  let last: Pick<Noted, 'entryId' | 'accountId'> = { entryId: 0, accountId: 0 };
  for (;;) {
    const batch = await waitingAfter(platform, last);
    const results = await Promise.allSettled(batch.map((movement) => note(platform, movement)));
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result] : []));
    failures.push(...failed.map(({ reason }): unknown => reason));
    noted += batch.length - failed.length;
    last = batch.at(-1) ?? last;
    if (batch.length < AT_ONCE || failed.length === batch.length) break;
  }
  const [first] = failures;
  if (first === undefined) return noted;
  const reason = first instanceof Error ? first.message : 'without a reason';
  throw new Error(`${failures.length} movements of credits were not noted: ${reason}`, {
    cause: first,
  });
}

const waitingAfter = (
  { database: { db } }: Platform,
  last: Pick<Noted, 'entryId' | 'accountId'>,
): Promise<Noted[]> =>
  db
    .select({
      entryId: creditNotarisations.entryId,
      accountId: creditNotarisations.accountId,
      salt: creditNotarisations.salt,
      kind: creditEntries.kind,
      type: creditAccounts.type,
      cents: creditPostings.cents,
      at: creditEntries.at,
    })
    .from(creditNotarisations)
    .innerJoin(
      creditPostings,
      and(
        eq(creditPostings.entryId, creditNotarisations.entryId),
        eq(creditPostings.accountId, creditNotarisations.accountId),
      ),
    )
    .innerJoin(creditEntries, eq(creditEntries.id, creditNotarisations.entryId))
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditNotarisations.accountId))
    .where(
      and(
        isNull(creditNotarisations.transactionId),
        sql`(${creditNotarisations.entryId}, ${creditNotarisations.accountId})
          > (${last.entryId}, ${last.accountId})`,
      ),
    )
    .orderBy(asc(creditNotarisations.entryId), asc(creditNotarisations.accountId))
    .limit(AT_ONCE);

async function note(platform: Platform, movement: Noted): Promise<void> {
  const { entryId, accountId, kind } = movement;
  const { transactionId, assetId } = await platform.notary.notarise(
    `credit:${entryId}:${accountId}`,
    creditHash(movement),
    kind === 'released' ? 'nft' : 'note',
  );
  await platform.database.db
    .update(creditNotarisations)
    .set({ transactionId, assetId, notedAt: platform.clock.now() })
    .where(
      and(
        eq(creditNotarisations.entryId, entryId),
        eq(creditNotarisations.accountId, accountId),
        isNull(creditNotarisations.transactionId),
      ),
    );
}
