/**
 * `pnpm bench first-paint [rounds] [page] [as-is]`: what a person on a slow phone of 360 px sees of each painted page,
 * and of the dashboard after a login elsewhere, with nothing cached: first and largest paint, shift of the layout. Of
 * those alone whose name has these words.
 *
 * A phone is four times slower than the reference machine, not than this one in this hour: before each visit a fixed
 * piece of work (`certification-bench/reference.ts`) says how fast this machine is, and the page's thread is made
 * slower by what is left of the four. What else runs for a page, in the browser and in the server, is as fast as the
 * machine is, so that a figure of a slow machine is too high, never too low. `as-is` makes every machine four times
 * slower than it is, to compare two builds by turns.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';
import { REFERENCE_MS, referenceWork } from './certification-bench/reference.ts';
import { paintedPages } from './painted-pages.ts';
import { logIn } from './people.ts';
import { prepareData, startProduct } from './product.ts';
import { publicAddress } from './public-badge.ts';
import { median, slowDown, slowPhone } from './slow-phone.ts';
import { splashSeen } from './splash-seen.ts';

const rounds = Number(process.argv[2] ?? 5);
const wanted = process.argv[3] ?? '';
const isAsIs = process.argv[4] === 'as-is';
/** A window loads its own address bar, some 200 files, when it opens; a phone has nothing of the kind. */
const WINDOW_OPENS_MS = 4000;
const dashboard = { name: 'dashboard', path: '/dashboard', maxLcp: 3500 };
const pages = [...paintedPages, dashboard].filter(({ name }) => name.includes(wanted));
if (pages.length === 0) throw new Error(`No page is named ${wanted}`);
const viewport = { width: 360, height: 780 };
/** Nothing is blank for longer, and nothing jumps. */
const limits = { FCP: 2000, CLS: 0.05 };

const vitalsScript = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js'),
  'utf8',
);

const names = ['FCP', 'LCP', 'CLS'] as const;
type Round = Record<(typeof names)[number], number>;

/** What the browser keeps of a session that has just begun; nothing of it is in a cache. */
async function sessionOf(browser: Browser, url: string, person: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await logIn(page, url, person);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

type Session = Awaited<ReturnType<typeof sessionOf>>;

/** How much slower the page's thread must be made here to be that of a phone. */
async function slowdownOf(browser: Browser, url: string): Promise<number> {
  if (isAsIs) return slowPhone.cpuSlowdown;
  const { page } = await referenceWork(browser, `${url}/.well-known/did.json`);
  // No machine is made faster than it is.
  return Math.max(1, (slowPhone.cpuSlowdown * REFERENCE_MS.page) / page);
}

async function measure(
  browser: Browser,
  url: string,
  { session, cpuSlowdown }: { session: Session | null; cpuSlowdown: number },
): Promise<Round> {
  const context = await browser.newContext({
    viewport,
    ...(session === null ? {} : { storageState: session }),
  });
  try {
    await context.addInitScript(splashSeen);
    await context.addInitScript(`${vitalsScript}
      window.vitals = {};
      for (const name of ${JSON.stringify(names)}) {
        webVitals['on' + name]((metric) => { window.vitals[name] = metric.value; }, { reportAllChanges: true });
      }`);
    const page = await context.newPage();
    await page.waitForTimeout(WINDOW_OPENS_MS);
    await slowDown(context, page, { cpuSlowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#root:not([inert]) main h1').waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    // A block is drawn a while after its last answer, and a picture is counted when it is on the screen.
    await page.waitForTimeout(4000);
    const vitals = await page.evaluate(
      () => (window as unknown as { vitals: Partial<Round> }).vitals,
    );
    return { FCP: Number.NaN, LCP: Number.NaN, CLS: 0, ...vitals };
  } finally {
    await context.close();
  }
}

await prepareData();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
let isReached = true;
try {
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(
    `Medians of ${rounds} first visits, ${viewport.width} px: ${slowPhone.words} than ${isAsIs ? 'this machine' : 'the reference machine'}; load ${load} on ${os.cpus().length} cores\n`,
  );
  for (const { name, path, maxLcp } of pages) {
    const address = await publicAddress(browser, product.url, path);
    const runs: Round[] = [];
    const slowdowns: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const session =
        path === dashboard.path ? await sessionOf(browser, product.url, 'Marco Bianchi') : null;
      const cpuSlowdown = await slowdownOf(browser, product.url);
      slowdowns.push(cpuSlowdown);
      runs.push(await measure(browser, product.url + address, { session, cpuSlowdown }));
    }
    const times = slowdowns.map((slowdown) => slowdown.toFixed(1)).join(' ');
    console.log(`  ${name.padEnd(25)} page's thread made slower ${times} times`);
    for (const vital of names) {
      const most = vital === 'LCP' ? maxLcp : limits[vital];
      const value = median(runs.map((run) => run[vital]));
      // Not a number is not reached either.
      const isGood = value <= most;
      isReached &&= isGood;
      const shown = (figure: number) => figure.toFixed(vital === 'CLS' ? 3 : 0);
      console.log(
        `  ${name.padEnd(25)} ${vital}  ${shown(value).padStart(6)} (at most ${most})${isGood ? '' : '  OVER'}   ${runs.map((run) => shown(run[vital])).join(' ')}`,
      );
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = isReached ? 0 : 1;
