/**
 * `pnpm bench credit-histories [--histories 100000] [--seed n]`: random histories of credits on the
 * embedded database, each step compared with the model; `--minutes` begins no 500 after so many minutes. Exit 1 when one comes out otherwise.
 */
import { parseArgs } from 'node:util';
import { loadCourses } from '../../demo/courses/index.ts';
import { brokenCredits } from '../credits.ts';
import { brokenRedemptions } from '../redemptions.ts';
import { newcomers } from '../newcomers.ts';
import { testPlatform } from '../platform.ts';
import { runHistories } from './run-histories.ts';
import { whatHappened } from './what-happened.ts';

const PEOPLE_AT_ONCE = 500;

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '6000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const t = await testPlatform();
await loadCourses(t.platform);
const people = await newcomers(t.platform, Number(values.histories));
const began = performance.now();
let steps = 0;
const differences: string[] = [];
const latest = began + Number(values.minutes) * 60_000;
for (let from = 0; from < people.length && performance.now() < latest; from += PEOPLE_AT_ONCE) {
  const part = people.slice(from, from + PEOPLE_AT_ONCE);
  const run = await runHistories({
    platform: t.platform,
    people: part,
    seed: Number(values.seed) + from,
  });
  steps += run.steps;
  differences.push(...run.differences);
  console.log(
    `${from + part.length} histories, ${steps} steps, ${differences.length} differences, ${Math.round((performance.now() - began) / 1000)} s`,
  );
}
const broken = [...(await brokenCredits(t)), ...(await brokenRedemptions(t))];
console.table(await whatHappened(t.platform));
for (const line of differences.slice(0, 10)) console.log(line);
console.log(`seed ${values.seed}: ${differences.length} differences, ${broken.length} broken rows`);
process.exitCode = differences.length + broken.length === 0 ? 0 : 1;
await t.close();
