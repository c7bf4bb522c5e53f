import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { countRequests } from 'server-process';
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
  countRequests(edge, registry, 'workerbadge_edge_request_duration_seconds');
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
