import type { Area, Question, Survey } from '../survey.ts';
import { nextSurveyState, type SurveyEvent, type SurveyState } from './survey-machine.ts';

/** Where a person is: the state, and within it the area and its question, counted from 0. */
export type Position = { state: SurveyState; area: number; question: number };

export const atStart: Position = { state: 'start', area: 0, question: 0 };

/** What `next` means here: within an area the next question, after its last one the machine's event. */
export function advanced(survey: Survey, at: Position): Position {
  if (at.state !== 'questions') return stepped(at, 'next');
  const isLastQuestion = at.question + 1 >= (survey.areas[at.area]?.questions.length ?? 0);
  if (!isLastQuestion) return { ...at, question: at.question + 1 };
  return stepped(at, at.area + 1 >= survey.areas.length ? 'done' : 'next');
}

/** An event of the machine; after an interval the next area begins with its first question. */
export function stepped(at: Position, event: SurveyEvent): Position {
  const state = nextSurveyState(at.state, event);
  if (at.state === 'interval' && state === 'questions') {
    return { state, area: at.area + 1, question: 0 };
  }
  return { ...at, state };
}

/** The question before, in whatever area; null at the first. */
export function previous(survey: Survey, at: Position): Position | null {
  if (at.state === 'interval') return { ...at, state: 'questions' };
  if (at.state !== 'questions') return null;
  if (at.question > 0) return { ...at, question: at.question - 1 };
  const before = survey.areas[at.area - 1];
  return before === undefined
    ? null
    : { state: 'questions', area: at.area - 1, question: before.questions.length - 1 };
}

export const areaAt = (survey: Survey, at: Position): Area | undefined => survey.areas[at.area];

export const questionAt = (survey: Survey, at: Position): Question | undefined =>
  at.state === 'questions' ? areaAt(survey, at)?.questions[at.question] : undefined;

/** Place of the current question among all, counted from 1. */
export const questionNumber = (survey: Survey, at: Position): number =>
  survey.areas.slice(0, at.area).reduce((sum, area) => sum + area.questions.length, 0) +
  at.question +
  1;

/** Whether a kept position still is in the survey as it is now. */
export const isWithin = (survey: Survey, at: Position): boolean =>
  at.state === 'interval'
    ? at.area + 1 < survey.areas.length
    : at.state === 'start' || questionAt(survey, at) !== undefined;

/** Position of the first question for which this is true; null when there is none. */
export function firstWhere(survey: Survey, isIt: (question: Question) => boolean): Position | null {
  for (const [area, { questions }] of survey.areas.entries()) {
    const question = questions.findIndex(isIt);
    if (question !== -1) return { state: 'questions', area, question };
  }
  return null;
}
