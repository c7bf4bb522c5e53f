import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tariff } from '../cart/index.ts';
import { courseNetShares } from '../orders/line-shares.ts';
import { centsOfSeats, leavesMargin, profitShares, rewardOf } from './earnings.ts';

test('[PROMO-04] rewards of the vectors V8 to V10: ten percent of the list price of the courses, half up', () => {
  const reward = (quantity: number, courseCents: bigint) =>
    rewardOf({ quantity, courseCents }, tariff.rewardBps);
  assert.equal(reward(1, 9990n), 999n);
  assert.equal(reward(1, 100_000n), 10_000n);
  assert.equal(reward(5, 100_000n), 50_000n);
  // M21: 10.05 gives 1.01, and the quantity comes before the rounding.
  assert.equal(reward(1, 1005n), 101n);
  assert.equal(reward(3, 1004n), 301n);
});

test('the share of teachers is of the course alone, net of VAT and after discounts', () => {
  // V12: 950.00 with an exam of 60.00, 10% off: 745.08 net.
  const order = {
    hasSimulation: false,
    hasCertification: true,
    netCents: 74_508n,
    vatCents: 16_392n,
  };
  const line = {
    quantity: 1,
    courseCents: 95_000n,
    simulationCents: 1990n,
    certificationCents: 6000n,
    discountCents: 10_100n,
  };
  assert.deepEqual(courseNetShares(order, [line]), [70_082n]);
  assert.deepEqual(profitShares(70_082n, [{ accountId: 'a', minutes: 30 }], 2000n), [
    { accountId: 'a', cents: 14_016n },
  ]);
});

test('teachers share by the minutes they teach; the part of one without a login is not given to others', () => {
  const share = (...taught: [string | null, number][]) =>
    profitShares(
      10_000n,
      taught.map(([accountId, minutes]) => ({ accountId, minutes })),
      2000n,
    ).map(({ accountId, cents }) => [accountId, cents]);
  assert.deepEqual(share(['a', 90], ['b', 45]), [
    ['a', 1333n],
    ['b', 667n],
  ]);
  assert.deepEqual(share([null, 90], ['b', 45]), [['b', 667n]]);
  assert.deepEqual(share(['a', 90], ['b', 0]), [['a', 2000n]]);
  // Nobody is named for a lesson.
  assert.deepEqual(share(['a', 0], ['b', 0], ['c', 0]), [
    ['a', 667n],
    ['b', 667n],
    ['c', 666n],
  ]);
  assert.deepEqual(share(), []);
});

test('what the seats of a line carry adds up to its credits, whichever go back first', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      (cents, seats, at) => {
        const all = Array.from({ length: seats }, (_, place) => place + 1);
        const one = centsOfSeats(cents, seats, all.slice(0, at));
        const other = centsOfSeats(cents, seats, all.slice(at));
        assert.equal(one + other, cents);
        assert.ok(one >= 0n && other >= 0n);
      },
    ),
  );
});

test('a tariff that gives away more than an order brings is refused (M20)', () => {
  assert.equal(leavesMargin(tariff), true);
  // 50% discount leaves 40.98 of 100.00 net: 36.00 of it as reward and 5.00 to teachers are too much.
  const half = { ...tariff, tiers: [{ bps: 4000n }] };
  assert.equal(leavesMargin({ ...half, rewardBps: 3600n, profitShareBps: 1200n }), true);
  assert.equal(leavesMargin({ ...half, rewardBps: 3610n, profitShareBps: 1200n }), false);
  assert.equal(leavesMargin({ ...tariff, promotionBps: 8000n }), false);
});
