import {
  isMidWay,
  nextSurveyState,
  surveyTransitions,
  type SurveyEvent,
  type SurveyState,
} from './survey-machine.ts';

const expected: [SurveyState, SurveyEvent, SurveyState][] = [
  ['start', 'next', 'questions'],
  ['start', 'skip', 'done'],
  ['questions', 'next', 'interval'],
  ['questions', 'done', 'done'],
  ['questions', 'skip', 'done'],
  ['interval', 'next', 'questions'],
  ['interval', 'skip', 'done'],
];

const states = Object.keys(surveyTransitions) as SurveyState[];
const events: SurveyEvent[] = ['next', 'skip', 'done'];

const refused = states
  .flatMap((state) => events.map((event): [SurveyState, SurveyEvent] => [state, event]))
  .filter(([state, event]) => !expected.some(([s, e]) => s === state && e === event));

test.each(expected)('[SURVEY-05 part] %s: %s leads to %s', (from, event, to) => {
  expect(nextSurveyState(from, event)).toBe(to);
});

test.each(refused)('[SURVEY-05 part] %s: %s is refused and changes nothing', (from, event) => {
  expect(nextSurveyState(from, event)).toBe(from);
});

test('[SURVEY-05 part] seven transitions and five refused pairs are all there are', () => {
  expect(refused).toHaveLength(5);
  expect(states.flatMap((state) => Object.keys(surveyTransitions[state]))).toHaveLength(7);
});

test('[SURVEY-07 part] mid-way is from the first question to the sending', () => {
  expect(states.filter(isMidWay)).toEqual(['questions', 'interval']);
});
