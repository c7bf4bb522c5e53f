type Answer<A> = { number: number; verification: A | null };

// Of a worker's own reads the longest ends after 15 seconds.
const MAX_MS = 45_000;

export type WorkerQuestions<Q extends object, A> = {
  /** Starts the worker, so that its code loads beside the page's data. */
  start: () => Worker | null;
  /** @returns null when the verifier does not run or does not answer. */
  ask: (question: Q) => Promise<A | null>;
};

/** Asks a worker, one question under each number; it starts with the first and is kept. */
export function workerQuestions<Q extends object, A>(create: () => Worker): WorkerQuestions<Q, A> {
  let running: Worker | null = null;
  let lastNumber = 0;

  function start(): Worker | null {
    try {
      running ??= create();
    } catch {
      // A browser or a policy that starts no worker: the checks cannot be made.
    }
    return running;
  }

  function ask(question: Q): Promise<A | null> {
    const worker = start();
    if (worker === null) return Promise.resolve(null);
    const number = ++lastNumber;
    return new Promise((resolve) => {
      const end = (verification: A | null) => {
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', giveUp);
        resolve(verification);
      };
      const hear = ({ data }: MessageEvent<Answer<A>>) => {
        if (data.number === number) end(data.verification);
      };
      // The next try gets a worker of its own.
      const giveUp = () => {
        worker.terminate();
        if (running === worker) running = null;
        end(null);
      };
      const timer = setTimeout(giveUp, MAX_MS);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', giveUp);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
      worker.postMessage({ number, ...question });
    });
  }

  return { start, ask };
}
