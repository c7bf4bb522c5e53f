import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../../errors.ts';
import type { Platform } from '../../platform.ts';
import { identityErrors } from './errors.ts';
import { loginAttempts } from './tables.ts';

const windowMs = 60_000;

type Limit = {
  perMinute: number;
  /** Whose attempts are counted together. */
  callerOf: (request: FastifyRequest) => string;
  refusal: () => DomainError;
};

/**
 * Refuses a caller that tries more often than it may: an address that logs in, `LOGIN_ATTEMPTS_PER_MINUTE`,
 * where nothing else is said. Counted in the database, since several processes answer one address; one
 * statement, so that no two of them count the same attempt. Throws TOO_MANY_ATTEMPTS, or the limit's own.
 */
export const limitAttempts =
  (
    platform: Platform,
    { perMinute, callerOf, refusal }: Limit = {
      perMinute: platform.config.loginAttemptsPerMinute,
      callerOf: (request) => request.ip,
      refusal: identityErrors.TOO_MANY_ATTEMPTS,
    },
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const now = platform.clock.now().getTime();
    const window = new Date(now - (now % windowMs));
    const [counted] = await platform.database.db
      .insert(loginAttempts)
      .values({ caller: callerOf(request), window, total: 1 })
      .onConflictDoUpdate({
        target: [loginAttempts.caller, loginAttempts.window],
        set: { total: sql`${loginAttempts.total} + 1` },
      })
      .returning({ total: loginAttempts.total });
    if ((counted?.total ?? 0) <= perMinute) return;
    reply.header('retry-after', Math.ceil((window.getTime() + windowMs - now) / 1000));
    throw refusal();
  };
