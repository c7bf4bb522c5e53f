import { desc, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import type { Act } from './acts.ts';
import { chainStart, hashOfEntry, type ChainEnd } from './chain.ts';
import { auditEntries } from './tables.ts';

/**
 * Notes what somebody did, in the running transaction: both are stored or neither. Entries follow one
 * another, so from here to its end the transaction makes others that note something wait: call it last.
 */
export async function noteAct(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { detail = {}, ...act }: Act,
): Promise<void> {
  await database.transaction(async () => {
    await database.db.execute(sql`select pg_advisory_xact_lock(7263484)`);
    const end = await chainEnd({ database });
    const entry = {
      ...act,
      detail,
      seq: end.seq + 1,
      at: clock.now(),
      previousHash: end.hash,
    };
    await database.db.insert(auditEntries).values({ ...entry, hash: hashOfEntry(entry) });
  });
}

export async function chainEnd({ database }: Pick<Platform, 'database'>): Promise<ChainEnd> {
  const [last] = await database.db
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return last ?? chainStart;
}
