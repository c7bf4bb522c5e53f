import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coursePercentage } from './course-progress.ts';

for (const [completed, total, expected] of [
  [0, 0, 0],
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 66],
  [199, 200, 99],
  [999, 1000, 99],
  [4, 4, 100],
] as const) {
  test(`[LEARN-11 part] ${completed} of ${total} lessons are ${expected} percent`, () => {
    assert.equal(coursePercentage(completed, total), expected);
  });
}
