import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawExam } from '../../domains/exams/plan/plans.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { demoCourseId, loadCourses } from '../courses/index.ts';
import { demoBanks } from './index.ts';
import { loadExams } from './load-exams.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
  await loadCourses(t.platform);
  await loadExams(t.platform);
});
after(() => t.close());

test('of every bank a certification and a simulation can be drawn, with their pictures', async () => {
  const banks = await demoBanks();
  assert.ok(banks.length > 0);
  const pictures = new Set<string>();
  for (const bank of banks) {
    for (const [kind, length] of [
      ['certification', 20],
      ['simulation', 10],
    ] as const) {
      const exam = { courseId: demoCourseId(bank.course), kind };
      const { plan, questions } = await drawExam(t.platform, exam, 'a seed');
      assert.equal(questions.length, length);
      assert.equal(plan.thresholdPercent, 70);
      for (const { pictureRef } of questions) if (pictureRef !== null) pictures.add(pictureRef);
    }
  }
  assert.ok(pictures.size > 0);
  for (const picture of pictures) {
    const stored = await t.platform.files.stat(`courses/${picture}`);
    assert.ok((stored?.size ?? 0) > 5000, picture);
  }
});

test('loading again adds nothing', async () => {
  const count = async () =>
    (await t.platform.database.query('select count(*)::int as total from exam_question')).rows[0]?.[
      'total'
    ];
  const before = await count();
  await loadExams(t.platform);
  assert.equal(await count(), before);
});
