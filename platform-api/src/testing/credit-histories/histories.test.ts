import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadCourses } from '../../demo/courses/index.ts';
import { brokenCredits } from '../credits.ts';
import { brokenRedemptions } from '../redemptions.ts';
import { newcomers } from '../newcomers.ts';
import { testPlatform, type TestPlatform } from '../platform.ts';
import { brokenPayments, runHistories } from './run-histories.ts';
import { whatHappened } from './what-happened.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
  await loadCourses(t.platform);
});
after(() => t.close());

test('120 random histories of purchases, refunds, days, coupons, gifts, vouchers, payments and redemptions come out as in the model', async () => {
  const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000);
  console.log(`HISTORY_SEED=${seed}`);
  const people = await newcomers(t.platform, 120);
  const { steps, differences } = await runHistories({ t, people, seed });
  assert.deepEqual(differences, []);
  assert.ok(steps > 500, `${steps} steps`);
  for (const found of [brokenCredits, brokenRedemptions, brokenPayments]) {
    assert.deepEqual(await found(t), []);
  }
  const happened = await whatHappened(t.platform);
  for (const [what, count] of Object.entries(happened)) {
    // The rarest are for the bench, which has a thousand times as many.
    if (isFrequent.has(what)) assert.ok(count > 0, `${what}: ${JSON.stringify(happened)}`);
  }
});

const isFrequent = new Set([
  'orders paid by coupon',
  'orders paid in part by coupon',
  'orders paid at a provider',
  'gifts',
  'codes redeemed',
  'seats given back',
  'orders expired',
  'redemptions asked for',
]);
