import { desc, eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { orderAudit } from '../tables.ts';

export type HistoryEntry = {
  at: Date;
  event: string;
  /** Null where the product did it, for a guest, and after the account was deleted. */
  by: string | null;
  cents: bigint | null;
  /** Number of a credit note. */
  note: string | null;
};

/** An order of many seats has an entry for each that was redeemed. */
const MAX_ENTRIES = 50;

/** What happened to an order, from the audit: newest first, the last of them. */
export async function historyOf(platform: Platform, orderId: number): Promise<HistoryEntry[]> {
  const entries = await platform.database.db
    .select({ at: orderAudit.at, event: orderAudit.event, detail: orderAudit.detail })
    .from(orderAudit)
    .where(eq(orderAudit.orderId, orderId))
    .orderBy(desc(orderAudit.id))
    .limit(MAX_ENTRIES);
  const names = new Map<string, string>();
  for (const { detail } of entries) {
    const { by } = detail;
    if (typeof by !== 'string' || names.has(by)) continue;
    const account = await accountById(platform, by);
    if (account !== null) names.set(by, `${account.name} ${account.surname}`);
  }
  return entries.map(({ at, event, detail }) => ({
    at,
    event,
    by: names.get(String(detail['by'])) ?? null,
    cents: typeof detail['cents'] === 'string' ? BigInt(detail['cents']) : null,
    note: typeof detail['note'] === 'string' ? detail['note'] : null,
  }));
}
