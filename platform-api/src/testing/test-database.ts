import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openVolatilePglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { createLog } from '../log.ts';
import type { Platform } from '../platform.ts';

/** Tests share a machine with other tests: only those of a database that is away hold its limits. */
const PATIENCE_MS = 30_000;

export type TestDatabase = { database: Database; close(): Promise<void> };

/**
 * Its own database for a test file: on the server of TEST_DATABASE_URL, else a copy of a
 * PGlite directory that is made once for each state of the migrations.
 * @param patienceMs how long PostgreSQL may take; null for the limits of the product
 * @param template the database of the server that it is a copy of
 */
export async function openTestDatabase(
  patienceMs: number | null = PATIENCE_MS,
  template = process.env['TEST_DATABASE_TEMPLATE'],
): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? copyOfTemplate() : newOnServer(server, patienceMs, template);
}

async function newOnServer(
  server: string,
  patienceMs: number | null,
  template: string | undefined,
): Promise<TestDatabase> {
  const { url, drop } = await newDatabase(server, template);
  const database = await openPostgres(url, undefined, null, patienceMs ?? undefined);
  if (template === undefined) await migrate(database);
  return {
    database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A database that test files copy in place of migrating their own: its name is `TEST_DATABASE_TEMPLATE`. */
export async function templateOnServer(server: string) {
  const template = await newDatabase(server);
  const database = await openPostgres(template.url, undefined, null, PATIENCE_MS);
  await fill(database);
  await database.close();
  return template;
}

/**
 * A copy of the template in which the courses of the demo are already: to load them is a third of a second of
 * processor. Its name is `TEST_DATABASE_COURSES`.
 */
export async function coursesOnServer(server: string, template: string) {
  const copy = await newDatabase(server, template);
  const database = await openPostgres(copy.url, undefined, null, PATIENCE_MS);
  const { loadCourses } = await import('../demo/courses/index.ts');
  await onPlatform(database, loadCourses);
  await database.close();
  return copy;
}

/**
 * A new database on a server, for a program that takes an address.
 * @param template the name of a database that it is a copy of
 */
export async function newDatabase(server: string, template?: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const copied = template === undefined ? '' : ` template ${template}`;
  await runOnServer(server, `create database ${name}${copied}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => runOnServer(server, `drop database ${name} with (force)`),
  };
}

async function runOnServer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function copyOfTemplate(): Promise<TestDatabase> {
  const template = await templateDirectory();
  const directory = mkdtempSync(join(tmpdir(), 'workerbadge-test-database-'));
  cpSync(template, directory, { recursive: true });
  const database = await openVolatilePglite(directory);
  return {
    database,
    async close() {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Lays an embedded database into a data directory, as a first start leaves it: who starts the product there makes no
 * tables, which takes five seconds of processor.
 */
export async function layDatabase(dataDir: string): Promise<void> {
  cpSync(await templateDirectory(), join(dataDir, 'database'), { recursive: true });
}

const source = join(import.meta.dirname, '..');
const templates = join(source, '../../.cache/test-databases');

/** What the content of a template depends on. */
const inputs = [
  'database/migrations/*.sql',
  'database/sql/*.sql',
  'database/migrate.ts',
  'jobs/*.ts',
  'testing/test-database.ts',
  '../package.json',
];

function templateKey(): string {
  const hash = createHash('sha256');
  for (const pattern of inputs) {
    for (const file of globSync(pattern, { cwd: source }).toSorted()) {
      hash.update(file).update(readFileSync(join(source, file)));
    }
  }
  return hash.digest('hex').slice(0, 20);
}

const ABANDONED_AFTER_MS = 120_000;
const KEPT_MS = 86_400_000;

/** The first one who needs it builds it under a lock; the others wait for the finished directory. */
async function templateDirectory(): Promise<string> {
  const finished = join(templates, templateKey());
  const guard = `${finished}.building`;
  mkdirSync(templates, { recursive: true });
  while (!existsSync(finished)) {
    try {
      closeSync(openSync(guard, 'wx'));
    } catch {
      const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > ABANDONED_AFTER_MS) rmSync(guard, { force: true });
      await wait(100);
      continue;
    }
    try {
      if (!existsSync(finished)) await build(finished);
    } finally {
      rmSync(guard, { force: true });
    }
  }
  return finished;
}

async function build(finished: string): Promise<void> {
  removeOld();
  const unfinished = `${finished}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await openVolatilePglite(unfinished);
  await fill(database);
  await database.close();
  renameSync(unfinished, finished);
}

async function fill(database: Database): Promise<void> {
  await migrate(database);
  // The tables of the job queue, and a queue for each name: to make the fifty is a third of a server's start.
  await onPlatform(database, async () => {});
}

/** Starts a server on it for a while, without anybody's calls. */
async function onPlatform(
  database: Database,
  work: (platform: Platform) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-test-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { platformOn } = await import('./platform-on.ts');
  const log = createLog(config.logLevel);
  const { app, platform } = await platformOn({ database, config, log, clock: systemClock });
  await work(platform);
  await app.close();
  await platform.jobs.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function removeOld(): void {
  for (const name of readdirSync(templates)) {
    const path = join(templates, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}
