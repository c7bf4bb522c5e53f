import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { requestMissingBadges } from '../domains/badges/missing-badges.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { loadLearners } from './learners.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  await loadLearners(t.platform);
});
after(() => t.close());

const firstRow = async (text: string) => (await t.platform.database.query(text)).rows[0] ?? {};

test('whoever voted has an account, was enrolled before, and has done a lesson', async () => {
  const found = await firstRow(`
    select count(*)::int as votes,
      count(*) filter (where a.id is null)::int as "withoutAccount",
      count(*) filter (where e.enrolled_at is null or e.enrolled_at > r.rated_at)::int as "notEnrolled",
      count(*) filter (where a.registered_at > e.enrolled_at)::int as "enrolledTooEarly",
      count(*) filter (where e.enrolled_at < c.published_at)::int as "beforePublication",
      count(*) filter (where e.started_at is null or not exists (
        select from lesson_completion d where d.user_id = r.user_id and d.course_id = r.course_id
      ))::int as "withoutProgress"
    from course_ranking r join course c on c.id = r.course_id
    left join account a on a.id = r.user_id
    left join enrolment e on e.user_id = r.user_id and e.course_id = r.course_id`);
  assert.ok(Number(found['votes']) > 2000);
  assert.deepEqual(
    { ...found, votes: 0 },
    {
      votes: 0,
      withoutAccount: 0,
      notEnrolled: 0,
      enrolledTooEarly: 0,
      beforePublication: 0,
      withoutProgress: 0,
    },
  );
});

test('of the learners of a course some have completed it, most of the others have begun', async () => {
  const { rows } = await t.platform.database.query(`
    with progress as (
      select e.course_id, count(d.lesson_id)::float / (
        select count(*) from lesson l join course_module m on m.id = l.module_id where m.course_id = e.course_id
      ) as share, max(d.completed_at) as latest
      from enrolment e left join lesson_completion d using (user_id, course_id)
      group by e.course_id, e.user_id)
    select avg(share) as mean, avg((share = 1)::int) as completed, max(latest) as latest
    from progress group by course_id having count(*) > 30`);
  assert.ok(rows.length > 20);
  for (const { mean, completed, latest } of rows) {
    assert.ok(Number(mean) > 0.4 && Number(mean) < 0.9, String(mean));
    assert.ok(Number(completed) > 0.2 && Number(completed) < 0.6, String(completed));
    assert.ok(new Date(String(latest)) <= t.platform.clock.now());
  }
});

test('no badge is missing that would be issued afterwards; loading again adds nothing', async () => {
  assert.equal(await requestMissingBadges(t.platform), 0);
  const count = () => firstRow('select count(*)::int as done from lesson_completion');
  const before = await count();
  await loadLearners(t.platform);
  assert.deepEqual(await count(), before);
});
