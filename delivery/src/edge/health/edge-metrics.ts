import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { upstreamMetrics } from '../api/upstream-metrics.ts';
import type { Upstreams } from '../api/upstreams.ts';
import type { PaintCounts } from '../paint/paint-counts.ts';
import type { ServedState } from '../served-shell.ts';

/** Counts the answers of an edge by route, and names the releases that it serves. */
export function edgeMetrics(
  edge: FastifyInstance,
  state: () => Promise<ServedState>,
  upstreams: Upstreams,
  paints: PaintCounts,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'workerbadge_edge_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  edge.addHook('onResponse', async (request, reply) => {
    duration.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  const painted = new Counter({
    name: 'workerbadge_edge_first_paints_total',
    help: 'First paints of public pages by what became of them; those that are not painted or kept went without.',
    labelNames: ['remote', 'outcome'],
    registers: [registry],
    collect() {
      painted.reset();
      for (const { remote, outcome, count } of paints.all())
        painted.inc({ remote, outcome }, count);
    },
  });
  const releases = new Gauge({
    name: 'workerbadge_edge_release',
    help: 'The versions that this edge serves now, each with the value 1.',
    labelNames: ['remote', 'version', 'kind'],
    registers: [registry],
    async collect() {
      // Without the store the edge serves its last state, so the metric reports that one.
      const { registry: served } = await state();
      releases.reset();
      for (const [remote, { stable, canary }] of Object.entries(served?.remotes ?? {})) {
        releases.set({ remote, version: stable, kind: 'stable' }, 1);
        if (canary) releases.set({ remote, version: canary.version, kind: 'canary' }, 1);
      }
    },
  });
  upstreamMetrics(registry, upstreams);
  return registry;
}

/** Serves the metrics at `/metrics`, on an address that is not the public one. */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
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
