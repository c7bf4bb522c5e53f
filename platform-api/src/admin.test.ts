import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readConfig } from './config.ts';
import { demoPeople, loadPeople } from './demo/people.ts';
import { publicKeys } from './domains/badges/issuer/issuer-keys.ts';
import { openPlatform } from './open-platform.ts';
import { layDatabase, newDatabase } from './testing/test-database.ts';
import { bareEnvironment } from './testing/processes.ts';

const { anna, marco, sara } = demoPeople;

let dir: string;
let environment: Record<string, string>;
let drop = async () => {};
before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-admin-'));
  environment = { DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'silent' };
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return layDatabase(join(dir, 'data'));
  const database = await newDatabase(server, process.env['TEST_DATABASE_TEMPLATE']);
  environment['DATABASE_URL'] = database.url;
  drop = database.drop;
});
after(async () => {
  await drop();
  rmSync(dir, { recursive: true, force: true });
});

/** The program in its own process, as an operator runs it: its status and its one line. */
function admin(...args: string[]) {
  const program = join(import.meta.dirname, 'admin.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...bareEnvironment, ...environment },
    encoding: 'utf8',
  });
  return [status, `${stdout}${stderr}`.trim()];
}

/** Nobody runs the server meanwhile: the embedded database has one owner at a time. */
async function withPlatform<T>(
  work: (platform: Awaited<ReturnType<typeof openPlatform>>) => Promise<T>,
): Promise<T> {
  const platform = await openPlatform(readConfig(environment));
  try {
    return await work(platform);
  } finally {
    await platform.database.close();
  }
}

test('the first administrator is made at a terminal, on PGlite and PostgreSQL', async () => {
  await withPlatform(async (platform) => {
    await loadPeople(platform);
    await platform.database.query(`delete from account_role where role = 'AdminWorkerBadge'`);
  });
  assert.deepEqual(admin('list'), [0, 'There is no administrator yet.']);
  const mail = marco.identity.email.toUpperCase();
  assert.deepEqual(admin('grant', '--person', mail), [
    0,
    'Marco Bianchi is an administrator from the next login on.',
  ]);
  assert.deepEqual(admin('grant', '--person', marco.identity.fiscalCode.toLowerCase()), [
    0,
    'Marco Bianchi is an administrator already.',
  ]);
  const [status, said] = admin('revoke', '--person', mail);
  assert.equal(status, 1);
  assert.match(String(said), /administrator/);
  admin('grant', '--person', anna.identity.fiscalCode);
  assert.deepEqual(admin('list'), [0, 'Marco Bianchi\nAnna Colombo']);
  assert.deepEqual(admin('revoke', '--person', mail), [
    0,
    'Marco Bianchi is no administrator any more.',
  ]);
  const written = await withPlatform(async (platform) => {
    const { rows } = await platform.database.query(
      'select user_id, role, change, by from role_change order by id',
    );
    return rows.map((row) => [row['user_id'], row['role'], row['change']]);
  });
  assert.deepEqual(written, [
    [marco.userId, 'AdminWorkerBadge', 'granted'],
    [anna.userId, 'AdminWorkerBadge', 'granted'],
    [marco.userId, 'AdminWorkerBadge', 'revoked'],
  ]);
});

for (const [what, args, sentence] of [
  ['somebody unknown', ['grant', '--person', 'nobody@example.it'], /^Nobody who is registered /],
  ['a deleted account', ['grant', '--person', sara.identity.email], /^Nobody who is registered /],
  ['no person', ['grant'], /^Usage: /],
] as const) {
  test(`the command is refused with one sentence for ${what}`, () => {
    const [status, said] = admin(...args);
    assert.equal(status, 1);
    assert.match(String(said), sentence);
    assert.equal(String(said).split('\n').length, 1);
  });
}

test('the command makes no keys and needs no peers', () => {
  environment['PUBLIC_URL'] = 'https://shop.example';
  assert.equal(admin('list')[0], 0);
  delete environment['PUBLIC_URL'];
  const empty = { ...environment };
  environment = { DATA_DIR: join(dir, 'new') };
  assert.deepEqual(admin('list'), [
    1,
    'This database is empty: start the server once, then log in.',
  ]);
  assert.ok(!existsSync(join(dir, 'new')));
  environment = empty;
});

test('the key of badges is rotated at a terminal, and the next start takes it', async () => {
  await withPlatform((platform) => loadPeople(platform));
  const [status, said] = admin('rotate-badge-key');
  assert.equal(status, 0, String(said));
  const [key = 'none'] = /z6Mk\w+/.exec(String(said)) ?? [];
  await withPlatform(async (platform) => assert.equal((await publicKeys(platform)).at(-1), key));
});
