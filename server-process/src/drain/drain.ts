import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a client that is busy to send its next request, and to read that it is the last one. */
const QUIET_MS = 1000;
const STEP_MS = 20;

/**
 * Prepares a server for a stop without connection resets: `drain` answers accepted and new requests,
 * each with `connection: close`, and returns when none is in progress. The server still listens
 * then; closing it ends idle connections only.
 * @param isProbe of requests that go on for as long as the server listens: `drain` does not wait for their end
 * @returns drain, which takes at most this many milliseconds
 */
export function prepareDrain(
  server: Server,
  isProbe: (url: string) => boolean = () => false,
): (atMostMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  let lastRequest = 0;
  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  // Before the handler, which may answer at once.
  server.prependListener('request', ({ url = '' }, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (!isDraining) return;
    if (!isProbe(url)) lastRequest = Date.now();
    isLast(response);
  });
  return async (atMostMs) => {
    isDraining = true;
    const end = Date.now() + atMostMs;
    lastRequest = Date.now();
    for (const response of underWay) isLast(response);
    const isBusy = () => [...underWay].some((response) => !isStream(response));
    while (Date.now() < end && (isBusy() || Date.now() - lastRequest < QUIET_MS))
      await wait(STEP_MS);
  };
}

/** A stream of events never ends by itself; its reader reconnects. */
const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
