/**
 * `pnpm bench first-paint [rounds] [page]`: what a person on a slow phone of 360 px sees of each painted page, and of
 * the dashboard after a login elsewhere, with nothing cached: first and largest paint, shift of the layout. Of those
 * alone whose name has these words.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';
import { paintedPages } from './painted-pages.ts';
import { logIn } from './people.ts';
import { prepareData, startProduct } from './product.ts';
import { publicAddress } from './public-badge.ts';
import { median, slowDown, slowPhone } from './slow-phone.ts';
import { splashSeen } from './splash-seen.ts';

const rounds = Number(process.argv[2] ?? 5);
const wanted = process.argv[3] ?? '';
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

async function measure(browser: Browser, url: string, session: Session | null): Promise<Round> {
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
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#root:not([inert]) main h1').waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
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
    `Medians of ${rounds} first visits, ${viewport.width} px: ${slowPhone.words}; load ${load} on ${os.cpus().length} cores\n`,
  );
  for (const { name, path, maxLcp } of pages) {
    const address = await publicAddress(browser, product.url, path);
    const runs: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const session =
        path === dashboard.path ? await sessionOf(browser, product.url, 'Marco Bianchi') : null;
      runs.push(await measure(browser, product.url + address, session));
    }
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
