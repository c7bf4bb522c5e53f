import { and, eq, gt } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { loginRequests } from '../tables.ts';

export type LoginRequest = typeof loginRequests.$inferSelect;

/**
 * Begins a login, or begins it again with the same id from the same browser.
 * False when the id is another browser's.
 */
export async function startLoginRequest(
  platform: Platform,
  request: Pick<
    LoginRequest,
    'id' | 'browserHash' | 'method' | 'kind' | 'codeVerifier' | 'nonce' | 'expiresAt'
  >,
): Promise<boolean> {
  const fresh = { ...request, state: 'started' as const, identity: null, company: null };
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

/**
 * Stores who the person is, if the login still waits for it and was begun with this
 * nonce. False when it has advanced or was restarted.
 */
export async function storeIdentity(
  platform: Platform,
  login: { id: string; nonce: string; state: LoginRequest['state'] },
  shown: Pick<LoginRequest, 'identity' | 'company'>,
): Promise<boolean> {
  const stored = await platform.database.db
    .update(loginRequests)
    .set({ ...shown, state: 'identified' })
    .where(
      and(
        eq(loginRequests.id, login.id),
        eq(loginRequests.nonce, login.nonce),
        eq(loginRequests.state, login.state),
        gt(loginRequests.expiresAt, platform.clock.now()),
      ),
    )
    .returning({ id: loginRequests.id });
  return stored.length === 1;
}
