import type { AnswerOf } from 'shared-auth';
import { paragraphsOf } from 'shared-ui/lesson-text';
import type { CourseDocument, Lesson, LessonLock } from './course.ts';

type WireCourse = AnswerOf<'/api/Courses/Use/{id}', 'get'>;
type WireLesson = WireCourse['modules'][number]['lessonList'][number];
type WireDocument = WireCourse['documentList'][number];

/** Wire values of 1§3. */
const VIDEO = 1;
const AVAILABLE = 2;

export const lessonOf = (wire: WireLesson): Lesson => ({
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

export const documentOf = (wire: WireDocument): CourseDocument => ({
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
