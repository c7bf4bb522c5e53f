import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../platform.ts';
import { examAttemptData } from './personal-data.ts';
import { examRightData } from './rights/index.ts';
import { admit, courseId, openExams, type Exams, rightAnswer } from './testing-exam.ts';

let t: Exams['t'];
let candidate: Exams['candidate'];
let started: Exams['started'];
let reset: Exams['reset'];
before(async () => {
  ({ t, candidate, started, reset } = await openExams());
});
after(() => t.close());
beforeEach(() => reset());

test('the export has attempts and answers of a person, and nothing of what is right; a deletion removes them', async () => {
  const giulia = await started('giulia');
  const { id, questions } = giulia.attempt;
  for (const question of questions) {
    await giulia.answer(id, question.position, { answer: rightAnswer(question) });
  }
  await giulia.end(id);
  const { data } = await examAttemptData.collect(t.platform, giulia.userId);
  const [attempt] = data as { percent: number; answers: { answer: object | null }[] }[];
  assert.equal(attempt?.percent, 100);
  assert.deepEqual(
    attempt.answers.map(({ answer }) => answer),
    questions.map(rightAnswer),
  );
  assert.doesNotMatch(JSON.stringify(data), /Spiegazione|isRight|seed|Domanda|o-rame/);

  await examAttemptData.erase(t.platform, giulia.userId);
  assert.deepEqual((await examAttemptData.collect(t.platform, giulia.userId)).data, []);
  const left = await t.platform.database.query('select 1 from exam_attempt_question');
  assert.equal(left.rows.length, 0);
});

test('attempts and rights are each erased by their own part, and a person begins none meanwhile, on PGlite and PostgreSQL', async () => {
  const giulia = await started('giulia');
  const marco = await started('marco');
  const left = async (table: string) =>
    (await t.platform.database.query(`select user_id as id from ${table}`)).rows.map(
      ({ id }) => id,
    );
  await inTransaction(t.platform, () => examAttemptData.erase(t.platform, giulia.userId));
  assert.deepEqual(await left('exam_attempt'), [marco.userId]);
  assert.equal((await left('exam_right')).length, 2);
  await inTransaction(t.platform, () => examRightData.erase(t.platform, giulia.userId));
  assert.deepEqual(await left('exam_right'), [marco.userId]);
  assert.deepEqual(await left('exam_attempt'), [marco.userId]);

  await admit(t.platform, giulia.userId, 'certification');
  const isErased = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const erasing = inTransaction(t.platform, async () => {
    await examAttemptData.erase(t.platform, giulia.userId);
    isErased.resolve();
    await mayEnd.promise;
    await examRightData.erase(t.platform, giulia.userId);
  });
  await isErased.promise;
  const start = giulia.start();
  await wait(500);
  mayEnd.resolve();
  await erasing;
  assert.equal((await start).code, 'EXAM_NOT_PAID');
  assert.deepEqual(await left('exam_right'), [marco.userId]);
});

test('authors read who took an exam and with what result, page by page; nobody else does', async () => {
  for (const person of ['giulia', 'marco'] as const) {
    const it = await started(person);
    const [first] = it.attempt.questions;
    assert.ok(first);
    await it.answer(it.attempt.id, first.position, { answer: rightAnswer(first) });
    if (person === 'giulia') await it.end(it.attempt.id);
  }
  const elena = await candidate('elena', 'RedattoreCorsiA');
  await elena.start();
  const list = (page: number) =>
    elena.request('GET', `${courseId}/certification/Candidates?pageSize=1&page=${page}`);
  const pages = [await list(1), await list(2), await list(3)];
  assert.deepEqual(
    pages.map(({ data }) => data.totalItems),
    [2, 2, 2],
  );
  const [marco, giulia] = pages.flatMap(({ data }) => data.items);
  assert.deepEqual(
    [marco.name, marco.isLive, marco.bestPercent, marco.isPassed, marco.attempts],
    ['Marco', true, null, false, 1],
  );
  assert.deepEqual(
    [giulia.surname, giulia.isLive, giulia.bestPercent, giulia.isPassed],
    ['Sartori', false, 12, false],
  );
  const candidates = await candidate('giulia');
  const refused = await candidates.request('GET', `${courseId}/certification/Candidates`);
  assert.equal(refused.status, 403);
});

test('the results of an exam over its candidates: ended attempts of people, no preview', async () => {
  for (const person of ['giulia', 'marco', 'lucia'] as const) {
    const it = await started(person);
    const { id, questions } = it.attempt;
    const given = person === 'giulia' ? questions : questions.slice(0, 1);
    for (const question of given) {
      await it.answer(id, question.position, { answer: rightAnswer(question) });
    }
    // Lucia is still at it.
    if (person !== 'lucia') await it.end(id);
  }
  const elena = await candidate('elena', 'RedattoreCorsiA');
  await elena.end((await elena.start()).data.id);
  const { data } = await elena.request('GET', `Summary/${courseId}`);
  assert.deepEqual(data, [
    { kind: 'certification', candidates: 2, attempts: 2, passed: 1, meanBestPercent: 56 },
  ]);
  const giulia = await candidate('giulia');
  assert.equal((await giulia.request('GET', `Summary/${courseId}`)).status, 403);
});
