/** Reads from a real streaming standby, whose replay is held, which hangs, and which goes away. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Registry } from 'prom-client';
import { inSpan, startTracing, stopTracing } from 'server-process';
import { buildApp } from '../app.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { demoCourseId, demoCourseKeys, loadCourses } from '../demo/courses/index.ts';
import type { DemoPersonKey } from '../demo/people.ts';
import { authenticate } from '../domains/identity/index.ts';
import type { Platform } from '../platform.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../testing/platform.ts';
import {
  findServerPrograms,
  startPostgres,
  startStandby,
  type PostgresServer,
} from '../testing/postgres-server.ts';
import { addToCart, ask, saveOrder } from '../testing/shop.ts';
import { traceReceiver } from '../testing/trace-receiver.ts';
import { replicaRoutes } from './replica-routes.ts';

const programs = findServerPrograms();
const skip = programs === null && 'no PostgreSQL server was found';
const maxLagMs = 3000;
const [first = '', second = ''] = demoCourseKeys;

let primary: PostgresServer;
let standby: PostgresServer;
let t: TestPlatform;
let registry: Registry;

const open = (log?: Platform['log']) =>
  openPostgres(primary.url, log, { url: standby.url, maxLagMs });

before(async () => {
  if (programs === null) return;
  primary = await startPostgres(programs);
  standby = await startStandby(programs, primary);
  const database = await open();
  await migrate(database);
  registry = new Registry();
  t = await testPlatform({
    database: { database, close: () => database.close() },
    metrics: registry,
  });
  await loadCourses(t.platform);
});
after(async () => {
  if (programs === null) return;
  await t.close();
  await standby.stop();
  await primary.stop();
});
beforeEach(async () => {
  if (programs !== null) await untilOnReplica();
});

async function onStandby(text: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: standby.url });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows[0];
}

/** Until the standby has all that the primary has now. */
async function untilCaughtUp(): Promise<void> {
  const { rows } = await t.platform.database.query('select pg_current_wal_insert_lsn() as now');
  const hasAll = `select pg_last_wal_replay_lsn() >= '${String(rows[0]?.['now'])}' as yes`;
  while ((await onStandby(hasAll))?.['yes'] !== true) await wait(50);
}

/** Replay is held: what the primary keeps from now on, the standby does not show. */
async function holdReplay(work: () => Promise<void>): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
}

/** How many reads were answered where, since the last question. */
async function sources(): Promise<Record<string, number>> {
  const metric = registry.getSingleMetric('workerbadge_replica_reads_total');
  const { values } = (await metric?.get()) ?? { values: [] };
  metric?.reset();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels['source']), value]));
}

async function untilOnReplica(): Promise<void> {
  await untilCaughtUp();
  for (let n = 0; n < 200; n += 1) {
    await sources();
    const { statusCode } = await t.app.inject({ url: '/api/Courses/Sitemap' });
    assert.equal(statusCode, 200);
    if ((await sources())['replica'] === 1) return;
    await wait(100);
  }
  assert.fail('the replica answers no read');
}

const orderCount = async (session: TestSession, url: string): Promise<number> =>
  (await ask(session, 'GET', url)).data.totalItems;

const filled: Record<string, { url?: string; payload?: object; as: DemoPersonKey | null }> = {
  'GET /api/Courses/Public': { as: null, url: '/api/Courses/Public?searchText=sicurezza' },
  'POST /api/SearchFullText': { as: 'marco', payload: { ricerca: 'sicurezza' } },
  'GET /api/Courses/Suggestions': { as: null, url: '/api/Courses/Suggestions?text=sic' },
  'GET /api/Courses/Reviews/:id': { as: null, url: `/api/Courses/Reviews/${demoCourseId(first)}` },
  'GET /api/Courses': { as: 'marco' },
  'GET /api/Courses/GetTotalCoursesUser': { as: 'marco' },
  'GET /api/Courses/Subscribers': {
    as: 'elena',
    url: `/api/Courses/Subscribers?courseId=${demoCourseId(first)}`,
  },
  'GET /api/Orders/all': { as: 'marco' },
};

test(
  'each route of the table is answered by the replica, and writes nothing',
  { skip },
  async () => {
    assert.ok(replicaRoutes.length > 10);
    for (const route of replicaRoutes) {
      const [method = '', path = ''] = route.split(' ');
      const {
        as,
        url = path,
        payload,
      } = filled[route] ?? {
        as: /Sitemap/.test(route) ? null : ('anna' as const),
      };
      const session = as === null ? null : await t.login(as);
      // The login was written a moment ago; lists do not depend on it.
      await sources();
      const request = { method: method as 'GET', url, ...(payload && { payload }) };
      const response = await (session?.call(request) ?? t.app.inject(request));
      assert.equal(response.statusCode, 200, `${route}: ${response.body}`);
      assert.deepEqual(await sources(), { replica: 1 }, route);
    }
  },
);

test(
  'who wrote sees it at once, on every process; others may see what was before',
  { skip },
  async () => {
    const [marco, anna] = [await t.login('marco'), await t.login('anna')];
    const before = await orderCount(marco, 'Orders/all');
    const ofAll = await orderCount(anna, 'List/Orders');
    const other = { ...t.platform, database: await open() };
    const app = await buildApp(other, authenticate(other));
    try {
      await untilOnReplica();
      await holdReplay(async () => {
        await saveOrder(marco, await addToCart(marco, first));
        await sources();
        assert.equal(await orderCount(marco, 'Orders/all'), before + 1);
        assert.deepEqual(await sources(), { 'own write': 1 });
        // Another session of the same person, on another process.
        const elsewhere = await app.inject({
          url: '/api/Orders/all',
          headers: { authorization: `Bearer ${(await t.login('marco')).token}` },
        });
        assert.equal(
          elsewhere.json<{ data: { totalItems: number } }>().data.totalItems,
          before + 1,
        );

        assert.equal(await orderCount(anna, 'List/Orders'), ofAll);
        assert.deepEqual(await sources(), { replica: 1 });
      });
    } finally {
      await app.close();
      await other.database.close();
    }
    await untilCaughtUp();
    assert.equal(await orderCount(marco, 'Orders/all'), before + 1);
    assert.equal(await orderCount(anna, 'List/Orders'), ofAll + 1);
    assert.deepEqual(await sources(), { replica: 2 }, 'the replica has it now');
  },
);

test('two writes of one person at once are both seen by them', { skip }, async () => {
  const giulia = await t.login('giulia');
  const url = `Courses/Reviews/${demoCourseId(first)}`;
  await ask(giulia, 'GET', url);
  await holdReplay(async () => {
    await Promise.all([addToCart(giulia, first), addToCart(giulia, second)]);
    await sources();
    await ask(giulia, 'GET', url);
    assert.deepEqual(await sources(), { 'own write': 1 });
  });
});

test('a replica that is later than it may be is not read from', { skip }, async () => {
  const [marco, anna] = [await t.login('marco'), await t.login('anna')];
  const before = await orderCount(anna, 'List/Orders');
  await holdReplay(async () => {
    await saveOrder(marco, await addToCart(marco, second));
    await wait(maxLagMs + 2500);
    await sources();
    assert.equal(await orderCount(anna, 'List/Orders'), before + 1);
    assert.deepEqual(await sources(), { late: 1 });
    assert.ok((t.platform.database.replica?.state().lateSeconds ?? 0) > maxLagMs / 1000);
  });
});

test('a replica that hangs, and one that is gone, are no error for anybody', { skip }, async () => {
  const anna = await t.login('anna');
  const reads = async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(anna, 'GET', 'List/Orders')),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  };
  standby.pause();
  try {
    await reads();
  } finally {
    standby.resume();
  }
  await untilOnReplica();

  await standby.halt();
  try {
    await sources();
    await reads();
    assert.equal((await sources())['replica'], undefined);
    for (let n = 0; n < 100 && t.platform.database.replica?.state().isUp !== false; n += 1) {
      await wait(100);
    }
    assert.equal(t.platform.database.replica?.state().isUp, false);
    await reads();
  } finally {
    await standby.start();
  }
  await untilOnReplica();
});

test('statements of a read there are spans that name the replica', { skip }, async () => {
  const receiver = await traceReceiver();
  Object.assign(process.env, receiver.environment);
  await startTracing('workerbadge-api', (said) => assert.fail(said));
  try {
    await sources();
    const read = { url: `/api/Courses/Reviews/${demoCourseId(first)}` };
    await inSpan('a request', { kind: 'server' }, async () => {
      const { statusCode } = await t.app.inject(read);
      assert.equal(statusCode, 200);
    });
    assert.deepEqual(await sources(), { replica: 1 });
    const statement = await receiver.until(
      ({ attributes }) => attributes['workerbadge.database'] === 'replica',
    );
    const request = await receiver.until(({ name }) => name === 'a request');
    assert.equal(statement.traceId, request.traceId);
    assert.equal(statement.attributes['db.operation.name'], 'select');
  } finally {
    await stopTracing(1000);
    for (const name of Object.keys(receiver.environment)) delete process.env[name];
    await receiver.close();
  }
});

test('a write without its note is no success', { skip }, async () => {
  const marco = await t.login('marco');
  await t.platform.database.query('alter table last_write rename to absent');
  try {
    const { status } = await ask(marco, 'PUT', 'Account/Role?role=Discente');
    assert.equal(status, 500);
  } finally {
    await t.platform.database.query('alter table absent rename to last_write');
  }
  assert.equal((await ask(marco, 'PUT', 'Account/Role?role=Discente')).status, 200);
});

test('a standby that was promoted is not read from any more', { skip }, async () => {
  const anna = await t.login('anna');
  await onStandby('select pg_promote()');
  await sources();
  for (let n = 0; n < 5; n += 1) {
    assert.equal((await ask(anna, 'GET', 'List/Orders')).status, 200);
    await wait(300);
  }
  const { replica, ...others } = await sources();
  assert.equal(replica, undefined, JSON.stringify(others));
});
