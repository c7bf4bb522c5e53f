import type { Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import { checkAnswers, type GivenAnswer } from './check-answers.ts';
import { surveyErrors } from './errors.ts';
import * as repository from './repository.ts';
import { answeredQuestions, questionsOf, surveyPercentage } from './survey.ts';
import type { Answer, Survey } from './survey.ts';

type Person = Pick<Principal, 'userId' | 'company'>;

/**
 * Codes of the surveys that wait for a person, the one to ask first in front (SURVEY-11). A survey
 * for companies waits only for those who act for one.
 */
export const surveyCodes = (
  platform: Platform,
  person: { userId: string; isCompany: boolean },
): Promise<string[]> => repository.openCodes(platform.database.db, person.userId, person.isCompany);

/** Keys of the categories that a person chose in surveys; empty before any survey. */
export const interestsOf = (platform: Platform, userId: string): Promise<string[]> =>
  repository.interestsOf(platform.database.db, userId);

/** A survey with what this person has answered so far. @throws SURVEY_NOT_FOUND, also for one of others */
export async function surveyFor(
  platform: Platform,
  person: Person,
  code: string,
): Promise<{ survey: Survey; answers: Answer[] }> {
  const { db } = platform.database;
  const survey = await repository.findSurvey(db, code);
  if (survey === null || (survey.audience === 'company' && person.company === null)) {
    throw surveyErrors.SURVEY_NOT_FOUND();
  }
  return { survey, answers: await repository.answersOf(db, person.userId, survey.id) };
}

/** How much of a survey a person has answered, in whole percent; 100 means every question. */
export async function answeredPercentage(
  platform: Platform,
  person: Person,
  code: string,
): Promise<number> {
  const { survey, answers } = await surveyFor(platform, person, code);
  return surveyPercentage(survey, optionIds(answers));
}

/** The recommended questions of a survey, and those still open. They block nothing (E69). */
export async function mandatoryQuestions(
  platform: Platform,
  person: Person,
  code: string,
): Promise<{ all: number[]; open: number[] }> {
  const { survey, answers } = await surveyFor(platform, person, code);
  const answered = new Set(answeredQuestions(survey, optionIds(answers)).map(({ id }) => id));
  const all = questionsOf(survey)
    .filter(({ isMandatory }) => isMandatory)
    .map(({ id }) => id);
  return { all, open: all.filter((id) => !answered.has(id)) };
}

/**
 * Stores the answers of one submission in the place of all earlier ones to that survey. A repeated
 * submission changes nothing.
 * @throws SURVEY_NOT_FOUND, SURVEY_WITHOUT_ANSWERS, SURVEY_ANSWER_UNKNOWN, SURVEY_ANSWER_INVALID
 */
export async function submitAnswers(
  platform: Platform,
  person: Person,
  given: GivenAnswer[],
): Promise<number> {
  const [first] = given;
  if (first === undefined) throw surveyErrors.SURVEY_WITHOUT_ANSWERS();
  if (given.some(({ code }) => code !== first.code)) throw surveyErrors.SURVEY_ANSWER_UNKNOWN();
  const { survey } = await surveyFor(platform, person, first.code);
  const now = platform.clock.now();
  const answers = checkAnswers(survey, given, dayInItaly(now));
  await platform.database.transaction((tx) =>
    repository.replaceAnswers(
      tx,
      { userId: person.userId, surveyId: survey.id, savedAt: now },
      answers,
    ),
  );
  return surveyPercentage(survey, optionIds(answers));
}

/**
 * Takes a survey off the person's list of codes. Only what was answered can be closed (E69); once
 * closed it can still be changed.
 * @throws SURVEY_NOT_FOUND, SURVEY_WITHOUT_ANSWERS
 */
export async function closeSurvey(platform: Platform, person: Person, code: string): Promise<void> {
  const { survey } = await surveyFor(platform, person, code);
  const { db } = platform.database;
  const now = platform.clock.now();
  if (!(await repository.closeReply(db, person.userId, survey.id, now))) {
    throw surveyErrors.SURVEY_WITHOUT_ANSWERS();
  }
}

const optionIds = (answers: Answer[]): number[] => answers.map(({ optionId }) => optionId);

/** `YYYY-MM-DD` (E72). */
const dayInItaly = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(instant);
