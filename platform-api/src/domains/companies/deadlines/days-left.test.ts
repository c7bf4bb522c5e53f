import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysLeft, deadlineState, dueNotice } from './days-left.ts';

const END = new Date('2027-03-31T21:59:59Z');

const moments: [now: string, left: number, state: string][] = [
  ['2026-12-30T22:59:59Z', 91, 'valid'],
  ['2026-12-30T23:00:00Z', 90, 'expiring'],
  // Between the two the clocks go forward.
  ['2027-03-27T22:59:59Z', 4, 'expiring'],
  ['2027-03-27T23:00:00Z', 3, 'expiring'],
  ['2027-03-28T21:59:59Z', 3, 'expiring'],
  ['2027-03-28T22:00:00Z', 2, 'expiring'],
  ['2027-03-31T21:59:59Z', 0, 'expiring'],
  ['2027-03-31T22:00:00Z', -1, 'expired'],
];

for (const [now, left, state] of moments) {
  test(`at ${now} there are ${left} days left in Rome`, () => {
    assert.equal(daysLeft(new Date(now), END), left);
    assert.equal(deadlineState(new Date(now), END), state);
  });
}

test('the notice that is due is the nearest', () => {
  const due = { 91: null, 90: 90, 31: 90, 30: 30, 8: 30, 7: 7, 0: 7, [-1]: null };
  for (const [left, notice] of Object.entries(due)) {
    assert.equal(dueNotice(Number(left)), notice, left);
  }
});
