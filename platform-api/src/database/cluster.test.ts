import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  findServerPrograms,
  startPostgres,
  type PostgresServer,
} from '../testing/postgres-server.ts';
import { clusterPool } from './cluster-client.ts';
import { readClusterUrl } from './cluster-url.ts';
import { openPostgres } from './postgres.ts';

for (const [url, urls, target] of [
  ['postgres://u:p@a:5432/db', ['postgres://u:p@a:5432/db'], 'any'],
  [
    'postgres://u:p@a:1,b:2/db?target_session_attrs=prefer-standby&ssl=1',
    ['postgres://u:p@a:1/db?ssl=1', 'postgres://u:p@b:2/db?ssl=1'],
    'prefer-standby',
  ],
  ['postgresql://a,b/db', ['postgresql://a/db', 'postgresql://b/db'], 'read-write'],
  ['postgres://a/db?target_session_attrs=read-write', ['postgres://a/db'], 'read-write'],
] as const) {
  test(`the servers of ${url}`, () => {
    assert.deepEqual(readClusterUrl(url), { urls, target });
  });
}

test('an unknown target is refused', () => {
  assert.throws(
    () => readClusterUrl('postgres://a,b/db?target_session_attrs=primary'),
    /is not one of/,
  );
});

const programs = findServerPrograms();
const skip = programs === null && 'no PostgreSQL server was found';

let one: PostgresServer;
let two: PostgresServer;
let both: string;
let portOne: number;
let portTwo: number;
before(async () => {
  if (programs === null) return;
  [one, two] = await Promise.all([startPostgres(programs), startPostgres(programs)]);
  portOne = Number(new URL(one.url).port);
  portTwo = Number(new URL(two.url).port);
  both = one.url.replace(`:${portOne}`, `:${portOne},127.0.0.1:${portTwo}`);
});
after(async () => {
  if (programs !== null) await Promise.all([one.stop(), two.stop()]);
});

/** Read-only as a standby is, and whoever is connected has to come again. */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query('set transaction_read_only = off');
  await client.query(
    `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  await client.query('select pg_reload_conf()');
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
}

test(
  'connections go to the server that writes, and follow it when it changes',
  { skip },
  async (t) => {
    await setReadOnly(one.url, true);
    const pool = new pg.Pool(clusterPool(`${both}?target_session_attrs=read-write`));
    pool.on('error', () => {});
    t.after(() => pool.end());
    const writesTo = async () => {
      await pool.query('create table if not exists written (n int)');
      const { rows } = await pool.query<{ port: number }>(
        "select current_setting('port')::int as port",
      );
      return rows[0]?.port;
    };
    assert.equal(await writesTo(), portTwo);

    await setReadOnly(one.url, false);
    await setReadOnly(two.url, true);
    for (let tries = 0; tries < 50; tries++) {
      const port = await writesTo().catch(() => undefined);
      if (port === portOne) break;
    }
    assert.equal(await writesTo().catch(() => undefined), portOne);

    await setReadOnly(one.url, true);
    const none = new pg.Pool(clusterPool(both));
    t.after(() => none.end());
    await assert.rejects(none.query('select 1'), {
      message: 'None of 2 database servers is reachable as read-write',
      code: 'ECONNREFUSED',
    });
    const reading = new pg.Pool(clusterPool(`${both}?target_session_attrs=prefer-standby`));
    t.after(() => reading.end());
    await reading.query('select 1');
  },
);

test(
  'a server of the cluster that hangs keeps nobody from the one that now writes',
  { skip },
  async (t) => {
    await setReadOnly(one.url, false);
    await setReadOnly(two.url, true);
    const database = await openPostgres(both);
    t.after(() => database.close());
    const port = async () => {
      const { rows } = await database.query("select current_setting('port')::int as port");
      return rows[0]?.['port'];
    };
    assert.equal(await port(), portOne);
    one.pause();
    try {
      await setReadOnly(two.url, false);
      const found = () => port().catch(() => undefined);
      const started = Date.now();
      let last = await found();
      while (last === undefined && Date.now() - started < 20_000) {
        await wait(100);
        last = await found();
      }
      assert.equal(last, portTwo);
      // And it stays so: whatever looks at the database every second finds the same server. A busy machine may miss a
      // look, so it is five in a row within a minute.
      let inRow = 0;
      while (inRow < 5 && Date.now() - started < 60_000) {
        await wait(1000);
        last = await found();
        inRow = last === portTwo ? inRow + 1 : 0;
      }
      assert.equal(inRow, 5);
    } finally {
      one.resume();
    }
  },
);
