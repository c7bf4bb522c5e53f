import type { z } from 'zod';
import { courseStatus, examToWire, type CourseProfessor } from '../catalogue/index.ts';
import type { ReadableDocument } from './documents/course-documents.ts';
import type { usedCourse } from './schemas.ts';
import type { UsedCourse, UsedLesson } from './use-course.ts';

export function usedCourseToWire(used: UsedCourse): z.infer<typeof usedCourse> {
  const { course, mode, isTeacher } = used.access;
  const { product, exams } = used;
  return {
    id: course.id,
    title: course.title,
    synopses: course.synopsis,
    levelsId: course.levelId,
    categoriesId: course.categoryId,
    category: product.categoryName ?? '',
    categoryKey: course.categoryKey,
    durataCorso: course.durationMinutes,
    statoCorso: courseStatus[course.status],
    documentList: used.documents.map(documentToWire),
    modules: used.modules.map((module) => ({
      id: module.id,
      name: module.name,
      description: module.description,
      professor: module.professor === null ? null : professorToWire(module.professor),
      professorNameId: module.professor?.id ?? null,
      duration: module.durationMinutes,
      lessonList: module.lessons.map(lessonToWire),
      documentList: module.readable.map(documentToWire),
      isCompleted:
        module.lessons.length > 0 && module.lessons.every((lesson) => lesson.completedAt !== null),
    })),
    professors: course.professors.map(professorToWire),
    percentage: used.percentage,
    userIsDocenteCourse: isTeacher,
    esamiDTO: [
      examToWire(course.id, product.certificationCents, exams[0]),
      examToWire(course.id, product.simulationCents, exams[1]),
    ],
    idBadgeCertification: used.badgeId,
    mode,
    lessonPolicy: used.policy,
    serverTime: used.now.toISOString(),
  };
}

function lessonToWire(lesson: UsedLesson) {
  const { availability } = lesson;
  return {
    id: lesson.id,
    moduloId: lesson.moduleId,
    name: lesson.name,
    // The text of a lesson is part of what a lock keeps back.
    description: availability.open ? lesson.description : '',
    content: availability.open ? lesson.content : null,
    pictures: lesson.pictures,
    duration: lesson.durationMinutes,
    index: lesson.index,
    documentList: lesson.readable.map(documentToWire),
    isCompleted: lesson.completedAt !== null,
    completedDate: lesson.completedAt?.toISOString() ?? null,
    position:
      lesson.position === null
        ? null
        : {
            seconds: lesson.position.positionMs / 1000,
            at: lesson.position.watchedAt.toISOString(),
          },
    isAvailable: availability.open,
    lockReason: availability.open ? null : availability.reason,
    availableFrom:
      !availability.open && availability.reason === 'pacing'
        ? availability.from.toISOString()
        : null,
  };
}

const documentToWire = ({ document, url, size, posterUrl, captions }: ReadableDocument) => ({
  documentId: document.id,
  id: document.id,
  documentTypeId: document.typeId,
  name: document.name,
  fileName: document.fileName,
  url,
  status: document.status,
  downlodable: document.downloadable,
  size,
  posterUrl,
  captions,
});

export const videoToWire = ({ url, posterUrl, captions }: ReadableDocument) => ({
  url,
  posterUrl,
  captions,
});

const professorToWire = ({ id, name, specialty }: CourseProfessor) => ({
  value: id,
  label: name,
  specialty,
});
