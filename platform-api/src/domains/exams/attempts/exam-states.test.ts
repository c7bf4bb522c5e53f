import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPeople } from '../../../demo/people.ts';
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

const DAY = 86_400_000;

async function examsOf(page: 'Use' | 'View') {
  const answer = await t.call('giulia', { url: `/api/Courses/${page}/${courseId}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data.esamiDTO;
}

/** Answers so many questions of the attempt right, and hands it in. */
async function finish(
  it: Awaited<ReturnType<typeof started>>,
  attempt: typeof it.attempt,
  right: number,
) {
  for (const question of attempt.questions.slice(0, right)) {
    await it.answer(attempt.id, question.position, { answer: rightAnswer(question) });
  }
  assert.equal((await it.end(attempt.id)).status, 200);
}

test('[EXAM-01] [EXAM-02] course pages have the certification at 0 and the simulation at 1, with where it is taken', async () => {
  await admit(t.platform, demoPeople.giulia.userId, 'simulation');
  for (const page of ['Use', 'View'] as const) {
    const [certification, simulation] = await examsOf(page);
    assert.deepEqual(certification, {
      id: courseId,
      link: `/courses/use/${courseId}/exam/certification`,
      price: 49,
      isPayed: false,
      result: null,
      downloadable: false,
      isPassed: null,
      examDate: null,
    });
    assert.deepEqual(
      [simulation.link, simulation.isPayed, simulation.price],
      [`/courses/use/${courseId}/exam/simulation`, true, 19],
    );
  }
});

test('an external exam has its own address for who can take it, and an exam that draws nothing has none', async () => {
  const { platform } = t;
  await admit(platform, demoPeople.giulia.userId, 'simulation', { course: otherCourseId });
  await platform.database.query(
    "update exam_plan set host = 'external', external_url = 'https://exams.example/1' where course_id = $1 and kind = 'certification'",
    [otherCourseId],
  );
  await platform.database.query(
    "update exam_plan_area set drawn = 0 where course_id = $1 and kind = 'simulation'",
    [otherCourseId],
  );
  const answer = await t.call('giulia', { url: `/api/Courses/Use/${otherCourseId}` });
  assert.deepEqual(
    answer.json().data.esamiDTO.map(({ link }: { link: string | null }) => link),
    [`/courses/use/${otherCourseId}/exam/certification`, null],
  );
  const giulia = await candidate('giulia');
  assert.equal((await giulia.start('simulation', otherCourseId)).code, 'EXAM_NOT_FOUND');
  await admit(platform, demoPeople.giulia.userId, 'certification', { course: otherCourseId });
  assert.equal((await giulia.start('certification', otherCourseId)).code, 'EXAM_IS_EXTERNAL');
});

test('the best attempt counts; failed twice it is to be bought again, passed it is not (E157)', async () => {
  t.setNow(new Date());
  const giulia = await started('giulia');
  assert.equal((await examsOf('Use'))[0].isPayed, true);
  await finish(giulia, giulia.attempt, 4);
  const firstEnd = t.platform.clock.now().toISOString();
  later(DAY);
  const second = await giulia.start();
  assert.equal(second.status, 200, second.body);
  assert.equal((await examsOf('Use'))[0].isPayed, true, 'under way with the last attempt');
  await finish(giulia, second.data, 2);
  for (const page of ['Use', 'View'] as const) {
    const [exam] = await examsOf(page);
    assert.deepEqual(
      [exam.isPayed, exam.result, exam.isPassed, exam.downloadable, exam.examDate],
      [false, 50, false, true, firstEnd],
    );
  }
  assert.equal((await giulia.start()).code, 'EXAM_NOT_PAID');

  later(DAY);
  await admit(t.platform, giulia.userId, 'certification', { attempts: 1 });
  const third = await giulia.start();
  await finish(giulia, third.data, 8);
  const [passed] = await examsOf('Use');
  assert.deepEqual([passed.isPayed, passed.result, passed.isPassed], [true, 100, true]);
});
