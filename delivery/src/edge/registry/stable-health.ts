/** Whether the version that everybody gets fails, by what browsers report of it. */
import { errorRate, healthOf } from './release-health.ts';
import type { HealthDocument } from './release-health.ts';

/** `unclear`: little was heard, or neither much nor few of it is errors. */
export type StableHealth = { state: 'failing' | 'well' | 'unclear'; sentence: string };

/** Where many report, a break is seen within it, and so is its end. */
const SHORT_WINDOW_MS = 10 * 60_000;
const FEWEST_REPORTS = 20;
const FEWEST_ERRORS = 5;
const FAILING_RATE = 0.1;
/** Lower than where it begins to fail: a rate between both changes nothing. */
const WELL_RATE = 0.05;

/** @param documents of all edges. */
export function stableHealth(
  documents: readonly HealthDocument[],
  remote: string,
  version: string,
  now: number,
): StableHealth {
  const recent = healthOf(documents, remote, version, now, SHORT_WINDOW_MS);
  const isEnough = recent.ok + recent.error >= FEWEST_REPORTS;
  const health = isEnough ? recent : healthOf(documents, remote, version, now);
  const heard = health.ok + health.error;
  const rate = errorRate(health);
  const newest = health.error > 0 ? health.reasons[0]?.reason : undefined;
  const sentence =
    `${health.error} of ${heard} reports of the last ${isEnough ? '10 minutes' : 'hour'} are errors ` +
    `(${(rate * 100).toFixed(1)}%)${newest ? `: ${newest}` : ''}`;
  if (heard < FEWEST_REPORTS) return { state: 'unclear', sentence };
  if (rate > FAILING_RATE && health.error >= FEWEST_ERRORS) return { state: 'failing', sentence };
  return { state: rate <= WELL_RATE ? 'well' : 'unclear', sentence };
}
