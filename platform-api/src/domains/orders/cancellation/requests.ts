import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { cancellationRequests } from '../tables.ts';

export type CancellationRequest = typeof cancellationRequests.$inferSelect;

/** Requests to cancel an order, newest first; one at most is open. */
export const requestsOf = (db: Db, orderId: number): Promise<CancellationRequest[]> =>
  db
    .select()
    .from(cancellationRequests)
    .where(eq(cancellationRequests.orderId, orderId))
    .orderBy(desc(cancellationRequests.id));

export async function findRequest(db: Db, id: number): Promise<CancellationRequest | null> {
  const [row] = await db.select().from(cancellationRequests).where(eq(cancellationRequests.id, id));
  return row ?? null;
}

export async function insertRequest(
  db: Db,
  request: Pick<
    CancellationRequest,
    'orderId' | 'caller' | 'requestedBy' | 'reason' | 'requestedAt'
  >,
): Promise<CancellationRequest> {
  const [row] = await db
    .insert(cancellationRequests)
    .values({ ...request, state: 'open' })
    .returning();
  if (row === undefined) throw new Error('The request was not stored');
  return row;
}

export async function answerRequest(
  db: Db,
  id: number,
  answer: Pick<CancellationRequest, 'state' | 'decision' | 'answer' | 'resolvedBy' | 'resolvedAt'>,
): Promise<void> {
  await db.update(cancellationRequests).set(answer).where(eq(cancellationRequests.id, id));
}
