import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Outcome, Upstreams } from './upstreams.ts';

const outcomes: Outcome[] = ['answered', 'refused', 'lost'];

/** How each process of the API is, and how requests to it ended. */
export function upstreamMetrics(registry: Registry, upstreams: Upstreams): void {
  const up = new Gauge({
    name: 'workerbadge_edge_upstream_up',
    help: '1 while this process of the API gets requests, 0 while it is not ready or away.',
    labelNames: ['upstream'],
    registers: [registry],
    collect() {
      for (const { origin, health } of upstreams.all) {
        up.set({ upstream: origin }, health === 'ready' ? 1 : 0);
      }
    },
  });
  const underWay = new Gauge({
    name: 'workerbadge_edge_upstream_requests_under_way',
    help: 'Requests to this process of the API without the end of an answer.',
    labelNames: ['upstream'],
    registers: [registry],
    collect() {
      for (const upstream of upstreams.all) {
        underWay.set({ upstream: upstream.origin }, upstream.underWay);
      }
    },
  });
  const requests = new Counter({
    name: 'workerbadge_edge_upstream_requests_total',
    help: 'Requests by their end: answered, refused before they were sent, lost with their connection.',
    labelNames: ['upstream', 'outcome'],
    registers: [registry],
    collect() {
      requests.reset();
      for (const upstream of upstreams.all) {
        for (const outcome of outcomes) {
          requests.inc({ upstream: upstream.origin, outcome }, upstream.outcomes[outcome]);
        }
      }
    },
  });
  const taken = new Counter({
    name: 'workerbadge_edge_upstream_taken_total',
    help: 'Requests that came to this process of the API because another one failed.',
    labelNames: ['upstream'],
    registers: [registry],
    collect() {
      taken.reset();
      for (const upstream of upstreams.all) {
        taken.inc({ upstream: upstream.origin }, upstream.taken);
      }
    },
  });
}
