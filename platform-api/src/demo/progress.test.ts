import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { completedCourses, enrolledCourses, grantEnrolment } from '../domains/learning/index.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { demoPeople } from './people.ts';
import { loadProgress } from './progress.ts';
import { inTransaction } from '../platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

test('the demo people have completed their older courses, and the newest are in progress or not begun', async () => {
  const { userId } = demoPeople.marco;
  const now = Date.now();
  for (const courseId of [1, 2, 3, 4, 5]) {
    await inTransaction(t.platform, (tx) =>
      grantEnrolment(tx, {
        userId,
        courseId,
        orderId: null,
        includesCertification: false,
        includesSimulation: false,
        enrolledAt: new Date(now - (10 - courseId) * 20 * 86_400_000),
      }),
    );
  }
  await loadProgress(t.platform);
  await loadProgress(t.platform);
  const percentages = (await enrolledCourses(t.platform, userId)).map(
    (course) => course.percentage,
  );
  assert.deepEqual(percentages.slice(0, 2), [100, 100]);
  assert.ok(percentages.slice(2, 4).every((percentage) => percentage > 0 && percentage < 100));
  assert.equal(percentages[4], 0);
  const completed = await completedCourses(t.platform);
  assert.deepEqual(
    completed.map((course) => course.courseId).toSorted((a, b) => a - b),
    [1, 2],
  );
  assert.ok(completed.every((course) => course.completedAt.getTime() < now));
});
