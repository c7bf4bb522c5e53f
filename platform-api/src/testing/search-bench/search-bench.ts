/**
 * `pnpm bench search [pglite|postgres]`: how long searches and suggestions take over 50,000 courses while
 * 20 people type, think for a second and type something else; beside it the bare statements of the same
 * searches, asked in the same manner, and both in turn by one alone. Then how long opening the catalogue takes.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { seedManyCourses } from '../../demo/many-courses.ts';
import { searchCourses, suggestCourses } from '../../domains/catalogue/index.ts';
import { fromEuros } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { testPlatform } from '../platform.ts';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { crowdTimes, timed, type Crowd } from './crowd.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import type { Asked } from './search-people.ts';
import { typedLetters, typedSearches, type TypedSearch } from './typed-searches.ts';

const courseCount = Number(process.env['BENCH_COURSES'] ?? 50_000);
const crowd: Crowd = { people: 20, thinkMs: 1000, seconds: 30 };
const limits = { pglite: 150, postgres: 50 };
const openingLimits = { pglite: 150, postgres: 30 };
/** Questions, no two alike: for the warming up, for one alone, and for the crowd at most 20 a second. */
const [warming, alone, crowded] = [100, 400, crowd.people * crowd.seconds];
const BLOCK = 20;
const questionCount = warming + alone + crowded;

type Question = { path: string; run: (platform: Platform) => Promise<unknown> };

const searches = typedSearches(questionCount).map((search): Question => ({
  path: `Courses/Public?${queryOf(search)}`,
  run: (platform) => searchCourses(platform, searchOf(search)),
}));
const suggestions = typedLetters(questionCount).map((text): Question => ({
  path: `Courses/Suggestions?${new URLSearchParams({ text }).toString()}`,
  run: (platform) => suggestCourses(platform, text),
}));

async function bench(kind: 'pglite' | 'postgres'): Promise<boolean> {
  const t = await testPlatform();
  const people = fork(join(import.meta.dirname, 'search-people.ts'));
  try {
    const seeded = await timed(() => seedManyCourses(t.platform, courseCount));
    console.log(`\n${kind}: ${courseCount} courses, seeded in ${(seeded / 1000).toFixed(0)} s`);
    await t.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = t.app.server.address() as AddressInfo;
    const server = { platform: t.platform, people, base: `http://127.0.0.1:${port}/api/` };
    const most = { ms: limits[kind], added: 30 };
    const isSearchReached = await measure('searches', searches, server, most);
    // A suggestion is so little work that what HTTP itself costs is much beside it.
    const mostBeside = { ms: limits[kind], added: Infinity };
    const isSuggested = await measure('suggestions', suggestions, server, mostBeside);
    const isOpened = await measureOpenings(server, openingLimits[kind]);
    return isSearchReached && isSuggested && isOpened;
  } finally {
    people.kill();
    await t.close();
  }
}

type Server = { platform: Platform; people: ChildProcess; base: string };

async function measure(
  name: string,
  questions: readonly Question[],
  { platform, people, base }: Server,
  most: { ms: number; added: number },
): Promise<boolean> {
  const addressOf = ({ path }: Question) => base + path;
  const call = async (asked: readonly Question[], by: Crowd | null = null) => {
    const message: Asked = { addresses: asked.map(addressOf), crowd: by };
    people.send(message);
    const [times] = (await once(people, 'message')) as [number[]];
    return times;
  };
  // A text of its own each time: what is asked twice is prepared on the embedded database.
  let bareRuns = 0;
  const runBare = async (statements: readonly Statement[]) => {
    for (const { sql, params } of statements) {
      bareRuns += 1;
      await platform.database.query(`${sql} -- ${bareRuns}`, params);
    }
  };
  // What each question asks of the database: one statement, or three for a slip of the hand.
  const statements = new Map<Question, Statement[]>();
  for (const question of questions) {
    statements.set(question, await recordStatements(platform, question.run));
  }
  const bare = (question: Question) => runBare(statements.get(question) ?? []);

  // Often enough that the program is compiled, as in a server that has run for a while.
  for (let round = 0; round < 10; round++) await call(questions.slice(0, warming));
  // In blocks, so that what else the machine does meets both alike.
  const inTurn = { bare: [] as number[], call: [] as number[] };
  for (let from = warming; from < warming + alone; from += BLOCK) {
    const some = questions.slice(from, from + BLOCK);
    for (const question of some) inTurn.bare.push(await timed(() => bare(question)));
    inTurn.call.push(...(await call(some)));
  }
  const asked = questions.slice(warming + alone);
  const together = {
    bare: await crowdTimes(crowd, asked, bare),
    call: await call(asked, crowd),
  };

  console.log(`  ${name}`);
  line(`${alone} in turn, bare SQL`, inTurn.bare);
  line(`${alone} in turn, the call`, inTurn.call);
  line(`${crowd.people} people, bare SQL`, together.bare);
  line(`${crowd.people} people, the call`, together.call);
  const isQuick = judge('p95 of the call', percentile(together.call, 95), most.ms, 'ms');
  const added = 100 * (sum(inTurn.call) / sum(inTurn.bare) - 1);
  return judge('the server adds', added, most.added, '%') && isQuick;
}

/**
 * A catalogue that is opened without words, while somebody votes every second: by people who think, and by as
 * many who do not, beside openings that nobody has asked for before and that are counted again.
 */
async function measureOpenings({ platform, people, base }: Server, mostMs: number) {
  const call = async (addresses: string[], by: Crowd) => {
    const message: Asked = { addresses, crowd: by };
    people.send(message);
    const [times] = (await once(people, 'message')) as [number[]];
    return times;
  };
  const eager: Crowd = { people: crowd.people, thinkMs: 0, seconds: 10 };
  const opened = (number: number) =>
    Array.from({ length: number }, () => `${base}Courses/Public?page=1`);
  const counted = (number: number) =>
    Array.from({ length: number }, (_, i) => `${base}Courses/Public?maxPrice=${100_000 + i}`);
  const voting = setInterval(
    () =>
      void platform.database.query(
        `insert into course_ranking (course_id, user_id, rank)
         select course_id, gen_random_uuid(), 4 from course_search where is_published order by random() limit 1`,
      ),
    1000,
  );
  try {
    await call(opened(50_000), { ...eager, seconds: 3 });
    const thinking = await call(opened(crowded), crowd);
    const kept = await call(opened(200_000), eager);
    const anew = await call(counted(200_000), eager);
    console.log('  openings of the catalogue without words, a vote every second');
    line(`${crowd.people} people who think`, thinking);
    line(`${crowd.people} who do not`, kept);
    line('the same, counted anew', anew);
    const perSecond = (times: number[]) => (times.length / eager.seconds).toFixed(0);
    console.log(`    ${perSecond(kept)} openings/s, counted anew ${perSecond(anew)}`);
    return judge('p95 of an opening', percentile(thinking, 95), mostMs, 'ms');
  } finally {
    clearInterval(voting);
  }
}

const searchOf = ({ searchText, categories, rating, minPrice, maxPrice }: TypedSearch) => ({
  searchText,
  categoryIds: categories,
  minRating: rating,
  ...(minPrice ? { minPriceCents: fromEuros(minPrice) } : {}),
  ...(maxPrice ? { maxPriceCents: fromEuros(maxPrice) } : {}),
  page: 1,
  pageSize: 12,
});

function queryOf({ searchText, categories, rating, minPrice, maxPrice }: TypedSearch): string {
  const query = new URLSearchParams({ searchText });
  for (const id of categories) query.append('categories', String(id));
  for (const [key, value] of Object.entries({ rating, minPrice, maxPrice })) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.toString();
}

const percentile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * share) / 100) - 1] ?? 0;
const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
const figure = (value: number) => value.toFixed(1).padStart(7);

function line(name: string, times: number[]): void {
  const [p50, p95, p99] = [50, 95, 99].map((share) => figure(percentile(times, share)));
  const mean = figure(sum(times) / times.length);
  console.log(
    `    ${name.padEnd(24)} mean ${mean}  p50 ${p50}  p95 ${p95}  p99 ${p99} ms  (${times.length})`,
  );
}

function judge(name: string, value: number, limit: number, unit: string): boolean {
  const isReached = value <= limit;
  const verdict = isReached ? 'reached' : 'MISSED';
  const bound = limit === Infinity ? '' : `, at most ${limit} ${unit}: ${verdict}`;
  console.log(`    ${name} ${value.toFixed(1)} ${unit}${bound}`);
  return isReached;
}

let isReached = true;
if (process.argv[2] !== 'postgres') isReached = await bench('pglite');
const programs = findServerPrograms();
if (programs === null) {
  console.log('\npostgres: not measured, no server was found on this machine (pg_config)');
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
