import type { LessonText } from 'contracts';
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Cents } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { courseStructure, type CourseDocument, type CourseStructure } from './course-structure.ts';
import { courseStatusOf, type CourseStatus } from './course-status.ts';
import type { EscoSkill } from './esco-skill.ts';
import { categories, courseFaqs, courses, macroCategories, professors } from '../tables.ts';

/** Parts that are not stored yet have no id. */
type PartId = number | null;

export type DocumentContent = {
  id: PartId;
  typeId: number;
  name: string;
  /** `fileNameAzure` of the uploaded file. */
  fileName: string;
  downloadable: boolean;
  /** The upload of a file that is new to the course; null for a stored one. */
  upload: { sizeBytes: number; status: number } | null;
};

/** The picture of a course: of an upload, or a demo picture that has none. */
export type CoverContent = { fileRef: string | null; url: string };

export type LessonContent = {
  id: PartId;
  name: string;
  /** Of a formatted text its words alone. */
  description: string;
  /** Null: a text without formats. Undefined: a client of the version before has sent the description alone. */
  content: LessonText | null | undefined;
  durationMinutes: number;
  isFreePreview: boolean;
  documents: DocumentContent[];
};

export type ModuleContent = {
  id: PartId;
  name: string;
  description: string;
  professorId: number | null;
  lessons: LessonContent[];
  documents: DocumentContent[];
};

/** How long an attestation of a course is valid, and what renews it; null: without end. */
export type CourseValidity = { months: number; refresherId: number | null } | null;

export type FaqContent = { id: PartId; question: string; answer: string };

/** All that its authors write of a course; the order of the lists is the order of its parts. */
export type CourseContent = {
  status: CourseStatus;
  title: string;
  synopsis: string;
  description: string;
  prerequisites: string;
  levelId: number | null;
  difficulty: string | null;
  categoryId: number | null;
  tags: string[];
  /** Undefined: a client of the version before knows none, and changes none. */
  escoSkills: EscoSkill[] | undefined;
  /** Cents; null: not for sale. */
  priceCents: Cents | null;
  simulationCents: Cents | null;
  certificationCents: Cents | null;
  credits: number;
  /** Undefined: a client of the version before does not know of it. */
  validity: CourseValidity | undefined;
  cover: CoverContent | null;
  modules: ModuleContent[];
  documents: DocumentContent[];
  faqs: FaqContent[];
};

/** A course as it is stored, with what its authors may only read. */
export type StoredCourse = CourseContent & {
  id: number;
  escoSkills: EscoSkill[];
  version: number;
  unitCode: string;
  createdAt: Date;
  category: { name: string; key: string | null; macro: { id: number; name: string } } | null;
  refresherTitle: string | null;
  structure: CourseStructure;
};

const refreshers = alias(courses, 'refresher');

/** @returns null when there is no such course */
export async function storedCourse(
  platform: Platform,
  courseId: number,
): Promise<StoredCourse | null> {
  const { db } = platform.database;
  const [row] = await db
    .select({
      course: courses,
      category: categories,
      macro: macroCategories,
      refresherTitle: refreshers.title,
    })
    .from(courses)
    .leftJoin(refreshers, eq(refreshers.id, courses.refresherId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(macroCategories, eq(macroCategories.id, categories.macroCategoryId))
    .where(eq(courses.id, courseId));
  const structure = await courseStructure(platform, courseId);
  if (row === undefined || structure === null) return null;
  const { course, category, macro, refresherTitle } = row;
  const faqs = await db
    .select({ id: courseFaqs.id, question: courseFaqs.question, answer: courseFaqs.answer })
    .from(courseFaqs)
    .where(eq(courseFaqs.courseId, courseId))
    .orderBy(asc(courseFaqs.position));
  return {
    id: course.id,
    version: course.version,
    unitCode: course.unitCode,
    createdAt: course.createdAt,
    category:
      category && macro ? { name: category.name, key: category.look ?? category.key, macro } : null,
    refresherTitle,
    structure,
    status: courseStatusOf(course.status),
    title: course.title,
    synopsis: course.synopsis,
    description: course.description,
    prerequisites: course.prerequisites,
    levelId: course.levelId,
    difficulty: course.difficulty,
    categoryId: course.categoryId,
    tags: course.tags,
    escoSkills: course.escoSkills,
    priceCents: course.priceCents,
    simulationCents: course.simulationCents,
    certificationCents: course.certificationCents,
    credits: course.credits,
    validity: validityOf(course),
    cover: course.coverUrl === null ? null : { fileRef: course.coverRef, url: course.coverUrl },
    modules: structure.modules.map((module) => ({
      id: module.id,
      name: module.name,
      description: module.description,
      professorId: module.professor?.id ?? null,
      documents: module.documents.map(documentContent),
      lessons: module.lessons.map((lesson) => ({
        id: lesson.id,
        name: lesson.name,
        description: lesson.description,
        content: lesson.content,
        durationMinutes: lesson.durationMinutes,
        isFreePreview: lesson.isFreePreview,
        documents: lesson.documents.map(documentContent),
      })),
    })),
    documents: structure.documents.map(documentContent),
    faqs,
  };
}

export const validityOf = ({
  validityMonths: months,
  refresherId,
}: Pick<typeof courses.$inferSelect, 'validityMonths' | 'refresherId'>): CourseValidity =>
  months === null ? null : { months, refresherId };

const documentContent = ({
  id,
  typeId,
  name,
  fileName,
  downloadable,
}: CourseDocument): DocumentContent => ({ id, typeId, name, fileName, downloadable, upload: null });

/** Those of the given teachers that there are. */
export async function knownProfessorIds(
  platform: Platform,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await platform.database.db
    .select({ id: professors.id })
    .from(professors)
    .where(inArray(professors.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Teachers whose name or specialty has every word, without regard to accents; by name, at most `limit`. */
export async function findProfessors(platform: Platform, text: string, limit: number) {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const holds = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return or(
      ilike(sql`unaccent(${professors.name})`, sql`unaccent(${pattern})`),
      ilike(sql`unaccent(${professors.specialty})`, sql`unaccent(${pattern})`),
    );
  });
  return platform.database.db
    .select()
    .from(professors)
    .where(and(...holds))
    .orderBy(asc(professors.name), asc(professors.id))
    .limit(limit);
}
