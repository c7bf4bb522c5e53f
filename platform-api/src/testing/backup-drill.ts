import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { loadDemo } from '../demo/load.ts';
import { loadPeople } from '../demo/people.ts';
import { authenticate } from '../domains/identity/index.ts';
import { openPlatform } from '../open-platform.ts';
import { complete, identified } from './login/provider-login.ts';
import { bareEnvironment } from './processes.ts';
import { layDatabase } from './test-database.ts';

const root = join(import.meta.dirname, '../../..');

/** Its own installation: database, files, keys, releases; each says the same word. */
export type DrilledInstallation = {
  environment: Record<string, string>;
  /** The word of each part, after whatever was under way has been ended by a start; people can log in. */
  words(): Promise<Record<'database' | 'files' | 'secrets' | 'releases', string>>;
};

/** @param databaseUrl PostgreSQL; else the embedded database */
export async function drilledInstallation(
  folder: string,
  word: string,
  { databaseUrl, withDemo = false }: { databaseUrl?: string; withDemo?: boolean } = {},
): Promise<DrilledInstallation> {
  const releases = join(folder, 'releases');
  const environment = {
    DATA_DIR: join(folder, 'data'),
    RELEASES_DIR: releases,
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const config = readConfig(environment);
  if (databaseUrl === undefined) await layDatabase(environment.DATA_DIR);
  const platform = await openPlatform(config);
  await platform.database.query("insert into captured_mail values ('drill', $1, '', '', now())", [
    word,
  ]);
  await platform.files.write('drill/word.txt', Buffer.from(word), 'text/plain');
  const app = await buildApp(platform, authenticate(platform));
  await app.ready();
  await platform.jobs.start();
  if (withDemo) await loadDemo(platform);
  else await loadPeople(platform);
  await app.close();
  await platform.jobs.stop();
  await platform.database.close();
  const secretsFile = join(environment.DATA_DIR, 'secrets.json');
  const wordOfKey = JSON.parse(readFileSync(secretsFile, 'utf8')).accessToken as string;
  mkdirSync(join(releases, 'log'), { recursive: true });
  writeFileSync(join(releases, 'log/0000000001.json'), word);
  writeFileSync(join(releases, 'registry.json'), word);

  return {
    environment,
    async words() {
      const opened = await openPlatform(config);
      const served = await buildApp(opened, authenticate(opened));
      try {
        await served.ready();
        await opened.jobs.start();
        await logIn(served);
        const { rows } = await opened.database.query(
          "select recipient as word from captured_mail where id = 'drill'",
        );
        const parts: Buffer[] = [];
        for await (const part of await opened.files.read('drill/word.txt')) {
          parts.push(part as Buffer);
        }
        return {
          database: rows.map((row) => String(row['word'])).join(),
          files: Buffer.concat(parts).toString(),
          secrets: opened.secrets.accessToken === wordOfKey ? word : 'other',
          releases: ['log/0000000001.json', 'registry.json']
            .map((name) => readFileSync(join(releases, name), 'utf8'))
            .join(),
        };
      } finally {
        await served.close();
        await opened.jobs.stop();
        await opened.database.close();
      }
    },
  };
}

async function logIn(app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const { browser, requestId } = await identified({ app }, 'marco');
  const { data } = await complete(browser, requestId);
  assert.ok(data?.token, 'nobody can log in');
}

type Ended = { code: number | null; said: string; ms: number };

/** When a command is killed: so long after its start, or once it has printed this. */
type Kill = { afterMs: number } | { afterSaying: string };

/** Runs `pnpm backup` or `pnpm restore`, and kills it when asked to. */
export async function runCommand(
  command: 'backup' | 'restore',
  folder: string,
  environment: Record<string, string>,
  kill?: Kill,
): Promise<Ended> {
  const started = Date.now();
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), `${command}.ts`, folder], {
    env: { ...process.env, ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (kill !== undefined && 'afterSaying' in kill && said.includes(kill.afterSaying)) {
        child.kill('SIGKILL');
      }
    });
  }
  const ended = once(child, 'exit') as Promise<[number | null]>;
  if (kill !== undefined && 'afterMs' in kill) {
    await Promise.race([ended, wait(kill.afterMs, undefined, { ref: false })]);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return { code, said, ms: Date.now() - started };
}

/** An empty database of a PostgreSQL server. */
export async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export type DrillResult = {
  oldWhole: number;
  newWhole: number;
  backupMs: number;
  restoreMs: number;
};

/** What the two commands print between their steps: the short drill kills there. */
const steps = {
  backup: ['files:', 'database:'],
  restore: ['backup: whole', 'database:'],
};

/**
 * Backs installation A up while kills interrupt it, then restores A over B while kills interrupt that; after
 * each kill B must be all B or all A, and people can log in.
 * @param kills how many, at even distances over the time that a command takes; without it one after each step
 */
export async function drillKills(
  folder: string,
  { kills, server, withDemo = false }: { kills?: number; server?: string; withDemo?: boolean },
): Promise<DrillResult> {
  const open = async (name: string) =>
    drilledInstallation(join(folder, name), name, {
      withDemo,
      ...(server === undefined
        ? {}
        : { databaseUrl: await emptyDatabase(server, `drill_${name}`) }),
    });
  const killsOf = (command: 'backup' | 'restore', ms: number): Kill[] =>
    kills === undefined
      ? steps[command].map((afterSaying) => ({ afterSaying }))
      : Array.from({ length: kills }, (_, at) => ({ afterMs: ((at + 1) / (kills + 1)) * ms }));
  const a = await open('a');
  const backup = join(folder, 'backup');
  let backupMs = 0;
  if (kills !== undefined) {
    const measured = await runCommand('backup', join(folder, 'measured'), a.environment);
    assert.equal(measured.code, 0, measured.said);
    backupMs = measured.ms;
  }
  // Into one folder each time: what a kill left there must be in nobody's way.
  for (const kill of killsOf('backup', backupMs)) {
    const killed = await runCommand('backup', backup, a.environment, kill);
    if (killed.code === 0) rmSync(backup, { recursive: true });
    assert.equal(existsSync(backup), false, 'half a backup looks whole');
  }
  const whole = await runCommand('backup', backup, a.environment);
  assert.equal(whole.code, 0, whole.said);
  let restoreMs = 0;
  if (kills !== undefined) {
    const spare = await open('spare');
    const restore = await runCommand('restore', backup, spare.environment);
    assert.equal(restore.code, 0, restore.said);
    restoreMs = restore.ms;
  }
  const all = (word: string, secrets: string) => ({
    database: word,
    files: word,
    secrets,
    releases: `${word},${word}`,
  });
  let oldWhole = 0;
  let newWhole = 0;
  const b = await open('b');
  for (const kill of killsOf('restore', restoreMs)) {
    await runCommand('restore', backup, b.environment, kill);
    const words = await b.words();
    const isNew = words.database === 'a';
    assert.deepEqual(words, isNew ? all('a', 'other') : all('b', 'b'));
    if (isNew) newWhole++;
    else oldWhole++;
  }
  const last = await runCommand('restore', backup, b.environment);
  assert.equal(last.code, 0, last.said);
  assert.deepEqual(await b.words(), all('a', 'other'));
  return { oldWhole, newWhole, backupMs: whole.ms, restoreMs: last.ms };
}
