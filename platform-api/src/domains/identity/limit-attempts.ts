import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform.ts';
import { identityErrors } from './errors.ts';
import { loginAttempts } from './tables.ts';

const windowMs = 60_000;

/**
 * Counts one attempt of a caller in this minute. Counted in the database, since several processes
 * answer one address; one statement, so that no two of them count the same attempt.
 * @param limit attempts of a minute that are let in
 * @returns seconds until the caller may try again, null when it may now
 */
export async function countAttempt(
  platform: Platform,
  caller: string,
  limit: number,
): Promise<number | null> {
  const now = platform.clock.now().getTime();
  const window = new Date(now - (now % windowMs));
  const [counted] = await platform.database.db
    .insert(loginAttempts)
    .values({ caller, window, total: 1 })
    .onConflictDoUpdate({
      target: [loginAttempts.caller, loginAttempts.window],
      set: { total: sql`${loginAttempts.total} + 1` },
    })
    .returning({ total: loginAttempts.total });
  if ((counted?.total ?? 0) <= limit) return null;
  return Math.ceil((window.getTime() + windowMs - now) / 1000);
}

/**
 * Refuses an address that tries to log in more often than `LOGIN_ATTEMPTS_PER_MINUTE`.
 * Throws TOO_MANY_ATTEMPTS.
 */
export const limitAttempts =
  (platform: Platform) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { loginAttemptsPerMinute } = platform.config;
    const wait = await countAttempt(platform, request.ip, loginAttemptsPerMinute);
    if (wait === null) return;
    reply.header('retry-after', wait);
    throw identityErrors.TOO_MANY_ATTEMPTS();
  };
