import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { openExams, rightAnswer } from '../testing-exam.ts';

const { t, started, reset } = await openExams();
after(() => t.close());
beforeEach(reset);

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
