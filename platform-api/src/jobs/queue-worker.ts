import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { serializeError } from '../log.ts';
import { HEARTBEAT_SECONDS, type QueuePolicy } from './queue-policies.ts';

export type QueueWorkerOptions<T extends object> = {
  name: string;
  policy: QueuePolicy;
  /** Whether jobs under way give signs of life, so that another process can tell when they are left. */
  hasHeartbeat: boolean;
  /** Waits until the queue has a job that is due, or the signal. */
  due: (signal: AbortSignal) => Promise<void>;
  /** Runs a job and records how it ended; rejects only when that could not be recorded. */
  settle: (job: JobWithMetadata<T>) => Promise<void>;
  onError: (error: Error) => void;
};

export type QueueWorker = {
  /** Takes no more jobs, waits until `late` for those under way, and hands back what has not ended. */
  stop(late: Promise<void>): Promise<void>;
};

/** Quick jobs end close together: one look fills all their places. */
const GATHERING_MS = 10;

/**
 * Runs the jobs of one queue, up to `policy.parallel` of them at once. Each has its own place: a slow job holds that
 * one, and the next jobs take the others as they become free. (`boss.work` waits for a whole batch.)
 * Two jobs of one key do not run side by side in one process.
 */
export function startQueueWorker<T extends object>(
  boss: PgBoss,
  { name, policy, hasHeartbeat, due, settle, onError }: QueueWorkerOptions<T>,
): QueueWorker {
  const underWay = new Map<JobWithMetadata<T>, Promise<void>>();
  const stopping = new AbortController();
  let freed = Promise.withResolvers<void>();

  /** Only while a job is under way: a server has some sixty queues, nearly always empty. */
  let heart: NodeJS.Timeout | undefined;
  const beat = () => {
    if (!hasHeartbeat || heart !== undefined) return;
    heart = setInterval(() => {
      boss.touch(name, [...underWay.keys()]).catch(onError);
    }, HEARTBEAT_SECONDS * 500);
  };
  const rest = () => {
    if (underWay.size > 0) return;
    clearInterval(heart);
    heart = undefined;
  };

  const hold = async (job: JobWithMetadata<T>, earlier: Promise<void> | undefined) => {
    const ended = new AbortController();
    const expired = async () => {
      const timer = { signal: ended.signal, ref: false };
      await wait(job.expireInSeconds * 1000, undefined, timer);
      throw new Error(`A job of ${name} ran for more than ${job.expireInSeconds} s`);
    };
    const settled = async () => {
      await earlier;
      await settle(job);
    };
    try {
      await Promise.race([settled(), expired()]);
    } catch (error) {
      onError(error as Error);
      await boss.fail(name, job, serializeError(error)).catch(onError);
    } finally {
      ended.abort();
    }
  };

  const begin = (job: JobWithMetadata<T>) => {
    const ofItsKey = [...underWay].filter(
      ([{ singletonKey }]) => singletonKey === job.singletonKey,
    );
    const ended = hold(job, ofItsKey.at(-1)?.[1]).finally(() => {
      underWay.delete(job);
      rest();
      freed.resolve();
      freed = Promise.withResolvers<void>();
    });
    underWay.set(job, ended);
    beat();
  };

  /** @returns whether the queue has no more than what was taken. */
  const look = async (): Promise<boolean> => {
    const places = policy.parallel - underWay.size;
    try {
      const jobs = await boss.fetch<T>(name, { batchSize: places, includeMetadata: true });
      jobs.forEach(begin);
      return jobs.length < places;
    } catch (error) {
      onError(error as Error);
      return true;
    }
  };

  const looking = (async () => {
    const stopped = new Promise<void>((done) => {
      stopping.signal.addEventListener('abort', () => done());
    });
    let isEmpty = true;
    while (!stopping.signal.aborted) {
      if (isEmpty) await due(stopping.signal);
      if (stopping.signal.aborted) return;
      isEmpty = await look();
      while (underWay.size >= policy.parallel && !stopping.signal.aborted) {
        await Promise.race([freed.promise, stopped]);
        await wait(GATHERING_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  })();

  return {
    async stop(late) {
      stopping.abort();
      await Promise.race([looking.then(() => Promise.all(underWay.values())), late]);
      clearInterval(heart);
      const left = [...underWay.keys()];
      if (left.length === 0) return;
      await boss.fail(name, left, { message: 'the process that ran it ends' }).catch(onError);
    },
  };
}
