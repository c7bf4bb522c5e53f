import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import type { Principal } from '../../http/access.ts';
import { enrolledCourses, grantEnrolment } from './index.ts';
import { findEnrolment } from './repository.ts';
import { completeLesson } from './progress/complete-lesson.ts';
import {
  courseId,
  lessonsOf,
  openCourseUse,
  type CourseUse,
  userIdOf,
  type WireLesson,
} from './testing-course-use.ts';
import { inTransaction } from '../../platform.ts';

let t: CourseUse['t'];
let call: CourseUse['call'];
let use: CourseUse['use'];
let enrol: CourseUse['enrol'];
let nthLesson: CourseUse['nthLesson'];
let complete: CourseUse['complete'];
let reset: CourseUse['reset'];
before(async () => {
  ({ t, call, use, enrol, nthLesson, complete, reset } = await openCourseUse());
});
after(() => t.close());
beforeEach(() => reset());

const learner: Principal = {
  userId: userIdOf('learner'),
  sessionId: 'none',
  role: 'Discente',
  roles: ['Discente'],
  claims: [],
  isDocente: false,
  name: 'Giulia',
  surname: 'Sartori',
  company: null,
};

const taughtByLucia = demoCourseId('assistenza-persona');

test('[API-17 part] [LEARN-01 part] [LEARN-05] Use gives modules and lessons, only the first one open', async () => {
  await enrol();
  const course = await use();
  assert.equal(course.mode, 'learner');
  assert.deepEqual(
    course.modules.map((module) => [module.lessonList.length, module.duration]),
    [
      [2, 30],
      [2, 30],
    ],
  );
  const lessons = lessonsOf(course);
  assert.deepEqual(
    lessons.map((lesson) => lesson.isAvailable),
    [true, false, false, false],
  );
  assert.deepEqual(lessons.map((lesson) => lesson.lockReason).slice(1), [
    'previous-lesson',
    'previous-lesson',
    'previous-lesson',
  ]);
  assert.ok(lessons[0]?.description);
  assert.equal(lessons[1]?.description, '');
});

test('[LEARN-04 part] use mode is refused to who has not bought, and to visitors', async () => {
  const refused = await call('stranger', { url: `/api/Courses/Use/${courseId}` });
  assert.equal(refused.statusCode, 403);
  assert.equal(refused.json().code, 'COURSE_NOT_BOUGHT');
  assert.equal((await call(null, { url: `/api/Courses/Use/${courseId}` })).statusCode, 401);
  assert.equal((await call('learner', { url: '/api/Courses/Use/999999' })).statusCode, 404);
});

test('[LEARN-04 part] its teacher, editors and administrators use a course with every lesson open, and change nothing (E8, E58)', async () => {
  for (const who of ['editor', 'admin'] as const) {
    const course = await use(who);
    assert.equal(course.mode, 'preview');
    assert.ok(lessonsOf(course).every((lesson) => lesson.isAvailable));
    const [lesson] = lessonsOf(course);
    assert.ok(lesson);
    assert.equal((await complete(lesson, who)).statusCode, 403);
  }
  const taught = await call('teacher', { url: `/api/Courses/Use/${taughtByLucia}` });
  assert.equal(taught.json().data.mode, 'teacher');
  const notTaught = await call('teacher', { url: `/api/Courses/Use/${courseId}` });
  assert.equal(notTaught.statusCode, 403);
});

test('[LEARN-04 part] [SHELL-40 part] who is no longer a teacher may not use the courses that name them as one', async () => {
  const mayTeach = (isDocente: boolean) =>
    t.platform.database.query('update account set is_docente = $1 where id = $2', [
      isDocente,
      userIdOf('teacher'),
    ]);
  await mayTeach(false);
  try {
    const refused = await call('teacher', { url: `/api/Courses/Use/${taughtByLucia}` });
    assert.equal(refused.statusCode, 403);
  } finally {
    await mayTeach(true);
  }
});

test('[LEARN-04 part] a paid course stays usable when suspended or deleted (E39); a draft is for editors only (E19)', async () => {
  await enrol();
  for (const [status, expected] of [
    [2, 200],
    [3, 200],
    [0, 404],
  ] as const) {
    await t.platform.database.query('update course set status = $1 where id = $2', [
      status,
      courseId,
    ]);
    const response = await call('learner', { url: `/api/Courses/Use/${courseId}` });
    assert.equal(response.statusCode, expected);
  }
  assert.equal((await use('editor')).mode, 'preview');
});

test('[API-21] [LEARN-09 part] [LEARN-10 part] completing a lesson dates it and opens the next; a repeated call keeps the date', async () => {
  await enrol();
  const first = await nthLesson(0);
  t.setNow(new Date('2026-05-04T08:00:00Z'));
  const answer = await complete(first);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual(answer.json().data, {
    lessonId: first.id,
    moduleId: first.moduloId,
    percentage: 25,
    isCompleted: true,
    completedDate: '2026-05-04T08:00:00.000Z',
  });
  t.setNow(new Date('2026-05-04T09:00:00Z'));
  assert.equal((await complete(first)).json().data.completedDate, '2026-05-04T08:00:00.000Z');
  const lessons = lessonsOf(await use());
  assert.equal(lessons[0]?.isCompleted, true);
  assert.deepEqual(
    lessons.map((lesson) => lesson.isAvailable),
    [true, true, false, false],
  );
});

test('[LEARN-06 part] a locked lesson is not completed, nor its documents or text given', async () => {
  await enrol();
  const third = await nthLesson(2);
  const answer = await complete(third);
  assert.equal(answer.statusCode, 422);
  assert.equal(answer.json().code, 'LESSON_LOCKED');
  const own = lessonsOf(await use())[2];
  assert.equal(own?.documentList[0]?.url, null);
  const document = await call('learner', {
    url: `/api/Courses/Document?courseId=${courseId}&fileNameRef=piano-di-emergenza.mp4`,
  });
  assert.equal(document.statusCode, 422);
});

test('[LEARN-07] with pacing the next lesson waits for the duration of the one before, by the server’s time', async () => {
  t.platform.config.lessonPolicy = 'pacing';
  await enrol();
  t.setNow(new Date('2026-05-04T08:00:00Z'));
  await complete(await nthLesson(0));
  t.setNow(new Date('2026-05-04T08:10:30Z'));
  const second = lessonsOf(await use())[1];
  assert.ok(second);
  assert.equal(second.lockReason, 'pacing');
  assert.equal(second.availableFrom, '2026-05-04T08:15:00.000Z');
  const early = await complete(second);
  assert.equal(early.statusCode, 422);
  assert.equal(early.json().code, 'LESSON_PACED');
  assert.match(early.json().warning ?? early.json().info, /tra 5 min/);
  t.setNow(new Date('2026-05-04T08:15:00Z'));
  assert.equal((await complete(second)).statusCode, 200);
});

test('[LEARN-09 part] completion is refused without purchase, and for a lesson of another course or module', async () => {
  const first = await nthLesson(0);
  assert.equal((await complete(first, 'stranger')).json().code, 'COURSE_NOT_BOUGHT');
  await enrol();
  const wrongModule = await complete(first, 'learner', { moduleId: first.moduloId + 1 });
  assert.equal(wrongModule.json().code, 'LESSON_NOT_FOUND');
  const wrongLesson = await complete(first, 'learner', { lessonId: 999_999 });
  assert.equal(wrongLesson.statusCode, 404);
  assert.equal((await complete(first, 'learner', { lessonId: 'x' })).statusCode, 400);
});

test('[LEARN-11] the last lesson makes 100 percent and asks for the badge once, in the same transaction', async () => {
  await enrol();
  const asked: { courseId: number; inTransaction: boolean }[] = [];
  const badges = {
    requestCourseBadge: async (_: unknown, request: { courseId: number }) => {
      const { inTransaction } = t.platform.database;
      asked.push({ courseId: request.courseId, inTransaction });
    },
    courseBadgeId: async () => null,
  };
  const finish = (lesson: WireLesson) =>
    completeLesson(t.platform, badges, learner, {
      courseId,
      lessonId: lesson.id,
      moduleId: lesson.moduloId,
    });
  const percentages: number[] = [];
  for (const n of [0, 1, 2, 3]) percentages.push((await finish(await nthLesson(n))).percentage);
  await finish(await nthLesson(3));
  assert.deepEqual(percentages, [25, 50, 75, 100]);
  assert.deepEqual(asked, [{ courseId, inTransaction: true }]);
  assert.ok((await use()).modules.every((module) => module.isCompleted));
});

test('[LEARN-11 part] the badge of a completed course is in Use as soon as it is issued, and stays after a reset (E60)', async () => {
  await enrol();
  for (const n of [0, 1, 2, 3]) await complete(await nthLesson(n));
  assert.equal((await use()).idBadgeCertification, null);
  await t.platform.jobs.drain();
  const badgeId = (await use()).idBadgeCertification;
  assert.match(badgeId ?? '', /^[0-9a-f-]{36}$/);
  const url = `/api/Courses/ResetVisualization?courseId=${courseId}`;
  await call('learner', { method: 'PUT', url });
  assert.equal((await use()).idBadgeCertification, badgeId);
});

test('[LEARN-11 part] a badge that cannot be asked for leaves the last lesson open', async () => {
  await enrol();
  for (const n of [0, 1, 2]) await complete(await nthLesson(n));
  const last = await nthLesson(3);
  const broken = {
    requestCourseBadge: async () => {
      throw new Error('queue down');
    },
    courseBadgeId: async () => null,
  };
  const request = { courseId, lessonId: last.id, moduleId: last.moduloId };
  await assert.rejects(completeLesson(t.platform, broken, learner, request), /queue down/);
  assert.equal((await use()).percentage, 75);
});

test('[LEARN-11 part] two open lessons completed at once make one whole course: the badge is asked for once', async () => {
  await enrol();
  const [first, second, third, fourth] = lessonsOf(await use('editor'));
  assert.ok(first && second && third && fourth);
  // Without the hold on the enrolment it goes wrong about once in three rounds, on PostgreSQL only.
  for (let round = 0; round < 12; round++) {
    await t.platform.database.query('delete from lesson_completion');
    // As after a reordering: first and third done, second and fourth both open.
    for (const lesson of [first, third]) {
      await t.platform.database.query(
        'insert into lesson_completion (user_id, lesson_id, course_id, completed_at) values ($1, $2, $3, now())',
        [userIdOf('learner'), lesson.id, courseId],
      );
    }
    let asked = 0;
    const badges = {
      requestCourseBadge: async () => {
        asked += 1;
      },
      courseBadgeId: async () => null,
    };
    await Promise.all(
      [second, fourth, second, fourth].map(async (lesson) => {
        const request = { courseId, lessonId: lesson.id, moduleId: lesson.moduloId };
        return completeLesson(t.platform, badges, learner, request);
      }),
    );
    assert.equal(asked, 1);
    assert.equal((await use()).percentage, 100);
  }
});

test('[API-18] [LEARN-13] a reset opens the course from its first lesson and keeps the purchase', async () => {
  await enrol();
  await complete(await nthLesson(0));
  const url = `/api/Courses/ResetVisualization?courseId=${courseId}`;
  assert.equal((await call('learner', { method: 'PUT', url })).json().data, true);
  const course = await use();
  assert.equal(course.percentage, 0);
  assert.ok(lessonsOf(course).every((lesson) => !lesson.isCompleted));
  assert.equal((await call('stranger', { method: 'PUT', url })).statusCode, 403);
  assert.equal((await call('editor', { method: 'PUT', url })).statusCode, 403);
});

test('[API-19] IsCourseAlreadyBought tells the caller’s own purchases', async () => {
  await enrol();
  const url = `/api/Courses/IsCourseAlreadyBought?courseId=${courseId}`;
  assert.equal((await call('learner', { url })).json().data, true);
  assert.equal((await call('stranger', { url })).json().data, false);
});

test('[LEARN-14] the courses of a person: bought, in progress, completed', async () => {
  await enrol(courseId);
  await enrol(taughtByLucia);
  await enrol(taughtByLucia);
  for (const n of [0, 1, 2, 3]) await complete(await nthLesson(n));
  const courses = await enrolledCourses(t.platform, userIdOf('learner'));
  assert.deepEqual(
    new Map(courses.map((course) => [course.courseId, course.percentage])),
    new Map([
      [courseId, 100],
      [taughtByLucia, 0],
    ]),
  );
  assert.deepEqual(await enrolledCourses(t.platform, userIdOf('stranger')), []);
});

test('[LEARN-14 part] a second purchase of the same course changes nothing', async () => {
  const grant = {
    userId: userIdOf('learner'),
    courseId,
    includesCertification: false,
    includesSimulation: false,
  };
  const sell = (orderId: number) =>
    inTransaction(t.platform, (tx) => grantEnrolment(tx, { ...grant, orderId }));
  assert.equal(await sell(7), true);
  assert.equal(await sell(8), false);
  assert.equal((await findEnrolment(t.platform.database.db, grant.userId, courseId))?.orderId, 7);
});

test('[CAT-12 part] [EDIT-11 part] [EDIT-13 part] [LEARN-10] the course page knows each lesson that is completed, its date, and the badge', async () => {
  type Viewed = Awaited<ReturnType<typeof use>>;
  const view = async (who: 'learner' | 'stranger' = 'learner'): Promise<Viewed> =>
    (await call(who, { url: `/api/Courses/View/${courseId}` })).json().data;
  await enrol();
  const first = await nthLesson(0);
  await complete(first);
  const used = await use();
  const viewed = await view();
  const completion = (course: Viewed) =>
    lessonsOf(course).map(({ id, isCompleted, completedDate }) => [id, isCompleted, completedDate]);
  assert.deepEqual(completion(viewed), completion(used));
  assert.equal(completion(viewed).filter(([, isCompleted]) => isCompleted).length, 1);
  const modules = (course: Viewed) => course.modules.map(({ isCompleted }) => isCompleted);
  assert.deepEqual(modules(viewed), modules(used));
  assert.ok(lessonsOf(await view('stranger')).every(({ isCompleted }) => !isCompleted));
  assert.equal(viewed.idBadgeCertification, null);
  for (const lesson of lessonsOf(used).slice(1)) await complete(lesson);
  await t.platform.jobs.drain();
  const completed = await view();
  assert.ok(completed.modules.every(({ isCompleted }) => isCompleted));
  assert.ok(completed.idBadgeCertification);
  assert.equal(completed.idBadgeCertification, (await use()).idBadgeCertification);
});
