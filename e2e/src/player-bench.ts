/**
 * `pnpm bench player [--visits 5] [--kills 10]`: on a slow phone, how long a lesson's video takes to its first frame,
 * and what came over the network until then; and how far from its place it goes on after the browser was killed.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';
import { logIn } from './people.ts';
import { visit, ways, type Way } from './player-bench/first-frames.ts';
import { beforeVideo, type FirstFrame } from './player-bench/frame-watch.ts';
import { killAgainAndAgain } from './player-bench/kills.ts';
import { prepareData, startProduct } from './product.ts';
import { callerOf } from './robustness/caller.ts';
import { randomFrom } from './robustness/random.ts';
import { median, slowPhone } from './slow-phone.ts';
import { splashSeen } from './splash-seen.ts';
import { words } from './words.ts';

/** Of what a learner waits for; without anything cached the code of the whole product comes first. */
const bounds: Record<Way, number | null> = {
  'nothing cached': null,
  'after the login': 3000,
  'another lesson': 3000,
};
const MAX_DIFFERENCE_S = 1;
const viewport = { width: 360, height: 740 };
/** Of the demo: Marco has completed it, so all its lessons are open. */
const COURSE = 2;

type Course = {
  modules: {
    lessonList: { id: number; name: string; position: { seconds: number } | null }[];
  }[];
};

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const over: string[] = [];

await prepareData();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
try {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(splashSeen);
  const page = await context.newPage();
  const caller = await callerOf(page, product.url, 'Marco Bianchi');
  await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
  const storageState = await context.storageState();
  await context.close();
  const lessonsNow = async () =>
    (await caller.call<Course>('GET', `Courses/Use/${COURSE}`)).modules.flatMap(
      ({ lessonList }) => lessonList,
    );
  const lessons = await lessonsNow();
  const first = lessons[0]?.id ?? 0;

  console.log(`First frame, ${viewport.width} px: ${slowPhone.words}; ${values.visits} visits\n`);
  const visits: Record<Way, FirstFrame>[] = [];
  while (visits.length < Number(values.visits)) {
    const other = 'Incendio ed evacuazione';
    visits.push(
      await visit(browser, { viewport, storageState }, product.url, {
        courseId: COURSE,
        first,
        other,
      }),
    );
  }
  for (const way of ways)
    reportWay(
      way,
      visits.map((one) => one[way]),
    );

  console.log(`\nAfter SIGKILL while it plays, seed ${values.seed}\n`);
  const kills = await killAgainAndAgain({
    url: `${product.url}/courses/use/${COURSE}?lesson=${first}`,
    kills: Number(values.kills),
    random: randomFrom(Number(values.seed)),
    viewport,
    logIn: async (fresh) => {
      await logIn(fresh, product.url, 'Marco Bianchi');
      await fresh.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    },
    told: async () => (await lessonsNow())[0]?.position?.seconds ?? null,
  });
  for (const { during, place, resumed, told } of kills) {
    const there = told === null ? 'nothing' : `${told.toFixed(2)} s`;
    console.log(
      `  ${during.padEnd(8)} at ${place.toFixed(2).padStart(5)} s, goes on at ${resumed.toFixed(2).padStart(5)} s; the server had ${there}`,
    );
  }
  const greatest = Math.max(...kills.map(({ place, resumed }) => Math.abs(place - resumed)));
  console.log(`\n  greatest difference ${greatest.toFixed(2)} s, of ${MAX_DIFFERENCE_S}`);
  // Not a number is not reached either.
  if (!(greatest <= MAX_DIFFERENCE_S)) over.push(`goes on ${greatest.toFixed(2)} s away`);
} finally {
  await browser.close();
  await product.stop();
}
for (const line of over) console.error(`OVER ${line}`);
process.exitCode = over.length > 0 ? 1 : 0;

function reportWay(way: Way, frames: FirstFrame[]): void {
  const times = frames.map(({ frameAt }) => frameAt);
  const middle = median(times);
  const bound = bounds[way];
  const limit = bound === null ? '' : `, of ${bound}`;
  console.log(
    `${way}: median ${middle.toFixed(0)} ms${limit}, worst ${Math.max(...times).toFixed(0)} ms`,
  );
  if (bound !== null && !(middle <= bound)) over.push(`${way}: ${middle.toFixed(0)} ms`);
  const typical = frames.find(({ frameAt }) => frameAt === middle);
  if (typical !== undefined) {
    const { requests, bytes, inARow } = beforeVideo(typical);
    console.log(
      `  before the video is asked for: ${requests} requests, ${inARow} in a row, ${(bytes / 1000).toFixed(1)} kB`,
    );
  }
  for (const { name, from, to, bytes } of typical?.loaded ?? []) {
    const { pathname } = new URL(name);
    console.log(
      `  ${from.toFixed(0).padStart(6)} ${to.toFixed(0).padStart(6)} ms ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${pathname}`,
    );
  }
}
