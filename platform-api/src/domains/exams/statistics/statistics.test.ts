import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { newcomers } from '../../../testing/newcomers.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { addQuestion, questionBody } from '../bank/testing-questions.ts';

const courseId = demoCourseId('excel');
let t: TestPlatform;
let elena: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  elena = await t.login('elena', 'RedattoreCorsiA');
});
after(() => t.close());

type Tried = {
  userId: string;
  isRight: boolean | null;
  /** Of 10 on the other questions. */
  rest: number;
  optionId: string | null;
  day: number;
  isPreview?: boolean;
  endedBy?: 'candidate' | 'withdrawn' | null;
};

async function attempt(questionId: number, tried: Tried): Promise<void> {
  const { userId, isRight, rest, optionId, day, isPreview = false, endedBy = 'candidate' } = tried;
  const { database } = t.platform;
  const right = await database.query(
    `insert into exam_right (course_id, user_id, kind, bought_at, valid_until)
     values ($1, $2, 'simulation', now(), now()) returning id`,
    [courseId, userId],
  );
  const points = rest + (isRight ? 1 : 0);
  const hasResult = endedBy === 'candidate';
  const { rows } = await database.query(
    `insert into exam_attempt (course_id, user_id, kind, right_id, seed, threshold_percent, started_at, ends_at,
       ended_at, ended_by, points, max_points, percent, is_passed)
     values ($1, $2, 'simulation', $3, 'x', 70, timestamptz '2026-01-01' + $4::int * interval '1 day', now(),
       $5, $6, $7, $8, $9, $10) returning id`,
    [
      courseId,
      userId,
      isPreview ? null : right.rows[0]?.['id'],
      day,
      endedBy === null ? null : new Date(),
      endedBy,
      hasResult ? points : null,
      hasResult ? 11 : null,
      hasResult ? Math.round((points / 11) * 100) : null,
      hasResult ? points >= 8 : null,
    ],
  );
  await database.query(
    `insert into exam_attempt_question (attempt_id, position, question_id, kind, stem, area, points,
       explanation, picture_text, content, key, answer, is_right)
     select $1, 0, id, kind, stem, area, points, explanation, picture_text, content, key, $3::jsonb, $4
     from exam_question where id = $2`,
    [rows[0]?.['id'], questionId, optionId === null ? null : JSON.stringify({ optionId }), isRight],
  );
}

const read = async () => (await ask(elena, 'GET', `Exams/Statistics/${courseId}`)).data;

test('statistics count each person once, from ended attempts, and appear with the twentieth', async () => {
  const { id, ...question } = await addQuestion(elena, questionBody(courseId));
  const people = await newcomers(t.platform, 24);
  const who = (at: number) => people[at] ?? assert.fail();
  // 12 are right, 8 of them did well on the rest; 8 are wrong, 2 of them did well.
  for (let at = 0; at < 19; at += 1) {
    const isRight = at < 12;
    const isStrong = at < 8 || (at >= 12 && at < 14);
    const optionId = isRight ? 'o1' : at < 17 ? 'o0' : 'o2';
    await attempt(id, { userId: who(at), isRight, rest: isStrong ? 8 : 4, optionId, day: 1 });
  }
  // None of these counts: a second try, a preview, a withdrawn one, a live one, one without answer.
  const wrong = { isRight: false, rest: 0, optionId: 'o2', day: 2 };
  await attempt(id, { ...wrong, userId: who(0) });
  await attempt(id, { ...wrong, userId: who(20), isPreview: true });
  await attempt(id, { ...wrong, userId: who(21), endedBy: 'withdrawn' });
  await attempt(id, { ...wrong, userId: who(22), endedBy: null, isRight: null });
  await attempt(id, { ...wrong, userId: who(23), optionId: null });
  assert.deepEqual(await read(), [{ questionId: id, answers: 19, statistics: null }]);

  await attempt(id, { userId: who(19), isRight: false, rest: 4, optionId: 'o2', day: 1 });
  const [{ statistics, answers }] = await read();
  assert.equal(answers, 20);
  // By hand: M1 = 8/12, M0 = 4/8, s = .2, p = .6: (.166667 / .2) * .489898 = .408248.
  assert.ok(Math.abs(statistics.discrimination - 0.408248) < 1e-6, statistics.discrimination);
  assert.deepEqual(
    { ...statistics, discrimination: null },
    {
      rightShare: 0.6,
      // Passed from 8 points of 11: the 8 strong ones that are right, the 2 strong ones that are not.
      rightShareOfPassed: 0.8,
      rightShareOfFailed: 0.4,
      discrimination: null,
      chosenShares: { o0: 0.25, o1: 0.6, o2: 0.15 },
      needsReview: false,
    },
  );

  // Another key: what was answered to the old one says nothing of it.
  const { timesDrawn: _drawn, courseId: _course, ...body } = question;
  const item = { ...question.item, key: { optionId: 'o0' } };
  const changed = await ask(elena, 'PUT', `Exams/Questions/${id}`, { body: { ...body, item } });
  assert.equal(changed.status, 200, JSON.stringify(changed));
  assert.deepEqual(await read(), []);
});

test('only who writes the exams of a course reads its statistics', async () => {
  const giulia = await t.login('giulia', 'Discente');
  assert.equal((await ask(giulia, 'GET', `Exams/Statistics/${courseId}`)).status, 403);
  assert.equal((await ask(elena, 'GET', 'Exams/Statistics/99999')).status, 404);
});
