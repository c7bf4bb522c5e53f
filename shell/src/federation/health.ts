import { scrubbed } from '../errors/client-log.ts';
import { inlineJson } from '../page-data.ts';

/** What happened to one version of a remote in this browser. */
export type HealthReport = {
  remote: string;
  version: string;
  kind: 'ok' | 'error';
  reason?: string;
  /** How long code, texts and drawing of the first page or widget took; first: over the network. */
  drawn?: { ms: number; isFirst: boolean };
};

/** A remote that throws within this time of being shown has a fault of its version, not of its use. */
export const MOUNT_MS = 5000;

const MAX_REASON = 300;

/** Counts for and against a version at the edge, where a canary halts by it. Never fails, never waits. */
export function reportHealth({ reason, ...report }: HealthReport): void {
  // A tester has other versions than everybody: what fails beside them may be their fault.
  if (inlineJson('preview') !== null) return;
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

/**
 * Whether code of a release came over the network in this document, and not from a cache. Null when the browser
 * no longer knows: it keeps a limited number of entries.
 */
export function cameOverNetwork(base: string): boolean | null {
  const address = new URL(base, location.origin).href;
  const entries = performance
    .getEntriesByType('resource')
    .filter(
      (entry) => entry instanceof PerformanceResourceTiming && entry.name.startsWith(address),
    );
  if (entries.length === 0) return null;
  return entries.some(
    (entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0,
  );
}
