import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { migrate } from './migrate.ts';
import { openPglite, openVolatilePglite } from './pglite.ts';

let dir: string;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-pglite-'));
});
after(() => rmSync(dir, { recursive: true, force: true }));

/** Another process that opens the directory, commits numbers one by one and says each once it is committed. */
function writer(directory: string): { child: ChildProcess; said: AsyncIterable<string> } {
  const program = `
    import { openPglite } from ${JSON.stringify(join(import.meta.dirname, 'pglite.ts'))};
    const database = await openPglite(${JSON.stringify(directory)});
    await database.script('create table if not exists written (n int primary key)');
    for (let n = 0; ; n++) {
      await database.query('insert into written values ($1)', [n]);
      console.log(n);
      await new Promise(setImmediate);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = async function* () {
    let rest = '';
    for await (const chunk of child.stdout ?? []) {
      const parts = (rest + String(chunk)).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  };
  return { child, said: lines() };
}

test('a second process is told who holds the data; after a kill nothing acknowledged is lost', async () => {
  const directory = join(dir, 'killed');
  const { child, said } = writer(directory);
  let last = -1;
  for await (const line of said) {
    last = Number(line);
    if (last === 20) {
      await assert.rejects(openPglite(directory), {
        name: 'StartRefusal',
        message: `The data in ${directory} is in use by another WorkerBadge server (process ${child.pid}). Stop that one, or start with another DATA_DIR.`,
      });
    }
    if (last >= 60) child.kill('SIGKILL');
  }
  const database = await openPglite(directory);
  const { rows } = await database.query(
    'select max(n) as last, count(*)::int as total from written',
  );
  assert.ok(Number(rows[0]?.['last']) >= last);
  assert.equal(rows[0]?.['total'], Number(rows[0]?.['last']) + 1);
  const settings = await database.query(
    "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name",
  );
  assert.deepEqual(
    settings.rows.map(({ setting }) => setting),
    ['on', 'on', 'on', 'fsync'],
  );
  await database.close();
});

test('a process killed while it makes the database leaves nothing in the way of the next', async () => {
  const directory = join(dir, 'half-made');
  const { child } = writer(directory);
  const ended = once(child, 'exit');
  const begun = () =>
    [directory, `${directory}.new`].some(
      (path) => existsSync(path) && readdirSync(path).length > 0,
    );
  while (child.exitCode === null && !begun()) await setImmediate();
  child.kill('SIGKILL');
  await ended;
  const database = await openPglite(directory);
  await database.query('select 1');
  await database.close();
  assert.equal(existsSync(`${directory}.new`), false);
});

test('a directory of another PostgreSQL or with something else in it is refused and left alone', async () => {
  const old = join(dir, 'old');
  mkdirSync(old);
  writeFileSync(join(old, 'PG_VERSION'), '17\n');
  await assert.rejects(openPglite(old), /was written by PostgreSQL 17, this version reads 18/);
  const foreign = join(dir, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'photo.jpg'), '');
  await assert.rejects(openPglite(foreign), /holds something else than a WorkerBadge database/);
});

test('a database with tables of another program, or of another version, is refused', async () => {
  const database = await openVolatilePglite();
  await database.script('create table customers (id int)');
  await assert.rejects(migrate(database), /holds tables of another program/);
  await database.script('drop table customers');
  await migrate(database);
  await migrate(database);
  await database.script("insert into schema_migration (name, hash) values ('9999_later.sql', 'x')");
  await assert.rejects(migrate(database), /was made by another version/);
  await database.script("delete from schema_migration where name = '9999_later.sql'");
  await database.script("update schema_migration set hash = 'x' where name = '0000_initial.sql'");
  await assert.rejects(migrate(database), /was made by another version/);
  await database.close();
});

test('a transaction that does not end keeps nobody from closing the database', async () => {
  const database = await openVolatilePglite();
  const begun = Promise.withResolvers<void>();
  void database.transaction(() => {
    begun.resolve();
    return new Promise<never>(() => undefined);
  });
  await begun.promise;
  await database.close();
  await assert.rejects(database.query('select 1'));
});
