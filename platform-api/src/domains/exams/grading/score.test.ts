import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingPoints, scoreOf } from './score.ts';

const question = (area: string, points: number, isRight: boolean) => ({ area, points, isRight });

test('points are summed by area, and the percent is rounded down', () => {
  const score = scoreOf(
    [question('Norme', 2, true), question('Misure', 3, false), question('Norme', 1, false)],
    30,
  );
  assert.deepEqual(score, {
    points: 2,
    maxPoints: 6,
    percent: 33,
    isPassed: true,
    areas: [
      { area: 'Norme', points: 2, maxPoints: 3, percent: 66 },
      { area: 'Misure', points: 0, maxPoints: 3, percent: 0 },
    ],
  });
});

test('the threshold itself passes, what is just below does not, for every number of points', () => {
  for (let maxPoints = 1; maxPoints <= 120; maxPoints += 1) {
    for (const threshold of [1, 33, 50, 67, 70, 99, 100]) {
      const needed = missingPoints(0, maxPoints, threshold);
      const at = (points: number) =>
        scoreOf([question('a', points, true), question('a', maxPoints - points, false)], threshold);
      assert.equal(at(needed).isPassed, true, `${needed} of ${maxPoints} at ${threshold}%`);
      assert.equal(at(needed - 1).isPassed, false, `${needed - 1} of ${maxPoints}`);
      assert.equal(missingPoints(needed, maxPoints, threshold), 0);
    }
  }
});

test('an exam without points is not passed', () => {
  assert.equal(scoreOf([], 1).isPassed, false);
});
