import { and, desc, eq, lt } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { orderAudit } from '../tables.ts';

export type HistoryEntry = {
  id: number;
  at: Date;
  event: string;
  /** Null where the product did it, for a guest, and after the account was deleted. */
  by: string | null;
  cents: bigint | null;
  /** Number of a credit note. */
  note: string | null;
};

/** An order of many seats has an entry for each that was redeemed. */
const PART_SIZE = 50;

/**
 * What happened to an order, from the audit: newest first, a part of it.
 * @param before the last entry of the part that is known; what happens meanwhile moves nothing
 */
export async function historyOf(
  platform: Platform,
  orderId: number,
  before?: number,
): Promise<{ entries: HistoryEntry[]; hasOlder: boolean }> {
  const found = await platform.database.db
    .select({
      id: orderAudit.id,
      at: orderAudit.at,
      event: orderAudit.event,
      detail: orderAudit.detail,
    })
    .from(orderAudit)
    .where(
      and(
        eq(orderAudit.orderId, orderId),
        before === undefined ? undefined : lt(orderAudit.id, before),
      ),
    )
    .orderBy(desc(orderAudit.id))
    .limit(PART_SIZE + 1);
  const part = found.slice(0, PART_SIZE);
  const names = new Map<string, string>();
  for (const { detail } of part) {
    const { by } = detail;
    if (typeof by !== 'string' || names.has(by)) continue;
    const account = await accountById(platform, by);
    if (account !== null) names.set(by, `${account.name} ${account.surname}`);
  }
  const entries = part.map(({ id, at, event, detail }) => ({
    id,
    at,
    event,
    by: names.get(String(detail['by'])) ?? null,
    cents: typeof detail['cents'] === 'string' ? BigInt(detail['cents']) : null,
    note: typeof detail['note'] === 'string' ? detail['note'] : null,
  }));
  return { entries, hasOlder: found.length > PART_SIZE };
}
