import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type JobWithMetadata, type QueueResult } from 'pg-boss';
import { inSpan, traceHeaders } from 'server-process';
import type { Database } from '../database/database.ts';
import { serializeError } from '../log.ts';
import { currentOrigin, withOrigin, type Origin } from '../telemetry/origin.ts';
import { watchDueQueues, type DueQueues } from './due-queues.ts';
import { failedQueue, listFailedJobs, retryFailedJobs, type FailedJob } from './failed-jobs.ts';
import { queueOptions, queuePolicies, type QueuePolicy } from './queue-policies.ts';
import { queueLog } from './queue-log.ts';
import { startQueueWorker, type QueueWorker } from './queue-worker.ts';

/** Work that follows a change: stored in the transaction of the change, run at least once after it. */
export type Jobs = {
  /**
   * Stores a job in the running transaction.
   * @param options.key two waiting jobs of one name and key are one
   * @param options.after run not before this instant
   */
  enqueue(name: string, payload: object, options?: { key?: string; after?: Date }): Promise<void>;
  /** Whether a job of this name and key is yet to end, or waits in the list of failed jobs. */
  isPending(name: string, key: string): Promise<boolean>;
  /** Registers what runs the jobs of a name; handlers must bear being run twice. */
  work<T extends object>(
    name: string,
    handler: (payload: T) => Promise<void>,
    policy?: keyof typeof queuePolicies,
  ): void;
  /** Repeats a job by a cron expression, UTC. */
  schedule(name: string, cron: string): void;
  start(): Promise<void>;
  /** Takes no more jobs and lets those under way end; what has not ended then is handed back. */
  stop(): Promise<void>;
  /** Runs what waits, now, until nothing does; for tests and the loading of demo data. */
  drain(): Promise<void>;
  /** What failed for good, oldest first. */
  failed(): Promise<FailedJob[]>;
  /** Runs failed jobs again, all of them without ids; returns how many. */
  retryFailed(ids?: string[]): Promise<number>;
};

type Worker = { handler: (payload: never) => Promise<void>; policy: QueuePolicy };
type Data = Record<string, unknown> & { $origin?: Origin };

/** How long jobs under way may go on when the process ends. */
const MAX_STOP_MS = 4000;

/** Jobs kept in the product's own database by pg-boss. */
export function createJobs(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
  polling = true,
): Jobs {
  // On the embedded database this process is the only one: what is active at the start was left behind.
  const hasHeartbeat = database.kind !== 'pglite';
  const boss = new PgBoss({
    db: database.jobsConnection,
    ...(database.kind === 'pglite' ? { backend: 'pglite' as const } : {}),
    schema: 'jobs',
    supervise: polling,
    schedule: polling,
    // How soon a job without a sign of life is taken up: the heartbeat and one of these.
    ...(hasHeartbeat ? { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } : {}),
  });
  const onError = queueLog(log);
  boss.on('error', onError);

  const workers = new Map<string, Worker>();
  const crons = new Map<string, string>();
  const known = new Set<string>();

  const ensure = async (name: string, options: object, stored: readonly QueueResult[]) => {
    if (known.has(name)) return;
    const before = stored.find((queue) => queue.name === name);
    // pg-boss knows since its start what was stored then. A server has some fifty queues.
    if (before === undefined || !hasOptions(before, options)) {
      await boss.createQueue(name, { policy: 'short', ...options });
      // A queue of an earlier version keeps the options that it was made with.
      await boss.updateQueue(name, options);
      // pg-boss looks a queue up, on its own connection, the first time that it is used. On PGlite that
      // connection waits for a transaction which would be waiting for it: look it up here.
      await boss.getJobById(name, randomUUID());
    }
    known.add(name);
  };

  const takeUpAbandoned = async () => {
    const { rows } = await database.query(
      `select id, name, retry_count as "retryCount" from jobs.job where state = 'active'`,
    );
    for (const row of rows) {
      const { id, name, retryCount } = row as { id: string; name: string; retryCount: number };
      await boss.fail(name, { id, retryCount }, { message: 'the process that ran it has ended' });
    }
    if (rows.length > 0) log.info({ jobs: rows.length }, 'jobs of an ended process are taken up');
  };

  const run = async (
    name: string,
    { handler }: Worker,
    { id, data }: Pick<JobWithMetadata<Data>, 'id' | 'data'>,
    noteFailure: (error: unknown) => void = () => {},
  ) => {
    const { $origin, ...payload } = data ?? {};
    const { trace = null, ...stored } = $origin ?? {};
    const origin = { correlationId: id, ...stored, job: name, jobId: id };
    // Of the trace of the request that stored it; a job by the clock begins one of its own.
    const span = {
      kind: 'consumer',
      parent: trace,
      attributes: {
        'workerbadge.correlation_id': origin.correlationId,
        'messaging.destination.name': name,
        'messaging.message.id': id,
      },
    } as const;
    await inSpan(`job ${name}`, span, () =>
      withOrigin(origin, async () => {
        try {
          await handler(payload as never);
        } catch (error) {
          noteFailure(error);
          throw error;
        }
      }),
    );
  };

  const settle = async (name: string, worker: Worker, job: JobWithMetadata<Data>) => {
    try {
      await run(name, worker, job, (error) => {
        const isLast = job.retryCount >= job.retryLimit;
        log.error(
          { err: error, ...whose(job), attempt: job.retryCount + 1 },
          isLast
            ? 'job failed for good, it waits for an operator'
            : 'job failed, it will be repeated',
        );
      });
    } catch (error) {
      await boss.fail(name, job, serializeError(error));
      return;
    }
    await boss.complete(name, job);
  };

  const lookForDue = async () => {
    const { rows } = await database.jobsConnection.executeSql(
      `select queue.name from unnest($1::text[]) as queue (name)
       where exists (select 1 from jobs.job
         where job.name = queue.name and state < 'active' and start_after <= now())`,
      [[...workers.keys()]],
    );
    return rows.map(({ name }) => String(name));
  };

  let dueQueues: DueQueues | null = null;
  const running: QueueWorker[] = [];
  const startWorker = (name: string, worker: Worker, due: DueQueues) => {
    running.push(
      startQueueWorker<Data>(boss, {
        name,
        policy: worker.policy,
        hasHeartbeat,
        due: (signal) => due.next(name, signal),
        settle: (job) => settle(name, worker, job),
        onError,
      }),
    );
  };

  return {
    async enqueue(name, payload, options = {}) {
      if (!known.has(name)) throw new Error(`No one works on jobs named ${name}`);
      await boss.send(
        name,
        { ...payload, ...originOfJob() },
        {
          db: fromDrizzle(database.db as never, sql as never),
          // The queue's policy keeps one waiting job for each key, so a job without one gets its own.
          singletonKey: options.key ?? randomUUID(),
          ...(options.after === undefined ? {} : { startAfter: options.after }),
        },
      );
    },
    async isPending(name, key) {
      const { rows } = await database.query(
        `select 1 from jobs.job where singleton_key = $2 and state < 'completed'
           and (name = $1 or (name = $3 and source_name = $1)) limit 1`,
        [name, key, failedQueue],
      );
      return rows.length > 0;
    },
    work(name, handler, policy = 'delivery') {
      workers.set(name, { handler, policy: queuePolicies[policy] });
    },
    schedule(name, cron) {
      crons.set(name, cron);
    },
    async start() {
      await boss.start();
      const stored = await boss.getQueues();
      const { retentionSeconds } = queueOptions(queuePolicies.delivery, false);
      await ensure(failedQueue, { retentionSeconds }, stored);
      if (!hasHeartbeat && polling) await takeUpAbandoned();
      if (polling) dueQueues = watchDueQueues(lookForDue, onError);
      for (const [name, worker] of workers) {
        const options = { ...queueOptions(worker.policy, hasHeartbeat), deadLetter: failedQueue };
        await ensure(name, options, stored);
        if (dueQueues !== null) startWorker(name, worker, dueQueues);
      }
      if (polling) for (const [name, cron] of crons) await boss.schedule(name, cron);
    },
    async stop() {
      dueQueues?.stop();
      const ended = new AbortController();
      const late = wait(MAX_STOP_MS, undefined, { signal: ended.signal }).catch(() => undefined);
      await Promise.all(running.splice(0).map((worker) => worker.stop(late)));
      ended.abort();
      await boss.stop({ graceful: true, timeout: MAX_STOP_MS, close: false });
    },
    async drain() {
      for (let worked = true; worked;) {
        worked = false;
        for (const [name, worker] of workers) {
          for (const job of await boss.fetch<Data>(name, { batchSize: 50 })) {
            worked = true;
            await run(name, worker, job);
            await boss.complete(name, job.id);
          }
        }
      }
    },
    failed: () => listFailedJobs(boss),
    retryFailed: (ids) => retryFailedJobs(boss, ids),
  };
}

const hasOptions = (queue: QueueResult, options: object) =>
  Object.entries(options).every(
    ([name, value]) => (queue[name as keyof QueueResult] ?? null) === value,
  );

const whose = ({ name, id, data }: JobWithMetadata<Data>) => ({
  job: name,
  jobId: id,
  correlationId: data?.$origin?.correlationId ?? id,
});

/** What a job keeps of the request that stored it. */
function originOfJob(): { $origin?: Origin } {
  const origin = currentOrigin();
  if (origin === undefined) return {};
  const { correlationId, userId, sessionId } = origin;
  const trace = traceHeaders();
  return {
    $origin: {
      correlationId,
      ...('traceparent' in trace ? { trace } : {}),
      ...(userId === undefined ? {} : { userId }),
      ...(sessionId === undefined ? {} : { sessionId }),
    },
  };
}
