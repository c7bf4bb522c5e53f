import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { pglitePool } from './pglite-pool.ts';

let client: PGlite;
let pool: pg.Pool;
before(async () => {
  client = await PGlite.create();
  pool = pglitePool(client);
  await pool.query('create table note (id int primary key, words text not null)');
});
after(async () => {
  await pool.end();
  await client.close();
});

const failed = (statement: Promise<unknown>) =>
  statement.then(
    () => 'did not fail',
    (error: { code?: string }) => error.code,
  );

const prepared = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ statement }) => statement);
};

test('a statement that fails fails alone, whatever it was', async () => {
  const divide = 'select 6 / $1::int as quotient';
  const failing: [what: string, run: () => Promise<unknown>, code: string][] = [
    ['without values', () => pool.query('select 1 / 0'), '22012'],
    ['with values', () => pool.query(divide, [0]), '22012'],
    ['that is prepared', () => pool.query(divide, [0]), '22012'],
    ['that cannot be read', () => pool.query('selec $1', ['x']), '42601'],
    ['in a block of several', () => pool.query('begin; select 1 / 0; commit'), '22012'],
    [
      'that a constraint refuses',
      () => pool.query('insert into note values ($1, null)', [1]),
      '23502',
    ],
  ];
  for (const [what, run, code] of failing) {
    for (const turn of [1, 2, 3]) {
      assert.equal(await failed(run()), code, `${what}, ${turn}`);
      const { rows } = await pool.query(divide, [2]);
      assert.deepEqual(rows, [{ quotient: 3 }], `after ${what}, ${turn}`);
    }
  }
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, n) =>
      n % 3 === 0
        ? failed(pool.query(divide, [0]))
        : (await pool.query<{ n: number }>('select $1::int as n', [n])).rows[0]?.n,
    ),
  );
  assert.deepEqual(
    answers,
    Array.from({ length: 60 }, (_, n) => (n % 3 === 0 ? '22012' : n)),
  );
});

test('who holds the connection has the database alone, and what failed is taken back with it', async () => {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('insert into note values ($1, $2)', [2, 'kept']);
  let isAnswered = false;
  const other = pool
    .query<{ count: number }>('select count(*)::int as count from note')
    .then((answer) => {
      isAnswered = true;
      return answer;
    });
  assert.equal(
    await failed(holder.query('insert into note values ($1, $2)', [2, 'twice'])),
    '23505',
  );
  assert.equal(await failed(holder.query('select $1::int', [1])), '25P02');
  await new Promise(setImmediate);
  assert.equal(isAnswered, false);
  await holder.query('rollback');
  holder.release();
  assert.deepEqual((await other).rows, [{ count: 0 }]);
});

test('what is asked a second time is prepared, and asked in that form from then on', async () => {
  // What never comes again leaves room for what does.
  for (let n = 0; n < 900; n += 1) await pool.query(`select $1::int as once, ${n}`, [n]);
  const text = 'select $1::int + 1 as next';
  for (const n of [1, 2, 3, 4]) {
    assert.deepEqual((await pool.query(text, [n])).rows, [{ next: n + 1 }]);
    assert.deepEqual((await prepared()).includes(text), n > 1);
  }
  await pool.query('select 1; select 2');
  await pool.query('select 1; select 2');
  const rowsOfMany = `select $1::int as many where 1 not in (${'0, '.repeat(5000)} 0)`;
  for (const n of [1, 2, 3]) {
    assert.deepEqual((await pool.query(rowsOfMany, [n])).rows, [{ many: n }]);
  }
  assert.deepEqual((await prepared()).includes(rowsOfMany), false);
});

test('a connection keeps so many prepared statements and goes on with the others as they are', async () => {
  for (let n = 0; n < 900; n += 1) {
    for (const turn of [1, 2]) {
      const { rows } = await pool.query(`select $1::int as turn, ${n} as number`, [turn]);
      assert.deepEqual(rows, [{ turn, number: n }]);
    }
  }
  const kept = (await prepared()).length;
  assert.ok(kept > 300 && kept <= 400, String(kept));
});

test('a connection that takes the place of another finds nothing of it', async () => {
  const holder = await pool.connect();
  await holder.query("set work_mem = '9MB'; create temporary table own (id int)");
  holder.release(true);
  const { rows } = await pool.query(
    "select current_setting('work_mem') as memory, to_regclass('own') as own",
  );
  assert.deepEqual(rows, [{ memory: '4MB', own: null }]);
  assert.deepEqual(await prepared(), []);
});

test('a row that is longer than a part of the stream comes whole', async () => {
  const words = 'parola '.repeat(300_000);
  await pool.query('insert into note values ($1, $2)', [5, words]);
  const { rows } = await pool.query('select words from note where id = $1', [5]);
  assert.equal(rows[0]?.words === words, true);
});

test('a database that is gone is told to whoever asks, and ends no process', async () => {
  const gone = await PGlite.create();
  const own = pglitePool(gone);
  const holder = await own.connect();
  await holder.query('begin');
  await gone.close();
  await assert.rejects(holder.query('select $1::int', [0]));
  holder.release();
  for (const turn of [1, 2]) {
    await assert.rejects(own.query('select $1::int', [turn]));
  }
  await own.end();
});
