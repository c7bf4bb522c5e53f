import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeApi = {
  url: string;
  /** Method, address and body of what came, without the probes. */
  got: string[];
  answer: RequestListener;
  readiness: RequestListener;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** An API of which a test says what it answers, and when it is there. */
export async function startFakeApi(): Promise<FakeApi> {
  let server: Server;
  let port = 0;
  const api: FakeApi = {
    url: '',
    got: [],
    answer: (_request, response) => response.end('{}'),
    readiness: (_request, response) => response.end('{}'),
    start: async () => {
      server = createServer((request, response) => {
        if (request.url === '/api/health/ready') return api.readiness(request, response);
        return void receive(request, response);
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      ({ port } = server.address() as AddressInfo);
      api.url = `http://127.0.0.1:${port}`;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    api.got.push(`${request.method} ${request.url} ${body}`.trim());
    api.answer(request, response);
  }
  await api.start();
  return api;
}
