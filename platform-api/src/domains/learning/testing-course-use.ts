import assert from 'node:assert/strict';
import type { InjectOptions } from 'fastify';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { loadMedia } from '../../demo/media.ts';
import { demoPeople } from '../../demo/people.ts';
import { testPlatform } from '../../testing/platform.ts';
import { grantEnrolment } from './index.ts';
import { inTransaction } from '../../platform.ts';

const people = {
  learner: { person: 'giulia', role: 'Discente' },
  stranger: { person: 'marco', role: 'Discente' },
  teacher: { person: 'lucia', role: 'Discente' },
  editor: { person: 'elena', role: 'RedattoreCorsiA' },
  admin: { person: 'anna', role: 'AdminWorkerBadge' },
} as const;
export type Who = keyof typeof people;
export const userIdOf = (who: Who) => demoPeople[people[who].person].userId;

export const courseId = demoCourseId(journeyCourseKey);

export type WireLesson = {
  id: number;
  moduloId: number;
  description: string;
  content: { blocks: { type: string }[] } | null;
  pictures: { fileName: string; url: string }[];
  isCompleted: boolean;
  completedDate: string | null;
  position: { seconds: number; at: string } | null;
  isAvailable: boolean;
  lockReason: string | null;
  availableFrom: string | null;
  documentList: {
    fileName: string;
    documentTypeId: number;
    url: string | null;
    size: number | null;
    posterUrl: string | null;
    captions: { language: string; url: string }[];
  }[];
};
export type WireCourse = {
  percentage: number;
  mode: string;
  serverTime: string;
  idBadgeCertification: string | null;
  modules: { id: number; isCompleted: boolean; duration: number; lessonList: WireLesson[] }[];
};

export const lessonsOf = (course: WireCourse) =>
  course.modules.flatMap((module) => module.lessonList);

/** Tests only: a platform with the demo courses, and what those who use one of them do. */
export async function openCourseUse() {
  const t = await testPlatform({ courses: true });
  await loadMedia(t.platform);

  const call = async (who: Who | null, request: InjectOptions) => {
    if (who === null) return t.call(null, request);
    const { person, role } = people[who];
    return (await t.login(person, role)).call(request);
  };
  const use = async (who: Who = 'learner'): Promise<WireCourse> => {
    const response = await call(who, { url: `/api/Courses/Use/${courseId}` });
    assert.equal(response.statusCode, 200, response.body);
    return response.json().data;
  };
  return {
    t,
    call,
    use,
    /** Nobody has bought or done anything, the course is on sale, and it is now. */
    reset: async () => {
      t.setNow(null);
      t.platform.config.lessonPolicy = 'completed';
      // A badge that the test before has earned may still be on its way.
      await t.platform.jobs.drain();
      await t.platform.database.query('delete from badge');
      await t.platform.database.query('delete from lesson_completion');
      await t.platform.database.query('delete from enrolment');
      await t.platform.database.query('update course set status = 1 where id = $1', [courseId]);
    },
    enrol: (course = courseId, who: Who = 'learner') =>
      inTransaction(t.platform, (tx) =>
        grantEnrolment(tx, {
          userId: userIdOf(who),
          courseId: course,
          orderId: null,
          includesCertification: false,
          includesSimulation: false,
        }),
      ),
    nthLesson: async (n: number): Promise<WireLesson> => {
      const lesson = lessonsOf(await use('editor'))[n];
      assert.ok(lesson);
      return lesson;
    },
    complete: async (lesson: WireLesson, who: Who = 'learner', changes: object = {}) => {
      const payload = { courseId, lessonId: lesson.id, moduleId: lesson.moduloId, ...changes };
      return call(who, { method: 'POST', url: '/api/Courses/SetLessonCompleted', payload });
    },
  };
}

export type CourseUse = Awaited<ReturnType<typeof openCourseUse>>;
