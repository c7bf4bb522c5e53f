import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceHeaders } from 'server-process';

/** What a piece of work was started by; every log line of the work carries it. */
export type Origin = {
  /** The code that a person reads under an error. */
  correlationId: string;
  /** Pseudonymous: the random id of the account, and of its session. */
  userId?: string;
  sessionId?: string;
  job?: string;
  jobId?: string;
  /** Of a stored job: the span that stored it. */
  trace?: TraceHeaders;
};

const running = new AsyncLocalStorage<Origin>();

export const currentOrigin = (): Origin | undefined => running.getStore();

/** Runs the work, and all that it starts, under this origin. */
export const withOrigin = <T>(origin: Origin, work: () => T): T => running.run(origin, work);
