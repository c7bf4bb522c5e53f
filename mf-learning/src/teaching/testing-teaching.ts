import type { AnswerOf } from 'shared-auth';
import type { FakeEndpoints } from 'shared-auth/testing';
import type { Learner, WaitingQuestion } from './api.ts';

type WireCourse = AnswerOf<'/api/Courses/Teaching/{id}', 'get'>;

const lesson = (id: number, name: string, [begun, completed, current]: number[]) => ({
  id,
  name,
  duration: 15,
  begun: begun ?? 0,
  completed: completed ?? 0,
  current: current ?? 0,
});

export const wireTaught = (changes: Partial<WireCourse> = {}): WireCourse => ({
  id: 7,
  title: 'Impianti elettrici civili',
  enrolled: 50,
  begun: 40,
  completed: 10,
  meanPercentage: 61,
  modules: [
    {
      id: 1,
      name: 'Norme',
      lessons: [lesson(11, 'Le norme', [40, 36, 4]), lesson(12, 'Le protezioni', [36, 18, 18])],
    },
    { id: 2, name: 'Misure', lessons: [lesson(21, 'Il collaudo', [18, 10, 8])] },
  ],
  ...changes,
});

const learners: Learner[] = [
  {
    name: 'Marco',
    surname: 'Bianchi',
    enrolledAt: '2026-03-02T10:00:00.000Z',
    percentage: 33,
    lastCompletedAt: '2026-03-04T10:00:00.000Z',
    currentLesson: { id: 12, name: 'Le protezioni' },
  },
  {
    name: 'Giulia',
    surname: 'Sartori',
    enrolledAt: '2026-02-02T10:00:00.000Z',
    percentage: 100,
    lastCompletedAt: '2026-02-20T10:00:00.000Z',
    currentLesson: null,
  },
  {
    name: 'Omar',
    surname: 'Benali',
    enrolledAt: '2026-01-02T10:00:00.000Z',
    percentage: 0,
    lastCompletedAt: null,
    currentLesson: null,
  },
];

const question = (
  id: number,
  text: string,
  changes: Partial<WaitingQuestion> = {},
): WaitingQuestion => ({
  id,
  lessonId: 12,
  second: null,
  paragraph: null,
  text,
  askedAt: '2026-03-05T09:30:00.000Z',
  askerName: 'Marco Bianchi',
  state: 'asked',
  answer: null,
  answeredAt: null,
  answererName: null,
  ...changes,
});

const questions = [
  question(1, 'Serve anche in bagno?', { second: 95 }),
  question(2, 'E in giardino?', { lessonId: null, askerName: 'Giulia Sartori' }),
  question(3, 'Ogni quanto si prova?', { state: 'answered', answer: 'Ogni mese.' }),
];

/** Tests only: a course with learners, results and votes, as its teacher reads them. */
export function fakeTeaching({ course = wireTaught(), rows = learners, asked = questions } = {}) {
  return {
    'GET /api/Courses/Teaching/{id}': () => ({ data: course }),
    'GET /api/Courses/Teaching/{id}/Learners': ({ query }) => {
      const name = typeof query['name'] === 'string' ? query['name'].toLowerCase() : '';
      const items = rows.filter(({ surname }) => surname.toLowerCase().includes(name));
      return { data: { items, totalItems: items.length, page: 1, pageSize: 10 } };
    },
    'GET /api/Courses/Questions': () => ({
      data: { items: asked, mayAsk: false, mayAnswer: true, teachers: [] },
    }),
    'GET /api/Exams/Summary/{courseId}': () => ({
      data: [
        { kind: 'certification', candidates: 12, attempts: 15, passed: 9, meanBestPercent: 74 },
      ],
    }),
    'GET /api/Courses/View/{id}': () => ({
      data: { rankings: { ratio: 4.3, total: 21, votes: [{ value: 5, percentage: 60 }] } } as never,
    }),
    'GET /api/Courses/Reviews/{id}': () => ({
      data: {
        items: [
          {
            id: 'r1',
            rank: 4,
            comment: 'Chiaro e pratico.',
            date: '2026-05-04T08:00:00.000Z',
            authorName: 'Marco B.',
          } as never,
        ],
        totalItems: 1,
        page: 1,
        pageSize: 3,
      },
    }),
  } satisfies FakeEndpoints;
}
