import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { courseStructure } from '../../catalogue/index.ts';
import { recordPastCompletion } from '../index.ts';
import {
  courseId,
  openCourseUse,
  type CourseUse,
  userIdOf,
  type Who,
} from '../testing-course-use.ts';

let t: CourseUse['t'];
let call: CourseUse['call'];
let enrol: CourseUse['enrol'];
let reset: CourseUse['reset'];
let lessonIds: number[];
before(async () => {
  ({ t, call, enrol, reset } = await openCourseUse());
  const structure = await courseStructure(t.platform, courseId);
  lessonIds = (structure?.modules ?? []).flatMap(({ lessons }) => lessons.map(({ id }) => id));
});
after(() => t.close());
beforeEach(() => reset());

const taughtByLucia = demoCourseId('assistenza-persona');
const url = (id = courseId) => `/api/Courses/Teaching/${id}`;
const learnersUrl = (query = '', id = courseId) => `${url(id)}/Learners?${query}`;

type Learner = {
  name: string;
  surname: string;
  percentage: number;
  lastCompletedAt: string | null;
  currentLesson: { id: number; name: string } | null;
};

async function hasDone(who: Who, lessons: number): Promise<void> {
  await enrol(courseId, who);
  for (const lessonId of lessonIds.slice(0, lessons)) {
    await recordPastCompletion(t.platform, {
      userId: userIdOf(who),
      courseId,
      lessonId,
      completedAt: new Date('2026-03-02T10:00:00Z'),
    });
  }
}

const learnersAt = async (query: string) => {
  const response = await call('admin', { url: learnersUrl(query) });
  assert.equal(response.statusCode, 200, response.body);
  const { items, totalItems } = response.json().data as { items: Learner[]; totalItems: number };
  return { items, totalItems, surnames: items.map(({ surname }) => surname).toSorted() };
};

test('editors, administrators and the teachers of the course see it; nobody else', async () => {
  const expected: [Who | null, number, number][] = [
    [null, 401, 401],
    ['learner', 403, 403],
    ['stranger', 403, 403],
    // Lucia teaches the other course.
    ['teacher', 403, 200],
    ['editor', 200, 200],
    ['admin', 200, 200],
  ];
  await enrol();
  await enrol(taughtByLucia);
  for (const [who, ofThis, ofHers] of expected) {
    for (const [id, status] of [
      [courseId, ofThis],
      [taughtByLucia, ofHers],
    ] as const) {
      for (const address of [url(id), learnersUrl('', id)]) {
        const response = await call(who, { url: address });
        assert.equal(response.statusCode, status, `${who ?? 'visitor'} ${address}`);
      }
    }
  }
});

test('a course that does not exist is 404 to editors, and looks like any other to a teacher', async () => {
  for (const address of [url(999_999), learnersUrl('', 999_999)]) {
    assert.equal((await call('editor', { url: address })).json().code, 'COURSE_NOT_FOUND');
    assert.equal((await call('teacher', { url: address })).statusCode, 403);
  }
});

test('how many came to each lesson, completed it and are at it', async () => {
  assert.equal(lessonIds.length, 4);
  await hasDone('learner', 4);
  await hasDone('stranger', 1);
  await enrol(courseId, 'teacher');
  // Begun by opening it; nothing completed.
  await enrol(courseId, 'editor');
  await t.platform.database.query('update enrolment set started_at = now() where user_id = $1', [
    userIdOf('editor'),
  ]);
  const response = await call('admin', { url: url() });
  assert.equal(response.statusCode, 200, response.body);
  const { modules, ...course } = response.json().data;
  assert.deepEqual(
    { ...course, title: '' },
    { id: courseId, title: '', enrolled: 4, begun: 3, completed: 1, meanPercentage: 41 },
  );
  assert.deepEqual(
    modules.flatMap(({ lessons }: { lessons: Record<string, number>[] }) =>
      lessons.map(({ begun, completed, current }) => [begun, completed, current]),
    ),
    [
      [3, 2, 1],
      [2, 1, 1],
      [1, 1, 0],
      [1, 1, 0],
    ],
  );
});

test('a learner is a name and a way through this course: no id, no address', async () => {
  await hasDone('learner', 1);
  const { items } = await learnersAt('');
  const [learner] = items;
  assert.ok(learner);
  assert.deepEqual(
    { ...learner, enrolledAt: '' },
    {
      name: 'Giulia',
      surname: 'Sartori',
      enrolledAt: '',
      percentage: 25,
      lastCompletedAt: '2026-03-02T10:00:00.000Z',
      currentLesson: { id: lessonIds[1], name: learner.currentLesson?.name },
    },
  );
  assert.ok(!JSON.stringify(items).includes(userIdOf('learner')));
});

test('learners are found by their state and by a part of their name', async () => {
  await hasDone('learner', 4);
  await hasDone('stranger', 2);
  await enrol(courseId, 'teacher');
  await enrol(courseId, 'editor');
  await t.platform.database.query('update enrolment set started_at = now() where user_id = $1', [
    userIdOf('editor'),
  ]);
  assert.equal((await learnersAt('')).totalItems, 4);
  for (const [query, surnames] of [
    ['state=completed', ['Sartori']],
    ['state=inProgress', ['Bianchi', 'Vitali']],
    ['state=notBegun', ['Ferrante']],
    ['name=bian', ['Bianchi']],
    ['name=Marco%20Bianchi', ['Bianchi']],
    ['name=BIANCHI%20MARCO', ['Bianchi']],
    ['name=%25', []],
    ['name=bian&state=completed', []],
  ] as const) {
    const found = await learnersAt(query);
    assert.deepEqual(found.surnames, surnames, query);
    assert.equal(found.totalItems, surnames.length, query);
  }
});

test('pages of learners, the latest first, none twice', async () => {
  for (const who of ['learner', 'stranger', 'teacher', 'editor'] as const)
    await enrol(courseId, who);
  const pages = await Promise.all([1, 2, 3].map((page) => learnersAt(`pageSize=2&page=${page}`)));
  assert.deepEqual(
    pages.map(({ items }) => items.length),
    [2, 2, 0],
  );
  assert.equal(new Set(pages.flatMap(({ surnames }) => surnames)).size, 4);
});
