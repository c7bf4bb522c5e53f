import assert from 'node:assert/strict';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readConfig } from '../config.ts';
import { openPglite } from '../database/pglite.ts';
import { openPlatform } from '../open-platform.ts';
import {
  drilledInstallation,
  drillKills,
  emptyDatabase,
  runCommand,
} from '../testing/backup-drill.ts';
import type { Installation } from './installation.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let dir: string;
const server = process.env['TEST_DATABASE_URL'];
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-backup-'));
});
after(() => rmSync(dir, { recursive: true, force: true }));

const databaseUrl = async (name: string) =>
  server === undefined ? {} : { databaseUrl: await emptyDatabase(server, name) };

const installationOf = (environment: Record<string, string>): Installation => ({
  config: readConfig(environment),
  releasesDir: environment['RELEASES_DIR'] ?? null,
  registryKeyFile: join(environment['RELEASES_DIR'] ?? '', 'registry-key.pem'),
});

test('killed in the middle, a backup is none and a restore is all old or all new, on PGlite and PostgreSQL', async () => {
  const { oldWhole, newWhole } = await drillKills(
    join(dir, 'kills'),
    server === undefined ? {} : { server },
  );
  assert.equal(oldWhole + newWhole, 2);
  assert.ok(oldWhole > 0);
});

test('a backup under writes is one moment of the database; a running product is not restored over, on PGlite and PostgreSQL', async () => {
  const options = await databaseUrl('drill_moment');
  const { environment } = await drilledInstallation(join(dir, 'moment'), 'old', options);
  const platform = await openPlatform(readConfig(environment));
  const { database } = platform;
  await database.script(
    "insert into captured_mail values ('balance-1', '', '500', '', now()), ('balance-2', '', '500', '', now())",
  );
  let writes = 0;
  const state = { isOver: false };
  const writing = (async () => {
    for (; !state.isOver; writes++) {
      await database.script(
        `begin;
         update captured_mail set subject = subject::int - 1 where id = 'balance-1';
         update captured_mail set subject = subject::int + 1 where id = 'balance-2';
         commit`,
      );
      await new Promise(setImmediate);
    }
  })();
  const folder = join(dir, 'moment-backup');
  const installation = installationOf(environment);
  await makeBackup(folder, installation);
  state.isOver = true;
  await writing;
  // Enough that the backup cannot have stood between them: on a busy machine they are few.
  assert.ok(writes > 2, `${writes} writes`);
  const isInUse = { name: 'StartRefusal', message: /in use by/ };
  await assert.rejects(restoreBackup(folder, installation), isInUse);
  await database.script('create table of_an_operator (id int)');
  await assert.rejects(makeBackup(join(dir, 'foreign'), installation), /of_an_operator/);
  await platform.database.close();
  const restored = await databaseUrl('drill_moment_restored');
  const target = {
    ...environment,
    DATA_DIR: join(dir, 'moment-restored'),
    RELEASES_DIR: join(dir, 'moment-releases'),
    ...(restored.databaseUrl === undefined ? {} : { DATABASE_URL: restored.databaseUrl }),
  };
  mkdirSync(target.RELEASES_DIR);
  await restoreBackup(folder, installationOf(target));
  // For an nginx of another account.
  assert.equal(statSync(join(target.RELEASES_DIR, 'log')).mode & 0o777, 0o755);
  const opened = await openPlatform(readConfig(target));
  const { rows } = await opened.database.query(
    "select sum(subject::int)::int as sum from captured_mail where id like 'balance-%'",
  );
  assert.equal(rows[0]?.['sum'], 1000);
  await opened.database.close();
});

test('a damaged, incomplete or foreign backup is refused with a sentence, and nothing is changed', async () => {
  const { environment } = await drilledInstallation(join(dir, 'refused'), 'old');
  const installation = installationOf(environment);
  const folder = join(dir, 'refused-backup');
  await makeBackup(folder, installation);
  await assert.rejects(makeBackup(folder, installation), /is not empty/);
  const refused = (message: RegExp) =>
    assert.rejects(restoreBackup(folder, installation), { name: 'StartRefusal', message });

  const dump = readFileSync(join(folder, 'database.sql.gz'));
  const flipped = Buffer.from(dump);
  flipped[100] = (flipped[100] ?? 0) ^ 1;
  writeFileSync(join(folder, 'database.sql.gz'), flipped);
  await refused(/is damaged: database\.sql\.gz is not as it was written/);
  unlinkSync(join(folder, 'database.sql.gz'));
  await refused(/is damaged: database\.sql\.gz is missing/);
  writeFileSync(join(folder, 'database.sql.gz'), dump);
  writeFileSync(join(folder, 'more.txt'), 'x');
  await refused(/is damaged: more\.txt does not belong to it/);
  unlinkSync(join(folder, 'more.txt'));
  appendFileSync(join(folder, 'manifest.json'), ' ');
  await refused(/is damaged: manifest\.json is not as it was written/);
  await assert.rejects(
    restoreBackup(join(dir, 'refused'), installation),
    /is no backup of WorkerBadge/,
  );

  const database = await openPglite(join(installation.config.dataDir, 'database'));
  const { rows } = await database.query(
    "select recipient as word from captured_mail where id = 'drill'",
  );
  assert.deepEqual(rows, [{ word: 'old' }]);
  await database.close();
});

test('a command without a folder says how it is used', async () => {
  const { code, said } = await runCommand('restore', '--help', {});
  assert.equal(code, 1);
  assert.equal(said.trim(), 'pnpm restore <folder>');
});
