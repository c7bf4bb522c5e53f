import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brokenCredits } from '../credits.ts';
import { brokenRedemptions } from '../redemptions.ts';
import { newcomers } from '../newcomers.ts';
import { testPlatform, type TestPlatform } from '../platform.ts';
import { brokenPayments, runHistories } from './run-histories.ts';
import { whatHappened } from './what-happened.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

test('120 random histories of purchases, refunds, days, coupons, gifts, vouchers, payments and redemptions come out as in the model', async () => {
  const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000);
  console.log(`HISTORY_SEED=${seed}`);
  const all = await newcomers(t.platform, MAX_ROUNDS * PEOPLE);
  let missing: readonly string[] = frequent;
  let steps = 0;
  // Once mostly. Chance alone leaves out what comes about four times in 120 in one run of a hundred.
  for (let round = 0; round < MAX_ROUNDS && missing.length > 0; round += 1) {
    const people = all.slice(round * PEOPLE, (round + 1) * PEOPLE);
    const ran = await runHistories({ t, people, seed: seed + round });
    assert.deepEqual(ran.differences, []);
    steps += ran.steps;
    const happened = await whatHappened(t.platform);
    missing = frequent.filter((what) => happened[what] === 0);
  }
  assert.deepEqual(missing, []);
  assert.ok(steps > 500, `${steps} steps`);
  for (const found of [brokenCredits, brokenRedemptions, brokenPayments]) {
    assert.deepEqual(await found(t), []);
  }
});

const PEOPLE = 120;
const MAX_ROUNDS = 5;

/** The rarest are for the bench, which has a thousand times as many. */
const frequent = [
  'orders paid by coupon',
  'orders paid in part by coupon',
  'orders paid at a provider',
  'gifts',
  'codes redeemed',
  'seats given back',
  'orders expired',
  'redemptions asked for',
] as const;
