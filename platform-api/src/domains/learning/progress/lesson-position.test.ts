import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Principal } from '../../../http/access.ts';
import { learningData } from '../index.ts';
import {
  courseId,
  lessonsOf,
  openCourseUse,
  type CourseUse,
  userIdOf,
  type Who,
  type WireLesson,
} from '../testing-course-use.ts';
import { reportPosition } from './lesson-position.ts';

let t: CourseUse['t'];
let call: CourseUse['call'];
let use: CourseUse['use'];
let enrol: CourseUse['enrol'];
let nthLesson: CourseUse['nthLesson'];
let reset: CourseUse['reset'];
before(async () => {
  ({ t, call, use, enrol, nthLesson, reset } = await openCourseUse());
});
after(() => t.close());
beforeEach(async () => {
  await reset();
  t.setNow(new Date('2026-05-04T08:00:00Z'));
});

const learner: Principal = {
  userId: userIdOf('learner'),
  sessionId: 'none',
  role: 'Discente',
  roles: ['Discente'],
  claims: [],
  isDocente: false,
  name: 'Giulia',
  surname: 'Sartori',
  company: null,
};

/** A moment of the morning of the tests, `minutes:seconds` past seven. */
const at = (time: string) => `2026-05-04T07:${time}.000Z`;

const report = async (
  lesson: Pick<WireLesson, 'id'>,
  body: { seconds: number; at: string } & Record<string, unknown>,
  who: Who | null = 'learner',
) => {
  const payload = { courseId, lessonId: lesson.id, ...body };
  return call(who, { method: 'PUT', url: '/api/Courses/LessonPosition', payload });
};

const positionOf = async (lesson: Pick<WireLesson, 'id'>) =>
  lessonsOf(await use()).find(({ id }) => id === lesson.id)?.position;

test('a position comes back with the course, to the thousandth of a second; a lesson without a report has none', async () => {
  await enrol();
  const [first, second] = [await nthLesson(0), await nthLesson(1)];
  const answer = await report(first, { seconds: 83.412, at: at('10:00') });
  assert.deepEqual([answer.statusCode, answer.json().data], [200, true]);
  assert.deepEqual(await positionOf(first), { seconds: 83.412, at: at('10:00') });
  assert.equal(await positionOf(second), null);
});

test('of reports of two devices in disorder the newest counts; one whose answer was lost may come again', async () => {
  await enrol();
  const lesson = await nthLesson(0);
  const phone = { seconds: 40, at: at('20:00') };
  const desk = { seconds: 12, at: at('21:00') };
  for (const [body, counts] of [
    [phone, true],
    [phone, true],
    [desk, true],
    [{ seconds: 45, at: at('20:05') }, false],
    [desk, true],
  ] as const) {
    assert.equal((await report(lesson, body)).json().data, counts);
  }
  assert.deepEqual(await positionOf(lesson), desk);
});

test('of many reports at once the newest stays, whichever is written last', async () => {
  await enrol();
  const { id: lessonId } = await nthLesson(0);
  for (let round = 0; round < 10; round += 1) {
    await t.platform.database.query('delete from lesson_position');
    const moments = Array.from({ length: 12 }, (_, place) => (place * 5 + round) % 12);
    await Promise.all(
      moments.map((moment) =>
        reportPosition(t.platform, learner, {
          courseId,
          lessonId,
          seconds: moment,
          at: new Date(at(`30:${String(moment).padStart(2, '0')}`)),
        }),
      ),
    );
    assert.deepEqual(await positionOf({ id: lessonId }), { seconds: 11, at: at('30:11') });
  }
});

test('a clock that is ahead does not keep later reports out', async () => {
  await enrol();
  const lesson = await nthLesson(0);
  await report(lesson, { seconds: 600, at: '2031-01-01T00:00:00.000Z' });
  assert.deepEqual(await positionOf(lesson), { seconds: 600, at: '2026-05-04T08:00:00.000Z' });
  t.setNow(new Date('2026-05-04T08:00:05Z'));
  await report(lesson, { seconds: 20, at: '2026-05-04T08:00:04.000Z' });
  assert.equal((await positionOf(lesson))?.seconds, 20);
});

test('[LEARN-13 part] a course that is begun afresh begins its videos afresh; a report from before comes too late', async () => {
  await enrol();
  const [first, second] = [await nthLesson(0), await nthLesson(1)];
  await report(first, { seconds: 50, at: at('40:00') });
  const answer = await call('learner', {
    method: 'PUT',
    url: `/api/Courses/ResetVisualization?courseId=${courseId}`,
  });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal((await report(first, { seconds: 55, at: at('40:05') })).json().data, false);
  assert.equal((await report(second, { seconds: 9, at: at('41:00') })).json().data, false);
  assert.deepEqual(
    [await positionOf(first), await positionOf(second)],
    [
      { seconds: 0, at: '2026-05-04T08:00:00.000Z' },
      { seconds: 0, at: '2026-05-04T08:00:00.000Z' },
    ],
  );
});

test('only who bought the course reports, about its lessons, places that a video can have', async () => {
  const lesson = await nthLesson(0);
  const body = { seconds: 5, at: at('50:00') };
  const code = async (...given: Parameters<typeof report>) => {
    const answer = await report(...given);
    return [answer.statusCode, answer.json().code];
  };
  assert.deepEqual(await code(lesson, body, 'stranger'), [403, 'COURSE_NOT_BOUGHT']);
  assert.equal((await report(lesson, body, null)).statusCode, 401);
  await enrol();
  await enrol(courseId, 'editor');
  assert.deepEqual(await code(lesson, body, 'editor'), [403, 'FORBIDDEN']);
  assert.deepEqual(await code({ id: 999_999 }, body), [404, 'LESSON_NOT_FOUND']);
  for (const wrong of [
    { seconds: -1 },
    { seconds: 86_401 },
    { seconds: '5' },
    { at: 'yesterday' },
    { at: undefined },
  ]) {
    assert.equal((await report(lesson, { ...body, ...wrong } as typeof body)).statusCode, 400);
  }
  assert.equal(await positionOf(lesson), null);
});

test('positions are in the copy of the personal data, and go with the course and with the account', async () => {
  await enrol();
  const lesson = await nthLesson(0);
  const left = async () =>
    (await t.platform.database.query('select lesson_id from lesson_position')).rows.length;
  await report(lesson, { seconds: 7.5, at: at('55:00') });
  const { data } = await learningData.collect(t.platform, userIdOf('learner'));
  assert.deepEqual((data as { videoPositions: object[] }[])[0]?.videoPositions, [
    { lessonId: lesson.id, seconds: 7.5, watchedAt: new Date(at('55:00')) },
  ]);
  await t.platform.database.query('delete from enrolment');
  assert.equal(await left(), 0);
  await enrol();
  await report(lesson, { seconds: 8, at: at('56:00') });
  await learningData.erase(t.platform, userIdOf('learner'));
  assert.equal(await left(), 0);
});
