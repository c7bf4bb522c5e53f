import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database.ts';
import type { Cents } from '../../money.ts';
import type { CreditType } from '../credits/index.ts';
import type { DocumentKind } from './documents.ts';
import type { ClosedState, RedemptionEvent, RedemptionState } from './states.ts';
import { redemptionDocuments, redemptionLog, redemptionRequests } from './tables.ts';

export type RedemptionRequest = typeof redemptionRequests.$inferSelect;
export type NewRequest = typeof redemptionRequests.$inferInsert;
export type RedemptionDocument = typeof redemptionDocuments.$inferSelect;

export async function findRequest(db: Db, id: number): Promise<RedemptionRequest | null> {
  const [found] = await db.select().from(redemptionRequests).where(eq(redemptionRequests.id, id));
  return found ?? null;
}

export async function findSent(db: Db, userId: string, key: string) {
  const [found] = await db
    .select()
    .from(redemptionRequests)
    .where(and(eq(redemptionRequests.userId, userId), eq(redemptionRequests.key, key)));
  return found ?? null;
}

/** The newest request of a person for these credits, open or not. */
export async function findNewest(db: Db, userId: string, type: CreditType) {
  const [found] = await db
    .select()
    .from(redemptionRequests)
    .where(and(eq(redemptionRequests.userId, userId), eq(redemptionRequests.type, type)))
    .orderBy(desc(redemptionRequests.id))
    .limit(1);
  return found ?? null;
}

export const openRequests = (db: Db, userId: string): Promise<RedemptionRequest[]> =>
  db
    .select()
    .from(redemptionRequests)
    .where(and(eq(redemptionRequests.userId, userId), eq(redemptionRequests.state, 'open')))
    .orderBy(asc(redemptionRequests.id));

/** Cents of a person that were paid in a calendar year of Italy, or wait to be paid, of both kinds. */
export async function centsOfYear(db: Db, userId: string, year: string): Promise<Cents> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${redemptionRequests.cents}), 0)` })
    .from(redemptionRequests)
    .where(
      and(
        eq(redemptionRequests.userId, userId),
        sql`case ${redemptionRequests.state} when 'open' then true when 'paid' then
          to_char(${redemptionRequests.resolvedAt} at time zone 'Europe/Rome', 'YYYY') = ${year} end`,
      ),
    );
  return BigInt(row?.cents ?? 0);
}

export async function insertRequest(db: Transaction, row: NewRequest): Promise<RedemptionRequest> {
  const [stored] = await db.insert(redemptionRequests).values(row).returning();
  if (stored === undefined) throw new Error('The redemption request was not stored');
  return stored;
}

export async function closeRequest(
  db: Transaction,
  id: number,
  closed: { state: ClosedState; resolvedAt: Date; refusal: string | null },
): Promise<void> {
  await db.update(redemptionRequests).set(closed).where(eq(redemptionRequests.id, id));
}

export const insertDocuments = (
  db: Transaction,
  documents: readonly RedemptionDocument[],
): Promise<unknown> =>
  documents.length === 0
    ? Promise.resolve()
    : db.insert(redemptionDocuments).values([...documents]);

export const documentsOf = (db: Db, requestId: number): Promise<RedemptionDocument[]> =>
  db
    .select()
    .from(redemptionDocuments)
    .where(eq(redemptionDocuments.requestId, requestId))
    .orderBy(desc(redemptionDocuments.kind));

export async function findDocument(db: Db, requestId: number, kind: DocumentKind) {
  const all = await documentsOf(db, requestId);
  return all.find((document) => document.kind === kind) ?? null;
}

/** @returns the files that are nobody's now */
export async function removeDocuments(db: Transaction, requestId: number): Promise<string[]> {
  const gone = await db
    .delete(redemptionDocuments)
    .where(eq(redemptionDocuments.requestId, requestId))
    .returning({ fileRef: redemptionDocuments.fileRef });
  return gone.map(({ fileRef }) => fileRef);
}

export async function isFileTaken(db: Db, fileRef: string): Promise<boolean> {
  const [found] = await db
    .select({ id: redemptionDocuments.requestId })
    .from(redemptionDocuments)
    .where(eq(redemptionDocuments.fileRef, fileRef));
  return found !== undefined;
}

export async function addToLog(
  db: Transaction,
  entry: { requestId: number; event: RedemptionEvent; actorId: string; at: Date },
): Promise<void> {
  await db.insert(redemptionLog).values(entry);
}

/** Newest first. */
export const logOf = (db: Db, requestId: number) =>
  db
    .select()
    .from(redemptionLog)
    .where(eq(redemptionLog.requestId, requestId))
    .orderBy(desc(redemptionLog.id));

export type RequestQuery = {
  userId?: string;
  state?: RedemptionState | undefined;
  sortDirection: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

export async function listRequests(
  db: Db,
  { userId, state, sortDirection, page, pageSize }: RequestQuery,
): Promise<{ items: RedemptionRequest[]; totalItems: number }> {
  const where = and(
    userId === undefined ? undefined : eq(redemptionRequests.userId, userId),
    state === undefined ? undefined : eq(redemptionRequests.state, state),
  );
  const order = sortDirection === 'asc' ? asc : desc;
  const items = await db
    .select()
    .from(redemptionRequests)
    .where(where)
    .orderBy(order(redemptionRequests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, totalItems: await db.$count(redemptionRequests, where) };
}

/** What is personal of requests that were never paid; what was paid is kept as the law asks. */
export async function erasePersonal(db: Db, userId: string): Promise<void> {
  await db
    .update(redemptionRequests)
    .set({
      holder: '',
      fiscalCode: '',
      vatNumber: null,
      invoiceNumber: null,
      email: '',
      iban: '',
      refusal: sql`case when ${redemptionRequests.refusal} is null then null else '' end`,
    })
    .where(
      and(
        eq(redemptionRequests.userId, userId),
        sql`${redemptionRequests.state} in ('refused', 'withdrawn')`,
      ),
    );
}
