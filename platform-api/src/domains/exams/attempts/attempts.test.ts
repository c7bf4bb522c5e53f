import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  admit,
  courseId,
  openExams,
  type Exams,
  otherCourseId,
  rightAnswer,
} from '../testing-exam.ts';

let t: Exams['t'];
let candidate: Exams['candidate'];
let started: Exams['started'];
let reset: Exams['reset'];
let later: Exams['later'];
before(async () => {
  ({ t, candidate, started, reset, later } = await openExams());
});
after(() => t.close());
beforeEach(() => reset());

test('a certification is started, answered, ended and graded', async () => {
  const giulia = await started('giulia');
  const { attempt } = giulia;
  assert.equal(attempt.questions.length, 8);
  for (const question of attempt.questions) {
    const answer = rightAnswer(question);
    const stored = await giulia.answer(attempt.id, question.position, { answer });
    assert.equal(stored.status, 200, stored.body);
    assert.deepEqual(stored.data.answer, answer);
  }
  const ended = await giulia.end(attempt.id);
  assert.deepEqual(
    [ended.status, ended.data.endedBy, ended.data.answered, ended.data.questions],
    [200, 'candidate', 8, 8],
  );
  const { data } = await giulia.result(attempt.id);
  assert.deepEqual(
    [data.percent, data.isPassed, data.points, data.maxPoints, data.questions],
    [100, true, 8, 8, null],
  );
  assert.deepEqual(
    data.areas.map((area: { name: string; points: number }) => [area.name, area.points]).toSorted(),
    [
      ['Misure', 5],
      ['Norme', 3],
    ],
  );
});

const DAY = 86_400_000;

/** What the page says before the exam, and what a start is answered, are the same. */
async function refusals(
  it: Awaited<ReturnType<typeof candidate>>,
  kind: 'certification' | 'simulation' = 'certification',
) {
  const { data } = await it.see(kind);
  const start = await it.start(kind);
  return [data?.refusal?.code ?? null, start.status === 200 ? null : start.code];
}

test('an exam begins when it is paid, and a certification at exactly 100 (E59, E158)', async () => {
  const giulia = await candidate('giulia');
  assert.equal((await giulia.see()).code, 'COURSE_NOT_BOUGHT');
  await admit(t.platform, giulia.userId, 'simulation');
  assert.deepEqual(await refusals(giulia), ['EXAM_NOT_PAID', 'EXAM_NOT_PAID']);

  await admit(t.platform, giulia.userId, 'certification');
  await t.platform.database.query(
    'delete from lesson_completion where lesson_id = (select min(lesson_id) from lesson_completion)',
  );
  assert.deepEqual(await refusals(giulia), ['EXAM_NEEDS_COMPLETION', 'EXAM_NEEDS_COMPLETION']);
  assert.deepEqual(await refusals(giulia, 'simulation'), [null, null]);
});

test('a course that was suspended or deleted keeps the exams of who paid (E39)', async () => {
  for (const status of [2, 3]) {
    await reset();
    await t.platform.database.query('update course set status = $1 where id = $2', [
      status,
      courseId,
    ]);
    const giulia = await started('giulia');
    assert.equal((await giulia.end(giulia.attempt.id)).status, 200);
  }
  await t.platform.database.query('update course set status = 1 where id = $1', [courseId]);
});

test('two attempts within a year, 24 hours apart; none once it is passed (E157)', async () => {
  const now = new Date();
  t.setNow(now);
  const giulia = await started('giulia');
  const first = await giulia.see();
  assert.deepEqual(
    [first.data.right.attempts, first.data.right.attemptsLeft, first.data.live.id],
    [2, 2, giulia.attempt.id],
  );
  later(30 * 60_000);
  await giulia.end(giulia.attempt.id);
  assert.deepEqual(await refusals(giulia), ['EXAM_TOO_SOON', 'EXAM_TOO_SOON']);
  const { data } = await giulia.see();
  assert.equal(Date.parse(data.startsFrom), now.getTime() + 30 * 60_000 + DAY);
  assert.deepEqual([data.right.attemptsLeft, data.attempts.length], [1, 1]);
  later(DAY - 1);
  assert.equal((await giulia.start()).code, 'EXAM_TOO_SOON');
  later(1);
  const second = await giulia.start();
  assert.equal(second.status, 200, second.body);
  for (const question of second.data.questions) {
    await giulia.answer(second.data.id, question.position, { answer: rightAnswer(question) });
  }
  await giulia.end(second.data.id);
  assert.deepEqual(await refusals(giulia), ['EXAM_ALREADY_PASSED', 'EXAM_ALREADY_PASSED']);
  assert.equal((await giulia.see()).data.startsFrom, null, 'there is no next one');
  const result = await giulia.result(second.data.id);
  assert.deepEqual(
    result.data.attempts.map(({ number, isPassed }: { number: number; isPassed: boolean }) => [
      number,
      isPassed,
    ]),
    [
      [2, true],
      [1, false],
    ],
  );

  await reset();
  t.setNow(now);
  await admit(t.platform, giulia.userId, 'certification');
  later(365 * DAY);
  assert.deepEqual(await refusals(giulia), ['EXAM_NOT_PAID', 'EXAM_NOT_PAID']);
});

test('who has an exam under way can begin no other, and reads which it is', async () => {
  const giulia = await started('giulia', 'simulation');
  await admit(t.platform, giulia.userId, 'simulation', { course: otherCourseId });
  const { data } = await giulia.see('simulation', otherCourseId);
  assert.deepEqual(
    [data.refusal.code, data.live.id, data.live.courseId],
    ['EXAM_OTHER_LIVE', giulia.attempt.id, courseId],
  );
  const refused = await giulia.start('simulation', otherCourseId);
  assert.equal(refused.code, 'EXAM_OTHER_LIVE');
  assert.ok(refused.info.endsWith(data.live.courseTitle), refused.info);
  later(40 * 60_000 + 2000);
  const next = await giulia.start('simulation', otherCourseId);
  assert.equal(next.status, 200, next.body);
});

test('an editor takes an exam as a preview: nothing is bought, counted or issued', async () => {
  const elena = await candidate('elena', 'RedattoreCorsiA');
  const { data } = await elena.see();
  assert.deepEqual([data.isPreview, data.right, data.refusal], [true, null, null]);
  const start = await elena.start();
  assert.equal(start.data.isPreview, true);
  for (const question of start.data.questions) {
    await elena.answer(start.data.id, question.position, { answer: rightAnswer(question) });
  }
  await elena.end(start.data.id);
  const result = await elena.result(start.data.id);
  assert.deepEqual(
    [result.data.isPassed, result.data.isPreview, result.data.badge, result.data.attempts],
    [true, true, null, []],
  );
  await t.platform.jobs.drain();
  const { rows } = await t.platform.database.query('select 1 from badge');
  assert.equal(rows.length, 0);
});

test('a simulation explains each answer, with the ids that its candidate knows', async () => {
  const giulia = await started('giulia', 'simulation');
  const { id, questions } = giulia.attempt;
  for (const question of questions.slice(0, 3)) {
    await giulia.answer(id, question.position, { answer: rightAnswer(question) });
  }
  await giulia.end(id);
  const { data } = await giulia.result(id);
  assert.deepEqual([data.answered, data.percent, data.missingPoints], [3, 37, 3]);
  for (const [place, question] of data.questions.entries()) {
    assert.equal(question.isRight, place < 3);
    assert.equal(question.explanation, `Spiegazione riservata ${question.kind}`);
    const isByOptions = ['single', 'order', 'match'].includes(question.kind);
    if (isByOptions) assert.deepEqual(question.right, rightAnswer(question));
  }
});

test('[BADGE-11 part] a passed certification gives a badge of type 1, and the result says where it is', async () => {
  const giulia = await started('giulia');
  const { id, questions } = giulia.attempt;
  for (const question of questions) {
    await giulia.answer(id, question.position, { answer: rightAnswer(question) });
  }
  await giulia.end(id);
  assert.equal((await giulia.result(id)).data.badge, null, 'it is still to be issued');
  await t.platform.jobs.drain();
  const { badge } = (await giulia.result(id)).data;
  assert.equal(badge.isOnLedger, true);
  const answer = await t.call('giulia', { url: `/api/Badges/GetBadgeDetail?id=${badge.id}` });
  assert.equal(answer.json().data.type, 1);
  const verified = await t.call(null, { url: `/api/Badges/Public/${badge.id}` });
  assert.equal(verified.json().data.verdict, 'authentic');
  const { score } = verified.json().data;
  assert.deepEqual([score.percent, score.areas.length > 0], [100, true], 'as it was signed');
  const credential = (
    await t.call(null, { url: `/api/Badges/Public/${badge.id}/credential` })
  ).json();
  const { result, achievement } = credential.credentialSubject;
  const measures = achievement.resultDescription;
  assert.deepEqual(
    result.map((one: { resultDescription: string }) => one.resultDescription),
    measures.map((measure: { id: string }) => measure.id),
  );
  assert.equal(measures[0].requiredValue, String(score.thresholdPercent));
  assert.deepEqual(
    measures.slice(1).map((measure: { name: string }) => measure.name),
    score.areas.map((area: { name: string }) => area.name),
  );
  const [evidence] = credential.evidence;
  assert.ok(evidence.id.endsWith(`/public/certification/${badge.id}`));
  assert.match(evidence.narrative, /^Esame superato con il 100% dei punti, soglia \d+%\.$/);
});

test('the result of a certification is mailed, and not to who has turned that mail off', async () => {
  const turn = (status: boolean) =>
    t.call('giulia', {
      method: 'PUT',
      url: '/api/Users/NotificationPreferences/exam',
      payload: { status },
    });
  const mailsAbout = async (status: boolean) => {
    await reset();
    await turn(status);
    const sent: string[] = [];
    const { mail } = t.platform;
    t.platform.mail = { ...mail, send: async ({ id }) => void sent.push(id) };
    const giulia = await started('giulia');
    await giulia.end(giulia.attempt.id);
    await t.platform.jobs.drain();
    t.platform.mail = mail;
    await turn(true);
    return sent.map((id) => id.replace(giulia.attempt.id, 'id'));
  };
  assert.deepEqual(await mailsAbout(true), ['exam-id']);
  assert.deepEqual(await mailsAbout(false), []);
});
