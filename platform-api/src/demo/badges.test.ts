import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { courseStructure } from '../domains/catalogue/index.ts';
import { grantEnrolment, recordPastCompletion } from '../domains/learning/index.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { loadBadges } from './badges.ts';
import { demoCourseId } from './courses/index.ts';
import { demoPeople } from './people.ts';
import { inTransaction } from '../platform.ts';

const day = 86_400_000;

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

async function complete(key: string, daysAgo: number, share = 1): Promise<void> {
  const { userId } = demoPeople.marco;
  const courseId = demoCourseId(key);
  const at = new Date(Date.now() - daysAgo * day);
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId,
      courseId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
      enrolledAt: at,
    }),
  );
  const course = await courseStructure(t.platform, courseId);
  const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
  for (const lesson of lessons.slice(0, Math.ceil(lessons.length * share))) {
    const completion = { userId, courseId, lessonId: lesson.id, completedAt: at };
    await recordPastCompletion(t.platform, completion);
  }
}

test('completed courses of the demo have real badges, the unfinished have none, once', async () => {
  await complete('excel', 30);
  await complete('dpi', 200);
  await complete('magazzino', 10, 0.5);
  await loadBadges(t.platform);
  await loadBadges(t.platform);
  await t.platform.jobs.drain();

  const { rows } = await t.platform.database.query(
    'select id, course_id from badge order by acquired_at',
  );
  assert.deepEqual(
    rows.map((row) => row.course_id),
    [demoCourseId('dpi'), demoCourseId('excel')],
  );
  for (const { id } of rows) {
    const answer = await t.call(null, { url: `/api/Badges/Public/${String(id)}` });
    assert.equal(answer.json().data.verdict, 'authentic');
  }
});
