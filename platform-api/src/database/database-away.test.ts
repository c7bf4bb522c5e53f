import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '../log.ts';
import {
  findServerPrograms,
  startPostgres,
  type PostgresServer,
} from '../testing/postgres-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../testing/platform.ts';
import { DatabaseAway, isDatabaseAway } from './database-away.ts';
import { openPostgres } from './postgres.ts';

const programs = findServerPrograms();
const skip = programs === null ? 'no PostgreSQL server on this machine' : false;

let server: PostgresServer;
let t: TestPlatform;
let learner: TestSession;

before(async () => {
  if (programs === null) return;
  server = await startPostgres(programs);
  process.env['TEST_DATABASE_URL'] = server.url;
  // The run's template is on the run's server.
  delete process.env['TEST_DATABASE_TEMPLATE'];
  t = await testPlatform({ database: await openTestDatabase(null) });
  learner = await t.login('giulia');
});
after(async () => {
  if (programs === null) return;
  await t.close();
  await server.stop();
});

const concrete = (url: string) => url.replace(/:\w+/g, '1').replace('*', 'x');
const longestMs = 5000;

/** Every route of the API, called by someone with a session. */
async function callAll() {
  const routes = t.app.routeTable.filter(
    ({ url }) =>
      url.startsWith('/api/') && !url.startsWith('/api/health/') && !url.includes('docs'),
  );
  assert.ok(routes.length > 100, `only ${routes.length} routes were found`);
  return Promise.all(
    routes.map(async ({ method, url }) => {
      const started = Date.now();
      const answer = await learner.call({
        method,
        url: concrete(url),
        headers: { 'accept-language': 'en', 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { payload: '{}' }),
      });
      return { route: `${method} ${url}`, answer, took: Date.now() - started };
    }),
  );
}

async function assertAllAway(): Promise<void> {
  for (const { route, answer, took } of await callAll()) {
    assert.equal(answer.statusCode, 503, `${route}: ${answer.body.slice(0, 200)}`);
    assert.ok(took < longestMs, `${route}: ${took} ms`);
    assert.ok(Number(answer.headers['retry-after']) > 0, route);
    const { data, code, info, correlationId } = answer.json<Record<string, unknown>>();
    assert.deepEqual([data, code], [null, 'SERVICE_UNAVAILABLE'], route);
    assert.equal(info, 'The service cannot be reached. Try again shortly.');
    assert.ok(correlationId);
  }
}

async function assertBack(): Promise<void> {
  const started = Date.now();
  let answer = await learner.call({ url: '/api/Cart' });
  while (answer.statusCode === 503 && Date.now() - started < 30_000) {
    await wait(100);
    answer = await learner.call({ url: '/api/Cart' });
  }
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal((await t.call(null, { url: '/api/health/ready' })).statusCode, 200);
}

test(
  'a database that hangs answers every route with 503 within five seconds, and all goes on when it does',
  { skip },
  async () => {
    assert.equal((await learner.call({ url: '/api/Cart' })).statusCode, 200);
    server.pause();
    try {
      await assertAllAway();
      // It is known by now: nobody waits.
      await assertAllAway();
      assert.equal((await t.call(null, { url: '/api/health/ready' })).statusCode, 503);
      assert.equal((await t.call(null, { url: '/api/health/live' })).statusCode, 200);
    } finally {
      server.resume();
    }
    await assertBack();
  },
);

test('a transaction that the database hangs in ends with an error', { skip }, async () => {
  const { database } = t.platform;
  const work = database.transaction(async () => {
    await database.db.execute('select 1');
    server.pause();
    await database.db.execute('select 2');
  });
  const started = Date.now();
  try {
    await assert.rejects(work, (error) => isDatabaseAway(error));
    assert.ok(Date.now() - started < longestMs);
  } finally {
    server.resume();
  }
  await assertBack();
});

test(
  'a database that is gone answers 503, and all goes on when it is started again',
  { skip },
  async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    const database = await openPostgres(server.url, log);
    await server.halt();
    try {
      await assertAllAway();
    } finally {
      await server.start();
    }
    await assertBack();
    await database.close();
    assert.ok(lines.some((line) => line.includes('a connection to the database was lost')));
  },
);

test('what says that the database is away, and what does not', () => {
  const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
  const query = (cause: Error) => new Error('Failed query: select 1', { cause });
  for (const error of [
    new DatabaseAway(),
    coded('57P01'),
    coded('57P03'),
    coded('08006'),
    coded('53300'),
    query(coded('ECONNREFUSED')),
    query(new Error('Connection terminated unexpectedly')),
    new Error('timeout exceeded when trying to connect'),
  ]) {
    assert.equal(isDatabaseAway(error), true, String(error));
  }
  for (const error of [
    coded('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:25'),
    query(coded('23505')),
    coded('42P01'),
    new Error('anything'),
    null,
  ]) {
    assert.equal(isDatabaseAway(error), false, String(error));
  }
});
