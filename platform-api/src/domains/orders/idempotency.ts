import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { selectRows } from '../../database/select-rows.ts';
import type { Platform } from '../../platform.ts';
import { orderErrors } from './errors.ts';
import { idempotencyClaims } from './tables.ts';

/** An unpaid order expires after a day; its cart must then make a new one under the same key. */
const KEY_LIFE_HOURS = 24;

/**
 * Runs the work once for a key of a principal, in one transaction with its claim: a crash leaves
 * neither (C1), a repeated call gets the stored answer (C2), and one that arrives while the first still
 * runs is refused with a code.
 * @throws REQUEST_IN_FLIGHT, IDEMPOTENCY_KEY_REUSED (same key, other request)
 */
export async function once<T extends object>(
  platform: Platform,
  claim: { principal: string; key: string; request: unknown },
  work: () => Promise<T>,
): Promise<T> {
  const { principal, key } = claim;
  const requestHash = createHash('sha256').update(JSON.stringify(claim.request)).digest('hex');
  return platform.database.transaction(async () => {
    const { db } = platform.database;
    const rows = await selectRows<{ free: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${principal} ${key}`}, 0)) as free`,
    );
    if (rows[0]?.free !== true) throw orderErrors.REQUEST_IN_FLIGHT();
    const mine = and(eq(idempotencyClaims.principal, principal), eq(idempotencyClaims.key, key));
    const now = platform.clock.now();
    const forgottenBefore = new Date(now.getTime() - KEY_LIFE_HOURS * 3_600_000);
    await db
      .delete(idempotencyClaims)
      .where(and(mine, lt(idempotencyClaims.claimedAt, forgottenBefore)));
    const claimed = await db
      .insert(idempotencyClaims)
      .values({ principal, key, requestHash, claimedAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyClaims.key });
    if (claimed.length === 0) {
      const [known] = await db.select().from(idempotencyClaims).where(mine);
      if (known?.requestHash !== requestHash) throw orderErrors.IDEMPOTENCY_KEY_REUSED();
      return known.response as T;
    }
    const response = await work();
    await db.update(idempotencyClaims).set({ response }).where(mine);
    return response;
  });
}
