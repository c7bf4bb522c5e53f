import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../../errors.ts';
import { proxies, visitorOf } from '../../http/proxies.ts';
import type { Platform } from '../../platform.ts';
import { identityErrors } from './errors.ts';
import { loginAttempts } from './tables.ts';

const WINDOW_MS = 60_000;

/** What this process knows of a caller in one minute. */
type Share = { window: number; left: number; isUsedUp: boolean; taking: Promise<void> | null };

const shares = new WeakMap<Platform['database'], Map<string, Share>>();

/** Those of earlier minutes are forgotten when there are so many. */
const MAX_SHARES = 10_000;

function shareOf(platform: Platform, caller: string, window: number): Share {
  const known = shares.get(platform.database) ?? new Map<string, Share>();
  shares.set(platform.database, known);
  const share = known.get(caller);
  if (share?.window === window) return share;
  if (known.size >= MAX_SHARES) {
    for (const [name, old] of known) if (old.window !== window) known.delete(name);
  }
  const fresh = { window, left: 0, isUsedUp: false, taking: null };
  known.set(caller, fresh);
  return fresh;
}

/** Takes up to `size` attempts of this minute for this process; one statement, so that no two take the same. */
async function takeShare(platform: Platform, caller: string, limit: number, size: number) {
  const share = shareOf(platform, caller, currentWindow(platform));
  const [counted] = await platform.database.db
    .insert(loginAttempts)
    .values({ caller, window: new Date(share.window), total: size })
    .onConflictDoUpdate({
      target: [loginAttempts.caller, loginAttempts.window],
      set: { total: sql`${loginAttempts.total} + ${size}` },
    })
    .returning({ total: loginAttempts.total });
  const before = (counted?.total ?? 0) - size;
  share.left = Math.max(0, Math.min(size, limit - before));
  share.isUsedUp = share.left === 0;
}

function currentWindow({ clock }: Platform): number {
  const now = clock.now().getTime();
  return now - (now % WINDOW_MS);
}

/**
 * Counts one attempt of a caller in this minute. Counted in the database, since several processes
 * answer one address; a refused caller is refused from memory until the minute is over.
 * @param limit attempts of a minute that are let in, never more
 * @param size attempts that this process takes from the database at once: with more than 1 fewer
 *   statements, and a caller who reaches several processes may be refused that much too early
 * @returns seconds until the caller may try again, null when it may now
 */
export async function countAttempt(
  platform: Platform,
  caller: string,
  limit: number,
  size = 1,
): Promise<number | null> {
  for (;;) {
    const share = shareOf(platform, caller, currentWindow(platform));
    if (share.left > 0) {
      share.left -= 1;
      return null;
    }
    if (share.isUsedUp) {
      return Math.ceil((share.window + WINDOW_MS - platform.clock.now().getTime()) / 1000);
    }
    share.taking ??= takeShare(platform, caller, limit, size).finally(() => {
      share.taking = null;
    });
    await share.taking;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Refuses an address that calls something more often than `perMinute`, with the seconds to wait.
 * Requests that a proxy makes on its own, such as the edge for the first paint of a page, belong to no visitor.
 * @param what names what is counted: routes with the same name share a limit
 * @throws TOO_MANY_REQUESTS
 */
export function limitVisitors(platform: Platform, what: string, perMinute: number): Hook {
  const isProxy = proxies(platform.config.trustProxy);
  const size = Math.max(1, Math.floor(perMinute / 20));
  return async (request, reply) => {
    const isProxyItself =
      request.headers['x-forwarded-for'] === undefined &&
      isProxy(request.socket.remoteAddress ?? '');
    if (isProxyItself) return;
    const caller = `${what} ${visitorOf(request.ip)}`;
    refuse(
      reply,
      await countAttempt(platform, caller, perMinute, size),
      identityErrors.TOO_MANY_REQUESTS,
    );
  };
}

/**
 * Refuses an address that tries to log in more often than `LOGIN_ATTEMPTS_PER_MINUTE`.
 * @throws TOO_MANY_ATTEMPTS
 */
export const limitAttempts =
  (platform: Platform): Hook =>
  async (request, reply) => {
    const { loginAttemptsPerMinute } = platform.config;
    const wait = await countAttempt(platform, visitorOf(request.ip), loginAttemptsPerMinute);
    refuse(reply, wait, identityErrors.TOO_MANY_ATTEMPTS);
  };

function refuse(reply: FastifyReply, wait: number | null, error: () => DomainError): void {
  if (wait === null) return;
  reply.header('retry-after', wait);
  throw error();
}
