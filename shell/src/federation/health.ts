import { scrubbed } from '../errors/client-log.ts';

/** What happened to one version of a remote in this browser. */
export type HealthReport = {
  remote: string;
  version: string;
  kind: 'ok' | 'error';
  reason?: string;
};

/** A remote that throws within this time of being shown has a fault of its version, not of its use. */
export const MOUNT_MS = 5000;

const MAX_REASON = 300;

/** Counts for and against a version at the edge, where a canary halts by it. Never fails, never waits. */
export function reportHealth({ reason, ...report }: HealthReport): void {
  const body = JSON.stringify({
    ...report,
    ...(reason === undefined ? {} : { reason: scrubbed(reason).slice(0, MAX_REASON) }),
  });
  fetch('/registry/health', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
