import { Agent } from 'undici';
import type { Upstream, UpstreamHealth, Upstreams } from './upstreams.ts';

export type ProbeTimes = {
  intervalMs: number;
  /** How long an upstream may be silent. */
  patienceMs: number;
};

/** Readiness itself waits two seconds for its database. */
const usualTimes: ProbeTimes = { intervalMs: 2000, patienceMs: 3000 };
/** A process that is only busy for a moment stays in use. */
const MAX_SILENCES = 2;

/**
 * Asks the readiness of each upstream at an even pace, and at once after a request in doubt. Where there is
 * only one there is nothing to choose, and it is not asked.
 * @returns the way to end it
 */
export function probeUpstreams(
  upstreams: Upstreams,
  { intervalMs, patienceMs }: ProbeTimes = usualTimes,
): () => Promise<void> {
  if (upstreams.all.length < 2) return async () => undefined;
  // Connections of its own: a queue of requests must not look like an upstream that hangs.
  const agent = new Agent({
    connections: 1,
    connect: { timeout: patienceMs },
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
  });
  const silences = new Map<Upstream, number>();
  const underWay = new Set<Upstream>();

  async function probe(upstream: Upstream): Promise<void> {
    if (underWay.has(upstream)) return;
    underWay.add(upstream);
    try {
      const health = await readiness(agent, upstream.origin);
      const silent = health === 'silent' ? (silences.get(upstream) ?? 0) + 1 : 0;
      silences.set(upstream, silent);
      if (health !== 'silent') upstreams.setHealth(upstream, health);
      else if (silent >= MAX_SILENCES) upstreams.setHealth(upstream, 'away');
    } finally {
      underWay.delete(upstream);
    }
  }
  const probeAll = () => upstreams.all.forEach((upstream) => void probe(upstream));

  upstreams.onDoubt = (upstream) => void probe(upstream);
  probeAll();
  const timer = setInterval(probeAll, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    upstreams.onDoubt = () => undefined;
    await agent.destroy();
  };
}

async function readiness(agent: Agent, origin: string): Promise<UpstreamHealth | 'silent'> {
  try {
    const { statusCode, body } = await agent.request({
      origin,
      path: '/api/health/ready',
      method: 'GET',
    });
    await body.dump();
    return statusCode === 200 ? 'ready' : 'unready';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ECONNREFUSED' ? 'away' : 'silent';
  }
}
