import type { ReleasedVersion, Remote } from './api.ts';

export type Health = 'healthy' | 'suffering' | 'failing' | 'unknown';

/** From here on somebody should look; from there on most people see the version before. */
const sufferingFrom = 0.02;
const failingFrom = 0.1;

/** How a version does, by what browsers said of it in the last hour. */
export function healthOf({
  ok,
  error,
  errorRate,
}: Pick<ReleasedVersion, 'ok' | 'error' | 'errorRate'>): Health {
  if (ok + error === 0) return 'unknown';
  if (errorRate >= failingFrom) return 'failing';
  return errorRate >= sufferingFrom ? 'suffering' : 'healthy';
}

/** The worst of what people are served now; the previous version is served to nobody who is well. */
export function remoteHealth({ versions }: Pick<Remote, 'versions'>): Health {
  const served = versions.filter(({ state }) => state !== 'previous').map(healthOf);
  const order: Health[] = ['failing', 'suffering', 'healthy'];
  return order.find((health) => served.includes(health)) ?? 'unknown';
}
