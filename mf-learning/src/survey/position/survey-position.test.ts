import { surveyOf } from '../api.ts';
import { wireAreas } from '../testing-survey.ts';
import {
  advanced,
  atStart,
  firstWhere,
  isWithin,
  previous,
  questionNumber,
  stepped,
  type Position,
} from './survey-position.ts';

const survey = surveyOf(
  'user',
  wireAreas(['profession', 'sector', 'jobs'], ['interest', 'topics']),
);

const at = (state: Position['state'], area = 0, question = 0): Position => ({
  state,
  area,
  question,
});

test('[SURVEY-05 part] next goes through the questions of an area, then the interval, then the next area, then the end', () => {
  const way: Position[] = [atStart];
  for (let step = 0; step < 5; step += 1) way.push(advanced(survey, way.at(-1) ?? atStart));
  expect(way).toEqual([
    atStart,
    at('questions', 0, 0),
    at('questions', 0, 1),
    at('interval', 0, 1),
    at('questions', 1, 0),
    at('done', 1, 0),
  ]);
});

test.each([atStart, at('questions', 0, 1), at('interval', 0, 1)])(
  '[SURVEY-05 part] skip on %j is the end',
  (position) => {
    expect(stepped(position, 'skip').state).toBe('done');
  },
);

test('back leads to the question before, over the interval too, and nowhere from the first', () => {
  expect(previous(survey, at('questions', 1, 0))).toEqual(at('questions', 0, 1));
  expect(previous(survey, at('interval', 0, 1))).toEqual(at('questions', 0, 1));
  expect(previous(survey, at('questions', 0, 1))).toEqual(at('questions', 0, 0));
  expect(previous(survey, at('questions', 0, 0))).toBeNull();
  expect(previous(survey, atStart)).toBeNull();
});

test('questions are numbered over all areas', () => {
  expect(questionNumber(survey, at('questions', 0, 1))).toBe(2);
  expect(questionNumber(survey, at('questions', 1, 0))).toBe(3);
});

test('a question is found by what is true of it', () => {
  expect(firstWhere(survey, ({ renderType }) => renderType === 'icon')).toEqual(
    at('questions', 1, 0),
  );
  expect(firstWhere(survey, () => false)).toBeNull();
});

test.each([
  [at('questions', 1, 0), true],
  [at('questions', 1, 1), false],
  [at('questions', 2, 0), false],
  [at('interval', 0, 1), true],
  [at('interval', 1, 0), false],
  [atStart, true],
])('a kept position %j is in the survey: %p', (position, isIn) => {
  expect(isWithin(survey, position)).toBe(isIn);
});
