import { setTimeout as wait } from 'node:timers/promises';

export type DueQueues = {
  /** Waits until the queue has a job that is due, or the signal. */
  next(name: string, signal: AbortSignal): Promise<void>;
  stop(): void;
};

/** How soon a stored job is taken up. */
const LOOK_MS = 500;

/**
 * Looks for all queues of a process with one statement. A server has some thirty, nearly always empty: asking for the
 * jobs of each of them takes a tenth of a processor on the embedded database.
 * @param look the names of those that have a job which is due
 */
export function watchDueQueues(
  look: () => Promise<readonly string[]>,
  onError: (error: Error) => void,
): DueQueues {
  const stopping = new AbortController();
  const waiting = new Map<string, () => void>();

  const lookAgain = async () => {
    while (!stopping.signal.aborted) {
      // Who comes to wait during a look waits for the next one.
      const asked = [...waiting.keys()];
      if (asked.length > 0) {
        try {
          const due = new Set(await look());
          for (const name of asked.filter((each) => due.has(each))) waiting.get(name)?.();
        } catch (error) {
          onError(error as Error);
        }
      }
      await wait(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  void lookAgain();

  return {
    next(name, signal) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const done = () => {
        waiting.delete(name);
        signal.removeEventListener('abort', done);
        resolve();
      };
      waiting.set(name, done);
      if (signal.aborted) done();
      else signal.addEventListener('abort', done);
      return promise;
    },
    stop: () => stopping.abort(),
  };
}
