import type { FakeEndpoints } from 'shared-auth/testing';
import type { QuestionRow, WireItem, WirePlan, WirePlans, WireQuestion } from './api.ts';

export const wirePlan = (changes: Partial<WirePlan> = {}): WirePlan => ({
  host: 'ours',
  externalUrl: null,
  thresholdPercent: 70,
  minutes: 40,
  attempts: 2,
  hoursBetween: 24,
  validDays: 365,
  shufflesQuestions: true,
  shufflesOptions: true,
  areas: [{ area: 'Norme', drawn: 2 }],
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});

export const wirePlans = (changes: Partial<WirePlans> = {}): WirePlans => ({
  certification: wirePlan(),
  simulation: null,
  areas: [
    { area: 'Norme', questions: 4, active: 3, lowestPoints: 1, highestPoints: 3 },
    { area: 'Protezioni', questions: 1, active: 1, lowestPoints: 2, highestPoints: 2 },
  ],
  extraTimes: [],
  ...changes,
});

const options = [
  { id: 'o1', text: 'Due' },
  { id: 'o2', text: 'Tre' },
];

export const singleItem: WireItem = {
  kind: 'single',
  content: { options },
  key: { optionId: 'o2' },
};

export const wireQuestion = (changes: Partial<WireQuestion> = {}): WireQuestion => ({
  id: 7,
  courseId: 5,
  version: 3,
  stem: 'Quante prove si fanno?',
  area: 'Norme',
  points: 1,
  explanation: '',
  state: 'active',
  picture: null,
  timesDrawn: 0,
  item: singleItem,
  ...changes,
});

const rowOf = ({ picture, item, ...question }: WireQuestion): QuestionRow => ({
  id: question.id,
  kind: item.kind,
  stem: question.stem,
  area: question.area,
  points: question.points,
  state: question.state,
  version: question.version,
  hasPicture: picture !== null,
  updatedAt: '2026-11-01T10:00:00.000Z',
});

/** A course with a plan and a bank of one question. A save answers what was sent. */
export const examEndpoints = (question: WireQuestion = wireQuestion()) =>
  ({
    'GET /api/Exams/Plans/{courseId}': () => ({ data: wirePlans() }),
    'GET /api/Exams/Statistics/{courseId}': () => ({ data: [] }),
    'GET /api/Exams/Questions': () => ({
      data: { items: [rowOf(question)], totalItems: 1, page: 1, pageSize: 10 },
    }),
    'GET /api/Exams/Questions/{id}': () => ({ data: question }),
    'POST /api/Exams/Questions': ({ body }) => ({
      data: {
        ...question,
        ...body,
        picture: body.picture === null ? null : { ...body.picture, url: '/x.png' },
        id: 8,
        version: 1,
        courseId: 5,
      },
    }),
    'PUT /api/Exams/Questions/{id}': ({ body }) => ({
      data: {
        ...question,
        ...body,
        picture: body.picture === null ? null : { ...body.picture, url: '/x.png' },
        version: body.version + 1,
      },
    }),
    'DELETE /api/Exams/Questions/{id}': () => ({ data: { outcome: 'deleted' } }),
  }) satisfies FakeEndpoints;
