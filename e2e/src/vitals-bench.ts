/**
 * `pnpm bench vitals [address] [address of a baseline]`: LCP, CLS and INP of homepage and catalogue as a person on a
 * slow phone and a slow network meets them, with nothing cached, and the slowest press of each step. Without an
 * address it starts the product. With a baseline, such as the product of another commit, visits to both take turns,
 * and the bound is the baseline's figure and a tenth, whatever the machine does meanwhile.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserArguments, findBrowser } from './browser.ts';
import { prepareData, startProduct } from './product.ts';
import { median, slowDown, slowPhone } from './slow-phone.ts';

const ROUNDS = 5;
const limits = { LCP: 2000, CLS: 0.05, INP: 150 };
type Vital = keyof typeof limits;
const VITALS = Object.keys(limits) as Vital[];
/** Of a figure, over that of the baseline. */
const ALLOWED_RATIO = 1.1;

const vitalsScript = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js'),
  'utf8',
);

type Step = { does: string; act: (page: Page) => Promise<unknown> };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtri' });

const searching: Step[] = [
  { does: 'open the search', act: (page) => button(page, 'Cerca').click() },
  { does: 'type', act: (page) => page.keyboard.type('sicur', { delay: 120 }) },
  { does: 'erase', act: (page) => page.keyboard.press('Backspace') },
];

/** A person's actions on each loaded page: presses and keys. */
const pages: { name: string; path: string; steps: Step[] }[] = [
  {
    name: 'homepage',
    path: '/homepage',
    steps: [
      // The splash of a first visit (SHELL-24).
      { does: 'skip the splash', act: (page) => button(page, 'Salta').click() },
      { does: 'refuse cookies', act: (page) => button(page, 'Rifiuta e chiudi').click() },
      { does: 'open the menu', act: (page) => button(page, /menu/i).click() },
      { does: 'close the menu', act: (page) => page.keyboard.press('Escape') },
      ...searching,
    ],
  },
  {
    name: 'catalogue',
    path: '/public/catalogue',
    steps: [
      { does: 'refuse cookies', act: (page) => button(page, 'Rifiuta e chiudi').click() },
      { does: 'open the filters', act: (page) => button(page, /^Filtri/).click() },
      { does: 'choose an area', act: (page) => sheet(page).getByRole('checkbox').first().click() },
      {
        does: 'choose another',
        act: (page) => sheet(page).getByRole('checkbox').nth(1).click(),
      },
      { does: 'choose a rating', act: (page) => sheet(page).getByRole('radio').nth(1).click() },
      {
        does: 'type a price',
        act: (page) => sheet(page).getByLabel('Massimo', { exact: true }).pressSequentially('180'),
      },
      {
        does: 'show the results',
        act: (page) =>
          sheet(page)
            .getByRole('button', { name: /^Mostra/ })
            .click(),
      },
      {
        does: 'take a filter back',
        act: (page) =>
          button(page, /^Togli il filtro/)
            .first()
            .click(),
      },
      { does: 'open the order', act: (page) => button(page, /^Ordina/).click() },
      { does: 'order by price', act: (page) => page.getByRole('menuitemradio').nth(2).click() },
      ...searching,
      { does: 'search', act: (page) => page.keyboard.press('Enter') },
      {
        does: 'show everything',
        act: (page) =>
          button(page, /^Togli il filtro/)
            .first()
            .click(),
      },
      {
        does: 'turn the page',
        act: (page) => page.getByRole('link', { name: /^Pagina 2/ }).click(),
      },
      {
        does: 'open a course',
        act: (page) => page.locator('#root main article a').first().click(),
      },
    ],
  },
];

type Visit = Record<Vital, number> & { presses: Map<string, number> };
type Watched = { vitals: Partial<Record<Vital, number>>; presses: number[] };

async function visit(browser: Browser, url: string, steps: Step[]): Promise<Visit> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  try {
    await context.addInitScript(`${vitalsScript}
      window.watched = { vitals: {}, presses: [] };
      for (const name of ['LCP', 'CLS', 'INP']) {
        webVitals['on' + name]((metric) => { window.watched.vitals[name] = metric.value; }, {
          reportAllChanges: true, durationThreshold: 16,
        });
      }
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries()) {
          if (interactionId) window.watched.presses.push(duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 });`);
    const page = await context.newPage();
    const read = () =>
      page.evaluate(() => {
        const { watched } = window as unknown as { watched: Watched };
        return { ...watched.vitals, slowest: Math.max(0, ...watched.presses.splice(0)) };
      });
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#root:not([inert]) main h1').waitFor({ timeout: 30_000 });
    await page.locator('#root main article').first().waitFor({ timeout: 30_000 });
    await page.waitForTimeout(1500);
    // LCP ends with the first press, so it is read before.
    const { LCP = Number.NaN } = await read();
    const presses = new Map<string, number>();
    for (const { does, act } of steps) {
      await act(page);
      // What follows a press is drawn, and the figure of the press is in.
      await page.waitForTimeout(1000);
      presses.set(does, (await read()).slowest);
    }
    const { CLS = 0, INP = Number.NaN } = await read();
    return { LCP, CLS, INP, presses };
  } finally {
    await context.close();
  }
}

const shown = (vital: Vital, value: number) =>
  vital === 'CLS' ? value.toFixed(3) : `${value.toFixed(0)} ms`;

/** Prints one figure of a page, and says whether it keeps its bound. */
function judge(name: string, vital: Vital, visits: Visit[], before: Visit[]): boolean {
  const value = median(visits.map((each) => each[vital]));
  const reference = median(before.map((each) => each[vital]));
  const bound = before.length === 0 || vital === 'CLS' ? limits[vital] : reference * ALLOWED_RATIO;
  // Not a number is not reached either.
  const isGood = value <= bound;
  const beside = before.length === 0 ? '' : `, baseline ${shown(vital, reference)}`;
  console.log(
    `  ${name.padEnd(10)} ${vital}  ${shown(vital, value)} (at most ${shown(vital, bound)}${beside})` +
      `${isGood ? '' : '  OVER'}   ${visits.map((each) => each[vital].toFixed(vital === 'CLS' ? 3 : 0)).join(' ')}`,
  );
  return isGood;
}

const [given, baseline] = process.argv.slice(2);
if (given === undefined) await prepareData();
const product = given === undefined ? await startProduct() : null;
const origin = given ?? product?.url ?? '';
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
let isReached = true;
try {
  console.log(`Medians of ${ROUNDS} first visits, 412 × 823: ${slowPhone.words}`);
  for (const { name, path, steps } of pages) {
    const visits: Visit[] = [];
    const before: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      visits.push(await visit(browser, origin + path, steps));
      if (baseline !== undefined) before.push(await visit(browser, baseline + path, steps));
    }
    console.log('');
    for (const vital of VITALS) isReached = judge(name, vital, visits, before) && isReached;
    for (const { does } of steps) {
      const slowest = (of: Visit[]) =>
        median(of.map(({ presses }) => presses.get(does) ?? Number.NaN)).toFixed(0);
      console.log(
        `    ${does.padEnd(20)} ${slowest(visits).padStart(4)} ms` +
          (before.length === 0 ? '' : `, baseline ${slowest(before)} ms`),
      );
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
process.exitCode = isReached ? 0 : 1;
