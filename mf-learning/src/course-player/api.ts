import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { paragraphsOf } from 'shared-ui/lesson-text';
import { badgeLevel } from 'shared-ui';
import { getCourseInUse } from './course-ahead.ts';
import type { Course, CourseDocument, Lesson, LessonLock } from './course.ts';
import { nextLookMs } from './next-look.ts';

type WireCourse = AnswerOf<'/api/Courses/Use/{id}', 'get'>;
type WireLesson = WireCourse['modules'][number]['lessonList'][number];
type WireDocument = WireCourse['documentList'][number];

/** Wire values of 1§3. */
const VIDEO = 1;
const AVAILABLE = 2;

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

const lessonOf = (wire: WireLesson): Lesson => ({
  id: wire.id,
  moduleId: wire.moduloId,
  name: wire.name,
  text: wire.content ?? paragraphsOf(wire.description),
  pictures: wire.pictures,
  duration: wire.duration,
  documents: wire.documentList.map(documentOf),
  completedDate: wire.completedDate,
  isCompleted: wire.isCompleted,
  position: wire.position && { ...wire.position, at: Date.parse(wire.position.at) },
  lock: lockOf(wire),
  isArriving: false,
});

function lockOf(wire: WireLesson): LessonLock | null {
  if (wire.isAvailable) return null;
  return wire.lockReason === 'pacing' && wire.availableFrom !== null
    ? { reason: 'pacing', from: wire.availableFrom }
    : { reason: 'previous-lesson' };
}

const documentOf = (wire: WireDocument): CourseDocument => ({
  id: wire.id,
  kind: wire.documentTypeId === VIDEO ? 'video' : 'pdf',
  name: wire.name,
  fileName: wire.fileName,
  url: wire.url,
  isReady: wire.status === AVAILABLE,
  isDownloadable: wire.downlodable,
  size: wire.size,
  posterUrl: wire.posterUrl,
  captions: wire.captions,
});

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
