import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtRemote, builtShell } from '../../delivery/src/release/built-releases.ts';
import { ReleaseStore } from '../../delivery/src/release/release-store.ts';
import { readConfig } from '../../platform-api/src/config.ts';
import {
  demoCourseId,
  demoCourseKeys,
  loadCourses,
} from '../../platform-api/src/demo/courses/index.ts';
import { loadPeople } from '../../platform-api/src/demo/people.ts';
import { seededRandom } from '../../platform-api/src/demo/random.ts';
import { accountById } from '../../platform-api/src/domains/accounts/index.ts';
import { openSession } from '../../platform-api/src/domains/identity/index.ts';
import { openPlatform } from '../../platform-api/src/open-platform.ts';
import type { Platform } from '../../platform-api/src/platform.ts';
import { newcomers } from '../../platform-api/src/testing/newcomers.ts';
import { Client, type Failure } from './client.ts';
import { twoOfEach, type Kill } from './processes.ts';

export type OutagePlan = {
  /** Of an empty database on PostgreSQL. */
  databaseUrl: string;
  clients: number;
  kills: number;
  seed: number;
  log: (line: string) => void;
};

export type OutageResult = {
  /** Failures of what was not in flight at a kill. */
  errors: Failure[];
  /** Acknowledged writes that the database does not have. */
  lost: string[];
  figures: { answers: number; switches: number; inFlight: number; orders: number; kills: string[] };
};

/**
 * How long after the end of a process a request may still have been sent to it: until the edge has read
 * that its connection is closed, on a machine that is busy.
 */
const NOTICE_MS = 1000;

/**
 * Two edges and two servers on one PostgreSQL and one release store, of which one at random is killed and
 * started again, while clients read, write and load pages through both edges.
 */
export async function runOutages(plan: OutagePlan): Promise<OutageResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workerbadge-outage-'));
  const releasesDir = path.join(dataDir, 'releases');
  const api = {
    DATABASE_URL: plan.databaseUrl,
    DATA_DIR: path.join(dataDir, 'data'),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
  };
  const processes = await twoOfEach(api, {
    RELEASES_DIR: releasesDir,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
  });
  const platform = await openPlatform(readConfig(api));
  try {
    const store = new ReleaseStore(releasesDir);
    await store.publish(builtShell('aaaa1111'));
    await store.publish(builtRemote('mf-catalogue', 'bbbb2222'));
    await loadPeople(platform);
    await loadCourses(platform);
    const sessions = await newSessions(platform, plan.clients);
    await Promise.all(processes.all.map((process) => process.start()));

    const random = seededRandom(plan.seed);
    const courses = demoCourseKeys.map(demoCourseId);
    const edges = processes.edges.map(({ url }) => url);
    const clients = sessions.map((session, number) => {
      const own = seededRandom(plan.seed * 1009 + number);
      return new Client(number, session, { edges, courses, random: own });
    });
    const kills: Kill[] = [];
    const over = new AbortController();
    const killing = async () => {
      for (let number = 0; number < plan.kills && !over.signal.aborted; number += 1) {
        await wait(500 + random() * 1000);
        const victim = processes.all[Math.floor(random() * processes.all.length)]!;
        kills.push(await victim.kill());
        // People go on with what is left.
        await wait(random() * 1500);
        await victim.start();
        plan.log(`kill ${number + 1}: ${victim.name}`);
      }
      await wait(1000);
    };
    const working = clients.map(async (client) => {
      while (!over.signal.aborted) await client.step();
    });
    const killed = killing();
    try {
      await Promise.race([killed, Promise.all(working)]);
    } finally {
      over.abort();
      await Promise.allSettled([killed, ...working]);
    }
    await Promise.all([killed, ...working]);
    const failures = clients.flatMap((client) => client.failures);
    const errors = beyondInFlight(failures, kills);
    return {
      errors,
      lost: await lostWrites(platform, clients),
      figures: {
        answers: sum(clients.map((client) => client.answers)),
        switches: sum(clients.map((client) => client.switches)),
        inFlight: failures.length - errors.length,
        orders: sum(clients.map((client) => client.acknowledged.orders.size)),
        kills: kills.map(({ name }) => name),
      },
    };
  } finally {
    await Promise.all(processes.all.map((process) => process.stop()));
    await platform.database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * In flight is what overlaps a kill. After it, a client may once more meet a connection whose end was not
 * noticed yet, if it lost nothing before.
 */
export function beyondInFlight(failures: readonly Failure[], kills: readonly Kill[]): Failure[] {
  const excused = new Set<string>();
  return failures.filter((failure) => {
    const kill = kills.findIndex(
      ({ from, to }) => failure.to >= from && failure.from <= to + NOTICE_MS,
    );
    const excuse = `${failure.client} ${kill}`;
    const isInFlight = failure.from <= (kills[kill]?.to ?? -Infinity);
    if (kill === -1 || (excused.has(excuse) && !isInFlight)) return true;
    excused.add(excuse);
    return false;
  });
}

async function lostWrites({ database }: Platform, clients: readonly Client[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { acknowledged } of clients) {
    const { userId, address, orders } = acknowledged;
    const found = await database.query(`select communication_email from account where id = $1`, [
      userId,
    ]);
    const stored = /^mail-(\d+)@/.exec(String(found.rows[0]?.['communication_email']))?.[1] ?? '0';
    // A later one may have come through whose answer was lost.
    if (Number(stored) < address) lost.push(`${userId}: address ${address}, stored is ${stored}`);
    const made = await database.query(`select id from customer_order where user_id = $1`, [userId]);
    const ids = new Set(made.rows.map(({ id }) => Number(id)));
    if (new Set(orders.values()).size < orders.size) lost.push(`${userId}: an order twice`);
    for (const id of orders.values()) if (!ids.has(id)) lost.push(`${userId}: order ${id}`);
  }
  return lost;
}

/** As many learners as there are clients, each with a session. */
async function newSessions(platform: Platform, count: number) {
  const sessions = [];
  for (const userId of await newcomers(platform, count)) {
    const account = await accountById(platform, userId);
    if (account === null) throw new Error('the person has no account');
    sessions.push({ userId, token: (await openSession(platform, account, {})).token });
  }
  return sessions;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
