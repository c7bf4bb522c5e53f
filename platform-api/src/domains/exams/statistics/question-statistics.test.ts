import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discriminationOf, questionStatistics, type AnswerSums } from './question-statistics.ts';

/** [right, rest] of each person. */
const sumsOf = (people: [isRight: boolean, rest: number][]) => ({
  compared: people.length,
  comparedRight: people.filter(([isRight]) => isRight).length,
  restSum: people.reduce((sum, [, rest]) => sum + rest, 0),
  restSquareSum: people.reduce((sum, [, rest]) => sum + rest * rest, 0),
  rightRestSum: people.reduce((sum, [isRight, rest]) => sum + (isRight ? rest : 0), 0),
});

// By hand: rests .8 .6 of the right, .4 .2 of the wrong. M1 .7, M0 .3, mean .5, variance .05, s .223607,
// p .5: (.4 / .223607) * .5 = .894427.
test('the discrimination of four people, computed by hand', () => {
  const value = discriminationOf(
    sumsOf([
      [true, 0.8],
      [true, 0.6],
      [false, 0.4],
      [false, 0.2],
    ]),
  );
  assert.ok(Math.abs((value ?? 0) - 0.894427) < 1e-6, String(value));
});

// By hand: right .5 .7 .9, wrong .9 .5. M1 .7, M0 .7: no difference.
test('a question that the strong and the weak answer alike does not discriminate', () => {
  const value = discriminationOf(
    sumsOf([
      [true, 0.5],
      [true, 0.7],
      [true, 0.9],
      [false, 0.9],
      [false, 0.5],
    ]),
  );
  assert.ok(Math.abs(value ?? 1) < 1e-9, String(value));
});

// By hand: right .2, wrong .8 .8. M1 - M0 = -.6, variance .08, s .282843, p 1/3: -2.12132 * .471405 = -1.
test('one that only the weak know has -1', () => {
  const value = discriminationOf(
    sumsOf([
      [true, 0.2],
      [false, 0.8],
      [false, 0.8],
    ]),
  );
  assert.ok(Math.abs((value ?? 0) + 1) < 1e-9, String(value));
});

test('without a difference between people there is no discrimination', () => {
  const all: [boolean, number][] = [
    [true, 0.3],
    [true, 0.7],
  ];
  assert.equal(discriminationOf(sumsOf(all)), null);
  const equal: [boolean, number][] = [
    [true, 0.1],
    [false, 0.1],
    [false, 0.1],
  ];
  assert.equal(discriminationOf(sumsOf(equal)), null);
  assert.equal(discriminationOf(sumsOf([])), null);
});

const sums: AnswerSums = {
  answers: 20,
  right: 13,
  passed: 10,
  passedRight: 9,
  chosen: { a: 13, b: 5, c: 2 },
  ...sumsOf([
    ...Array.from({ length: 13 }, (): [boolean, number] => [true, 0.8]),
    ...Array.from({ length: 7 }, (): [boolean, number] => [false, 0.4]),
  ]),
};

test('shares are of the people who answered, once there are twenty', () => {
  const found = questionStatistics(sums);
  assert.deepEqual(
    [found?.rightShare, found?.rightShareOfPassed, found?.rightShareOfFailed],
    [0.65, 0.9, 0.4],
  );
  assert.deepEqual(found?.chosenShares, { a: 0.65, b: 0.25, c: 0.1 });
  assert.equal(found.needsReview, false);
  assert.equal(questionStatistics({ ...sums, answers: 19 }), null);
  assert.equal(
    questionStatistics({ ...sums, passed: 20, passedRight: 13 })?.rightShareOfFailed,
    null,
  );
});

test('a low discrimination proposes to read the question again, an unknown one does not', () => {
  const flat = sumsOf([
    [true, 0.5],
    [true, 0.7],
    [false, 0.7],
    [false, 0.5],
  ]);
  assert.equal(questionStatistics({ ...sums, ...flat })?.needsReview, true);
  assert.equal(questionStatistics({ ...sums, ...sumsOf([]) })?.needsReview, false);
});
