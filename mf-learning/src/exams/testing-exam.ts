import type { AnswerOf, BodyOf } from 'shared-auth';
import type { FakeEndpoints } from 'shared-auth/testing';

type WireOverview = AnswerOf<'/api/Exams/{courseId}/{kind}', 'get'>;
type WireAttempt = AnswerOf<'/api/Exams/Attempts/{id}', 'get'>;
type WireResult = AnswerOf<'/api/Exams/Attempts/{id}/Result', 'get'>;
type WireQuestion = WireAttempt['questions'][number];
type AnswerBody = BodyOf<'/api/Exams/Attempts/{id}/Answers/{position}', 'put'>;

export const SERVER_TIME = '2026-05-04T08:00:00.000Z';
export const ATTEMPT_ID = '00000000-0000-4000-8000-00000000a001';
const MINUTE_MS = 60_000;

/** Tests only: an instant so many minutes after the server's time. */
export const afterMinutes = (minutes: number): string =>
  new Date(Date.parse(SERVER_TIME) + minutes * MINUTE_MS).toISOString();

export const wireOverview = (changes: Partial<WireOverview> = {}): WireOverview => ({
  courseId: 7,
  courseTitle: 'Impianti elettrici civili',
  kind: 'certification',
  externalUrl: null,
  isPreview: false,
  questions: 3,
  areas: [{ name: 'Protezioni', questions: 3 }],
  thresholdPercent: 70,
  minutes: 40,
  extraMinutes: 0,
  hoursBetween: 24,
  identity: {
    name: 'Giulia',
    surname: 'Sartori',
    birthDate: '1991-05-14',
    email: 'giulia.sartori@example.it',
  },
  right: { attempts: 2, attemptsLeft: 2, validUntil: '2027-05-04T08:00:00.000Z' },
  refusal: null,
  startsFrom: null,
  live: null,
  attempts: [],
  serverTime: SERVER_TIME,
  ...changes,
});

const options = [
  { id: 'a', text: 'Il differenziale' },
  { id: 'b', text: 'Il magnetotermico' },
];

const wireQuestion = (
  position: number,
  changes: Partial<WireQuestion> & Pick<WireQuestion, 'kind' | 'stem'>,
): WireQuestion => ({
  position,
  area: 'Protezioni',
  points: position,
  pictureUrl: null,
  pictureText: '',
  content: {},
  answer: null,
  isFlagged: false,
  sequence: 0,
  answeredAt: null,
  ...changes,
});

export const wireQuestions = (): WireQuestion[] => [
  wireQuestion(1, { kind: 'single', stem: 'Che cosa salva la vita?', content: { options } }),
  wireQuestion(2, { kind: 'trueFalse', stem: 'La terra serve sempre.' }),
  wireQuestion(3, { kind: 'number', stem: 'Quanti milliampere?', content: { unit: 'mA' } }),
];

export const wireResult = (changes: Partial<WireResult> = {}): WireResult => ({
  id: ATTEMPT_ID,
  courseId: 7,
  courseTitle: 'Impianti elettrici civili',
  kind: 'certification',
  isPreview: false,
  startedAt: SERVER_TIME,
  endedAt: afterMinutes(31),
  endedBy: 'candidate',
  points: 26,
  maxPoints: 30,
  percent: 87,
  thresholdPercent: 70,
  isPassed: true,
  answered: 30,
  missingPoints: 0,
  areas: [
    { name: 'Norme', points: 7, maxPoints: 7, percent: 100, isWeak: false },
    { name: 'Protezioni', points: 4, maxPoints: 8, percent: 50, isWeak: true },
  ],
  lessons: [],
  questions: null,
  badge: null,
  hasAttestation: true,
  hasReport: true,
  attempts: [
    {
      id: ATTEMPT_ID,
      number: 1,
      startedAt: SERVER_TIME,
      endedAt: afterMinutes(31),
      endedBy: 'candidate',
      percent: 87,
      isPassed: true,
    },
  ],
  serverTime: afterMinutes(31),
  ...changes,
});

/** Tests only: a server with one exam, one attempt at most, and the rule of the sequence. */
export function fakeExam({
  overview = wireOverview(),
  result = wireResult(),
  questions = wireQuestions(),
}: { overview?: WireOverview; result?: WireResult; questions?: WireQuestion[] } = {}) {
  const server = {
    overview,
    result,
    questions,
    endsAt: afterMinutes(overview.minutes),
    /** The page that may answer; null before one began. */
    screen: null as string | null,
    endedBy: null as WireAttempt['endedBy'],
    hasSimulation: false,
  };
  const refused = (code: string, status = 409) => ({ status, code, info: `Rifiuto ${code}` });
  const attempt = (screen: unknown): WireAttempt => ({
    id: ATTEMPT_ID,
    courseId: overview.courseId,
    courseTitle: overview.courseTitle,
    kind: overview.kind,
    isPreview: overview.isPreview,
    startedAt: SERVER_TIME,
    endsAt: server.endsAt,
    endedAt: server.endedBy === null ? null : server.endsAt,
    endedBy: server.endedBy,
    isHere: screen === server.screen,
    questions: server.endedBy === null ? structuredClone(questions) : [],
    serverTime: SERVER_TIME,
  });
  const stored = (position: number, body: AnswerBody) => {
    const question = questions[position - 1] as WireQuestion;
    if (body.sequence > question.sequence) {
      if (body.answer !== undefined) {
        question.answer = body.answer;
        question.answeredAt = SERVER_TIME;
      }
      question.isFlagged = body.isFlagged ?? question.isFlagged;
      question.sequence = body.sequence;
    }
    const { answer, isFlagged, sequence, answeredAt } = question;
    return {
      position,
      answer,
      isFlagged,
      sequence,
      answeredAt,
      endsAt: server.endsAt,
      serverTime: SERVER_TIME,
    };
  };
  const endpoints = {
    'GET /api/Exams/{courseId}/{kind}': () => ({ data: server.overview }),
    'POST /api/Exams/{courseId}/{kind}/Attempts': ({ body }) => {
      server.screen = body.screen;
      return { data: attempt(body.screen) };
    },
    'GET /api/Exams/Attempts/{id}': ({ query }) => ({ data: attempt(query['screen']) }),
    'POST /api/Exams/Attempts/{id}/ContinueHere': ({ body }) => {
      server.screen = body.screen;
      return { data: attempt(body.screen) };
    },
    'PUT /api/Exams/Attempts/{id}/Answers/{position}': ({ params, body }) => {
      if (server.endedBy !== null) return refused('EXAM_OVER');
      if (body.screen !== server.screen) return refused('EXAM_OPEN_ELSEWHERE');
      return { data: stored(Number(params['position']), body) };
    },
    'POST /api/Exams/Attempts/{id}/End': ({ body }) => {
      if (body.screen !== server.screen) return refused('EXAM_OPEN_ELSEWHERE');
      server.endedBy ??= 'candidate';
      const answered = questions.filter(({ answer }) => answer !== null).length;
      return {
        data: {
          id: ATTEMPT_ID,
          endedAt: SERVER_TIME,
          endedBy: server.endedBy,
          answered,
          questions: questions.length,
        },
      };
    },
    'GET /api/Exams/Attempts/{id}/Result': () => ({ data: server.result }),
  } satisfies FakeEndpoints;
  return { server, endpoints };
}
