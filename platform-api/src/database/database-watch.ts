import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** How long a look may take, and the pause after it: together less than the five seconds that a caller waits. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 1000;

export type DatabaseWatch = {
  readonly isAway: boolean;
  stop(): Promise<void>;
};

/**
 * Looks at the database every second, on its own connection. A server that hangs closes no
 * connection: without this, a call would wait for it for ever.
 * @param open makes that connection, with the longest time that it may take
 * @param ask what is sent to it each time
 * @param patienceMs how long a look may take
 * @param onAway called once when it no longer answers
 * @param onBack called when it answers again
 */
export function watchDatabase(
  open: (connectionTimeoutMillis: number) => pg.Client,
  {
    ask = (client) => client.query('select 1'),
    patienceMs = PATIENCE_MS,
    onAway,
    onBack,
  }: {
    ask?: (client: pg.Client) => Promise<unknown>;
    patienceMs?: number | undefined;
    onAway: (error: unknown) => void;
    onBack: () => void;
  },
): DatabaseWatch {
  let isAway = false;
  let client: pg.Client | null = null;
  const stopping = new AbortController();

  const look = async () => {
    if (client === null) {
      client = open(patienceMs);
      // It is found out at the next look.
      client.on('error', () => undefined);
      await client.connect();
    }
    await ask(client);
  };

  const watch = async () => {
    while (!stopping.signal.aborted) {
      try {
        await inTime(look(), patienceMs, stopping.signal);
        if (isAway) onBack();
        isAway = false;
      } catch (error) {
        if (stopping.signal.aborted) break;
        drop(client);
        client = null;
        if (!isAway) onAway(error);
        isAway = true;
      }
      await wait(PAUSE_MS, undefined, { ref: false, signal: stopping.signal }).catch(
        () => undefined,
      );
    }
    drop(client);
  };
  const ended = watch();

  return {
    get isAway() {
      return isAway;
    },
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function inTime(work: Promise<void>, patienceMs: number, signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  const late = async () => {
    await wait(patienceMs, undefined, {
      ref: false,
      signal: AbortSignal.any([signal, done.signal]),
    });
    // When it was this process that hung, the answer is here already, and only not yet read.
    await wait(100, undefined, { ref: false });
    throw new Error(`no answer within ${patienceMs} ms`);
  };
  work.catch(() => undefined);
  await Promise.race([work, late()]).finally(() => done.abort());
}

/** Closes a connection without the goodbye that a server that hangs would never answer. */
export function drop(client: pg.ClientBase | null): void {
  const { connection } = (client ?? {}) as { connection?: { stream: { destroy(): void } } };
  connection?.stream.destroy();
}
