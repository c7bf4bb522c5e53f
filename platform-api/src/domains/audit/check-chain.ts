import { asc, desc, gt, isNotNull } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { chainStart, follows, signatureOfEnd, type ChainEnd } from './chain.ts';
import { auditChecks, auditEntries } from './tables.ts';

const BATCH_SIZE = 1000;

export type ChainCheck = Pick<typeof auditChecks.$inferSelect, 'at' | 'seq' | 'brokenAt'>;

/**
 * Reads the whole chain and writes down what it found. An entry that was changed, removed or put in breaks the
 * chain where it stood; an end that was cut off is missed by the signed checks before.
 */
export async function checkChain(platform: Platform): Promise<ChainCheck> {
  const { database, clock, secrets, log } = platform;
  const { end, brokenAt } = await readChain(platform);
  if (brokenAt !== null) log.error({ brokenAt }, 'the audit was tampered with');
  const check = { at: clock.now(), ...end, brokenAt };
  await database.db
    .insert(auditChecks)
    .values({ ...check, signature: brokenAt === null ? signatureOfEnd(secrets, end) : null });
  return check;
}

async function readChain(platform: Platform): Promise<{ end: ChainEnd; brokenAt: number | null }> {
  const { db } = platform.database;
  const signed = await db
    .select()
    .from(auditChecks)
    .where(isNotNull(auditChecks.signature))
    .orderBy(asc(auditChecks.seq));
  const forged = signed.find(
    (check) => check.signature !== signatureOfEnd(platform.secrets, check),
  );
  const hashes = new Map(signed.map(({ seq, hash }) => [seq, hash]));
  let end = chainStart;
  for (;;) {
    const entries = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.seq, end.seq))
      .orderBy(asc(auditEntries.seq))
      .limit(BATCH_SIZE);
    for (const entry of entries) {
      const isAsChecked = (hashes.get(entry.seq) ?? entry.hash) === entry.hash;
      if (!follows(entry, end) || !isAsChecked) return { end, brokenAt: end.seq + 1 };
      end = { seq: entry.seq, hash: entry.hash };
    }
    if (entries.length === BATCH_SIZE) continue;
    const isCut = (signed.at(-1)?.seq ?? 0) > end.seq;
    return { end, brokenAt: isCut ? end.seq + 1 : (forged?.seq ?? null) };
  }
}

/** What the last check found; null before the first. */
export async function lastCheck({
  database,
}: Pick<Platform, 'database'>): Promise<ChainCheck | null> {
  const [check] = await database.db
    .select({ at: auditChecks.at, seq: auditChecks.seq, brokenAt: auditChecks.brokenAt })
    .from(auditChecks)
    .orderBy(desc(auditChecks.id))
    .limit(1);
  return check ?? null;
}
