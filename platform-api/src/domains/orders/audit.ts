import { createHash } from 'node:crypto';
import { and, asc, desc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { selectRows } from '../../database/select-rows.ts';
import type { InTransaction, Platform } from '../../platform.ts';
import { orderAudit } from './tables.ts';

type Entry = { seq: number; orderId: number; event: string; detail: object; at: Date };

const hashOf = (previousHash: string, { seq, orderId, event, detail, at }: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([previousHash, seq, orderId, event, sorted(detail), at.toISOString()]))
    .digest('hex');

/** jsonb does not keep the order of keys. */
const sorted = (detail: object) =>
  Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

const start = { seq: 0, hash: '0'.repeat(64) };
const BATCH_SIZE = 500;

/** Adds an entry with what it tells of; waits for no other. The chain takes it up in `sealAudit`. */
export async function audit(
  platform: Pick<InTransaction, 'database' | 'clock'>,
  orderId: number,
  event: string,
  detail: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await platform.database.db
    .insert(orderAudit)
    .values({ orderId, event, detail, at: platform.clock.now() });
}

/**
 * Chains the entries that were stored since, in their own batches: each names the hash of the one
 * before it. One process does this at a time; the others skip it.
 */
export async function sealAudit(platform: Platform): Promise<void> {
  while ((await sealBatch(platform)) === BATCH_SIZE);
}

/** @returns how many were sealed */
const sealBatch = (platform: Platform): Promise<number> =>
  platform.database.transaction(async () => {
    const { db } = platform.database;
    const [lock] = await selectRows<{ free: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(7263483) as free`,
    );
    if (lock?.free !== true) return 0;
    const open = await db
      .select()
      .from(orderAudit)
      .where(isNull(orderAudit.seq))
      .orderBy(asc(orderAudit.id))
      .limit(BATCH_SIZE);
    if (open.length === 0) return 0;
    let last = await auditHead(platform);
    const sealed = open.map((entry) => {
      const seq = last.seq + 1;
      const seal = {
        id: entry.id,
        seq,
        previous: last.hash,
        hash: hashOf(last.hash, { ...entry, seq }),
      };
      last = seal;
      return seal;
    });
    await db.execute(sql`
      update order_audit a set seq = s.seq, previous_hash = s.previous, hash = s.hash
      from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb)
        as s(id bigint, seq int, previous text, hash text)
      where a.id = s.id`);
    return open.length;
  });

/** The end of the chain: its number of entries, and the hash that covers all of them. */
export async function auditHead(platform: Platform): Promise<{ seq: number; hash: string }> {
  const [last] = await platform.database.db
    .select({ seq: orderAudit.seq, hash: orderAudit.hash })
    .from(orderAudit)
    .where(isNotNull(orderAudit.seq))
    .orderBy(desc(orderAudit.seq))
    .limit(1);
  return last?.seq == null || last.hash === null ? start : { seq: last.seq, hash: last.hash };
}

/**
 * Seals the open entries and checks the chain in batches.
 * @returns the place of the first entry that is not as it was sealed, or null
 */
export async function firstBrokenAudit(platform: Platform): Promise<number | null> {
  await sealAudit(platform);
  let last = start;
  for (;;) {
    const entries = await platform.database.db
      .select()
      .from(orderAudit)
      .where(and(isNotNull(orderAudit.seq), gt(orderAudit.seq, last.seq)))
      .orderBy(asc(orderAudit.seq))
      .limit(BATCH_SIZE);
    if (entries.length === 0) return null;
    for (const entry of entries) {
      const seq = last.seq + 1;
      const isWhole =
        entry.seq === seq &&
        entry.previousHash === last.hash &&
        entry.hash === hashOf(last.hash, { ...entry, seq });
      if (!isWhole) return seq;
      last = { seq, hash: entry.hash ?? '' };
    }
  }
}
