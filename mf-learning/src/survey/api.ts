import { api } from 'shared-auth';
import type { components } from 'shared-auth/api-types';
import type { SavedAnswer, Survey } from './survey.ts';

type Schemas = components['schemas'];
type Language = 'it' | 'en';

export const surveyKey = (code: string, lang: Language) => ['Survey', { code, lang }] as const;

/** The survey with what this person has sent before (API-06). */
export async function getSurvey(
  code: string,
  lang: Language,
  signal?: AbortSignal,
): Promise<Survey> {
  const areas = await api.get<Schemas['SurveyArea'][]>('Survey', { query: { lang, code }, signal });
  return {
    code,
    areas: areas
      .filter(({ questions }) => questions.length > 0)
      .map((area) => ({
        id: area.id,
        surveyId: area.surveyId,
        kind: area.area,
        imageUrl: area.urlImage,
        description: area.description,
        questions: area.questions.map((question) => ({
          key: `q${question.id}`,
          text: question.question,
          type: question.type,
          renderType: question.renderType,
          isMandatory: question.isMandatory,
          options: question.answers,
        })),
      })),
    saved: areas.flatMap((area) => area.saved),
  };
}

/** Sends all answers in the place of the earlier ones (API-07). */
export const postAnswers = (answers: SavedAnswer[]) =>
  api.post<Schemas['SurveyPercentage']>('Survey', answers);

/** Takes the survey off the list of codes (API-08). */
export const postClose = (code: string, lang: Language) =>
  api.post<boolean>('Survey/Close', undefined, { query: { lang, code } });

export const percentageKey = (code: string, lang: Language) =>
  ['Survey/Percentage', { code, lang }] as const;

/** Whole percent of the questions answered (API-09). */
export const getPercentage = async (
  code: string,
  lang: Language,
  signal?: AbortSignal,
): Promise<number> =>
  (
    await api.get<Schemas['SurveyPercentage']>('Survey/Percentage', {
      query: { lang, code },
      signal,
    })
  ).percentage;

export const surveyCodesKey = ['Account/SurveyCode'] as const;

/** Codes of the surveys that still wait for this person (API-44). */
export const getSurveyCodes = (signal?: AbortSignal) =>
  api.get<string[]>('Account/SurveyCode', { signal });

export const selectOptionsKey = (group: number, language: Language) =>
  ['Lookups/GetSelectTipologica', { group, language }] as const;

/** Names of professions (group 0) or studies (API-86). */
export const getSelectOptions = (group: number, language: Language, signal?: AbortSignal) =>
  api.get<Schemas['SelectOption'][]>('Lookups/GetSelectTipologica', {
    query: { group, language },
    signal,
  });
