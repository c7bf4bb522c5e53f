/**
 * `pnpm bench search`: how long a typed search with filters takes over 50,000 courses, alone beside its
 * bare SQL, and with 20 people who search once a second; on the embedded database and on PostgreSQL.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { searchCourses } from '../domains/catalogue/index.ts';
import { fromEuros } from '../money.ts';
import type { Platform } from '../platform.ts';
import { seedManyCourses, typedSearches, type TypedSearch } from '../demo/many-courses.ts';
import { testPlatform } from './platform.ts';
import { findServerPrograms, startPostgres } from './postgres-server.ts';
import type { SearchUsers } from './search-users.ts';

const courseCount = Number(process.env['BENCH_COURSES'] ?? 50_000);
const searches = typedSearches(200);
const limits = { pglite: 150, postgres: 50 };
const mostOverhead = 0.3;

async function bench(kind: 'pglite' | 'postgres'): Promise<boolean> {
  const t = await testPlatform();
  try {
    const began = Date.now();
    await seedManyCourses(t.platform, courseCount);
    console.log(`\n${kind}: ${courseCount} courses seeded in ${seconds(Date.now() - began)}`);
    await t.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = t.app.server.address() as AddressInfo;
    const urls = searches.map((search) => `http://127.0.0.1:${port}${pathOf(search)}`);

    for (const url of urls.slice(0, 50)) await (await fetch(url)).arrayBuffer();
    const { bare, served } = await timesOfEach(t.platform, urls);
    const overhead = sum(served) / sum(bare) - 1;
    line('bare SQL, one after the other', bare);
    line('the call, one after the other', served);
    const added = `${(overhead * 100).toFixed(0)} %`;
    console.log(
      `  the server adds ${added} (at most ${mostOverhead * 100} %)${overhead > mostOverhead ? '  OVER' : ''}`,
    );

    const crowd = await crowdTimes({ urls, users: 20, thinkMs: 1000, seconds: 30 });
    line(`20 people, ${crowd.length} searches`, crowd, limits[kind]);
    return overhead <= mostOverhead && percentile(crowd, 95) <= limits[kind];
  } finally {
    await t.close();
  }
}

/** The same searches in turn, as statements without the server and as calls. */
async function timesOfEach(platform: Platform, urls: string[]) {
  const bare: number[] = [];
  const served: number[] = [];
  const dialect = new PgDialect();
  for (const [place, search] of searches.entries()) {
    const statements = (await statementsOf(platform, search)).map((statement) =>
      dialect.sqlToQuery(statement),
    );
    let began = performance.now();
    for (const { sql, params } of statements) await platform.database.query(sql, params);
    bare.push(performance.now() - began);
    began = performance.now();
    await (await fetch(urls[place] as string)).arrayBuffer();
    served.push(performance.now() - began);
  }
  return { bare, served };
}

/** What a search asks of the database: one statement, or three for a slip of the hand. */
async function statementsOf(platform: Platform, search: TypedSearch): Promise<SQL[]> {
  const asked: SQL[] = [];
  const db = new Proxy(platform.database.db, {
    get: (target, name) =>
      name === 'execute'
        ? (statement: SQL) => {
            asked.push(statement);
            return target.execute(statement);
          }
        : Reflect.get(target, name),
  });
  await searchCourses(
    { ...platform, database: { ...platform.database, db } },
    {
      searchText: search.searchText,
      categoryIds: search.categories,
      minRating: search.rating,
      ...(search.minPrice ? { minPriceCents: fromEuros(search.minPrice) } : {}),
      ...(search.maxPrice ? { maxPriceCents: fromEuros(search.maxPrice) } : {}),
      page: 1,
      pageSize: 12,
    },
  );
  return asked;
}

async function crowdTimes(users: SearchUsers): Promise<number[]> {
  const people = fork(join(import.meta.dirname, 'search-users.ts'), [JSON.stringify(users)]);
  const [times] = (await once(people, 'message')) as [number[]];
  return times;
}

function pathOf({ searchText, categories, rating, minPrice, maxPrice }: TypedSearch): string {
  const query = new URLSearchParams({ searchText });
  for (const id of categories) query.append('categories', String(id));
  for (const [key, value] of Object.entries({ rating, minPrice, maxPrice })) {
    if (value !== undefined) query.set(key, String(value));
  }
  return `/api/Courses/Public?${query.toString()}`;
}

const percentile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * share) / 100) - 1] ?? 0;
const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const ms = (time: number) => `${time.toFixed(1)} ms`;

function line(name: string, times: number[], limit?: number): void {
  const p95 = percentile(times, 95);
  const of = limit === undefined ? '' : ` (at most ${limit} ms)${p95 > limit ? '  OVER' : ''}`;
  const mean = sum(times) / times.length;
  console.log(
    `  ${name.padEnd(34)} mean ${ms(mean).padStart(9)}   p50 ${ms(percentile(times, 50)).padStart(9)}   p95 ${ms(p95).padStart(9)}${of}`,
  );
}

let isReached = true;
if (process.argv[2] !== 'postgres') isReached = await bench('pglite');
const programs = findServerPrograms();
if (programs === null) {
  console.log(
    '\npostgres: no server was found on this machine (pg_config), so it was not measured',
  );
} else if (process.argv[2] !== 'pglite') {
  const server = await startPostgres(programs);
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    isReached = (await bench('postgres')) && isReached;
  } finally {
    await server.stop();
  }
}
process.exitCode = isReached ? 0 : 1;
