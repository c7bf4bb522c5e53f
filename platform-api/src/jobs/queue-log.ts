import type { FastifyBaseLogger } from 'fastify';

const QUIET_MS = 10_000;

/**
 * Logs errors of the queue. Without a database each look reports one, twice in a second: one line in ten
 * seconds says how many there were.
 */
export function queueLog(log: Pick<FastifyBaseLogger, 'error'>): (error: Error) => void {
  let quietUntil = 0;
  let unsaid = 0;
  return (error) => {
    if (Date.now() < quietUntil) {
      unsaid += 1;
      return;
    }
    quietUntil = Date.now() + QUIET_MS;
    log.error({ err: error, ...(unsaid > 0 ? { unsaid } : {}) }, 'job queue');
    unsaid = 0;
  };
}
