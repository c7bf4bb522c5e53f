import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

/** Work that follows a change: stored in the transaction of the change, run at least once after it. */
export type Jobs = {
  /**
   * Stores a job in the running transaction.
   * @param options.key two waiting jobs of one name and key are one
   * @param options.after run not before this instant
   */
  enqueue(name: string, payload: object, options?: { key?: string; after?: Date }): Promise<void>;
  /** Registers what runs the jobs of a name; handlers must bear being run twice. */
  work<T extends object>(name: string, handler: (payload: T) => Promise<void>): void;
  /** Repeats a job by a cron expression, UTC. */
  schedule(name: string, cron: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs what waits, now, until nothing does; for tests and the loading of demo data. */
  drain(): Promise<void>;
};

const retry = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

/** Jobs kept in the product's own database by pg-boss. */
export function createJobs(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  polling = true,
): Jobs {
  const boss = new PgBoss({
    db: database.jobsConnection,
    ...(database.kind === 'pglite' ? { backend: 'pglite' as const } : {}),
    schema: 'jobs',
    supervise: polling,
    schedule: polling,
  });
  boss.on('error', (error: Error) => log.error({ err: error }, 'job queue'));

  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const crons = new Map<string, string>();
  const known = new Set<string>();

  const ensure = async (name: string) => {
    if (known.has(name)) return;
    await boss.createQueue(name, { policy: 'short', ...retry });
    // pg-boss looks a queue up, on its own connection, the first time that it is used. On PGlite that
    // connection waits for a transaction which would be waiting for it: look it up here.
    await boss.getJobById(name, randomUUID());
    known.add(name);
  };

  return {
    async enqueue(name, payload, options = {}) {
      if (!known.has(name)) throw new Error(`No one works on jobs named ${name}`);
      await boss.send(name, payload, {
        db: fromDrizzle(database.db as never, sql as never),
        // The queue's policy keeps one waiting job for each key, so a job without one gets its own.
        singletonKey: options.key ?? randomUUID(),
        ...(options.after === undefined ? {} : { startAfter: options.after }),
      });
    },
    work(name, handler) {
      handlers.set(name, handler);
    },
    schedule(name, cron) {
      crons.set(name, cron);
    },
    async start() {
      await boss.start();
      for (const [name, handler] of handlers) {
        await ensure(name);
        if (!polling) continue;
        await boss.work(name, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
          if (job === undefined) return;
          try {
            await handler(job.data as never);
          } catch (error) {
            log.error({ err: error, job: name }, 'job failed, it will be repeated');
            throw error;
          }
        });
      }
      if (polling) for (const [name, cron] of crons) await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
    async drain() {
      for (let worked = true; worked;) {
        worked = false;
        for (const [name, handler] of handlers) {
          for (const job of await boss.fetch(name, { batchSize: 50 })) {
            worked = true;
            await handler(job.data as never);
            await boss.complete(name, job.id);
          }
        }
      }
    },
  };
}
