import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { guestPurchases } from '../tables.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The order that was made under a guest's key; null when there is none. */
export async function findGuestPurchase(
  { database }: Platform,
  purchaseKey: string,
): Promise<{ orderId: number; requestHash: string } | null> {
  const [row] = await database.db
    .select({ orderId: guestPurchases.orderId, requestHash: guestPurchases.requestHash })
    .from(guestPurchases)
    .where(eq(guestPurchases.keyHash, hashOf(purchaseKey)));
  return row ?? null;
}

/** Lets one submission of a key at a time go on; the others wait for the running transaction's end. */
export async function lockPurchaseKey({ database }: Platform, purchaseKey: string): Promise<void> {
  const name = `guest ${hashOf(purchaseKey)}`;
  await database.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function insertGuestPurchase(
  { database }: Platform,
  purchaseKey: string,
  purchase: { orderId: number; requestHash: string },
): Promise<void> {
  await database.db.insert(guestPurchases).values({ ...purchase, keyHash: hashOf(purchaseKey) });
}

/** Hash of the order: cart, buyer and amounts; consents do not count. */
export const requestHashOf = (request: unknown): string =>
  hashOf(
    JSON.stringify(request, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
  );
