import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import { inTransaction, type Platform } from '../../platform.ts';
import { testPlatform } from '../../testing/platform.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { courseStructure } from '../catalogue/index.ts';
import { grantEnrolment, recordPastCompletion } from '../learning/index.ts';
import type { ExamKind, Question } from './questions/question.ts';
import { examPlanAreas, examPlans, examQuestions, examRights } from './tables.ts';

export const courseId = demoCourseId(journeyCourseKey);
export const otherCourseId = demoCourseId('assistenza-persona');

const options = ['rame', 'vetro', 'ferro', 'legno'].map((text) => ({ id: `o-${text}`, text }));

/** One question of each kind, with an answer that is right; explanations and keys have words of their own. */
export const samples: (Question & { right: object; area: string })[] = [
  {
    kind: 'single',
    area: 'Norme',
    content: { options },
    key: { optionId: 'o-rame' },
    right: { optionId: 'o-rame' },
  },
  {
    kind: 'multiple',
    area: 'Norme',
    content: { options },
    key: { optionIds: ['o-rame', 'o-ferro'] },
    right: { optionIds: ['o-ferro', 'o-rame'] },
  },
  {
    kind: 'trueFalse',
    area: 'Norme',
    content: {},
    key: { value: true },
    right: { value: true },
  },
  {
    kind: 'number',
    area: 'Misure',
    content: { unit: 'V' },
    key: { value: 230.25, tolerance: 0.5 },
    right: { value: 230.75 },
  },
  {
    kind: 'order',
    area: 'Misure',
    content: { options },
    key: { optionIds: options.map(({ id }) => id) },
    right: { optionIds: options.map(({ id }) => id) },
  },
  {
    kind: 'match',
    area: 'Misure',
    content: { prompts: options.map(({ id, text }) => ({ id: `p-${id}`, text })), options },
    key: { optionOf: Object.fromEntries(options.map(({ id }) => [`p-${id}`, id])) },
    right: { optionOf: Object.fromEntries(options.map(({ id }) => [`p-${id}`, id])) },
  },
  {
    kind: 'hotSpot',
    area: 'Misure',
    content: {},
    key: { regions: [{ shape: 'rectangle', left: 0.125, top: 0.25, width: 0.25, height: 0.5 }] },
    right: { x: 0.25, y: 0.5 },
  },
  {
    kind: 'text',
    area: 'Misure',
    content: {},
    key: { accepted: ['Interruttore segreto'] },
    right: { text: ' interruttore  SEGRETO ' },
  },
];

/** Tests only: a bank of eight questions, one of each kind, and both exams of two courses. */
export async function loadExams(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = platform.clock.now();
  for (const course of [courseId, otherCourseId]) {
    for (const kind of ['certification', 'simulation'] as const) {
      await db.insert(examPlans).values({
        courseId: course,
        kind,
        host: 'ours',
        attempts: kind === 'certification' ? 2 : null,
        updatedAt: now,
      });
      await db.insert(examPlanAreas).values([
        { courseId: course, kind, area: 'Norme', position: 0, drawn: 3 },
        { courseId: course, kind, area: 'Misure', position: 1, drawn: 5 },
      ]);
    }
    await db.insert(examQuestions).values(
      samples.map(({ kind, area, content, key }) => ({
        courseId: course,
        kind,
        area,
        content,
        key,
        stem: `Domanda ${kind}`,
        explanation: `Spiegazione riservata ${kind}`,
        points: 1,
        state: 'active' as const,
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
}

/** Tests only: gives a person the course, all its lessons done, and the right to an exam. */
export async function admit(
  platform: Platform,
  userId: string,
  kind: ExamKind,
  { course = courseId, attempts = kind === 'certification' ? 2 : null } = {},
): Promise<void> {
  const now = platform.clock.now();
  const structure = await courseStructure(platform, course);
  await inTransaction(platform, (tx) =>
    grantEnrolment(tx, {
      userId,
      courseId: course,
      orderId: null,
      includesCertification: true,
      includesSimulation: true,
      enrolledAt: now,
    }),
  );
  for (const lesson of structure?.modules.flatMap(({ lessons }) => lessons) ?? []) {
    await recordPastCompletion(platform, {
      userId,
      courseId: course,
      lessonId: lesson.id,
      completedAt: now,
    });
  }
  await platform.database.db.insert(examRights).values({
    courseId: course,
    userId,
    kind,
    attempts,
    boughtAt: now,
    validUntil: new Date(now.getTime() + 365 * 86_400_000),
  });
}

export type WireQuestion = {
  position: number;
  kind: Question['kind'];
  content: {
    options?: { id: string; text: string }[];
    prompts?: { id: string; text: string }[];
  };
  answer: object | null;
  isFlagged: boolean;
  sequence: number;
};
export type WireAttempt = {
  id: string;
  endsAt: string;
  endedAt: string | null;
  isHere: boolean;
  serverTime: string;
  questions: WireQuestion[];
};

/** The right answer to a question with the ids that its attempt gives the options. */
export function rightAnswer({ kind, content }: WireQuestion): object {
  const sample = samples.find((candidate) => candidate.kind === kind);
  assert.ok(sample);
  const aliases = new Map<string, string>();
  for (const { id, text } of content.options ?? []) aliases.set(`o-${text}`, id);
  for (const { id, text } of content.prompts ?? []) aliases.set(`p-o-${text}`, id);
  return JSON.parse(
    JSON.stringify(sample.right).replace(
      /"(p-o-|o-)\w+"/g,
      (quoted) => `"${aliases.get(quoted.slice(1, -1))}"`,
    ),
  ) as object;
}

const bodyOfStart = (screen: string) => ({
  screen,
  isIdentityConfirmed: true,
  areRulesRead: true,
});

/** Tests only: a platform with exams, and what a candidate does in one session. */
export async function openExams(database?: TestDatabase) {
  const t = await testPlatform({
    courses: true,
    ...(database === undefined ? {} : { database }),
  });
  await loadExams(t.platform);
  const candidate = async (person: DemoPersonKey, role?: 'RedattoreCorsiA') => {
    const { userId } = demoPeople[person];
    const screen = randomUUID();
    const request = async (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      payload?: object | string,
    ) => {
      // A session for each call: the clock of a test may be anywhere.
      const session = await t.login(person, role);
      const answer = await session.call({
        method,
        url: `/api/Exams/${path}`,
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: answer.statusCode, body: answer.body, ...answer.json() };
    };
    return {
      userId,
      screen,
      request,
      see: (kind: ExamKind = 'certification', course = courseId) =>
        request('GET', `${course}/${kind}`),
      start: (kind: ExamKind = 'certification', course = courseId, from = screen) =>
        request('POST', `${course}/${kind}/Attempts`, bodyOfStart(from)),
      read: (id: string, from = screen) => request('GET', `Attempts/${id}?screen=${from}`),
      answer: (id: string, position: number, body: object) =>
        request('PUT', `Attempts/${id}/Answers/${position}`, { screen, sequence: 1, ...body }),
      end: (id: string, from = screen) => request('POST', `Attempts/${id}/End`, { screen: from }),
      result: (id: string) => request('GET', `Attempts/${id}/Result`),
    };
  };
  const started = async (person: DemoPersonKey, kind: ExamKind = 'certification') => {
    await admit(t.platform, demoPeople[person].userId, kind);
    const it = await candidate(person);
    const answer = await it.start(kind);
    assert.equal(answer.status, 200, answer.body);
    return { ...it, attempt: answer.data as WireAttempt };
  };
  return {
    t,
    candidate,
    started,
    reset: async () => {
      t.setNow(null);
      for (const table of [
        'exam_attempt',
        'exam_right',
        'lesson_completion',
        'enrolment',
        'badge',
        'jobs.job',
      ]) {
        await t.platform.database.query(`delete from ${table}`);
      }
    },
    /** The platform's clock, so many milliseconds from now. */
    later: (ms: number) => t.setNow(new Date(t.platform.clock.now().getTime() + ms)),
  };
}

export type Exams = Awaited<ReturnType<typeof openExams>>;
