import type { BadgeToVerify, Verification } from './verification.ts';
import type { Question } from './verifier.worker.ts';

type Answer = { number: number; verification: Verification | null };

// Of the worker's own reads the longest ends after 15 seconds.
const MAX_MS = 45_000;

let running: Worker | null = null;
let lastNumber = 0;

/** Starts the worker, so that its code loads beside the page's data. */
export function startVerifier(): Worker | null {
  try {
    running ??= new Worker(
      new URL(/* webpackChunkName: "verifier" */ './verifier.worker.ts', import.meta.url),
    );
  } catch {
    // A browser or a policy that starts no worker: the checks cannot be made.
  }
  return running;
}

/** @returns null when the verifier does not run or does not answer. */
export function verifyInWorker(badge: BadgeToVerify): Promise<Verification | null> {
  const worker = startVerifier();
  if (worker === null) return Promise.resolve(null);
  const number = ++lastNumber;
  return new Promise((resolve) => {
    const end = (verification: Verification | null) => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', giveUp);
      resolve(verification);
    };
    const hear = ({ data }: MessageEvent<Answer>) => {
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
    worker.postMessage({ number, badge } satisfies Question);
  });
}
