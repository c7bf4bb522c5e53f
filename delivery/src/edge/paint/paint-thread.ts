import { Worker } from 'node:worker_threads';
import { scriptBeside } from '../../webpack/surroundings.ts';
import type { PaintAnswered, PaintJob } from './paint-worker.ts';

/** `late`: it did not end in time, and the thread is gone. `busy`: others were before it for too long. */
export class PaintFailure extends Error {
  readonly reason: 'failed' | 'late' | 'busy';

  constructor(reason: PaintFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** How long a job may take, and how long it may wait for its turn. */
export type Limits = { workMs: number; waitMs: number };

type Waiting = {
  job: PaintJob;
  limits: Limits;
  since: number;
  resolve: (value: unknown) => void;
  reject: (error: PaintFailure) => void;
};

const MAX_WAITING = 50;

/**
 * A worker thread for one shell. Jobs are done one after the other; one that does not end in time takes
 * the thread with it, and whoever holds it makes another.
 */
export class PaintThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #current: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isAlive = true;

  constructor() {
    this.#worker = new Worker(scriptBeside(import.meta, 'paint-worker'), {
      env: {},
      argv: [],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdin: false,
      resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
    });
    this.#worker.unref();
    this.#worker.on('message', (answered: PaintAnswered) => this.#finish(answered));
    // Too much memory, or an error outside of any job.
    this.#worker.on('error', (error) => this.#end(new PaintFailure('failed', String(error))));
    this.#worker.on('exit', () => this.#end(new PaintFailure('failed', 'the thread ended')));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** @throws PaintFailure */
  run(job: PaintJob, limits: Limits): Promise<unknown> {
    if (!this.#isAlive) return Promise.reject(new PaintFailure('failed', 'the thread ended'));
    if (this.#waiting.length >= MAX_WAITING) {
      return Promise.reject(new PaintFailure('busy', `${MAX_WAITING} wait already`));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, limits, since: performance.now(), resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#end(new PaintFailure('failed', 'the thread was closed'));
    await this.#worker.terminate();
  }

  #next(): void {
    while (this.#current === null && this.#isAlive) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      if (performance.now() - next.since > next.limits.waitMs) {
        next.reject(new PaintFailure('busy', `waited for ${next.limits.waitMs} ms`));
        continue;
      }
      this.#current = next;
      this.#timer = setTimeout(() => {
        const { workMs } = next.limits;
        this.#end(new PaintFailure('late', `not done after ${workMs} ms`));
        void this.#worker.terminate();
      }, next.limits.workMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage(next.job);
    }
  }

  #finish(answered: PaintAnswered): void {
    const done = this.#current;
    clearTimeout(this.#timer);
    this.#current = null;
    if ('failure' in answered) done?.reject(new PaintFailure('failed', answered.failure));
    else done?.resolve(answered.value);
    this.#next();
  }

  #end(failure: PaintFailure): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    clearTimeout(this.#timer);
    this.#current?.reject(failure);
    this.#current = null;
    for (const { reject } of this.#waiting.splice(0)) {
      reject(new PaintFailure('busy', 'the thread ended before its turn'));
    }
  }
}
