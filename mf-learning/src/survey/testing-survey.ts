import type { AnswerOf } from 'shared-auth';
import type { FakeEndpoints } from 'shared-auth/testing';

type WireArea = AnswerOf<'/api/Survey', 'get'>[number];
type WireQuestion = WireArea['questions'][number];
type WireAnswer = WireArea['saved'][number];
type WireOption = WireQuestion['answers'][number];

const option = (
  id: number,
  label: string,
  more: Partial<Pick<WireOption, 'type' | 'resource'>> = {},
): WireOption => ({ id, label, resource: null, type: 'choice', ...more });

const question = (
  id: number,
  text: string,
  renderType: WireQuestion['renderType'],
  answers: WireOption[],
  more: Partial<WireQuestion> = {},
): WireQuestion => ({
  id,
  question: text,
  type: 'single',
  renderType,
  isMandatory: false,
  answers,
  ...more,
});

const area = (id: number, kind: WireArea['area'], questions: WireQuestion[]): WireArea => ({
  id,
  surveyId: 7,
  area: kind,
  urlImage: null,
  description: `Descrizione di ${kind}`,
  tot: questions.length,
  questions,
  saved: [],
});

export const questions = {
  sector: question(
    1,
    'In quale settore?',
    'radio',
    Array.from({ length: 12 }, (_, index) => option(101 + index, `Settore ${index + 1}`)),
    { isMandatory: true },
  ),
  jobs: question(
    2,
    'Quali lavori hai fatto?',
    'modal',
    [option(201, 'Professione', { type: 'experience', resource: '0' })],
    { type: 'modal' },
  ),
  topics: question(
    3,
    'Quali argomenti?',
    'icon',
    [option(301, 'Sicurezza', { resource: 'sicurezza' }), option(302, 'Lingue')],
    { type: 'multi' },
  ),
  way: question(4, 'Come impari meglio?', 'html', [
    option(401, '<strong>Guardando</strong><img src=x onerror="alert(1)"> video'),
    option(402, '<strong>Leggendo</strong>'),
  ]),
  time: question(5, 'Quanto tempo hai?', 'range', [
    option(501, 'Poco'),
    option(502, 'Abbastanza'),
    option(503, 'Molto'),
  ]),
  count: question(6, 'Quante certificazioni?', 'number', [
    option(601, 'Numero', { type: 'number' }),
  ]),
  goal: question(7, 'Qual è il tuo obiettivo?', 'text', [
    option(701, 'Il tuo obiettivo', { type: 'text' }),
  ]),
  course: question(8, 'Quando l’ultimo corso?', 'date', [option(801, 'Data', { type: 'date' })]),
};

/** Areas of a survey, each with the questions named. */
export const wireAreas = (
  ...areas: [WireArea['area'], ...(keyof typeof questions)[]][]
): WireArea[] =>
  areas.map(([kind, ...names], place) =>
    area(
      place + 1,
      kind,
      names.map((name) => questions[name]),
    ),
  );

/** An answer as it goes over the wire. */
export const wireAnswer = (
  answerid: number,
  areaId: number,
  type: WireAnswer['type'],
  value: WireAnswer['value'] = null,
): WireAnswer => ({ answerid, code: 'user', surveyId: 7, areaId, value, type });

/** A server with one survey for whoever asks. */
export function fakeSurvey(areas: WireArea[], saved: WireAnswer[] = []) {
  let left = ['user'];
  return {
    'GET /api/Survey': ({ query }) =>
      query['code'] === 'user'
        ? {
            data: areas.map((wire) => ({
              ...wire,
              saved: saved.filter(({ areaId }) => areaId === wire.id),
            })),
          }
        : { status: 404, code: 'SURVEY_NOT_FOUND' },
    'POST /api/Survey': () => ({ data: { percentage: 50 } }),
    'POST /api/Survey/Close': () => {
      left = [];
      return { data: true };
    },
    'GET /api/Survey/Percentage': () => ({ data: { percentage: 40 } }),
    'GET /api/Account/SurveyCode': () => ({ data: left }),
    'GET /api/Lookups/GetSelectTipologica': () => ({
      data: [
        { id: 25, name: 'Magazziniere' },
        { id: 33, name: 'Responsabile del personale' },
      ],
    }),
  } satisfies FakeEndpoints;
}
