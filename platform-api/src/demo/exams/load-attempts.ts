import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { issueExamBadge } from '../../domains/badges/index.ts';
import {
  endAttempt,
  passedCertifications,
  startAttempt,
  type ExamBadges,
  type ExamKind,
  type Question,
} from '../../domains/exams/index.ts';
import { examAttemptQuestions, examAttempts } from '../../domains/exams/tables.ts';
import { completedCourses } from '../../domains/learning/index.ts';
import type { Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import { demoCourseId } from '../courses/index.ts';
import { demoPeople } from '../people.ts';
import { answerTo } from './answer-to.ts';

const COURSE = 'formazione-generale';
const DAY_MS = 86_400_000;
const SECONDS_FOR_A_QUESTION = 38;

/** `at`: hour and minute, UTC. */
type Try = { kind: ExamKind; daysAfterCourse: number; at: [number, number]; right: number };

/** How somebody comes to a certification: practised until a simulation is passed, then taken. */
const tries: readonly Try[] = [
  { kind: 'simulation', daysAfterCourse: 2, at: [18, 12], right: 4 },
  { kind: 'simulation', daysAfterCourse: 3, at: [17, 40], right: 9 },
  { kind: 'certification', daysAfterCourse: 5, at: [8, 5], right: 18 },
];

const { userId, identity } = demoPeople.paolo;

const candidate: Principal = {
  userId,
  sessionId: '',
  role: 'Discente',
  roles: ['Discente'],
  claims: [],
  isDocente: false,
  name: identity.name,
  surname: identity.surname,
  company: null,
};

/**
 * What Paolo has done with the exams of a course that he completed: begun, answered, handed in and graded by the
 * product's own functions as of their day. Nobody is written to about the past. Needs orders and progress; goes
 * on where a load was cut off.
 */
export async function loadAttempts(platform: Platform): Promise<void> {
  const courseId = demoCourseId(COURSE);
  const completions = await completedCourses(platform);
  const completed = completions.find((one) => one.userId === userId && one.courseId === courseId);
  if (completed === undefined) throw new Error(`Paolo has not completed ${COURSE}`);
  const done = await platform.database.db.$count(
    examAttempts,
    and(eq(examAttempts.userId, userId), eq(examAttempts.courseId, courseId)),
  );
  for (const one of tries.slice(done)) {
    const day = new Date(completed.completedAt.getTime() + one.daysAfterCourse * DAY_MS);
    await attemptAsOf(platform, courseId, new Date(day.setUTCHours(...one.at, 0, 0)), one);
  }
  await issueBadge(platform, courseId);
}

/** Whole or not at all: a load that was cut off takes it again. */
async function attemptAsOf(
  platform: Platform,
  courseId: number,
  startedAt: Date,
  { kind, right }: Try,
): Promise<void> {
  let clock = startedAt;
  const past: Platform = {
    ...platform,
    clock: { now: () => clock },
    jobs: { ...platform.jobs, enqueue: async () => {} },
  };
  await platform.database.transaction(async () => {
    const screen = randomUUID();
    const attempt = await startAttempt(past, badgesLater, candidate, { courseId, kind, screen });
    const questions = await platform.database.db
      .select()
      .from(examAttemptQuestions)
      .where(eq(examAttemptQuestions.attemptId, attempt.id))
      .orderBy(asc(examAttemptQuestions.position));
    for (const question of questions) {
      const { position } = question;
      clock = new Date(startedAt.getTime() + position * SECONDS_FOR_A_QUESTION * 1000);
      await platform.database.db
        .update(examAttemptQuestions)
        .set({
          // A row has content and key of its kind.
          answer: answerTo(question as Question, position <= right),
          answeredAt: clock,
          sequence: 1,
        })
        .where(
          and(
            eq(examAttemptQuestions.attemptId, attempt.id),
            eq(examAttemptQuestions.position, position),
          ),
        );
    }
    await endAttempt(past, badgesLater, attempt.id, { by: 'candidate', screen });
  });
}

/** They are issued at the end, and without a mail. */
const badgesLater: ExamBadges = {
  requestExamBadge: async () => {},
  examBadge: async () => null,
  examAttestation: async () => null,
};

async function issueBadge(platform: Platform, courseId: number): Promise<void> {
  const passes = await passedCertifications(platform, new Date(0));
  const pass = passes.find((one) => one.userId === userId && one.courseId === courseId);
  if (pass === undefined) throw new Error('Paolo has not passed');
  await issueExamBadge(platform, pass, { tellHolder: false });
}
