export type QueuePolicy = {
  /** Jobs of one queue that one process runs side by side. */
  parallel: number;
  /** Tries after the first one; then the job waits in the list of failed jobs. */
  retries: number;
  /** Seconds between tries: they double from the first to the longest. */
  firstDelay: number;
  longestDelay: number;
};

/** How the jobs of a queue are run and repeated. */
export const queuePolicies = {
  /** What people wait for and others take part in (mail, ledger, payments): repeated for three days. */
  delivery: { parallel: 5, retries: 300, firstDelay: 2, longestDelay: 900 },
  /** Work of this machine alone, heavy for it. */
  heavy: { parallel: 2, retries: 12, firstDelay: 5, longestDelay: 900 },
  /** By the clock: the next one does what this one could not. */
  periodic: { parallel: 1, retries: 3, firstDelay: 30, longestDelay: 300 },
} as const satisfies Record<string, QueuePolicy>;

/** Seconds without a sign of life after which a job counts as left by its process; pg-boss allows no less. */
export const HEARTBEAT_SECONDS = 10;

const DAY_SECONDS = 86_400;

/** The policy in the terms of pg-boss. */
export const queueOptions = (policy: QueuePolicy, hasHeartbeat: boolean) => ({
  retryLimit: policy.retries,
  retryDelay: policy.firstDelay,
  retryBackoff: true,
  retryDelayMax: policy.longestDelay,
  // A job that waits is never removed for its age.
  retentionSeconds: 3650 * DAY_SECONDS,
  deleteAfterSeconds: 3 * DAY_SECONDS,
  heartbeatSeconds: hasHeartbeat ? HEARTBEAT_SECONDS : null,
});
