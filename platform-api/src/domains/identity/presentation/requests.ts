import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { loginRequests, presentationRequests } from '../tables.ts';

type PresentationRequest = typeof presentationRequests.$inferSelect;

/** Opens the one request of a login to a wallet; an earlier one of the same login is gone with it. */
export async function insertPresentationRequest(
  platform: Platform,
  request: Omit<PresentationRequest, 'status'>,
): Promise<void> {
  const fresh = { ...request, status: 'waiting' as const };
  await platform.database.db
    .insert(presentationRequests)
    .values(fresh)
    .onConflictDoUpdate({ target: presentationRequests.loginRequestId, set: fresh });
}

/** A request that still waits for its answer, with the login that it is for; null for any other. */
export async function findOpenRequest(platform: Platform, id: string) {
  const [found] = await platform.database.db
    .select({ request: presentationRequests, login: loginRequests })
    .from(presentationRequests)
    .innerJoin(loginRequests, eq(loginRequests.id, presentationRequests.loginRequestId))
    .where(
      and(
        isOpen(platform, id),
        // The login may have been restarted, by another way.
        eq(loginRequests.nonce, presentationRequests.nonce),
        eq(loginRequests.state, 'started'),
      ),
    );
  return found ?? null;
}

/** Moves an open request on; false when it was answered or ran out in the meantime. */
export async function moveRequest(
  platform: Platform,
  id: string,
  status: 'opened' | 'presented' | 'declined',
): Promise<boolean> {
  const moved = await platform.database.db
    .update(presentationRequests)
    .set({ status })
    .where(isOpen(platform, id))
    .returning({ id: presentationRequests.id });
  return moved.length === 1;
}

/** The request of a login that this browser began; null when there is none. */
export async function findRequestOfLogin(
  platform: Platform,
  key: { id: string; browserHash: string },
): Promise<PresentationRequest | null> {
  const [found] = await platform.database.db
    .select({ request: presentationRequests })
    .from(presentationRequests)
    .innerJoin(loginRequests, eq(loginRequests.id, presentationRequests.loginRequestId))
    .where(and(eq(loginRequests.id, key.id), eq(loginRequests.browserHash, key.browserHash)));
  return found?.request ?? null;
}

const isOpen = (platform: Platform, id: string) =>
  and(
    eq(presentationRequests.id, id),
    inArray(presentationRequests.status, ['waiting', 'opened']),
    gt(presentationRequests.expiresAt, platform.clock.now()),
  );
