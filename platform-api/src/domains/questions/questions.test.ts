import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { Mail } from '../../ports/mail.ts';
import {
  courseId,
  openCourseUse,
  type CourseUse,
  userIdOf,
  type Who,
} from '../learning/testing-course-use.ts';
import { questionData } from './index.ts';

let t: CourseUse['t'];
let call: CourseUse['call'];
let enrol: CourseUse['enrol'];
let nthLesson: CourseUse['nthLesson'];
let reset: CourseUse['reset'];
before(async () => {
  ({ t, call, enrol, nthLesson, reset } = await openCourseUse());
});
after(() => t.close());

let lessonId: number;
const mails: Mail[] = [];
before(async () => {
  lessonId = (await nthLesson(0)).id;
  t.platform.mail = {
    ...t.platform.mail,
    send: async (mail) => {
      mails.push(mail);
    },
  };
});
beforeEach(async () => {
  await t.platform.database.query('delete from lesson_question');
  await t.platform.jobs.drain();
  mails.length = 0;
  await reset();
  await enrol();
});

type Question = {
  id: number;
  text: string;
  second: number | null;
  state: string;
  answer: string | null;
};
type Answer<T> = { status: number; data: T; code?: string };

async function sent<T>(who: Who, url: string, payload?: object): Promise<Answer<T>> {
  const method = payload === undefined ? 'GET' : 'POST';
  const answer = await call(who, {
    method,
    url: `/api/Courses/Questions${url}`,
    ...(payload && { payload }),
    headers: { 'accept-language': 'en-GB' },
  });
  return { status: answer.statusCode, ...answer.json<{ data: T; code?: string }>() };
}
const question = (changes: object = {}) => ({
  key: randomUUID(),
  courseId,
  lessonId,
  text: 'Vale anche per le scale?',
  second: 83,
  paragraph: null,
  ...changes,
});
const ask = (payload: object = question(), who: Who = 'learner') =>
  sent<Question>(who, '', payload);
const answer = (id: number, text: string, who: Who = 'editor') =>
  sent<Question>(who, `/${id}/Answer`, { answer: text });
const listed = async (who: Who) => {
  const { data } = await sent<{ items: Question[]; mayAsk: boolean; mayAnswer: boolean }>(
    who,
    `?courseId=${courseId}`,
  );
  return data;
};

/** The teacher of the tests teaches this course. */
const teach = () =>
  t.platform.database.query(
    `insert into course_professor (course_id, professor_id, position)
     select $1, id, 9 from professor where account_id = $2 on conflict do nothing`,
    [courseId, userIdOf('teacher')],
  );

test('a question reaches the teacher by mail, is listed without an answer, and its answer comes back', async () => {
  const asked = await ask();
  assert.deepEqual([asked.status, asked.data.state], [200, 'asked']);
  await t.platform.jobs.drain();
  const [toTeacher] = mails;
  assert.ok(toTeacher);
  assert.match(toTeacher.text, /Vale anche per le scale\?/);
  assert.match(toTeacher.text, new RegExp(`/courses/use/${courseId}\\?lesson=${lessonId}&t=83`));
  assert.match(toTeacher.text, /a 01:23/);
  const waiting = (await listed('editor')).items;
  assert.deepEqual(
    waiting.map(({ id, text, second, state }) => [id, text, second, state]),
    [[asked.data.id, 'Vale anche per le scale?', 83, 'asked']],
  );

  mails.length = 0;
  const answered = await answer(asked.data.id, 'Sì, anche lì.');
  assert.deepEqual([answered.status, answered.data.state], [200, 'answered']);
  await t.platform.jobs.drain();
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.subject ?? '', /^The answer to your question/);
  assert.match(mails[0]?.text ?? '', /Sì, anche lì\./);
  assert.deepEqual(
    (await listed('editor')).items.map(({ state }) => state),
    ['answered'],
  );
  assert.equal((await listed('learner')).items[0]?.answer, 'Sì, anche lì.');
});

test('who has turned the mail of an answer off reads the answer and gets no mail', async () => {
  const turn = (status: boolean) =>
    call('learner', {
      method: 'PUT',
      url: '/api/Users/NotificationPreferences/answer',
      payload: { status },
    });
  const { data } = await ask();
  await turn(false);
  await answer(data.id, 'Sì, anche lì.');
  await t.platform.jobs.drain();
  await turn(true);
  assert.equal((await listed('learner')).items[0]?.answer, 'Sì, anche lì.');
  assert.deepEqual(
    mails.filter(({ id }) => id.startsWith('answer-')),
    [],
  );
});

test('a question whose answer was lost is one, with one mail to each teacher, however often and at once it is sent', async () => {
  const payload = question();
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(payload)));
  assert.equal(new Set(answers.map(({ data }) => data.id)).size, 1);
  await t.platform.jobs.drain();
  assert.equal(new Set(mails.map(({ id }) => id)).size, mails.length);
  assert.ok(mails.length >= 1);
  const other = await ask({ ...payload, text: 'Altro' });
  assert.deepEqual([other.status, other.code], [409, 'QUESTION_SENT']);
});

test('ten questions a day and no more, also when they come at once; the next day there are ten again', async () => {
  const start = new Date('2026-05-04T08:00:00Z');
  t.setNow(start);
  const answers = await Promise.all(Array.from({ length: 13 }, () => ask()));
  assert.equal(answers.filter(({ status }) => status === 200).length, 10);
  assert.deepEqual(
    new Set(
      answers
        .filter(({ status }) => status !== 200)
        .map(({ status, code }) => [status, code].join()),
    ),
    new Set(['429,TOO_MANY_QUESTIONS']),
  );
  t.setNow(new Date(start.getTime() + 86_400_000));
  assert.equal((await ask()).status, 200);
});

test('of two answers at once the first counts, and the other is told', async () => {
  const { data } = await ask();
  const answers = await Promise.all([answer(data.id, 'Uno'), answer(data.id, 'Due', 'admin')]);
  const [stored, ...more] = answers.filter(({ status }) => status === 200);
  assert.equal(more.length, 0);
  assert.equal(answers.find(({ status }) => status !== 200)?.code, 'QUESTION_ANSWERED');
  await t.platform.jobs.drain();
  assert.equal(mails.filter(({ id }) => id.startsWith('answer-')).length, 1);
  assert.equal((await listed('learner')).items[0]?.answer, stored?.data.answer);
});

test('learners see their own questions; the teacher of the course sees and answers those of everybody', async () => {
  await enrol(courseId, 'stranger');
  const { data } = await ask();
  assert.deepEqual((await listed('stranger')).items, []);
  assert.equal((await answer(data.id, 'Sì', 'stranger')).code, 'FORBIDDEN');
  await teach();
  const found = await listed('teacher');
  assert.deepEqual([found.items.length, found.mayAsk, found.mayAnswer], [1, false, true]);
  assert.equal((await ask(question(), 'teacher')).code, 'QUESTION_FROM_LEARNERS');
  assert.equal((await answer(data.id, 'Sì', 'teacher')).status, 200);
});

test('what is no question is refused: no words, two places, another course', async () => {
  const refusals: [object, number, string][] = [
    [{ text: '   ' }, 422, 'QUESTION_INVALID'],
    [{ paragraph: 'p1' }, 422, 'QUESTION_INVALID'],
    [{ lessonId: 999_999 }, 404, 'LESSON_NOT_FOUND'],
    [{ text: 'x'.repeat(2001) }, 400, 'BAD_REQUEST'],
  ];
  for (const [changes, status, code] of refusals) {
    const refused = await ask(question(changes));
    assert.deepEqual([refused.status, refused.code], [status, code]);
  }
  assert.equal((await ask(question(), 'stranger')).code, 'COURSE_NOT_BOUGHT');
  assert.equal((await answer(999_999, 'Sì')).code, 'QUESTION_NOT_FOUND');
  const { data } = await ask();
  assert.equal((await answer(data.id, ' ')).code, 'QUESTION_INVALID');
});

test('questions are in the export of the person and go with the account; answers stay without a name', async () => {
  const { data } = await ask();
  await answer(data.id, 'Sì', 'editor');
  await questionData.erase(t.platform, userIdOf('editor'));
  assert.equal((await listed('learner')).items[0]?.answer, 'Sì');
  const exported = await questionData.collect(t.platform, userIdOf('learner'));
  assert.deepEqual(
    (exported.data as { text: string; answer: string }[]).map((one) => [one.text, one.answer]),
    [['Vale anche per le scale?', 'Sì']],
  );
  await questionData.erase(t.platform, userIdOf('learner'));
  assert.deepEqual((await listed('learner')).items, []);
});

// The last one: the course has no teacher after it.
test('a course without a teacher takes no questions', async () => {
  await t.platform.database.query('delete from course_professor where course_id = $1', [courseId]);
  await t.platform.database.query(
    'update course_module set professor_id = null where course_id = $1',
    [courseId],
  );
  const refused = await ask();
  assert.deepEqual([refused.status, refused.code], [409, 'NO_TEACHER']);
});
