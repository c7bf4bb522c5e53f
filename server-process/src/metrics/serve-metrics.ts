import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves the metrics at `/metrics`, on an address that is not the public one. */
export async function serveMetrics(
  { registry, refresh }: { registry: Registry; refresh?: () => Promise<void> },
  { host, port }: { host: string; port: number },
): Promise<void> {
  const read = async () => {
    await refresh?.();
    return registry.metrics();
  };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
}
