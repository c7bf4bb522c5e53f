import { accessErrors, type Principal } from '../../http/access.ts';
import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import { peopleById } from '../accounts/index.ts';
import {
  isOnePlace,
  requireCourseAccess,
  requireLesson,
  type CourseAccess,
  type LessonPlace,
} from '../learning/index.ts';
import { questionErrors } from './errors.ts';
import { answeredMailJob, askedMailJob } from './question-mails.ts';
import * as repository from './repository.ts';
import type { LessonQuestion } from './repository.ts';
import { teachersOf } from './teachers.ts';

/** Of each kind in one answer: a course with more waits for its first ones to be answered. */
const MAX_SHOWN = 100;

/** A question with the names of those who take part. */
export type NamedQuestion = LessonQuestion & { askerName: string; answererName: string | null };

export type CourseQuestions = {
  /** The caller's own, or for who answers those of all learners: first what waits, the oldest first. */
  items: NamedQuestion[];
  mayAsk: boolean;
  mayAnswer: boolean;
  /** Lessons whose questions reach a teacher, with the names of those who get them. */
  teachers: Map<number, string[]>;
};

const answers = ({ mode, isTeacher }: CourseAccess): boolean => mode === 'preview' || isTeacher;

/**
 * The questions of a course as the caller may see them: a learner their own; its teachers, editors and
 * administrators those of everybody, at most 100 without and 100 with an answer.
 * @throws COURSE_NOT_FOUND, COURSE_NOT_BOUGHT
 */
export async function courseQuestions(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<CourseQuestions> {
  const access = await requireCourseAccess(platform, principal, courseId);
  const { db } = platform.database;
  const mayAnswer = answers(access);
  const rows = mayAnswer
    ? [
        ...(await repository.unanswered(db, courseId, MAX_SHOWN)),
        ...(await repository.answered(db, courseId, MAX_SHOWN)),
      ]
    : await repository.questionsOf(db, principal.userId, courseId, MAX_SHOWN);
  const lessons = access.course.modules.flatMap((module) => module.lessons);
  return {
    items: await named(platform, rows),
    mayAsk: access.mode === 'learner' && !mayAnswer,
    mayAnswer,
    teachers: new Map(
      lessons.map(({ id }) => [id, teachersOf(access.course, id).map(({ name }) => name)]),
    ),
  };
}

async function named(platform: Platform, rows: LessonQuestion[]): Promise<NamedQuestion[]> {
  const ids = rows.flatMap(({ userId, answeredBy }) => [userId, answeredBy ?? userId]);
  const people = await peopleById(platform, [...new Set(ids)]);
  const nameOf = (id: string | null) => {
    const person = id === null ? undefined : people.get(id);
    return person === undefined ? null : `${person.name} ${person.surname}`.trim();
  };
  return rows.map((row) => ({
    ...row,
    askerName: nameOf(row.userId) ?? '',
    answererName: nameOf(row.answeredBy),
  }));
}

/**
 * Sends a question to those who teach the lesson; a job mails it. Sent again it is the same one.
 * @throws COURSE_NOT_FOUND, COURSE_NOT_BOUGHT, LESSON_NOT_FOUND, QUESTION_FROM_LEARNERS, NO_TEACHER
 * @throws QUESTION_INVALID without words or at two places
 * @throws QUESTION_SENT when other words were sent under its key @throws TOO_MANY_QUESTIONS
 */
export async function askQuestion(
  platform: Platform,
  principal: Principal,
  asked: LessonPlace & { key: string; courseId: number; text: string; language: 'it' | 'en' },
): Promise<NamedQuestion> {
  const access = await requireCourseAccess(platform, principal, asked.courseId);
  if (access.mode !== 'learner' || answers(access)) throw questionErrors.QUESTION_FROM_LEARNERS();
  requireLesson(access.course, asked.lessonId);
  const text = asked.text.trim();
  if (text === '') throw questionErrors.QUESTION_INVALID({ fields: { text: 'REQUIRED' } });
  if (!isOnePlace(asked)) {
    throw questionErrors.QUESTION_INVALID({ fields: { paragraph: 'TWO_PLACES' } });
  }
  if (teachersOf(access.course, asked.lessonId).length === 0) throw questionErrors.NO_TEACHER();
  const stored = await storeQuestion(platform, principal.userId, { ...asked, text });
  if (stored.courseId !== asked.courseId || stored.text !== text) {
    throw questionErrors.QUESTION_SENT();
  }
  const [question] = await named(platform, [stored]);
  if (question === undefined) throw new Error('A question was stored and is not there');
  return question;
}

const requestMail = ({ jobs }: InTransaction, job: string, questionId: number) =>
  jobs.enqueue(job, { questionId }, { key: String(questionId) });

async function storeQuestion(
  platform: Platform,
  userId: string,
  { key, courseId, lessonId, second, paragraph, text, language }: Parameters<typeof askQuestion>[2],
): Promise<LessonQuestion> {
  const question = { userId, key, courseId, lessonId, second, paragraph, text, language };
  // Each further round follows a question that another call has stored meanwhile.
  for (;;) {
    const { db } = platform.database;
    const earlier = await repository.findSent(db, userId, key);
    if (earlier !== null) return earlier;
    const askedAt = platform.clock.now();
    const askedOn = askedAt.toISOString().slice(0, 10);
    const slot = await repository.freeSlot(db, userId, askedOn);
    if (slot === null) {
      throw questionErrors.TOO_MANY_QUESTIONS({ params: { limit: repository.MAX_A_DAY } });
    }
    const stored = await inTransaction(platform, async (within) => {
      const row = { ...question, askedAt, askedOn, slot };
      const added = await repository.insertQuestion(within.database.db, row);
      if (added !== null) await requestMail(within, askedMailJob, added.id);
      return added;
    });
    if (stored !== null) return stored;
  }
}

/**
 * Answers a question, once; a job mails it to the learner. Sent again by the same person it is the same answer.
 * @throws QUESTION_NOT_FOUND, FORBIDDEN @throws QUESTION_ANSWERED when somebody was faster
 */
export async function answerQuestion(
  platform: Platform,
  principal: Principal,
  { id, answer }: { id: number; answer: string },
): Promise<NamedQuestion> {
  const question = await repository.findQuestion(platform.database.db, id);
  if (question === null) throw questionErrors.QUESTION_NOT_FOUND();
  const access = await requireCourseAccess(platform, principal, question.courseId);
  if (!answers(access)) throw accessErrors.FORBIDDEN();
  const words = answer.trim();
  if (words === '') throw questionErrors.QUESTION_INVALID({ fields: { answer: 'REQUIRED' } });
  const stored = await inTransaction(platform, async (within) => {
    const added = await repository.storeAnswer(within.database.db, id, {
      answer: words,
      answeredAt: platform.clock.now(),
      answeredBy: principal.userId,
    });
    if (added !== null) await requestMail(within, answeredMailJob, id);
    return added;
  });
  const known = stored ?? (await repository.findQuestion(platform.database.db, id));
  if (known === null) throw questionErrors.QUESTION_NOT_FOUND();
  if (known.answeredBy !== principal.userId || known.answer !== words) {
    throw questionErrors.QUESTION_ANSWERED();
  }
  const [result] = await named(platform, [known]);
  if (result === undefined) throw new Error('A question was answered and is not there');
  return result;
}
