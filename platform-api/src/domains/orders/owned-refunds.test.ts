import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownedRefunds } from './owned-refunds.ts';

const order = {
  hasSimulation: false,
  hasCertification: false,
  vatCents: 0n,
  totalCents: 300n,
  couponCents: 100n,
};
const line = (id: number, courseCents: bigint) => ({
  id,
  quantity: 1,
  courseCents,
  simulationCents: null,
  certificationCents: null,
  discountCents: 0n,
});
const lines = [line(1, 50n), line(2, 150n), line(3, 100n)];

test('of each line that is owned its share goes back, the others stay', () => {
  assert.deepEqual(ownedRefunds(order, { lines, owned: [] }), []);
  assert.deepEqual(ownedRefunds(order, { lines, owned: [{ id: 2 }] }), [
    { orderLineId: 2, cents: 150n, couponCents: 50n, cardCents: 100n },
  ]);
});

test('several shares are divided between coupon and card so that they add up to the cent', () => {
  // Thirds of 50 and of 150 are 16.67 and 50: the second share makes up for what the first was rounded by.
  assert.deepEqual(ownedRefunds(order, { lines, owned: [{ id: 3 }, { id: 1 }] }), [
    { orderLineId: 1, cents: 50n, couponCents: 17n, cardCents: 33n },
    { orderLineId: 3, cents: 100n, couponCents: 33n, cardCents: 67n },
  ]);
  assert.deepEqual(ownedRefunds(order, { lines, owned: lines }), [
    { orderLineId: 1, cents: 50n, couponCents: 17n, cardCents: 33n },
    { orderLineId: 2, cents: 150n, couponCents: 50n, cardCents: 100n },
    { orderLineId: 3, cents: 100n, couponCents: 33n, cardCents: 67n },
  ]);
});

test('a line that cost nothing has nothing to give back', () => {
  const free = { ...line(4, 100n), discountCents: 100n };
  assert.deepEqual(ownedRefunds(order, { lines: [...lines, free], owned: [{ id: 4 }] }), []);
});
