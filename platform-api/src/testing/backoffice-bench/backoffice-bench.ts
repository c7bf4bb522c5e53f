/**
 * `pnpm bench backoffice [--orders 1000000] [--people 200000] [--seconds 180] [--think 2] [--database <url> --data <directory>]`: 20 administrators at
 * once ask a real server over PostgreSQL for pages, filters, sorts and searches of every table of the back office;
 * then 100,000 orders leave as a file. Exit 1 for any error, a kind above 150 ms, a file after more than 30 s or with
 * more than 100 MB. The data is in a temporary directory, which goes; a database of one's own is filled once and kept.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { loadCourses } from '../../demo/courses/index.ts';
import { demoPeople, loadPeople } from '../../demo/people.ts';
import { accountById } from '../../domains/accounts/index.ts';
import { openSession } from '../../domains/identity/index.ts';
import { openPlatform } from '../../open-platform.ts';
import type { Platform } from '../../platform.ts';
import { freePort } from '../free-port.ts';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import type { Met, Shift } from './administrators.ts';
import { exportFigures, type Wish } from './export-figures.ts';
import { fillBackOffice } from './fill-backoffice.ts';
import { backOfficeQuestions } from './questions.ts';

const ADMINISTRATORS = 20;
const P95_MS = 150;
const EXPORTED = 100_000;
const EXPORT_SECONDS = 30;
const EXPORT_MB = 100;
/** What the rows, their indexes and what PostgreSQL writes beside them take at most. */
const BYTES_PER_ORDER = 8000;

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '180' },
    think: { type: 'string', default: '2' },
    database: { type: 'string' },
    data: { type: 'string' },
  },
});
const size = { orders: Number(values.orders), people: Number(values.people) };

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

async function measure(databaseUrl: string, dataDir: string): Promise<boolean> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_DATA: 'false' };
  const platform = await openPlatform(readConfig({ ...environment, LOG_LEVEL: 'error' }));
  const children: ChildProcess[] = [];
  try {
    const { rows: filled } = await platform.database.query('select from customer_order limit 1');
    if (filled.length === 0) {
      await loadPeople(platform);
      await loadCourses(platform);
      const began = performance.now();
      const listed = await fillBackOffice(platform.database, size);
      console.log(
        `filled in ${seconds(began)} s, of which the listing of orders took ${listed.toFixed(0)}`,
      );
    }
    const { rows } = await platform.database.query(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    console.log(
      `${size.orders} orders, ${size.people} people, ${String(rows[0]?.['size'])}, ${load()}`,
    );
    const port = await freePort();
    const server = start('../../main.ts', {
      ...environment,
      API_PORT: String(port),
      LOG_LEVEL: 'error',
    });
    children.push(server);
    await readiness(server);
    const base = `http://127.0.0.1:${port}/api/`;
    const administrators = start('administrators.ts', {});
    children.push(administrators);
    const isQuick = await ask(platform, base, administrators);
    const isExported = await exportTables(platform, base, server.pid ?? 0);
    return isQuick && isExported;
  } finally {
    for (const child of children) {
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM')) await ended;
    }
    await platform.database.close();
  }
}

const MAX_SHIFT_SECONDS = 240;

async function ask(platform: Platform, base: string, administrators: ChildProcess) {
  const tokens = await sessionsOf(platform, ADMINISTRATORS);
  const headers = { authorization: `Bearer ${tokens[0]}` };
  const questions = await backOfficeQuestions(platform.database, async (path) => {
    const answer = await fetch(base + path, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { totalItems: number } }).data.totalItems;
  });
  const kindCount = new Set(questions.map(({ kind }) => kind)).size;
  const work = async (message: Shift) => {
    administrators.send(message);
    const [met] = (await once(administrators, 'message')) as [Met[]];
    return met;
  };
  // By one alone first, which also brings the program and the pages of the database to where they stay.
  const alone = await work({
    base,
    tokens: tokens.slice(0, 1),
    questions,
    thinkMs: 0,
    seconds: 600,
    turns: 3 * kindCount,
    seed: 0,
  });
  const byOne = Map.groupBy(alone, ({ kind }) => kind);
  const met: Met[] = [];
  // A token lives for five minutes: a browser would take another one meanwhile.
  for (let seed = 0, left = Number(values.seconds); left > 0; left -= MAX_SHIFT_SECONDS) {
    met.push(
      ...(await work({
        base,
        tokens: await sessionsOf(platform, ADMINISTRATORS),
        questions,
        thinkMs: Number(values.think) * 1000,
        seconds: Math.min(left, MAX_SHIFT_SECONDS),
        turns: 1_000_000,
        seed: (seed += 1),
      })),
    );
  }
  const errors = met.filter(({ status }) => status !== 200);
  for (const { path, status } of errors.slice(0, 10)) console.log(`error ${status} ${path}`);
  console.log(
    `${ADMINISTRATORS} administrators, ${values.think} s between questions, ${met.length} questions in ${values.seconds} s, ${errors.length} errors, ${load()}`,
  );
  const kinds = [...Map.groupBy(met, ({ kind }) => kind)]
    .map(([kind, all]) => {
      const times = sorted(all);
      return { kind, times, p95: at(times, 95), alone: at(sorted(byOne.get(kind) ?? []), 50) };
    })
    .toSorted((a, b) => b.p95 - a.p95);
  for (const { kind, times, p95, alone: one } of kinds) {
    const verdict = p95 > P95_MS ? `   OVER ${P95_MS} ms` : '';
    console.log(
      `  ${kind.padEnd(50)} alone ${figure(one)}  p50 ${figure(at(times, 50))}  p95 ${figure(p95)} ms  (${times.length})${verdict}`,
    );
  }
  const all = sorted(met);
  console.log(`  all: p50 ${figure(at(all, 50))}  p95 ${figure(at(all, 95))} ms`);
  return errors.length === 0 && kinds.every(({ p95 }) => p95 <= P95_MS);
}

/** The newest orders from the day on which so many of them begin, and as many people, entries, badges and credits. */
async function exportTables(platform: Platform, base: string, pid: number): Promise<boolean> {
  const { rows } = await platform.database.query(
    `select to_char(ordered_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day from customer_order
     where state <> 'Bozza' order by ordered_at desc offset $1 limit 1`,
    [Math.min(EXPORTED, size.orders / 2)],
  );
  const query = `dal=${String(rows[0]?.['day'])}&sortBy=orderDate`;
  const [token = ''] = await sessionsOf(platform, 1);
  const wishes: Wish[] = [
    { kind: 1, path: 'List/OrdersExport', query },
    { kind: 0, path: 'Users/UsersExport', query: `isDocente=false` },
    { kind: 10, path: 'Audit/EntriesExport', query: '' },
    { kind: 11, path: 'List/BadgesExport', query: '' },
    { kind: 12, path: 'List/CreditMovementsExport', query: '' },
    { kind: 13, path: 'NewsletterRegistration/Export', query: '' },
    { kind: 2, path: 'Algorand/RichiesteRiscattoExport', query: '' },
  ];
  let isGood = true;
  for (const wish of wishes) {
    for (const format of ['csv', 'xlsx', 'csv', 'xlsx']) {
      const { rows: count, ...it } = await exportFigures({ base, token, pid }, format, wish);
      const growth = it.most - it.before;
      isGood &&= it.seconds <= EXPORT_SECONDS && growth <= EXPORT_MB;
      console.log(
        `  ${wish.path} as ${format}: ${count} rows in ${it.seconds.toFixed(1)} s (bound ${EXPORT_SECONDS}), memory ${it.before.toFixed(0)} to at most ${it.most.toFixed(0)} MB, ${growth.toFixed(0)} more (bound ${EXPORT_MB}), ${load()}`,
      );
    }
  }
  return isGood;
}

async function sessionsOf(platform: Platform, count: number): Promise<string[]> {
  const account = await accountById(platform, demoPeople.anna.userId);
  if (account === null) throw new Error('There is no administrator');
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { token } = await openSession(platform, account, { role: 'AdminWorkerBadge' });
    tokens.push(token);
  }
  return tokens;
}

const start = (file: string, environment: Record<string, string>): ChildProcess =>
  fork(join(import.meta.dirname, file), [], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 2, 2, 'ipc'],
  });

const readiness = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.on('message', (message: object) => 'ready' in message && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

const sorted = (met: readonly Met[]) => met.map(({ ms }) => ms).toSorted((a, b) => a - b);
const at = (times: readonly number[], share: number): number =>
  times[Math.ceil((times.length * share) / 100) - 1] ?? 0;
const figure = (ms: number) => ms.toFixed(1).padStart(7);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

// The secrets that a database was filled with are those that it is asked with.
const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'workerbadge-backoffice-'));
try {
  const isGood =
    values.database === undefined
      ? await withServer((url) => measure(url, dataDir))
      : await measure(values.database, dataDir);
  process.exitCode = isGood ? 0 : 1;
} finally {
  if (values.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}

async function withServer(work: (url: string) => Promise<boolean>): Promise<boolean> {
  const programs = findServerPrograms();
  if (programs === null) throw new Error('This bench needs the programs of a PostgreSQL server');
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < size.orders * BYTES_PER_ORDER) {
    throw new Error(`There is too little room in ${tmpdir()}`);
  }
  // As a small server of the product has it.
  const postgres = await startPostgres(programs, ['shared_buffers=1GB', 'work_mem=16MB']);
  try {
    console.log(`PostgreSQL ${postgres.version}, ${load()}`);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
