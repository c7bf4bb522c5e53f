import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '../log.ts';
import { withOrigin } from '../telemetry/origin.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { queuePolicies } from './queue-policies.ts';

let opened: TestDatabase;
const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });

before(async () => {
  opened = await openTestDatabase();
});
after(() => opened.close());

/** Its own queue for a test, as a server process has it. */
async function worker(
  name: string,
  handler: (payload: { n: number }) => Promise<void>,
  policy?: keyof typeof queuePolicies,
): Promise<Jobs> {
  const jobs = createJobs(opened.database, log);
  jobs.work(name, handler, policy);
  await jobs.start();
  return jobs;
}

async function stateOf(queue: string, n: number): Promise<unknown> {
  const { rows } = await opened.database.query(
    `select state::text from jobs.job where name = $1 and data->>'n' = $2`,
    [queue, String(n)],
  );
  return rows[0]?.['state'];
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await what()) return;
    await wait(50);
  }
  assert.fail('did not happen within 30 seconds');
}

test('jobs of one queue run side by side, up to its bound, and not two in a second, on PGlite and PostgreSQL', async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  const jobs = await worker('test.many', async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(20);
    running -= 1;
    done += 1;
  });
  const count = 60;
  for (let n = 0; n < count; n += 1) await jobs.enqueue('test.many', { n });
  const started = Date.now();
  await until(() => done === count);
  await jobs.stop();
  assert.equal(most, queuePolicies.delivery.parallel);
  // At two in a second they would need 30.
  assert.ok(Date.now() - started < 20_000, `${Date.now() - started} ms`);
});

test('a slow job holds its own place only: the others of its queue go on beside it, on PGlite and PostgreSQL', async () => {
  const slow = Promise.withResolvers<void>();
  const ended: number[] = [];
  const jobs = await worker('test.slow', async ({ n }) => {
    if (n === 0) await slow.promise;
    ended.push(n);
  });
  const count = 3 * queuePolicies.delivery.parallel;
  for (let n = 0; n < count; n += 1) await jobs.enqueue('test.slow', { n });
  await until(() => ended.length === count - 1);
  assert.ok(!ended.includes(0));
  slow.resolve();
  await until(() => ended.length === count);
  await jobs.stop();
});

test('two jobs of one key do not run side by side, and hold no other key, on PGlite and PostgreSQL', async () => {
  const first = Promise.withResolvers<void>();
  const began: number[] = [];
  const jobs = await worker('test.key', async ({ n }) => {
    began.push(n);
    if (n === 1) await first.promise;
  });
  await jobs.enqueue('test.key', { n: 1 }, { key: 'same' });
  await until(() => began.length === 1);
  // The first runs, so this one waits as a job of its own.
  await jobs.enqueue('test.key', { n: 2 }, { key: 'same' });
  await until(async () => (await stateOf('test.key', 2)) === 'active');
  await jobs.enqueue('test.key', { n: 3 }, { key: 'other' });
  await until(() => began.includes(3));
  assert.deepEqual(began, [1, 3]);
  first.resolve();
  await until(() => began.length === 3);
  await jobs.stop();
});

test('two processes on one queue at once run each job once', async () => {
  const ran: number[] = [];
  const handler = async ({ n }: { n: number }) => {
    ran.push(n);
    await wait(n % 7 === 0 ? 100 : 2);
  };
  const one = await worker('test.pair', handler);
  const other = await worker('test.pair', handler);
  const count = 80;
  for (let n = 0; n < count; n += 1) await one.enqueue('test.pair', { n });
  await until(() => ran.length >= count);
  await Promise.all([one.stop(), other.stop()]);
  assert.deepEqual(
    ran.toSorted((a, b) => a - b),
    Array.from({ length: count }, (_, n) => n),
  );
});

test('a job under way gives signs of life where another process could take it up, on PGlite and PostgreSQL', async () => {
  const done = Promise.withResolvers<void>();
  const jobs = await worker('test.alive', () => done.promise);
  await jobs.enqueue('test.alive', { n: 1 });
  const signs = async () => {
    const { rows } = await opened.database.query(
      `select heartbeat_seconds as seconds, heartbeat_on > started_on + interval '3 seconds' as "isAlive"
         from jobs.job where name = 'test.alive' and state = 'active'`,
    );
    return rows[0];
  };
  await until(async () => (await signs()) !== undefined);
  if (opened.database.kind === 'pglite') assert.equal((await signs())?.['seconds'], null);
  else await until(async () => (await signs())?.['isAlive'] === true);
  done.resolve();
  await until(async () => (await signs()) === undefined);
  await jobs.stop();
});

test('what fails for good waits in a list with its error and the code of its request, and can run again, on PGlite and PostgreSQL', async () => {
  let isBroken = true;
  let worked = 0;
  const handler = async ({ n }: { n: number }) => {
    if (isBroken) throw new Error(`peer away, params: ${n}`);
    worked += n;
  };
  // Stored before anybody looks, so that the first try is its last one.
  const storing = createJobs(opened.database, log, false);
  storing.work('test.broken', handler);
  await storing.start();
  const origin = { correlationId: 'code-on-screen', userId: 'u-1', sessionId: 's-1' };
  await withOrigin(origin, () => storing.enqueue('test.broken', { n: 7 }, { key: 'seven' }));
  await opened.database.query(
    `update jobs.job set retry_count = retry_limit where name = 'test.broken' and state = 'created'`,
  );
  await storing.stop();
  const jobs = await worker('test.broken', handler);
  await until(async () => (await jobs.failed()).length === 1);
  const [failed] = await jobs.failed();
  assert.equal(failed?.queue, 'test.broken');
  assert.deepEqual(failed.data, { n: 7 });
  assert.equal(failed.error, 'peer away, params: 7');
  assert.equal(failed.correlationId, 'code-on-screen');
  assert.equal(await jobs.isPending('test.broken', 'seven'), true);
  const said = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === 'job failed for good, it waits for an operator');
  assert.equal(said?.['correlationId'], 'code-on-screen');

  isBroken = false;
  assert.equal(await jobs.retryFailed([failed.id]), 1);
  await until(() => worked === 7);
  await until(async () => !(await jobs.isPending('test.broken', 'seven')));
  assert.deepEqual(await jobs.failed(), []);
  await jobs.stop();
});

test('every line of a job carries the code of the request that stored it', async () => {
  let isDone = false;
  const jobs = await worker('test.lines', async () => {
    log.info('from inside the job');
    isDone = true;
  });
  await withOrigin({ correlationId: 'code-of-lines', userId: 'u-2', sessionId: 's-2' }, () =>
    jobs.enqueue('test.lines', { n: 1 }),
  );
  await until(() => isDone);
  await jobs.stop();
  const line = lines
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find(({ msg }) => msg === 'from inside the job');
  assert.equal(line?.['correlationId'], 'code-of-lines');
  assert.equal(line['userId'], 'u-2');
  assert.equal(line['job'], 'test.lines');
});

test('a job that its process left is taken up within 30 seconds, on PGlite and PostgreSQL', async () => {
  const first = createJobs(opened.database, log, false);
  let ran = 0;
  first.work('test.left', async () => undefined);
  await first.start();
  await first.enqueue('test.left', { n: 1 });
  // As a process leaves it that was killed in the middle.
  await opened.database.query(
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'test.left'`,
  );
  await first.stop();
  const started = Date.now();
  const jobs = await worker('test.left', async () => {
    ran += 1;
  });
  await until(() => ran === 1);
  await jobs.stop();
  assert.ok(Date.now() - started < 30_000);
});

test('stopping lets a job end, and hands back one that does not', async () => {
  const ended: string[] = [];
  // The one ends when the queue is told to stop and not before: both are under way however slow the machine is.
  const mayEnd = Promise.withResolvers<undefined>();
  const withWorker = (isPolling: boolean) => {
    const made = createJobs(opened.database, log, isPolling);
    made.work('test.stop', async ({ kind }: { kind: 'ends' | 'stays' }) => {
      await (kind === 'ends' ? mayEnd.promise : wait(60_000, undefined, { ref: false }));
      ended.push(kind);
    });
    return made;
  };
  // Both are stored before anybody looks, so one look brings both.
  const storing = withWorker(false);
  await storing.start();
  await storing.enqueue('test.stop', { kind: 'ends' });
  await storing.enqueue('test.stop', { kind: 'stays' });
  await storing.stop();
  const jobs = withWorker(true);
  await jobs.start();
  const states = async () => {
    const { rows } = await opened.database.query(
      `select state::text, count(*)::int from jobs.job where name = 'test.stop' group by state order by 1`,
    );
    return rows.map(({ state, count }) => `${String(state)} ${String(count)}`);
  };
  await until(async () => (await states()).includes('active 2'));
  const stopped = jobs.stop();
  await wait(100);
  mayEnd.resolve(undefined);
  await stopped;
  assert.deepEqual(ended, ['ends']);
  assert.deepEqual((await states()).toSorted(), ['completed 1', 'retry 1']);
});

test('empty queues cost one statement for each look, however many they are, on PGlite and PostgreSQL', async () => {
  const { database } = opened;
  let statements: string[] = [];
  const jobs = createJobs(
    {
      ...database,
      jobsConnection: {
        executeSql(text, values) {
          statements.push(text);
          return database.jobsConnection.executeSql(text, values);
        },
      },
    },
    log,
  );
  const done: number[] = [];
  for (let queue = 0; queue < 20; queue += 1) {
    jobs.work<{ n: number }>(`test.idle-${queue}`, async ({ n }) => void done.push(n));
  }
  await jobs.start();
  await wait(200);
  statements = [];
  await wait(2000);
  const looks = statements.filter((text) => text.includes('unnest'));
  assert.ok(looks.length >= 1 && looks.length <= 5, `${looks.length} looks`);
  assert.ok(!statements.some((text) => text.includes('test.idle')), statements.join('\n'));
  // Each queue is found, and one whose job is not due is left.
  for (let n = 0; n < 20; n += 1) await jobs.enqueue(`test.idle-${n}`, { n });
  const after = new Date(Date.now() + 3_600_000);
  await jobs.enqueue('test.idle-0', { n: 20 }, { after });
  await until(() => done.length >= 20);
  await wait(700);
  await jobs.stop();
  assert.deepEqual(
    done.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, n) => n),
  );
});

test('errors of the queue are logged with their message', async () => {
  lines.length = 0;
  const { database } = opened;
  let isAway = false;
  const jobs = createJobs(
    {
      ...database,
      jobsConnection: {
        executeSql: (text, values) =>
          isAway
            ? Promise.reject(new Error('no database here'))
            : database.jobsConnection.executeSql(text, values),
      },
    },
    log,
  );
  jobs.work('test.away', async () => undefined);
  await jobs.start();
  isAway = true;
  await until(() => lines.some((line) => line.includes('no database here')));
  isAway = false;
  await jobs.stop();
});
