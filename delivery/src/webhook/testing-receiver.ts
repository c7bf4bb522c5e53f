/** For tests: a receiver of web hooks that answers what a test says. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Told = {
  id: string;
  type: string;
  body: string;
  data: Record<string, unknown>;
  headers: IncomingHttpHeaders;
};

const taken = (response: ServerResponse) => response.writeHead(204).end();

export async function testReceiver() {
  const key = randomBytes(32);
  const heard: Told[] = [];
  let answer = (response: ServerResponse, _told: Told): unknown => taken(response);
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { type, data } = JSON.parse(body || '{}') as Pick<Told, 'type' | 'data'>;
      const id = String(request.headers['webhook-id']);
      const told = { id, type, data, body, headers: request.headers };
      heard.push(told);
      answer(response, told);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=in-the-address`,
    secret: `whsec_${key.toString('base64')}`,
    heard,
    answers: (next: (response: ServerResponse, told: Told) => unknown) => {
      answer = next;
    },
    takes: () => {
      answer = taken;
    },
    /** By the specification, and not by the package that signs. */
    isSigned: ({ id, body, headers }: Told) => {
      const signed = `${id}.${String(headers['webhook-timestamp'])}.${body}`;
      const signature = createHmac('sha256', key).update(signed).digest('base64');
      return headers['webhook-signature'] === `v1,${signature}`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof testReceiver>>;
