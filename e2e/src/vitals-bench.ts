/**
 * `pnpm bench vitals [address]`: LCP, CLS and INP of homepage and catalogue as a person on a slow phone and a
 * slow network meets them, with nothing cached. Without an address it starts the product.
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

type Round = Record<Vital, number> & { slowest: string };

async function measure(browser: Browser, url: string, steps: Step[]): Promise<Round> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  try {
    await context.addInitScript(`${vitalsScript}
      window.vitals = {};
      for (const name of ['LCP', 'CLS', 'INP']) {
        webVitals['on' + name]((metric) => { window.vitals[name] = metric.value; }, {
          reportAllChanges: true, durationThreshold: 16,
        });
      }`);
    const page = await context.newPage();
    const vitals = () => page.evaluate(() => ({ ...(window as unknown as Vitals).vitals }));
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#root:not([inert]) main h1').waitFor({ timeout: 30_000 });
    await page.locator('#root main article').first().waitFor({ timeout: 30_000 });
    await page.waitForTimeout(1500);
    // LCP ends with the first press, so it is read before.
    const { LCP = Number.NaN } = await vitals();
    let INP = 0;
    let slowest = '';
    for (const { does, act } of steps) {
      await act(page);
      // What follows a press is drawn, and the figure of the press is in.
      await page.waitForTimeout(1000);
      const now = (await vitals()).INP ?? 0;
      if (now > INP) slowest = does;
      INP = now;
    }
    return { LCP, CLS: (await vitals()).CLS ?? 0, INP, slowest };
  } finally {
    await context.close();
  }
}

type Vitals = { vitals: Partial<Record<Vital, number>> };

const given = process.argv[2];
if (given === undefined) await prepareData();
const product = given === undefined ? await startProduct() : null;
const origin = given ?? product?.url ?? '';
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
let isReached = true;
try {
  console.log(`Medians of ${ROUNDS} first visits, 412 × 823: ${slowPhone.words}\n`);
  for (const { name, path, steps } of pages) {
    const runs: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      runs.push(await measure(browser, origin + path, steps));
    }
    for (const vital of ['LCP', 'CLS', 'INP'] as const) {
      const value = median(runs.map((run) => run[vital]));
      // Not a number is not reached either.
      const isGood = value <= limits[vital];
      isReached &&= isGood;
      const unit = vital === 'CLS' ? '' : ' ms';
      const shown = vital === 'CLS' ? value.toFixed(3) : value.toFixed(0);
      const all = runs.map((run) =>
        vital === 'CLS' ? run[vital].toFixed(3) : run[vital].toFixed(0),
      );
      if (vital === 'INP') all.push(`(${[...new Set(runs.map((run) => run.slowest))].join(', ')})`);
      console.log(
        `  ${name.padEnd(10)} ${vital}  ${shown.padStart(6)}${unit} (at most ${limits[vital]}${unit})${isGood ? '' : '  OVER'}   ${all.join(' ')}`,
      );
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
process.exitCode = isReached ? 0 : 1;
