/**
 * `pnpm bench credit-histories [--histories 100000] [--seed n] [--minutes n] [--lanes 3]`: random histories of
 * credits, each step compared with the model. Lanes run side by side, each on a database of its own that is made
 * anew for every thousand histories, on a PostgreSQL of the run or, where there is none, embedded; `--minutes`
 * begins no history after so many minutes. Exit 1 when a history comes out otherwise.
 */
import { parseArgs } from 'node:util';
import { loadCourses } from '../../demo/courses/index.ts';
import { brokenCredits } from '../credits.ts';
import { newcomers } from '../newcomers.ts';
import { testPlatform } from '../platform.ts';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { brokenRedemptions } from '../redemptions.ts';
import { templateOnServer } from '../test-database.ts';
import { prepareStatements } from './prepared-statements.ts';
import { brokenPayments, runHistories } from './run-histories.ts';
import { whatHappened } from './what-happened.ts';

const PEOPLE_AT_ONCE = 1000;
const TOLD_EVERY = 500;
/** For a server that lives as long as the run; tables are empty when their statements are planned. */
const SETTINGS = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'shared_buffers=256MB',
  'jit=off',
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
];

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '6000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    lanes: { type: 'string', default: '3' },
  },
});

const wanted = Number(values.histories);
const began = performance.now();
const latest = began + Number(values.minutes) * 60_000;
const differences: string[] = [];
const broken: unknown[] = [];
const happened = new Map<string, number>();
let begun = 0;
let ended = 0;
let steps = 0;

/** Thousands of histories, one after the other, for as long as there are some to begin. */
async function lane(): Promise<void> {
  while (begun < wanted && performance.now() < latest) {
    const from = begun;
    begun = Math.min(wanted, from + PEOPLE_AT_ONCE);
    await part(from, begun - from);
  }
}

async function part(from: number, count: number): Promise<void> {
  const t = await testPlatform();
  try {
    await loadCourses(t.platform);
    const people = await newcomers(t.platform, count);
    const seed = Number(values.seed) + from;
    await runHistories({ t, people, seed, goesOn });
    for (const found of [brokenCredits, brokenRedemptions, brokenPayments]) {
      broken.push(...(await found(t)));
    }
    for (const [what, times] of Object.entries(await whatHappened(t.platform))) {
      happened.set(what, (happened.get(what) ?? 0) + times);
    }
  } finally {
    await t.close();
  }
}

function goesOn(history: { steps: number; difference: string | null }): boolean {
  steps += history.steps;
  ended += 1;
  if (history.difference !== null) {
    differences.push(history.difference);
    console.log(history.difference);
  }
  if (ended % TOLD_EVERY === 0) tell();
  return performance.now() < latest;
}

function tell(): void {
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${ended} histories, ${steps} steps, ${differences.length} differences, ${broken.length} broken rows, ${Math.round(seconds)} s, ${Math.round(steps / seconds)} steps/s`,
  );
}

const programs = findServerPrograms();
const server = programs === null ? null : await startPostgres(programs, SETTINGS);
try {
  if (server !== null) {
    prepareStatements();
    process.env['TEST_DATABASE_URL'] = server.socketUrl;
    process.env['TEST_DATABASE_TEMPLATE'] = (await templateOnServer(server.socketUrl)).name;
  }
  await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
} finally {
  await server?.stop();
}
console.table(Object.fromEntries(happened));
for (const row of broken.slice(0, 10)) console.log(row);
console.log(
  `seed ${values.seed}: ${ended} histories, ${steps} steps, ${differences.length} differences, ${broken.length} broken rows`,
);
process.exitCode = differences.length + broken.length === 0 ? 0 : 1;
