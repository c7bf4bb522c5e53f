import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { badgeLevel } from 'shared-ui';
import { getCourseInUse } from './ahead/course-ahead.ts';
import type { Course } from './course.ts';
import { nextLookMs } from './next-look.ts';
import { documentOf, lessonOf } from './wire-lesson.ts';

type WireCourse = AnswerOf<'/api/Courses/Use/{id}', 'get'>;

/** The course in use; fetched again while something in it is about to change. */
export const courseInUseQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Use/{id}', courseId),
    queryFn: async ({ signal }) => courseOf(await getCourseInUse(courseId, signal)),
    refetchInterval: ({ state }) => nextLookMs(state),
  });

function courseOf(wire: WireCourse): Course {
  return {
    id: wire.id,
    title: wire.title,
    categoryKey: wire.categoryKey ?? String(wire.categoriesId ?? wire.id),
    level: badgeLevel(wire.levelsId),
    duration: wire.durataCorso,
    percentage: wire.percentage,
    modules: wire.modules.map((module) => ({
      id: module.id,
      name: module.name,
      duration: module.duration,
      lessons: module.lessonList.map(lessonOf),
      documents: module.documentList.map(documentOf),
    })),
    documents: wire.documentList.map(documentOf),
    mode: wire.mode,
    policy: wire.lessonPolicy,
    badgeId: wire.idBadgeCertification,
    hasExamLeft: hasExamLeft(wire.esamiDTO[0]),
    serverTime: wire.serverTime,
  };
}

const hasExamLeft = (exam: WireCourse['esamiDTO'][number] | undefined): boolean =>
  exam?.link != null && (exam.isPayed || (exam.price ?? 0) > 0) && exam.isPassed !== true;

export const postLessonCompleted = (lesson: {
  courseId: number;
  moduleId: number;
  lessonId: number;
}) => api.post('/api/Courses/SetLessonCompleted', { body: lesson });

/**
 * Tells the server where a learner is in a video.
 * @param isLast the page may be gone before the answer
 */
export const putLessonPosition = (
  { at, ...place }: { courseId: number; lessonId: number; seconds: number; at: number },
  isLast: boolean,
) =>
  api.put('/api/Courses/LessonPosition', {
    body: { ...place, at: new Date(at).toISOString() },
    outlivesPage: isLast,
  });

export const putCourseReset = (courseId: number) =>
  api.put('/api/Courses/ResetVisualization', { query: { courseId } });

/** A new short-lived address of a document (API-27). */
export const getDocumentUrl = async (courseId: number, fileName: string): Promise<string> =>
  (await api.get('/api/Courses/Document', { query: { courseId, fileNameRef: fileName } })).url;
