import type { Browser } from '@playwright/test';
import { startProduct } from '../product.ts';
import { expect, test } from './delivery-fixtures.ts';
import { keepFigure } from './keep-figure.ts';
import { slowDown } from './slow-phone.ts';
import { testReleases } from './test-releases.ts';

const rounds = 9;
const registered = 200;
const mostMore = 0.05;

/** The first paint of a page of the shell's own, for who was never here. */
async function firstPaintMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${url}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return paint;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test('with 200 remotes registered the first paint of the shell costs at most 5% more than with five', async ({
  delivery,
  browser,
}) => {
  test.setTimeout(300_000);
  const crowd = testReleases();
  const few = Object.keys(crowd.registry().remotes).length;
  for (let more = few; more < registered; more += 1) {
    await crowd.publish(crowd.newcomer(`mf-more-${more}`));
  }
  expect(Object.keys(crowd.registry().remotes)).toHaveLength(registered);
  const product = await startProduct(crowd.dir);
  const times = { few: [] as number[], many: [] as number[] };
  // In turn, so that whatever else the machine does falls on both.
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(await firstPaintMs(browser, delivery.product.url));
    times.many.push(await firstPaintMs(browser, product.url));
  }
  await product.stop();
  crowd.close();
  const [withFew, withMany] = [median(times.few), median(times.many)];
  console.log(`first paint: ${withFew} ms with ${few} remotes, ${withMany} ms with ${registered}`);
  const boundMs = Math.round(withFew * (1 + mostMore));
  keepFigure('first paint with 200 remotes', Math.round(withMany), boundMs);
  expect(withMany).toBeLessThanOrEqual(boundMs);
});
