import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../platform.ts';
import {
  loginAttempts,
  loginRequests,
  presentationRequests,
  providerRecords,
  refreshTokens,
  seenProofs,
  sessions,
} from './tables.ts';

export type Session = typeof sessions.$inferSelect;
export type RevocationReason = NonNullable<Session['revokedFor']>;

export async function insertSession(
  platform: Platform,
  session: Pick<
    Session,
    | 'id'
    | 'userId'
    | 'role'
    | 'keyThumbprint'
    | 'companyId'
    | 'createdAt'
    | 'expiresAt'
    | 'lastUsedAt'
  >,
): Promise<void> {
  await platform.database.db.insert(sessions).values(session);
}

export async function findSession(platform: Platform, id: string): Promise<Session | null> {
  const [found] = await platform.database.db.select().from(sessions).where(eq(sessions.id, id));
  return found ?? null;
}

/** Ends a session; one that has ended keeps its first reason. */
export async function revokeSession(
  platform: Platform,
  id: string,
  reason: RevocationReason,
): Promise<void> {
  await platform.database.db
    .update(sessions)
    .set({ revokedAt: platform.clock.now(), revokedFor: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

export async function setSessionRole(platform: Platform, id: string, role: string): Promise<void> {
  await platform.database.db.update(sessions).set({ role }).where(eq(sessions.id, id));
}

/** The sessions of a person that hold for a company alone hold without it. */
export async function leaveCompanySessions(
  { database: { db } }: InTransaction,
  userId: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ companyId: null })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.companyId)));
}

/** Stores a token; the same one may be stored again by who repeats a rotation. */
export async function insertRefreshToken(
  platform: Platform,
  token: { hash: string; sessionId: string; generation: number },
): Promise<void> {
  await platform.database.db
    .insert(refreshTokens)
    .values({ ...token, issuedAt: platform.clock.now() })
    .onConflictDoNothing();
}

export async function findRefreshToken(platform: Platform, hash: string) {
  const [found] = await platform.database.db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  return found ?? null;
}

/** Marks a token as used; false when another call was first. */
export async function useRefreshToken(platform: Platform, hash: string): Promise<boolean> {
  const used = await platform.database.db
    .update(refreshTokens)
    .set({ usedAt: platform.clock.now() })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash });
  return used.length === 1;
}

/** False when this proof was seen before. */
export async function rememberProof(
  platform: Platform,
  id: string,
  expiresAt: Date,
): Promise<boolean> {
  const stored = await platform.database.db
    .insert(seenProofs)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: seenProofs.id });
  return stored.length === 1;
}

/** Removes what can no longer be used. Sessions go a month after their end, for the questions of support. */
export async function removeExpired(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = platform.clock.now();
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  const aMonthAgo = new Date(now.getTime() - 30 * 86_400_000);
  await db.delete(seenProofs).where(lt(seenProofs.expiresAt, now));
  await db.delete(presentationRequests).where(lt(presentationRequests.expiresAt, now));
  await db.delete(loginAttempts).where(lt(loginAttempts.window, anHourAgo));
  await db.delete(loginRequests).where(lt(loginRequests.expiresAt, now));
  await db.delete(providerRecords).where(lt(providerRecords.expiresAt, now));
  await db
    .delete(sessions)
    .where(lt(sql`coalesce(${sessions.revokedAt}, ${sessions.expiresAt})`, aMonthAgo));
}
