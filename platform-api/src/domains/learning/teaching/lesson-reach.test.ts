import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnerCounts, lessonReach, type LearnerGroup } from './lesson-reach.ts';

const group = (learners: number, completed: number[], hasBegun = true): LearnerGroup => ({
  learners,
  hasBegun,
  completed: new Set(completed),
});

test('a learner is at the first lesson that is not completed; who has not begun is nowhere', () => {
  const groups = [group(4, [], false), group(3, []), group(2, [1]), group(1, [1, 2, 3])];
  assert.deepEqual(lessonReach([1, 2, 3], groups), [
    { lessonId: 1, begun: 6, completed: 3, current: 3 },
    { lessonId: 2, begun: 3, completed: 1, current: 2 },
    { lessonId: 3, begun: 1, completed: 1, current: 0 },
  ]);
});

test('a lesson that was put before completed ones is where their learners are', () => {
  assert.deepEqual(lessonReach([9, 1, 2], [group(5, [1, 2])]), [
    { lessonId: 9, begun: 5, completed: 0, current: 5 },
    { lessonId: 1, begun: 5, completed: 5, current: 0 },
    { lessonId: 2, begun: 5, completed: 5, current: 0 },
  ]);
});

test('counts: enrolled, begun, completed, and the mean of those who have begun', () => {
  const groups = [group(4, [], false), group(2, []), group(1, [1]), group(1, [1, 2, 3])];
  assert.deepEqual(learnerCounts(3, groups), {
    enrolled: 8,
    begun: 4,
    completed: 1,
    meanPercentage: 33,
  });
});

test('nobody, and a course without lessons', () => {
  assert.deepEqual(learnerCounts(3, []), {
    enrolled: 0,
    begun: 0,
    completed: 0,
    meanPercentage: null,
  });
  assert.deepEqual(lessonReach([], [group(2, [])]), []);
  assert.equal(learnerCounts(0, [group(2, [])]).completed, 0);
});
