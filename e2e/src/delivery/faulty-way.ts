import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * A server in between: what Playwright answers itself never enters the HTTP cache, and browsers keep every file of a
 * release for ever, a bad one too.
 */

export const wayFaults = {
  '404': (answer: ServerResponse) => void answer.writeHead(404).end(),
  /** One bit, with the headers of the good answer. */
  corrupt: (answer: ServerResponse, body: Buffer) => {
    const at = Math.floor(body.length / 2);
    body.writeUInt8(body.readUInt8(at) ^ 1, at);
    answer.end(body);
  },
  throws: (answer: ServerResponse) => void answer.end("throw new Error('on the way');"),
  hangs: () => undefined,
} as const;

export type WayFault = keyof typeof wayFaults;

export type FaultyWay = {
  url: string;
  /** How often the files were asked for. */
  asked: number;
  /** What they are answered with; null: as they are. */
  fault: WayFault | null;
  /** When one was first answered so, or first left without an answer. */
  faultyAt: number | null;
  close: () => void;
};

/** Passes everything on, but for the files whose path matches. */
export async function faultyWay(
  target: string,
  { file, fault, isOnce = false }: { file: RegExp; fault: WayFault | null; isOnce?: boolean },
): Promise<FaultyWay> {
  const server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '/', target);
    const isIt = file.test(url.pathname);
    if (isIt) way.asked += 1;
    const chosen = isIt ? way.fault : null;
    if (chosen !== null) way.faultyAt ??= Date.now();
    if (chosen !== null && isOnce) way.fault = null;
    const { 'accept-encoding': _packed, ...headers } = incoming.headers;
    const outgoing = request(url, { method: incoming.method, headers }, (real) => {
      if (chosen === null) {
        answer.writeHead(real.statusCode ?? 502, real.headers);
        real.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      real.on('data', (part: Buffer) => parts.push(part));
      real.on('end', () => {
        if (chosen === 'corrupt' || chosen === 'throws') {
          const { 'content-length': _length, ...kept } = real.headers;
          answer.writeHead(real.statusCode ?? 502, kept);
        }
        wayFaults[chosen](answer, Buffer.concat(parts));
      });
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const way: FaultyWay = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: 0,
    fault,
    faultyAt: null,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return way;
}
