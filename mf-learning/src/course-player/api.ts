import { api } from 'shared-auth';
import type { Course, CourseDocument, Lesson, LessonLock } from './course.ts';

type WireDocument = {
  id: number;
  documentTypeId: number;
  name: string;
  fileName: string;
  url: string | null;
  status: number;
  downlodable: boolean;
  size: number | null;
  posterUrl: string | null;
  captions: { language: 'it' | 'en'; url: string }[];
};

type WireLesson = {
  id: number;
  moduloId: number;
  name: string;
  description: string;
  duration: number;
  documentList: WireDocument[];
  isCompleted: boolean;
  completedDate: string | null;
  isAvailable: boolean;
  lockReason: 'previous-lesson' | 'pacing' | null;
  availableFrom: string | null;
};

export type WireCourse = {
  id: number;
  title: string;
  categoriesId: number | null;
  categoryKey: string | null;
  durataCorso: number;
  documentList: WireDocument[];
  modules: {
    id: number;
    name: string;
    duration: number;
    lessonList: WireLesson[];
    documentList: WireDocument[];
  }[];
  percentage: number;
  idBadgeCertification: string | null;
  mode: Course['mode'];
  lessonPolicy: Course['policy'];
  serverTime: string;
};

/** Wire values of 1§3. */
const VIDEO = 1;
const AVAILABLE = 2;

export const courseInUseKey = (courseId: number) => ['Courses/Use', courseId] as const;

export async function getCourseInUse(courseId: number, signal?: AbortSignal): Promise<Course> {
  const wire = await api.get<WireCourse>(`Courses/Use/${courseId}`, { signal });
  return {
    id: wire.id,
    title: wire.title,
    categoryKey: wire.categoryKey ?? String(wire.categoriesId ?? wire.id),
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
    serverTime: wire.serverTime,
  };
}

const lessonOf = (wire: WireLesson): Lesson => ({
  id: wire.id,
  moduleId: wire.moduloId,
  name: wire.name,
  description: wire.description,
  duration: wire.duration,
  documents: wire.documentList.map(documentOf),
  completedDate: wire.completedDate,
  isCompleted: wire.isCompleted,
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
}) => api.post<{ percentage: number }>('Courses/SetLessonCompleted', lesson);

export const putCourseReset = (courseId: number) =>
  api.put<boolean>('Courses/ResetVisualization', undefined, { query: { courseId } });

/** A new short-lived address of a document (API-27). */
export const getDocumentUrl = async (courseId: number, fileName: string): Promise<string> =>
  (
    await api.get<{ url: string }>('Courses/Document', {
      query: { courseId, fileNameRef: fileName },
    })
  ).url;
