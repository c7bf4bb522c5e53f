import assert from 'node:assert/strict';
import { after as atEnd, before as first, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import { newcomers } from '../../testing/newcomers.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import type { OwnCourse } from './own-courses.ts';

let t: TestPlatform;
first(async () => {
  t = await testPlatform({ courses: true });
});
atEnd(() => t.close());

const figures = async (person: 'elena' | 'lucia' | 'marco', role?: 'RedattoreCorsiA') => {
  const session = await t.login(person, role);
  const answer = await session.call({ url: '/api/Courses/OwnFigures' });
  return { status: answer.statusCode, courses: answer.json<{ data: OwnCourse[] }>().data };
};

test('editors see how the courses do that they made, teachers those that they teach, nobody else any', async () => {
  const { database } = t.platform;
  const people = await newcomers(t.platform, 3);
  const { courses: before } = await figures('elena', 'RedattoreCorsiA');
  const { rows: made } = await database.query(
    "select c.id from course c join account a on a.id = c.created_by where a.name = 'Elena' order by c.id",
  );
  assert.deepEqual(
    before.map(({ courseId }) => courseId).toSorted((a, b) => a - b),
    made.map(({ id }) => id),
  );
  assert.ok(before.length > 1);
  assert.ok(before.every(({ title, learners }) => title !== '' && learners === 0));

  const ofElena = before.at(-1)?.courseId ?? 0;
  const ofLucia = demoCourseId('assistenza-persona');
  for (const courseId of [ofElena, ofLucia]) {
    await database.query(
      `insert into enrolment (user_id, course_id, enrolled_at) select unnest($1::uuid[]), $2::int, now()`,
      [people, courseId],
    );
    await database.query(
      `insert into badge (id, user_id, course_id, type, title, level_id, category_name, holder_name, teachers, tags,
         criteria, code, acquired_at, issuer_address, credential, picture, salt)
       select gen_random_uuid(), u, $2::int, k, 'Badge', 0, 'Sicurezza', 'Rosa', '{}', '{}', 'Criteri',
         'C' || $2 || n || k, now(), 'did:web:example.it', 'c', 'p', 's'
       from unnest($1::uuid[]) with ordinality as p (u, n), generate_series(0, 1) k where n + k <= 2`,
      [people, courseId],
    );
  }
  const after = (await figures('elena', 'RedattoreCorsiA')).courses;
  const { title: _title, ...counts } = after.find(({ courseId }) => courseId === ofElena) ?? {
    title: '',
  };
  assert.deepEqual(counts, { courseId: ofElena, learners: 3, completed: 2, passed: 1 });
  // Those with the most learners first.
  const learners = after.map((course) => course.learners);
  assert.deepEqual(
    learners,
    learners.toSorted((a, b) => b - a),
  );

  const taught = (await figures('lucia')).courses;
  assert.deepEqual(taught.find(({ courseId }) => courseId === ofLucia)?.learners, 3);
  assert.equal(
    taught.some(({ courseId }) => courseId === ofElena),
    (
      await database.query(
        `select 1 from course_professor cp join professor p on p.id = cp.professor_id
         join account a on a.id = p.account_id where a.name = 'Lucia' and cp.course_id = $1`,
        [ofElena],
      )
    ).rows.length > 0,
  );
  assert.equal((await figures('marco')).status, 403);
});
