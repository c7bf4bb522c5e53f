/**
 * The survey as a table (1§4): questions of one area, an interval after each area. `next` after the
 * last area is `done`; `skip` ends it wherever the person is.
 */
export const surveyTransitions = {
  start: { next: 'questions', skip: 'done' },
  questions: { next: 'interval', done: 'done', skip: 'done' },
  interval: { next: 'questions', skip: 'done' },
  done: {},
} as const;

export type SurveyState = keyof typeof surveyTransitions;

export type SurveyEvent = {
  [S in SurveyState]: keyof (typeof surveyTransitions)[S];
}[SurveyState];

/** The next state; an event that a state does not know changes nothing. */
export function nextSurveyState(state: SurveyState, event: SurveyEvent): SurveyState {
  const row: Partial<Record<SurveyEvent, SurveyState>> = surveyTransitions[state];
  return row[event] ?? state;
}

/** Between the first question and the sending: who leaves now is warned (E70). */
export const isMidWay = (state: SurveyState): boolean =>
  state === 'questions' || state === 'interval';
