import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import type { VerifiedIdentity } from './verified-identity.ts';
import { loginRequests, providerRecords, refreshTokens, seenProofs, sessions } from './tables.ts';

export type Session = typeof sessions.$inferSelect;
export type RevocationReason = NonNullable<Session['revokedFor']>;

export async function insertSession(
  platform: Platform,
  session: Pick<
    Session,
    'id' | 'userId' | 'role' | 'keyThumbprint' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
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

/** Marks a token as used; false when it was already, by whoever came first. */
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

export type LoginRequest = typeof loginRequests.$inferSelect;

/**
 * Begins a login, or begins it again with the same id from the same browser.
 * False when the id is another browser's.
 */
export async function startLoginRequest(
  platform: Platform,
  request: Pick<LoginRequest, 'id' | 'browserHash' | 'codeVerifier' | 'nonce' | 'expiresAt'>,
): Promise<boolean> {
  const fresh = { ...request, state: 'started' as const, identity: null };
  const stored = await platform.database.db
    .insert(loginRequests)
    .values(fresh)
    .onConflictDoUpdate({
      target: loginRequests.id,
      set: fresh,
      setWhere: eq(loginRequests.browserHash, request.browserHash),
    })
    .returning({ id: loginRequests.id });
  return stored.length === 1;
}

/** Takes a login of this browser from one state to the next; null when it is not there, so that each step happens once. */
export async function advanceLoginRequest(
  platform: Platform,
  key: { id: string; browserHash: string },
  from: LoginRequest['state'],
  to: LoginRequest['state'],
): Promise<LoginRequest | null> {
  const [advanced] = await platform.database.db
    .update(loginRequests)
    .set({ state: to })
    .where(inState(platform, key, from))
    .returning();
  return advanced ?? null;
}

/** A login of this browser in a state, without moving it. */
export async function findLoginRequest(
  platform: Platform,
  key: { id: string; browserHash: string },
  state: LoginRequest['state'],
): Promise<LoginRequest | null> {
  const [found] = await platform.database.db
    .select()
    .from(loginRequests)
    .where(inState(platform, key, state));
  return found ?? null;
}

const inState = (
  platform: Platform,
  key: { id: string; browserHash: string },
  state: LoginRequest['state'],
) =>
  and(
    eq(loginRequests.id, key.id),
    eq(loginRequests.browserHash, key.browserHash),
    eq(loginRequests.state, state),
    gt(loginRequests.expiresAt, platform.clock.now()),
  );

export async function storeIdentity(
  platform: Platform,
  id: string,
  identity: VerifiedIdentity,
): Promise<void> {
  await platform.database.db
    .update(loginRequests)
    .set({ identity, state: 'identified' })
    .where(eq(loginRequests.id, id));
}

/** Removes what can no longer be used. Sessions go a month after their end, for the questions of support. */
export async function removeExpired(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = platform.clock.now();
  const aMonthAgo = new Date(now.getTime() - 30 * 86_400_000);
  await db.delete(seenProofs).where(lt(seenProofs.expiresAt, now));
  await db.delete(loginRequests).where(lt(loginRequests.expiresAt, now));
  await db.delete(providerRecords).where(lt(providerRecords.expiresAt, now));
  await db
    .delete(sessions)
    .where(lt(sql`coalesce(${sessions.revokedAt}, ${sessions.expiresAt})`, aMonthAgo));
}
