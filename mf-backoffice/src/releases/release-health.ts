import type { ReleasedVersion, Remote } from './api.ts';

export type Health = 'healthy' | 'suffering' | 'failing' | 'unknown';

/** From here on somebody should look; from there on most people see the version before. */
const SUFFERING_FROM = 0.02;
const FAILING_FROM = 0.1;

/** The health of a version, by the reports of browsers in the last hour. */
export function healthOf({
  ok,
  error,
  errorRate,
}: Pick<ReleasedVersion, 'ok' | 'error' | 'errorRate'>): Health {
  if (ok + error === 0) return 'unknown';
  if (errorRate >= FAILING_FROM) return 'failing';
  return errorRate >= SUFFERING_FROM ? 'suffering' : 'healthy';
}

/** The worst health of the served versions; the previous one serves only as a fallback. */
export function remoteHealth({ versions }: Pick<Remote, 'versions'>): Health {
  const served = versions.filter(({ state }) => state !== 'previous').map(healthOf);
  const order: Health[] = ['failing', 'suffering', 'healthy'];
  return order.find((health) => served.includes(health)) ?? 'unknown';
}
