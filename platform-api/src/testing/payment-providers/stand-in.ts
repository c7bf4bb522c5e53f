import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StandInCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The same as it came. */
  bytes: Buffer;
};

/** A body of bytes or text goes out as it is, another one as JSON. */
export type StandInAnswer = { status: number; body: unknown; headers?: Record<string, string> };

/** What goes wrong with the next calls: `away` answers nothing, `lost` does the work and loses the answer. */
export type Fault = 'away' | 'lost';

export type StandIn = {
  url: string;
  /** The next so many calls that change something have this fault. */
  breakNext(fault: Fault, calls: number): void;
  /** Whether any call is answered. */
  setAway(isAway: boolean): void;
  close(): Promise<void>;
};

/** A server on loopback that answers as a provider documents it; a fault breaks its connection. */
export async function startStandIn(
  handle: (call: StandInCall) => Promise<StandInAnswer>,
): Promise<StandIn> {
  let isAway = false;
  let faults: Fault[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { pathname: path, searchParams: query } = new URL(
        request.url ?? '',
        'http://localhost',
      );
      const { method = 'GET', headers } = request;
      const fault = method === 'GET' || path.includes('oauth2') ? undefined : faults.shift();
      if (isAway || fault === 'away') return request.socket.destroy();
      const bytes = Buffer.concat(chunks);
      const body = bytes.toString();
      const answer = await handle({ method, path, query, headers, body, bytes });
      if (fault === 'lost') return request.socket.destroy();
      const isPlain = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
      response
        .writeHead(answer.status, {
          'content-type': isPlain ? 'text/plain' : 'application/json',
          ...answer.headers,
        })
        .end(
          isPlain ? answer.body : answer.status === 204 ? undefined : JSON.stringify(answer.body),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    breakNext(fault, calls) {
      faults = Array.from({ length: calls }, () => fault);
    },
    setAway(value) {
      isAway = value;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Kept = { request: string; answer: Promise<StandInAnswer> | null };

/**
 * Answers by key, as both providers do: a repeat has the stored answer, one beside the first is told so,
 * another request under the key is refused.
 */
export function idempotency(options: { inFlight: StandInAnswer; reused: StandInAnswer }): {
  run(key: string, request: string, work: () => StandInAnswer): Promise<StandInAnswer>;
  /** As when the provider's time for keys is over. */
  forget(): void;
} {
  const kept = new Map<string, Kept & { isDone: boolean }>();
  return {
    async run(key, request, work) {
      const known = kept.get(key);
      if (known !== undefined) {
        if (known.request !== request) return options.reused;
        return known.isDone && known.answer !== null ? known.answer : options.inFlight;
      }
      const entry: Kept & { isDone: boolean } = { request, answer: null, isDone: false };
      kept.set(key, entry);
      await new Promise((resolve) => setTimeout(resolve, 5));
      entry.answer = Promise.resolve(work());
      entry.isDone = true;
      return entry.answer;
    },
    forget: () => kept.clear(),
  };
}
