import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { queueLog } from './queue-log.ts';

/** The queue that nobody works on: what failed for good waits here for a person. */
export const failedQueue = 'failed-jobs';

/** A job that was tried as often as its policy says. */
export type FailedJob = {
  id: string;
  queue: string;
  /** The job's own data: ids, no personal data. */
  data: object;
  tries: number;
  storedAt: Date;
  failedAt: Date;
  /** The message of the last error. */
  error: string;
  /** The code of the request that stored the job. */
  correlationId: string | null;
};

/** Failed jobs, oldest first. */
export async function listFailedJobs(boss: PgBoss): Promise<FailedJob[]> {
  const jobs = await boss.findJobs<Record<string, unknown>>(failedQueue, { queued: true });
  return jobs
    .map((job) => {
      const { $origin, ...data } = job.data ?? {};
      return {
        id: job.id,
        queue: job.sourceName ?? '',
        data,
        tries: (job.sourceRetryCount ?? 0) + 1,
        storedAt: job.sourceCreatedOn ?? job.createdOn,
        failedAt: job.createdOn,
        error: messageOf(job.sourceOutput),
        correlationId: ($origin as { correlationId?: string } | undefined)?.correlationId ?? null,
      };
    })
    .toSorted((one, other) => one.failedAt.getTime() - other.failedAt.getTime());
}

function messageOf(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  if (typeof message === 'string') return message;
  return value === undefined ? '' : messageOf(value);
}

/**
 * Puts failed jobs back into their queues, with all their tries before them.
 * @param ids all of them when it is left out
 * @returns how many were put back; one whose queue holds the same job already needs no second
 */
export const retryFailedJobs = (boss: PgBoss, ids?: string[]): Promise<number> =>
  boss.redrive(failedQueue, ids === undefined ? { limit: 10_000 } : { ids });

/** The list for a program that works on no jobs itself; the server has made the queues. */
export async function failedJobsOf(database: Database, log: Pick<FastifyBaseLogger, 'error'>) {
  const boss = new PgBoss({
    db: database.jobsConnection,
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', queueLog(log));
  await boss.start();
  return {
    list: () => listFailedJobs(boss),
    retry: (ids?: string[]) => retryFailedJobs(boss, ids),
    close: () => boss.stop({ graceful: false, close: false }),
  };
}
