/**
 * `pnpm bench patroni [--checkouts 500] [--kills 5] [--seed n]`: checkouts by two API processes on the cluster of
 * `delivery/deploy/patroni`, whose primary is switched over once and then killed again and again. Lists are read from
 * the replica. Exit 1 when anything does not hold.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runDrill } from '../checkout-drill/run-drill.ts';
import type { DrillServers } from '../checkout-drill/drill-world.ts';
import { findServerPrograms } from '../postgres-server.ts';
import { hasPatroni, PatroniCluster } from './patroni-cluster.ts';

const MAX_OUTAGE_SECONDS = 30;

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

/** Whether this server has kept something that it was sent now. */
const isWritten = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/Logs/InsertLogClientToDb`, {
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

/** Seconds until this server has kept something that it was sent after now. */
async function secondsUntilWritten(port: number): Promise<number> {
  const started = performance.now();
  while (!(await isWritten(port))) await wait(100);
  return (performance.now() - started) / 1000;
}

/** The longest time in seconds for which this server kept nothing, until the work is done and it keeps again. */
async function longestGap(port: number, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let [last, longest] = [performance.now(), 0];
  for (;;) {
    const isLast = isDone;
    if (await isWritten(port)) {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (isLast) break;
    }
    await wait(300);
  }
  await done;
  return longest / 1000;
}

const seconds = (value: number) => Math.round(value * 10) / 10;
const cluster = new PatroniCluster(programs);
const changes: {
  primary: string;
  how: 'killed' | 'switched over';
  'writes again after s': number;
  'both nodes after s': number;
}[] = [];

async function changePrimary(
  how: 'killed' | 'switched over',
  work: () => Promise<{ primary: string; writtenAfter: number }>,
): Promise<void> {
  const started = performance.now();
  const { primary, writtenAfter } = await work();
  await cluster.untilSynchronous();
  const change = {
    primary,
    how,
    'writes again after s': seconds(writtenAfter),
    'both nodes after s': seconds((performance.now() - started) / 1000),
  };
  changes.push(change);
  console.log(JSON.stringify(change));
}

const switchOver = ({ ports }: DrillServers) =>
  changePrimary('switched over', async () => {
    const switching = cluster.switchOver();
    const gaps = await Promise.all(ports.map((port) => longestGap(port, switching)));
    return { primary: await switching, writtenAfter: Math.max(...gaps) };
  });

const killPrimary = ({ ports }: DrillServers) =>
  changePrimary('killed', async () => {
    const { name, bringBack } = await cluster.killPrimary();
    const writtenAfter = Math.max(...(await Promise.all(ports.map(secondsUntilWritten))));
    bringBack();
    return { primary: name, writtenAfter };
  });

try {
  await cluster.start();
  console.log(`seed ${values.seed}; the cluster is ready`);
  const { broken, figures } = await runDrill({
    databaseUrl: cluster.url,
    replicaUrl: cluster.replicaUrl,
    checkouts: Number(values.checkouts),
    kills: Number(values.kills),
    minutes: 60,
    kill: async (servers) => {
      if (changes.length === 0) await switchOver(servers);
      await killPrimary(servers);
    },
    outageHours: 0,
    seed: Number(values.seed),
    log: console.log,
  });
  const late = changes.filter((change) => change['writes again after s'] > MAX_OUTAGE_SECONDS);
  const all = { ...broken, 'changes of the primary that took too long': late.length };
  console.table(changes);
  console.table(figures);
  console.table(all);
  const isWhole =
    changes.length === Number(values.kills) + 1 &&
    figures['checkouts'] === Number(values.checkouts);
  process.exitCode = isWhole && Object.values(all).every((count) => count === 0) ? 0 : 1;
} finally {
  await cluster.stop();
}
