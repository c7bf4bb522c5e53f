import { expect, test } from '../fixtures.ts';
import { slowDown, speedUp } from '../slow-phone.ts';
import { drawn, prepareVisits } from './prepare-visits.ts';
import { cumulativeShift, readShifts, worstShifts } from './shifts.ts';

const BOUND = 0.05;

/**
 * Chromium's slow network keeps the last bytes of a page for good in one of some 200 visits that go side by side, though
 * the server has sent them all; a page that has its network back gets them at once.
 */
const MAX_LOADING_MS = 12_000;

test('no declared route moves by more than 0.05 while it loads, at 360 px @alone', async ({
  browser,
  product,
  complaints,
}) => {
  // Among the visits are those to a course and to a discount that do not exist.
  complaints.expect(/Failed to load resource: the server responded with a status of 4\d\d/);
  const { contexts, visits, missing } = await prepareVisits(browser, product.url);
  expect(missing, 'every declared route is visited').toEqual([]);
  const wrong: string[] = [];
  // Most of a visit is waiting for the slow network: six keep half of two processors busy.
  const queue = visits.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const { as, path } of queue) {
        const page = await contexts[as].newPage();
        await page.setViewportSize({ width: 360, height: 740 });
        // A network without delay would leave the loading states out.
        const devtools = await slowDown(contexts[as], page, { cpuSlowdown: 1 });
        await page.goto(product.url + path, { waitUntil: 'commit' });
        const stalled = setTimeout(() => {
          console.log(`${path} (${as}) got its network back after ${MAX_LOADING_MS} ms`);
          void speedUp(devtools);
        }, MAX_LOADING_MS);
        await drawn(page).finally(() => clearTimeout(stalled));
        const { shifts } = await readShifts(page);
        const shift = cumulativeShift(shifts);
        if (shift > BOUND) {
          wrong.push(`${path} (${as}): ${shift.toFixed(3)}\n${worstShifts(shifts).join('\n')}`);
        }
        await page.close();
      }
    }),
  );
  expect(wrong).toEqual([]);
});
