import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastMonths } from './months.ts';

test('the last months are those of Italy, over the turn of the year and of the night', () => {
  assert.deepEqual(lastMonths(new Date('2026-02-10T12:00:00Z'), 4), [
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  // Half past midnight of the first in Italy.
  assert.deepEqual(lastMonths(new Date('2026-02-28T23:30:00Z'), 1), ['2026-03']);
  assert.deepEqual(lastMonths(new Date('2026-07-31T21:59:00Z'), 2), ['2026-06', '2026-07']);
  assert.deepEqual(lastMonths(new Date('2026-07-31T22:00:00Z'), 1), ['2026-08']);
});
