import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { enrolments } from '../domains/learning/tables.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { demoCourseId, demoCourseKeys } from './courses/index.ts';
import { loadCustomers } from './customers.ts';
import { loadLearners } from './learners.ts';
import { loadReviews } from './reviews.ts';

const DAY_MS = 86_400_000;
const BUYERS = 6;

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  const now = t.platform.clock.now().getTime();
  const customers = await loadCustomers(t.platform);
  await t.platform.database.db.insert(enrolments).values(
    demoCourseKeys.flatMap((key, place) =>
      customers.slice(place, place + BUYERS).map(({ userId }, buyer) => ({
        userId,
        courseId: demoCourseId(key),
        enrolledAt: new Date(now - (4 + 30 * buyer + (place % 5)) * DAY_MS),
      })),
    ),
  );
  await loadReviews(t.platform);
  await loadLearners(t.platform);
});
after(() => t.close());

const firstRow = async (text: string) => (await t.platform.database.query(text)).rows[0] ?? {};

test('who wrote a comment has begun the course before; most have completed it, nobody afterwards', async () => {
  const found = await firstRow(`
    with done as (
      select user_id, course_id, count(*) as lessons, min(completed_at) as first_at, max(completed_at) as last_at
      from lesson_completion group by 1, 2
    ), size as (
      select m.course_id, count(*) as lessons from lesson l join course_module m on m.id = l.module_id group by 1
    )
    select count(*)::int as comments,
      count(*) filter (where done.first_at is null or done.first_at > r.rated_at)::int as "notBegun",
      count(*) filter (where done.last_at > r.rated_at)::int as "wentOnAfterwards",
      count(*) filter (where done.lessons = size.lessons)::int as completed,
      count(*) filter (where done.lessons < size.lessons
        and r.rated_at < now() - interval '32 days')::int as "oldAndNotCompleted",
      count(*) filter (where done.lessons < size.lessons
        and r.comment ~ 'inizio alla fine|secondo modulo|in tre sere|in sei')::int as "speaksOfMore"
    from course_ranking r
    join size using (course_id)
    left join done using (user_id, course_id)
    where r.comment is not null`);
  assert.ok(Number(found['comments']) > 60, String(found['comments']));
  assert.ok(Number(found['completed']) > 10, String(found['completed']));
  assert.deepEqual(
    { ...found, comments: 0, completed: 0 },
    {
      comments: 0,
      notBegun: 0,
      wentOnAfterwards: 0,
      completed: 0,
      oldAndNotCompleted: 0,
      speaksOfMore: 0,
    },
  );
});

test('a comment speaks only of what its course has', async () => {
  const found = await firstRow(`
    with has as (
      select c.id as course_id,
        exists (select from course_document d where d.course_id = c.id and d.type_id = 1) as video,
        exists (select from course_document d where d.course_id = c.id and d.type_id = 2) as handout,
        (select count(*) from course_module m where m.course_id = c.id) as modules
      from course c)
    select count(*) filter (where r.comment ~ 'Video|sottotitoli')::int as "ofVideos",
      count(*) filter (where r.comment ~ 'Video|sottotitoli' and not video)::int as "withoutVideo",
      count(*) filter (where r.comment ~ 'schede da scaricare' and not handout)::int as "withoutHandout",
      count(*) filter (where r.comment ~ 'secondo modulo' and modules < 2)::int as "withoutModule",
      count(*) filter (where r.comment ~* 'badge|simulazione')::int as "ofWhatTheyMayLack"
    from course_ranking r join has using (course_id) where r.comment is not null`);
  assert.ok(Number(found['ofVideos']) > 0);
  assert.deepEqual(
    { ...found, ofVideos: 0 },
    { ofVideos: 0, withoutVideo: 0, withoutHandout: 0, withoutModule: 0, ofWhatTheyMayLack: 0 },
  );
});

test('what a course shows is what its lessons and votes add up to', async () => {
  const { rows } = await t.platform.database.query(`
    select c.id,
      (select count(*)::int from course_ranking r where r.course_id = c.id) as votes,
      (select avg(r.rank)::float from course_ranking r where r.course_id = c.id) as average,
      (select sum(l.duration_minutes)::int from lesson l
        join course_module m on m.id = l.module_id where m.course_id = c.id) as minutes
    from course c where c.status = 1`);
  assert.ok(rows.length >= 20, `${rows.length} courses`);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  for (const { id, votes, average, minutes } of rows) {
    const view = await t.call(null, { url: `/api/Courses/View/${String(id)}` });
    const { durataCorso, modules, rankings } = view.json<ViewedCourse>().data;
    assert.equal(durataCorso, minutes);
    assert.equal(sum(modules.map(({ duration }) => duration)), minutes);
    const lessons = modules.flatMap(({ lessonList }) => lessonList);
    assert.equal(sum(lessons.map(({ duration }) => duration)), minutes);
    assert.equal(rankings.total, votes);
    assert.equal(sum(rankings.votes.map(({ count }) => count)), votes);
    assert.ok(
      Math.abs((rankings.ratio ?? 0) - Number(average ?? 0)) <= 0.05,
      `course ${String(id)}`,
    );
  }
});

type ViewedCourse = {
  data: {
    durataCorso: number;
    modules: { duration: number; lessonList: { duration: number }[] }[];
    rankings: { ratio: number | null; total: number; votes: { count: number }[] };
  };
};
