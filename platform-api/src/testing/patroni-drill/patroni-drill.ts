/**
 * `pnpm bench patroni [--checkouts 500] [--kills 5] [--seed n]`: checkouts by two API processes on the cluster of
 * `delivery/deploy/patroni`, whose primary is killed again and again. Exit 1 when anything does not hold.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runDrill } from '../checkout-drill/run-drill.ts';
import type { DrillServers } from '../checkout-drill/drill-world.ts';
import { findServerPrograms } from '../postgres-server.ts';
import { hasPatroni, PatroniCluster } from './patroni-cluster.ts';

const longestOutageSeconds = 30;

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '500' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const programs = findServerPrograms();
if (programs === null || !hasPatroni()) {
  throw new Error("The drill needs Debian's packages postgresql, patroni and etcd-server");
}

/** Until this server has kept something that it was sent after now; its seconds. */
async function secondsUntilWritten(port: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const isKept = await fetch(`http://127.0.0.1:${port}/api/Logs/InsertLogClientToDb`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: randomUUID() }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isKept) return (performance.now() - started) / 1000;
    await wait(100);
  }
}

const seconds = (value: number) => Math.round(value * 10) / 10;
const cluster = new PatroniCluster(programs);
const changes: {
  'primary killed': string;
  'writes again after s': number;
  'both nodes after s': number;
}[] = [];

async function killPrimary(servers: DrillServers): Promise<void> {
  const started = performance.now();
  const { name, bringBack } = await cluster.killPrimary();
  const writtenAfter = Math.max(...(await Promise.all(servers.ports.map(secondsUntilWritten))));
  bringBack();
  await cluster.untilSynchronous();
  const change = {
    'primary killed': name,
    'writes again after s': seconds(writtenAfter),
    'both nodes after s': seconds((performance.now() - started) / 1000),
  };
  changes.push(change);
  console.log(JSON.stringify(change));
}

try {
  await cluster.start();
  console.log(`seed ${values.seed}; the cluster is ready`);
  const { broken, figures } = await runDrill({
    databaseUrl: cluster.url,
    checkouts: Number(values.checkouts),
    kills: Number(values.kills),
    kill: killPrimary,
    minutes: 60,
    outageHours: 0,
    seed: Number(values.seed),
    log: console.log,
  });
  const late = changes.filter((change) => change['writes again after s'] > longestOutageSeconds);
  const all = { ...broken, 'changes of the primary that took too long': late.length };
  console.table(changes);
  console.table(figures);
  console.table(all);
  const isWhole =
    changes.length === Number(values.kills) && figures['checkouts'] === Number(values.checkouts);
  process.exitCode = isWhole && Object.values(all).every((count) => count === 0) ? 0 : 1;
} finally {
  await cluster.stop();
}
