/** The thread in which first paints are drawn. One job at a time; the other side holds the clock. */
import { parentPort } from 'node:worker_threads';
import type { PaintRequest } from 'contracts';
import { PaintContext } from './paint-context.ts';

export type PaintJob =
  | { kind: 'shell'; source: string }
  | { kind: 'remote'; name: string; source: string }
  | { kind: 'calls' | 'paint'; remote: string | null; request: PaintRequest };

export type PaintAnswered = { value: unknown } | { failure: string };

const context = new PaintContext();

async function valueOf(job: PaintJob): Promise<unknown> {
  switch (job.kind) {
    case 'shell':
      context.loadShell(job.source);
      return null;
    case 'remote':
      context.loadRemote(job.name, job.source);
      return null;
    default:
      return context.shell[job.kind](context.remote(job.remote), job.request);
  }
}

parentPort?.on('message', async (job: PaintJob) => {
  let answered: PaintAnswered;
  try {
    // As text: what an alien context made may not be clonable.
    answered = { value: JSON.parse(JSON.stringify((await valueOf(job)) ?? null)) as unknown };
  } catch (error) {
    answered = { failure: String((error as { message?: unknown } | null)?.message ?? error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answered);
});
