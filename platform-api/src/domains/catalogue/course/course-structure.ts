import type { LessonText } from 'contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { Cents } from '../../../money.ts';
import type { EscoSkill } from './esco-skill.ts';
import { contentOf } from './lesson-content.ts';
import {
  courseStatus,
  courseStatusOf,
  type CourseStatus,
  type VideoStatus,
} from './course-status.ts';
import {
  categories,
  drawnLook,
  courseProfessors,
  courses,
  documents,
  lessons,
  modules,
  professors,
} from '../tables.ts';

/** A course as a product, in any status. Prices are cents; null means not for sale, as an exam that nobody holds. */
export type CourseForSale = {
  id: number;
  title: string;
  status: CourseStatus;
  priceCents: Cents | null;
  simulationCents: Cents | null;
  certificationCents: Cents | null;
  categoryId: number | null;
  categoryKey: string | null;
  categoryName: string | null;
  /** 0 Principianti, 1 Avanzato, 2 Esperti. */
  levelId: number | null;
  durationMinutes: number;
  coverUrl: string | null;
  /** The first teacher, '' where none is named yet. */
  professorName: string;
};

export type CourseDocument = {
  id: number;
  typeId: number;
  name: string;
  /** Name in the file store's terms; learning turns it into an address. */
  fileName: string;
  sizeBytes: number | null;
  status: VideoStatus;
  downloadable: boolean;
};

export type CourseProfessor = {
  id: number;
  name: string;
  specialty: string;
  email: string;
  phone: string | null;
  /** The teacher's own login, where there is one. */
  accountId: string | null;
};

export type StructuredLesson = {
  id: number;
  moduleId: number;
  name: string;
  /** The words of the text. */
  description: string;
  /** The text with its formats; null for one that was written without. */
  content: LessonText | null;
  durationMinutes: number;
  /** Place within its module, from 0. */
  index: number;
  /** Open to everyone before buying. */
  isFreePreview: boolean;
  documents: CourseDocument[];
};

export type StructuredModule = {
  id: number;
  name: string;
  description: string;
  professor: CourseProfessor | null;
  durationMinutes: number;
  documents: CourseDocument[];
  lessons: StructuredLesson[];
};

/** Modules and lessons in their order, with documents and teachers. */
export type CourseStructure = {
  id: number;
  title: string;
  synopsis: string;
  status: CourseStatus;
  levelId: number | null;
  categoryId: number | null;
  categoryKey: string | null;
  escoSkills: EscoSkill[];
  /** Of an attestation; null: without end. */
  validityMonths: number | null;
  durationMinutes: number;
  professors: CourseProfessor[];
  documents: CourseDocument[];
  modules: StructuredModule[];
};

/** @returns null when there is no such course. */
export async function courseStructure(
  platform: Platform,
  courseId: number,
): Promise<CourseStructure | null> {
  const { db } = platform.database;
  const [course] = await db
    .select({
      id: courses.id,
      title: courses.title,
      synopsis: courses.synopsis,
      status: courses.status,
      levelId: courses.levelId,
      categoryId: courses.categoryId,
      categoryKey: drawnLook,
      escoSkills: courses.escoSkills,
      validityMonths: courses.validityMonths,
    })
    .from(courses)
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(courses.id, courseId));
  if (course === undefined) return null;

  const moduleRows = await db
    .select()
    .from(modules)
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.position));
  const lessonRows = await db
    .select({ lesson: lessons })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.position), asc(lessons.position));
  const documentRows = await db
    .select()
    .from(documents)
    .where(eq(documents.courseId, courseId))
    .orderBy(asc(documents.position), asc(documents.id));
  const teachers = await courseProfessorsOf(platform, courseId);
  const moduleTeachers = await db
    .select({ professor: professors })
    .from(professors)
    .innerJoin(modules, eq(modules.professorId, professors.id))
    .where(eq(modules.courseId, courseId));
  const professorById = new Map(
    moduleTeachers.map(({ professor }) => [professor.id, professor] as const),
  );

  const structured = moduleRows.map((module): StructuredModule => {
    const own = lessonRows
      .filter(({ lesson }) => lesson.moduleId === module.id)
      .map(({ lesson }, index): StructuredLesson => ({
        id: lesson.id,
        moduleId: lesson.moduleId,
        name: lesson.name,
        description: lesson.description,
        content: contentOf(lesson),
        durationMinutes: lesson.durationMinutes,
        index,
        isFreePreview: lesson.isFreePreview,
        documents: documentRows
          .filter((document) => document.lessonId === lesson.id)
          .map(documentOf),
      }));
    return {
      id: module.id,
      name: module.name,
      description: module.description,
      professor:
        module.professorId === null ? null : (professorById.get(module.professorId) ?? null),
      durationMinutes: own.reduce((sum, lesson) => sum + lesson.durationMinutes, 0),
      documents: documentRows
        .filter((document) => document.moduleId === module.id && document.lessonId === null)
        .map(documentOf),
      lessons: own,
    };
  });
  return {
    ...course,
    status: courseStatusOf(course.status),
    durationMinutes: structured.reduce((sum, module) => sum + module.durationMinutes, 0),
    professors: teachers,
    documents: documentRows
      .filter((document) => document.moduleId === null && document.lessonId === null)
      .map(documentOf),
    modules: structured,
  };
}

/** Teachers of a course, the first named first. */
export async function courseProfessorsOf(
  platform: Platform,
  courseId: number,
): Promise<CourseProfessor[]> {
  const rows = await platform.database.db
    .select({ professor: professors })
    .from(courseProfessors)
    .innerJoin(professors, eq(professors.id, courseProfessors.professorId))
    .where(eq(courseProfessors.courseId, courseId))
    .orderBy(asc(courseProfessors.position));
  return rows.map(({ professor }) => professor);
}

function documentOf(row: typeof documents.$inferSelect): CourseDocument {
  return {
    id: row.id,
    typeId: row.typeId,
    name: row.name,
    fileName: row.fileName,
    sizeBytes: row.sizeBytes,
    status: row.status as VideoStatus,
    downloadable: row.downloadable,
  };
}

/** A teacher whom a published course names: others are not told to those who may not see their courses. */
export async function publishedProfessor(
  platform: Platform,
  id: number | undefined,
): Promise<CourseProfessor | null> {
  if (id === undefined) return null;
  const [row] = await platform.database.db
    .select({ professor: professors })
    .from(professors)
    .innerJoin(courseProfessors, eq(courseProfessors.professorId, professors.id))
    .innerJoin(courses, eq(courses.id, courseProfessors.courseId))
    .where(and(eq(professors.id, id), eq(courses.status, courseStatus.PUBLISHED)))
    .limit(1);
  return row?.professor ?? null;
}
