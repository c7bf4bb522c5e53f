import type { z } from 'zod';
import { fromEuros, toEuros, type Cents } from '../../money.ts';
import {
  courseStatus,
  courseStatusOf,
  courseDescriptionToWire,
  documentToWire,
  professorToWire,
  type CourseContent,
  type DocumentContent,
  type StoredCourse,
} from '../catalogue/index.ts';
import type { courseBody, editedCourse } from './schemas.ts';

type Body = z.infer<typeof courseBody>;
type DocumentBody = Body['documentList'][number];

/** 0 and nothing are the same: not for sale (E43). */
const cents = (euros: number | null): Cents | null => (euros ? fromEuros(euros) : null);
const euros = (amount: Cents | null) => (amount === null ? null : toEuros(amount));

export function contentFromWire(body: Body): CourseContent {
  return {
    status: courseStatusOf(body.statoCorso),
    title: body.title.trim(),
    synopsis: body.synopses,
    description: body.description,
    prerequisites: body.prerequisites,
    levelId: body.levelsId,
    difficulty: body.difficultyCourse,
    categoryId: body.categoriesId,
    tags: body.corsoTags,
    escoSkills: body.escoSkills,
    priceCents: cents(body.price),
    simulationCents: cents(body.priceSimulation),
    certificationCents: cents(body.priceCertification),
    credits: body.credits,
    validity: body.validity,
    // The address is the upload's to say.
    cover: body.coverImage === null ? null : { fileRef: body.coverImage.fileNameRef, url: '' },
    documents: body.documentList.map(documentFromWire),
    modules: body.modules.map((module) => ({
      id: module.id,
      name: module.name.trim(),
      description: module.description,
      professorId: module.professorNameId,
      documents: module.documentList.map(documentFromWire),
      lessons: module.lessonList.map((lesson) => ({
        id: lesson.id,
        name: lesson.name.trim(),
        description: lesson.description,
        content: lesson.content,
        durationMinutes: lesson.duration,
        isFreePreview: lesson.isFreePreview,
        documents: lesson.documentList.map(documentFromWire),
      })),
    })),
    faqs: body.corsoFaq.map(({ id, question, answare }) => ({ id, question, answer: answare })),
  };
}

const documentFromWire = (document: DocumentBody): DocumentContent => ({
  id: document.id,
  typeId: document.documentTypeId,
  name: document.name.trim(),
  fileName: document.fileName,
  downloadable: document.downlodable,
  upload: null,
});

export function courseToWire(course: StoredCourse): z.infer<typeof editedCourse> {
  const { structure } = course;
  // Progress is a learner's: an author has none (1§3 names it in the same shape).
  const progress = { isCompleted: false, completedDate: null };
  return {
    ...courseDescriptionToWire(course, course.category),
    escoSkills: course.escoSkills,
    price: euros(course.priceCents),
    priceSimulation: euros(course.simulationCents),
    priceCertification: euros(course.certificationCents),
    coverImage:
      course.cover === null
        ? null
        : {
            documentId: course.id,
            name: course.title,
            url: course.cover.url,
            fileNameRef: course.cover.fileRef,
          },
    documentList: structure.documents.map(documentToWire),
    durataCorso: structure.durationMinutes,
    credits: course.credits,
    validity:
      course.validity == null
        ? null
        : { ...course.validity, refresherTitle: course.refresherTitle },
    version: course.version,
    statoCorso: courseStatus[course.status],
    modules: structure.modules.map((module) => ({
      id: module.id,
      name: module.name,
      description: module.description,
      professor: module.professor === null ? null : professorToWire(module.professor),
      professorNameId: module.professor?.id ?? null,
      duration: module.durationMinutes,
      isCompleted: false,
      documentList: module.documents.map(documentToWire),
      lessonList: module.lessons.map((lesson) => ({
        id: lesson.id,
        moduloId: lesson.moduleId,
        name: lesson.name,
        description: lesson.description,
        content: lesson.content,
        duration: lesson.durationMinutes,
        index: lesson.index,
        isFreePreview: lesson.isFreePreview,
        documentList: lesson.documents.map(documentToWire),
        ...progress,
      })),
    })),
    corsoFaq: course.faqs.map(({ id, question, answer }) => ({
      // A stored question has an id.
      id: id ?? 0,
      question,
      answare: answer,
    })),
    professors: structure.professors.map(professorToWire),
    CorsoUnitCode: course.unitCode,
    dataCreazione: course.createdAt.toISOString(),
  };
}
