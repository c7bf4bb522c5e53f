import type { answerTypes, areaKinds, questionTypes, renderTypes } from './vocabulary.ts';

export type Language = 'it' | 'en';

/** A text in both languages of the product. */
export type Bilingual = Record<Language, string>;

export type AnswerType = (typeof answerTypes)[number];

export type SurveyOption = {
  id: number;
  type: AnswerType;
  label: Bilingual;
  resource: string | null;
};

export type SurveyQuestion = {
  id: number;
  type: (typeof questionTypes)[number];
  renderType: (typeof renderTypes)[number];
  isMandatory: boolean;
  text: Bilingual;
  options: SurveyOption[];
};

export type SurveyArea = {
  id: number;
  kind: (typeof areaKinds)[number];
  imageUrl: string | null;
  description: Bilingual;
  questions: SurveyQuestion[];
};

export type Survey = {
  id: number;
  code: string;
  audience: 'everyone' | 'company';
  areas: SurveyArea[];
};

/** A time of work or study; dates are `YYYY-MM-DD` (1§3). */
export type Experience = {
  keyId: number;
  dateFrom: string;
  /** Null exactly while it is current. */
  dateTo: string | null;
  currently: boolean;
  online: boolean;
};

/** One answer of a person: a choice, a text, or an experience. */
export type Answer = {
  optionId: number;
  value: string | Experience[] | null;
};

/** Questions of a survey in their order. */
export const questionsOf = (survey: Survey): SurveyQuestion[] =>
  survey.areas.flatMap((area) => area.questions);

/** The questions that at least one of the answers belongs to. */
export function answeredQuestions(survey: Survey, optionIds: Iterable<number>): SurveyQuestion[] {
  const given = new Set(optionIds);
  return questionsOf(survey).filter(({ options }) => options.some(({ id }) => given.has(id)));
}

/** Whole percent of the questions answered, rounded down: 100 means every one. */
export function surveyPercentage(survey: Survey, optionIds: Iterable<number>): number {
  const all = questionsOf(survey).length;
  return all === 0 ? 0 : Math.floor((answeredQuestions(survey, optionIds).length * 100) / all);
}
