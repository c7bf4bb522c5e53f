import type { Browser } from '@playwright/test';
import { startProduct } from '../product.ts';
import { median, slowDown, slowPhone } from '../slow-phone.ts';
import { expect, test } from './delivery-fixtures.ts';
import { keepFigure } from './keep-figure.ts';
import { testReleases } from './test-releases.ts';

const ROUNDS = 21;
const REGISTERED = 200;
const MAX_MORE = 0.05;

/** The homepage is painted by the edge's HTML, the login by the shell alone. */
const pages = ['/homepage', '/login'];

/** The first paint for who was never here. */
async function firstPaintMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  const page = await context.newPage();
  await slowDown(context, page);
  await page.goto(url);
  await page.locator('#root:not([inert]) h1').first().waitFor();
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return paint;
}

test('with 200 remotes registered the first paint of the shell costs at most 5% more than with five', async ({
  delivery,
  browser,
}) => {
  test.setTimeout(600_000);
  const crowd = await testReleases();
  const few = Object.keys(crowd.registry().remotes).length;
  for (let more = few; more < REGISTERED; more += 1) {
    await crowd.publish(crowd.newcomer(`mf-more-${more}`));
  }
  expect(Object.keys(crowd.registry().remotes)).toHaveLength(REGISTERED);
  const product = await startProduct(crowd.dir);
  const paints: { path: string; withFew: number; withMany: number }[] = [];
  for (const path of pages) {
    const times = { few: [] as number[], many: [] as number[] };
    // In turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await firstPaintMs(browser, delivery.product.url + path));
      times.many.push(await firstPaintMs(browser, product.url + path));
    }
    paints.push({ path, withFew: median(times.few), withMany: median(times.many) });
  }
  await product.stop();
  crowd.close();
  for (const { path, withFew, withMany } of paints) {
    const boundMs = Math.round(withFew * (1 + MAX_MORE));
    keepFigure(`first paint of ${path} with 200 remotes`, Math.round(withMany), boundMs);
  }
  for (const { path, withFew, withMany } of paints) {
    expect(withMany, path).toBeLessThanOrEqual(withFew * (1 + MAX_MORE));
  }
});
