import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { orderFigures, paidWithoutOrderSince } from '../domains/orders/index.ts';
import { paymentFigures } from '../domains/payments/index.ts';
import { transparencyFigures } from '../domains/transparency/index.ts';
import { jobFigures } from '../jobs/job-figures.ts';
import type { ReadSource } from '../http/replica-reads.ts';
import type { Platform } from '../platform.ts';

const prefix = 'workerbadge_';

export type Metrics = {
  registry: Registry;
  /** Reads the figures that are not counted while the server works. */
  refresh: () => Promise<void>;
};

/** What the server counts while it answers, and what it reads from the database at each scrape. */
export function serverMetrics(platform: Platform): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: prefix + name, help, labelNames, registers: [registry] });

  const up = gauge('database_up', 'Whether the database answered this scrape.');
  const connections = gauge('database_connections', 'Connections of the pool.', ['state']);
  // With a label: without a value they are then absent where there is no replica, and raise no alert.
  const replicaUp = gauge('replica_up', 'Whether a replica answers.', ['role']);
  const replicaLate = gauge('replica_late_seconds', 'How late it is, at most.', ['role']);
  const { replica } = platform.database;
  const jobs = gauge('jobs', 'Jobs of a queue that are yet to end.', ['queue', 'state']);
  const oldestJob = gauge(
    'job_oldest_seconds',
    'For how long the oldest job that may run has been waiting.',
    ['queue'],
  );
  const failedJobs = gauge('jobs_failed', 'Jobs that failed for good and wait for an operator.');
  const orders = gauge('orders', 'Orders by state.', ['state']);
  const attempts = gauge('payment_attempts', 'Attempts to pay by state.', ['state']);
  const refundAge = gauge(
    'refund_oldest_seconds',
    'For how long the oldest refund has been waiting for the provider.',
  );
  const refundsFailed = gauge('refunds_failed', 'Refunds that the provider refused for good.');
  const paidWithoutOrder = gauge(
    'paid_without_order_oldest_seconds',
    'For how long money has been kept for an order that is not paid.',
  );
  const confirmationAge = gauge(
    'confirmation_oldest_seconds',
    'For how long the oldest paid order has been without its confirmation.',
  );

  const chainBroken = gauge('chain_broken', 'Whether ledger or log is not what it was.', ['chain']);
  const chainUnseen = gauge('chain_unseen_seconds', 'Time since the last look at a chain.', [
    'chain',
  ]);
  const witnessRefuses = gauge(
    'log_witness_refuses',
    'Whether a witness saw another log than the one that it is shown.',
    ['witness'],
  );
  const witnessMissing = gauge(
    'log_witness_missing_seconds',
    'For how long a witness has not cosigned what it was asked.',
    ['witness'],
  );
  const anchorLate = gauge(
    'log_anchor_late_intervals',
    'For how many intervals a signed head of the log has been without an anchor outside.',
    ['kind'],
  );
  const startedAt = new Date();

  const ageOf = (since: Date | null) =>
    since === null ? 0 : Math.max(0, (Date.now() - since.getTime()) / 1000);

  const refresh = async () => {
    const pool = platform.database.connections();
    if (pool !== null) {
      for (const [state, value] of Object.entries(pool)) connections.set({ state }, value);
    }
    if (replica !== null) {
      const { isUp, lateSeconds } = replica.state();
      replicaUp.set({ role: 'standby' }, isUp ? 1 : 0);
      replicaLate.set({ role: 'standby' }, lateSeconds);
    }
    try {
      const [figures, order, payment, unmatched, transparency] = await Promise.all([
        jobFigures(platform.database),
        orderFigures(platform),
        paymentFigures(platform),
        paidWithoutOrderSince(platform),
        transparencyFigures(platform),
      ]);
      jobs.reset();
      oldestJob.reset();
      for (const { queue, waiting, repeated, active, oldestSeconds } of figures.queues) {
        jobs.set({ queue, state: 'waiting' }, waiting);
        jobs.set({ queue, state: 'repeated' }, repeated);
        jobs.set({ queue, state: 'active' }, active);
        oldestJob.set({ queue }, oldestSeconds);
      }
      failedJobs.set(figures.failed);
      orders.reset();
      for (const { state, orders: value } of order.byState) orders.set({ state }, value);
      attempts.reset();
      for (const { state, attempts: value } of payment.byState) attempts.set({ state }, value);
      refundAge.set(ageOf(payment.refundWaitingSince));
      refundsFailed.set(payment.failedRefunds);
      paidWithoutOrder.set(ageOf(unmatched));
      confirmationAge.set(ageOf(order.confirmationDueSince));
      for (const chain of ['ledger', 'log']) {
        const audit = transparency.audits.find((found) => found.chain === chain);
        chainBroken.set({ chain }, (audit?.brokenAt ?? null) === null ? 0 : 1);
        chainUnseen.set({ chain }, ageOf(audit?.checkedAt ?? startedAt));
      }
      for (const { name, isRefused, missingSince } of transparency.witnesses) {
        witnessRefuses.set({ witness: name }, isRefused ? 1 : 0);
        witnessMissing.set({ witness: name }, ageOf(missingSince));
      }
      const intervalSeconds = platform.config.log.anchorIntervalMs / 1000;
      for (const { kind, waitingSince } of transparency.anchors) {
        anchorLate.set({ kind }, ageOf(waitingSince) / intervalSeconds);
      }
      up.set(1);
    } catch (error) {
      platform.log.warn({ err: error }, 'figures for the metrics cannot be read');
      up.set(0);
    }
  };
  return { registry, refresh };
}

/** The histogram of the API's answers. */
export const REQUEST_DURATION = `${prefix}http_request_duration_seconds`;

/** Counts where the reads that may go to a replica were answered; nothing where there are no metrics. */
export function countReads(registry: Registry | undefined): (source: ReadSource) => void {
  if (registry === undefined) return () => undefined;
  const reads = new Counter({
    name: `${prefix}replica_reads_total`,
    help: 'Reads that may go to a replica, by where they were answered.',
    labelNames: ['source'],
    registers: [registry],
  });
  return (source) => reads.inc({ source });
}
