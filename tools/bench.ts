/** `pnpm bench [name]`: figures with their causes; without a name the sizes. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Runs a program of another package, which may import what tools may not. */
function program(file: string): void {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, file), ...process.argv.slice(3)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

const benches: Record<string, () => unknown> = {
  sizes: () => import('./bench/bench-sizes.ts'),
  start: () => import('./bench/bench-start.ts'),
  session: () => import('./bench/bench-session.ts'),
  vitals: () => program('e2e/src/vitals-bench.ts'),
  player: () => program('e2e/src/player-bench.ts'),
  shifts: () => program('e2e/src/layout-shift-bench.ts'),
  'first-paint': () => program('e2e/src/first-paint-bench.ts'),
  gate: () => import('./bench/bench-gate.ts'),
  delivery: () => {
    program('e2e/src/delivery-bench.ts');
    return import('./bench/bench-federation.ts');
  },
  'peers-sample': () => import('./bench/bench-peers-sample.ts'),
  dev: () => program('e2e/src/dev-bench.ts'),
  races: () => program('delivery/src/release/races/races-bench.ts'),
  positions: () => program('platform-api/src/testing/position-bench.ts'),
  uploads: () => import('./uploads/bench-uploads.ts'),
  outage: () => import('./outage/bench-outage.ts'),
  login: () => program('e2e/src/login-bench.ts'),
  certification: () => program('e2e/src/certification-bench.ts'),
  standby: () => program('platform-api/src/testing/standby-bench.ts'),
  restore: () => program('platform-api/src/testing/restore-bench.ts'),
  growth: () => program('platform-api/src/testing/growth-bench/growth-bench.ts'),
  patroni: () => program('platform-api/src/testing/patroni-drill/patroni-drill.ts'),
  checkouts: () => program('platform-api/src/testing/checkout-drill/checkout-drill.ts'),
  pauses: () => program('platform-api/src/testing/pause-bench/pause-bench.ts'),
  newsletter: () => program('platform-api/src/testing/newsletter-drill/newsletter-drill.ts'),
  kills: () => program('platform-api/src/testing/kill-drill/kill-drill.ts'),
  webhooks: () => program('platform-api/src/testing/webhook-storm/webhook-storm.ts'),
  traffic: () => program('platform-api/src/testing/traffic-bench/traffic-bench.ts'),
  backoffice: () => program('platform-api/src/testing/backoffice-bench/backoffice-bench.ts'),
  search: () => program('platform-api/src/testing/search-bench/search-bench.ts'),
  credits: () => program('platform-api/src/domains/credits/credit-drill/credit-drill.ts'),
  'credit-histories': () => program('platform-api/src/testing/credit-histories/histories-bench.ts'),
  log: () => program('platform-api/src/domains/transparency/log-bench.ts'),
  exams: () => program('platform-api/src/domains/exams/exam-drill/exam-drill.ts'),
};

const name = process.argv[2] ?? 'sizes';
const run = benches[name];
if (run === undefined) {
  console.error(
    `There is no bench named ${name}. The benches are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
await run();
