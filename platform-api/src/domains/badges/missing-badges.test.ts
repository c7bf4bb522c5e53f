import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { demoPeople } from '../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { courseStructure } from '../catalogue/index.ts';
import { recordPastCompletion } from '../learning/index.ts';
import { courseBadgeId } from './index.ts';
import { requestMissingBadges } from './missing-badges.ts';

const courseId = demoCourseId(journeyCourseKey);
const { userId } = demoPeople.marco;
let t: TestPlatform;

before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

test('a completed course whose badge has no job gets its badge, once; one that is yet to be completed gets none', async () => {
  const course = await courseStructure(t.platform, courseId);
  const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
  assert.ok(lessons.length > 1);
  const completedAt = new Date(Date.now() - 10 * 60_000);
  const complete = (lessonId: number) =>
    recordPastCompletion(t.platform, { userId, courseId, lessonId, completedAt });
  for (const lesson of lessons.slice(1)) await complete(lesson.id);
  assert.equal(await requestMissingBadges(t.platform), 0);

  await complete(lessons[0]?.id ?? 0);
  assert.equal(await requestMissingBadges(t.platform), 1);
  assert.equal(await requestMissingBadges(t.platform), 0, 'its job is waiting');
  await t.platform.jobs.drain();
  assert.notEqual(await courseBadgeId(t.platform, userId, courseId), null);
  assert.equal(await requestMissingBadges(t.platform), 0);
});
