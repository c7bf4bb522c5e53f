import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import type { SavedAnswer, Survey } from './survey.ts';

type Language = 'it' | 'en';

/**
 * The survey with this person's earlier answers (API-06). It is being answered on screen, so it
 * changes only when the page is opened again.
 */
export const surveyQuery = (code: string, lang: Language) =>
  queryOptions({
    queryKey: endpointKey('/api/Survey', { code, lang }),
    queryFn: async ({ signal }) =>
      surveyOf(code, await api.get('/api/Survey', { query: { lang, code }, signal })),
    staleTime: Infinity,
    gcTime: 0,
  });

export const surveyOf = (code: string, areas: AnswerOf<'/api/Survey', 'get'>): Survey => ({
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
});

/** Sends all answers in the place of the earlier ones (API-07). */
export const postAnswers = (answers: SavedAnswer[]) => api.post('/api/Survey', { body: answers });

/** Takes the survey off the list of codes (API-08). */
export const postClose = (code: string, lang: Language) =>
  api.post('/api/Survey/Close', { query: { lang, code } });

/** Whole percent of the questions answered (API-09). */
export const percentageQuery = (code: string, lang: Language) =>
  queryOptions({
    queryKey: endpointKey('/api/Survey/Percentage', { code, lang }),
    queryFn: async ({ signal }) =>
      (await api.get('/api/Survey/Percentage', { query: { lang, code }, signal })).percentage,
  });

/** Names of professions (group 0) or studies (API-86). */
export const selectOptionsQuery = (group: number, language: Language) =>
  queryOptions({
    queryKey: endpointKey('/api/Lookups/GetSelectTipologica', { group, language }),
    queryFn: ({ signal }) =>
      api.get('/api/Lookups/GetSelectTipologica', { query: { group, language }, signal }),
    staleTime: Infinity,
  });
