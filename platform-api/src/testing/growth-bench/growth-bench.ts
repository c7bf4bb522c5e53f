/**
 * `pnpm bench growth [--courses 10000] [--seconds 10]`: what one, two and four API processes on one PostgreSQL
 * answer to 32 people who do not think, and the processor time of each part for one answer. All of it shares
 * this machine: where the processors are used up, more processes cannot answer more, and the time of a part says
 * what its own machine would do.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { demoCourseId, demoCourseKeys } from '../../demo/courses/index.ts';
import { seedManyCourses } from '../../demo/many-courses.ts';
import { loadPeople } from '../../demo/people.ts';
import { openPlatform } from '../../open-platform.ts';
import { freePort } from '../free-port.ts';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { crowdTimes, type Crowd } from '../search-bench/crowd.ts';
import { typedSearches } from '../search-bench/typed-searches.ts';
import { cpuMs } from './cpu-time.ts';
import type { Work } from './people.ts';
import { recordQueries, type Query } from './record-queries.ts';

const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
  },
});
const crowd: Crowd = { people: 32, thinkMs: 0, seconds: Number(values.seconds) };
const warmUp: Crowd = { ...crowd, seconds: 3 };
const DIFFERENT = 2000;
/** More than can be answered in the time. */
const ENOUGH = 40_000;
const repeated = <T>(list: readonly T[]): T[] =>
  Array.from({ length: ENOUGH }, (_, place) => list[place % list.length] as T);

const searches = typedSearches(DIFFERENT).map(
  ({ searchText }) => `Courses/Public?${new URLSearchParams({ searchText }).toString()}`,
);
const views = demoCourseKeys.map((key) => `Courses/View/${demoCourseId(key)}`);
const reads = { 'catalogue search': searches, 'course view': views };

const programs = findServerPrograms();
if (programs === null) throw new Error('PostgreSQL was not found on this machine');
const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-growth-'));
const server = await startPostgres(programs, [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'shared_buffers=512MB',
]);
const environment = {
  DATABASE_URL: server.url,
  DATA_DIR: dataDir,
  DEMO_DATA: 'false',
  LOG_LEVEL: 'silent',
  GUEST_ORDERS_PER_MINUTE: '1000000',
  CART_PRICES_PER_MINUTE: '1000000',
  SEARCHES_PER_MINUTE: '1000000',
};
const platform = await openPlatform(readConfig(environment));
const people = fork(join(import.meta.dirname, 'people.ts'));
const apis: { base: string; child: ChildProcess }[] = [];

async function startApi(): Promise<void> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, '../../main.ts'), {
    env: { ...process.env, ...environment, API_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  apis.push({ base: `http://127.0.0.1:${port}`, child });
}

async function ask(work: Work): Promise<number[]> {
  people.send(work);
  const [times] = (await once(people, 'message')) as [number[]];
  return times;
}

type Row = Record<string, string | number>;
const rows: Row[] = [];
const round = (value: number, digits = 1) => Number(value.toFixed(digits));
const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * share) / 100) - 1] ?? 0;

/** Does the work for the time of the crowd, and writes down what it took of each part. */
async function measure(name: string, processes: number, work: () => Promise<number[]>) {
  const apiPids = apis.map(({ child }) => child.pid ?? 0);
  const parts = () => ({ api: cpuMs(apiPids), database: cpuMs([server.pid()]) });
  const before = parts();
  const times = await work();
  const after = parts();
  const row = {
    what: name,
    'API processes': processes,
    'a second': round(times.length / crowd.seconds, 0),
    'p95 ms': round(percentile(times, 95)),
    'API ms each': round((after.api - before.api) / times.length, 2),
    'database ms each': round((after.database - before.database) / times.length, 2),
  };
  rows.push(row);
  console.log(JSON.stringify(row));
}

async function measureCalls(processes: number): Promise<void> {
  const bases = apis.map(({ base }) => base);
  for (const [name, paths] of Object.entries(reads)) {
    const addresses = repeated(paths).map(
      (path, place) => `${bases[place % bases.length] ?? ''}/api/${path}`,
    );
    await ask({ kind: 'read', addresses, crowd: warmUp });
    await measure(name, processes, () => ask({ kind: 'read', addresses, crowd }));
  }
  const work: Work = {
    kind: 'checkout',
    bases,
    courses: demoCourseKeys.slice(0, 6).map(demoCourseId),
    crowd,
  };
  await ask({ ...work, crowd: warmUp });
  await measure('checkout, five calls', processes, () => ask(work));
}

/** The statements of the same calls, without the server: the most that the database can give here. */
async function measureBare(): Promise<void> {
  const { buildApp } = await import('../../app.ts');
  const { authenticate } = await import('../../domains/identity/index.ts');
  const app = await buildApp(platform, authenticate(platform));
  await app.ready();
  for (const [name, paths] of Object.entries(reads)) {
    const recorded: Query[][] = [];
    for (const path of paths.slice(0, 200)) {
      recorded.push(await recordQueries(() => app.inject({ url: `/api/${path}` })));
    }
    const run = async (queries: Query[]) => {
      for (const { text, values: given } of queries) await platform.database.query(text, given);
    };
    await measure(`${name}, ${recorded[0]?.length ?? 0} bare statements`, 0, () =>
      crowdTimes(crowd, repeated(recorded), run),
    );
  }
  await app.close();
}

try {
  await loadPeople(platform);
  await seedManyCourses(platform, Number(values.courses));
  await platform.database.script('vacuum analyze');
  console.log(
    `${values.courses} courses, ${availableParallelism()} processors, PostgreSQL ${server.version}`,
  );
  await measureBare();
  for (const processes of [1, 2, 4]) {
    while (apis.length < processes) await startApi();
    await measureCalls(processes);
  }
  console.table(rows);
} finally {
  people.kill();
  for (const { child } of apis) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await platform.database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
