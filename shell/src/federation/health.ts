import { scrubbed } from '../errors/client-log.ts';

/** What happened to one version of a remote in this browser. */
export type HealthReport = {
  remote: string;
  version: string;
  kind: 'ok' | 'error';
  reason?: string;
};

const longestReason = 300;

/** Counts for and against a version at the edge, where a canary halts by it. Never fails, never waits. */
export function reportHealth({ reason, ...report }: HealthReport): void {
  const body = JSON.stringify({
    ...report,
    ...(reason === undefined ? {} : { reason: scrubbed(reason).slice(0, longestReason) }),
  });
  fetch('/registry/health', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
