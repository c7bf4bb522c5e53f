import { createHash } from 'node:crypto';
import { asc, desc, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { orderAudit } from './tables.ts';

type Entry = { seq: number; orderId: number; event: string; detail: object; at: Date };

const hashOf = (previousHash: string, { seq, orderId, event, detail, at }: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([previousHash, seq, orderId, event, sorted(detail), at.toISOString()]))
    .digest('hex');

/** jsonb does not keep the order of keys. */
const sorted = (detail: object) =>
  Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

const start = '0'.repeat(64);

/** Adds an entry in the running transaction; last of its locks (commerce-model.md, "Lock order"). */
export async function audit(
  platform: Platform,
  orderId: number,
  event: string,
  detail: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const { db } = platform.database;
  // One writer at a time: the next entry must name the last one.
  await db.execute(sql`select pg_advisory_xact_lock(7263483)`);
  const [last] = await db
    .select({ seq: orderAudit.seq, hash: orderAudit.hash })
    .from(orderAudit)
    .orderBy(desc(orderAudit.seq))
    .limit(1);
  const entry = {
    seq: (last?.seq ?? 0) + 1,
    orderId,
    event,
    detail,
    at: platform.clock.now(),
  };
  const previousHash = last?.hash ?? start;
  await db.insert(orderAudit).values({ ...entry, previousHash, hash: hashOf(previousHash, entry) });
}

/** Walks the chain; returns the first entry that is not as it was written, or null. */
export async function firstBrokenAudit(platform: Platform): Promise<number | null> {
  const entries = await platform.database.db.select().from(orderAudit).orderBy(asc(orderAudit.seq));
  let previousHash = start;
  let seq = 0;
  for (const entry of entries) {
    seq += 1;
    if (entry.seq !== seq || entry.previousHash !== previousHash) return entry.seq;
    if (entry.hash !== hashOf(previousHash, entry)) return entry.seq;
    previousHash = entry.hash;
  }
  return null;
}
