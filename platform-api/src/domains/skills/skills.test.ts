import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import { inTransaction } from '../../platform.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { issueCourseBadge, issueExamBadge } from '../badges/index.ts';
import { grantEnrolment } from '../learning/index.ts';

const safety = demoCourseId(journeyCourseKey);
const care = demoCourseId('assistenza-persona');
const holder = demoPeople.marco.userId;

let t: TestPlatform;

before(async () => {
  t = await testPlatform({ courses: true });
});
after(async () => {
  await t.close();
});
beforeEach(async () => {
  for (const table of ['badge', 'promotion_link', 'enrolment']) {
    await t.platform.database.query(`delete from ${table}`);
  }
});

async function earn(courseId: number, day: string, kind: 'course' | 'exam' = 'course') {
  const issue = kind === 'course' ? issueCourseBadge : issueExamBadge;
  const badge = await issue(t.platform, {
    userId: holder,
    courseId,
    completedAt: new Date(day),
  });
  assert.ok(badge?.categoryId);
  return { ...badge, categoryId: badge.categoryId };
}

const change = (id: string, column: string, value: string | number) =>
  t.platform.database.query(`update badge set ${column} = $2 where id = $1`, [id, value]);

const enrol = (courseId: number) =>
  inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: holder,
      courseId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );

const ask = (path: string, person: DemoPersonKey | null = 'marco') =>
  t.call(person, { url: `/api/Skills/${path}` });

async function data(path: string, person: DemoPersonKey = 'marco') {
  const response = await ask(path, person);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data;
}

type Listed = { id: number };
const listed = async (query = '') =>
  (await data(`GetSkills?${query}`)).items.map(({ id }: Listed) => id);

test('[BADGE-09 part] [BADGE-12] competences come with the number of badges that prove them', async () => {
  const badge = await earn(safety, '2026-03-31T22:30:00Z');
  await earn(safety, '2026-04-02T10:00:00Z', 'exam');
  await earn(care, '2026-03-15T10:00:00Z');
  const skills = await data('GetUserSkills');
  assert.equal(skills.length, 2);
  assert.deepEqual(skills[0], {
    id: badge.categoryId,
    title: badge.categoryName,
    totalCertification: 2,
  });
});

test('[BADGE-03 part] skills are filtered by name, month of the newest badge in Italy, and highest level', async () => {
  const first = await earn(safety, '2026-02-10T10:00:00Z');
  const newest = await earn(safety, '2026-03-31T22:30:00Z', 'exam');
  const other = await earn(care, '2026-03-15T10:00:00Z');
  await change(first.id, 'level_id', 2);
  await change(newest.id, 'level_id', 0);
  await change(other.id, 'level_id', 1);
  const [a, b] = [first.categoryId, other.categoryId];

  assert.deepEqual(await listed(), [a, b], 'most badges first');
  assert.deepEqual(await listed(`name=${other.categoryName.slice(1, 6).toUpperCase()}`), [b]);
  assert.deepEqual(await listed('name=%25'), [], 'a sign of the search language is only a sign');
  // 22:30 in UTC on 31 March is 1 April in Rome; the badge of February is not the last update.
  assert.deepEqual(await listed('date=04/2026'), [a]);
  assert.deepEqual(await listed('date=03/2026'), [b]);
  assert.deepEqual(await listed('date=02/2026'), []);
  // E172: the highest level, not that of the newest badge.
  assert.deepEqual(await listed('level=2'), [a]);
  assert.deepEqual(await listed('level=1'), [b]);
  assert.deepEqual(await listed('level=0'), []);
  assert.deepEqual(await listed('level=2&date=03/2026'), [], 'all filters together');
  for (const wrong of ['date=13/2026', 'level=3', 'level=x']) {
    assert.equal((await ask(`GetSkills?${wrong}`)).statusCode, 400, wrong);
  }

  await change(first.id, 'revoked_at', '2026-06-01T00:00:00Z');
  assert.deepEqual(await listed('level=2'), [], 'a revoked badge proves nothing');
  assert.deepEqual(await listed('level=0'), [a]);
});

test('[API-81 part] lists of skills by page and all, the best three, one by its category', async () => {
  const badge = await earn(safety, '2026-03-31T22:30:00Z');
  const other = await earn(care, '2026-03-15T10:00:00Z');
  await change(badge.id, 'level_id', 0);
  await change(other.id, 'level_id', 1);

  const secondPage = await data('GetSkills?page=2&pageSize=1');
  assert.deepEqual(
    [secondPage.items.length, secondPage.totalItems, secondPage.page, secondPage.pageSize],
    [1, 2, 2, 1],
  );
  assert.deepEqual(
    (await data('GetSkills')).items.find(({ id }: Listed) => id === badge.categoryId),
    {
      id: badge.categoryId,
      title: badge.categoryName,
      totalCertification: 1,
      date: '2026-03-31T22:30:00.000Z',
      levelId: 0,
      categoryKey: badge.categoryKey,
    },
  );
  assert.equal((await data('GetUserSkills')).length, 2);
  assert.deepEqual(
    (await data('GetBestSkills')).map(({ id }: Listed) => id),
    [other.categoryId, badge.categoryId],
    'the higher level first',
  );
  assert.equal((await data(`GetSkillDetail?categoryId=${badge.categoryId}`)).id, badge.categoryId);

  for (const path of [
    'GetSkills',
    'GetUserSkills',
    'GetBestSkills',
    'GetSkillDetail?categoryId=1',
  ]) {
    assert.equal((await ask(path, null)).statusCode, 401, path);
  }
  for (const path of ['GetUserSkills', 'GetBestSkills']) {
    assert.deepEqual(await data(path, 'lucia'), [], `${path} of somebody else`);
  }
  assert.equal((await data('GetSkills', 'lucia')).totalItems, 0);
  const foreign = await ask(`GetSkillDetail?categoryId=${badge.categoryId}`, 'lucia');
  assert.equal(foreign.statusCode, 404);
  assert.equal((await ask('GetSkillDetail?categoryId=x')).statusCode, 400);
});

test('the best are three: by level, then by number of badges, then by day', async () => {
  const keys = [
    journeyCourseKey,
    'assistenza-persona',
    'parlare-in-pubblico',
    'difendersi-in-rete',
  ];
  const earned = [];
  for (const [place, key] of keys.entries()) {
    const badge = await earn(demoCourseId(key), `2026-03-0${place + 1}T10:00:00Z`);
    await change(badge.id, 'level_id', 1);
    earned.push(badge);
  }
  const [highest, older, most, newer] = earned;
  assert.ok(highest && older && most && newer);
  assert.equal(new Set(earned.map(({ categoryId }) => categoryId)).size, 4);
  await change(highest.id, 'level_id', 2);
  const exam = await earn(most.courseId, '2026-01-01T10:00:00Z', 'exam');
  await change(exam.id, 'level_id', 0);
  assert.deepEqual(
    (await data('GetBestSkills')).map(({ id }: Listed) => id),
    [highest.categoryId, most.categoryId, newer.categoryId],
  );
});

test('[BADGE-05 part] [BADGE-13 part] a skill has its date, courses with a link each, and badges', async () => {
  const ofCourse = await earn(safety, '2026-03-15T10:00:00Z');
  const ofExam = await earn(safety, '2026-03-31T22:30:00Z', 'exam');
  const revoked = await earn(care, '2026-05-01T10:00:00Z');
  await change(revoked.id, 'category_id', ofCourse.categoryId);
  await change(revoked.id, 'revoked_at', '2026-06-01T00:00:00Z');
  await enrol(safety);
  await t.platform.database.query('update course set cover_url = $2 where id = $1', [
    safety,
    '/covers/safety.jpg',
  ]);
  const path = `GetSkillDetail?categoryId=${ofCourse.categoryId}`;

  const skill = await data(path);
  assert.equal(skill.title, ofCourse.categoryName);
  assert.equal(skill.date, '2026-03-31T22:30:00.000Z', 'that of the newest badge');
  const [course, ...others] = skill.relatedCourses;
  assert.deepEqual(others, [], 'a course is there once, one of a revoked badge not at all');
  const { magicLinkRewardForPromotion: link, ...facts } = course;
  assert.deepEqual(facts, {
    id: safety,
    title: ofCourse.title,
    urlImage: '/covers/safety.jpg',
    typeBadge: 1,
  });
  assert.deepEqual(
    skill.relatedBadges.map(({ id, type }: { id: string; type: number }) => [id, type]),
    [
      [ofExam.id, 1],
      [ofCourse.id, 0],
    ],
    'newest first',
  );

  const single = await t.call('marco', {
    url: `/api/Courses/GetMagicLinkForRewardForPromotion?corsoId=${safety}`,
  });
  assert.equal(link, single.json().data, 'the link that the course page copies');
  assert.match(link, new RegExp(`/promotion\\?courseId=${safety}&promo=[\\w-]{22}$`));
  const again = await Promise.all([data(path), data(path)]);
  for (const { relatedCourses } of again) {
    assert.equal(relatedCourses[0].magicLinkRewardForPromotion, link, 'the same each time');
  }
});

test('a course that was not bought, or is not on sale, has no link', async () => {
  const badge = await earn(safety, '2026-03-15T10:00:00Z');
  const linkNow = async () => {
    const { relatedCourses } = await data(`GetSkillDetail?categoryId=${badge.categoryId}`);
    return relatedCourses[0].magicLinkRewardForPromotion;
  };
  assert.equal(await linkNow(), null, 'not bought');
  await enrol(safety);
  assert.notEqual(await linkNow(), null);
  await t.platform.database.query('update course set status = 2 where id = $1', [safety]);
  try {
    assert.equal(await linkNow(), null, 'suspended');
  } finally {
    await t.platform.database.query('update course set status = 1 where id = $1', [safety]);
  }
});

test('two first readers at once make one link', async () => {
  const badge = await earn(safety, '2026-03-15T10:00:00Z');
  await enrol(safety);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => data(`GetSkillDetail?categoryId=${badge.categoryId}`)),
  );
  const links = answers.map(({ relatedCourses }) => relatedCourses[0].magicLinkRewardForPromotion);
  assert.equal(new Set(links).size, 1);
  const { rows } = await t.platform.database.query('select code from promotion_link');
  assert.equal(rows.length, 1);
  assert.ok(links[0].endsWith(String(rows[0]?.['code'])), 'the one that is stored');
});
