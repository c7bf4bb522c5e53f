/**
 * `pnpm bench login`: how long the product itself takes from the button to the dashboard, the pages of
 * the identity provider left out. The browser has the scripts already: the first login is not counted.
 */
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';
import { prepareData, startProduct } from './product.ts';
import { words } from './words.ts';

const BOUND_MS = 1500;
const LOGINS = 10;
const text = words.it;

/** Milliseconds until the browser leaves for the provider, and from its return until the dashboard is drawn. */
async function logIn(page: Page, url: string): Promise<{ away: number; back: number }> {
  await page.goto(`${url}/login`);
  const button = page.getByRole('button', { name: text.spid });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const pressed = performance.now();
  const left = page.waitForRequest(/\/dev\/idp\//).then(() => performance.now());
  await button.click();
  const away = (await left) - pressed;
  await page.getByRole('button', { name: /Marco Bianchi/ }).click();
  const returned = page.waitForRequest(/\/auth\?/).then(() => performance.now());
  await page.getByRole('button', { name: text.confirmIdentity }).click();
  const begun = await returned;
  await page.getByRole('heading', { level: 1, name: /^Ciao, Marco/ }).waitFor();
  const back = performance.now() - begun;
  await page.evaluate(() => localStorage.clear());
  return { away, back };
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await prepareData();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await logIn(page, product.url);
  const runs: { away: number; back: number }[] = [];
  for (let turn = 0; turn < LOGINS; turn += 1) runs.push(await logIn(page, product.url));
  const totals = runs.map(({ away, back }) => away + back);
  const row = (name: string, ms: number) =>
    console.log(`${name.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms`);
  console.log(`Login to dashboard, ${LOGINS} logins, warm browser cache\n`);
  row('button to the provider (median)', middle(runs.map(({ away }) => away)));
  row('return to the dashboard (median)', middle(runs.map(({ back }) => back)));
  row('together (median)', middle(totals));
  row(`together (slowest), of ${BOUND_MS}`, Math.max(...totals));
  if (middle(totals) > BOUND_MS) {
    console.error('OVER');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}
