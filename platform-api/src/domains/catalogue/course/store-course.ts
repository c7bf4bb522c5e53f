import { and, arrayOverlaps, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type { InTransaction, Platform } from '../../../platform.ts';
import type { CourseContent, DocumentContent } from './course-content.ts';
import { courseStatus } from './course-status.ts';
import { textColumns } from './lesson-content.ts';
import { courseFaqs, courseProfessors, courses, documents, lessons, modules } from '../tables.ts';

/** Stores a new course, at version 1. Runs in the caller's transaction. @returns its id */
export async function insertCourse(
  platform: InTransaction,
  content: CourseContent,
  createdBy: string,
): Promise<number> {
  const { db } = platform.database;
  const now = platform.clock.now();
  const [next] = await selectRows<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence('course', 'id'))::int as id`,
  );
  if (next === undefined) throw new Error('The sequence of courses gave no id');
  await db.insert(courses).values({
    ...columnsOf(content),
    id: next.id,
    unitCode: `WB-${String(next.id).padStart(4, '0')}`,
    createdBy,
    createdAt: now,
    publishedAt: content.status === 'PUBLISHED' ? now : null,
  });
  await storeParts(db, next.id, content);
  return next.id;
}

/**
 * Stores a course whose version is still the one that its author read, and raises it (E53). The parts
 * named by id must be the course's own. Runs in the caller's transaction.
 * @returns false, and nothing is stored, when someone else was first
 */
export async function updateCourse(
  platform: InTransaction,
  courseId: number,
  expectedVersion: number,
  content: CourseContent,
): Promise<boolean> {
  const { db } = platform.database;
  const now = platform.clock.now();
  const [updated] = await db
    .update(courses)
    .set({
      ...columnsOf(content),
      version: sql`${courses.version} + 1`,
      ...(content.status === 'PUBLISHED'
        ? { publishedAt: sql`coalesce(${courses.publishedAt}, ${now.toISOString()}::timestamptz)` }
        : {}),
    })
    .where(and(eq(courses.id, courseId), eq(courses.version, expectedVersion)))
    .returning({ id: courses.id });
  if (updated === undefined) return false;
  await storeParts(db, courseId, content);
  return true;
}

const columnsOf = (content: CourseContent) => ({
  title: content.title,
  synopsis: content.synopsis,
  description: content.description,
  prerequisites: content.prerequisites,
  levelId: content.levelId,
  difficulty: content.difficulty,
  categoryId: content.categoryId,
  tags: content.tags,
  escoSkills: content.escoSkills ?? [],
  priceCents: content.priceCents,
  simulationCents: content.simulationCents,
  certificationCents: content.certificationCents,
  credits: content.credits,
  ...validityColumns(content),
  status: courseStatus[content.status],
  coverUrl: content.cover?.url ?? null,
  coverRef: content.cover?.fileRef ?? null,
});

const validityColumns = ({ validity }: CourseContent) =>
  validity === undefined
    ? {}
    : { validityMonths: validity?.months ?? null, refresherId: validity?.refresherId ?? null };

/**
 * Lessons move to their new module, and documents to their new place, before parts that are no longer listed
 * are removed: removing a module also removes what is still in it.
 */
async function storeParts(db: Db, courseId: number, content: CourseContent): Promise<void> {
  const moduleIds: number[] = [];
  const lessonIds: number[] = [];
  const files: PlacedDocument[] = content.documents.map((document) => ({
    document,
    moduleId: null,
    lessonId: null,
  }));
  for (const [position, module] of content.modules.entries()) {
    const moduleId = await storeModule(db, courseId, { ...module, position });
    moduleIds.push(moduleId);
    files.push(...module.documents.map((document) => ({ document, moduleId, lessonId: null })));
    for (const [index, lesson] of module.lessons.entries()) {
      const lessonId = await storeLesson(db, { ...lesson, moduleId, position: index });
      lessonIds.push(lessonId);
      files.push(...lesson.documents.map((document) => ({ document, moduleId, lessonId })));
    }
  }
  await storeDocuments(db, courseId, files);
  const ownModules = db
    .select({ id: modules.id })
    .from(modules)
    .where(eq(modules.courseId, courseId));
  await db
    .delete(lessons)
    .where(and(inArray(lessons.moduleId, ownModules), otherThan(lessons.id, lessonIds)));
  await db
    .delete(modules)
    .where(and(eq(modules.courseId, courseId), otherThan(modules.id, moduleIds)));
  await storeFaqs(db, courseId, content);
  await storeProfessors(db, courseId, content);
}

type Id = typeof modules.id | typeof lessons.id | typeof documents.id | typeof courseFaqs.id;

const otherThan = (column: Id, kept: number[]) =>
  kept.length === 0 ? undefined : notInArray(column, kept);

type Positioned<T> = T & { position: number };

async function storeModule(
  db: Db,
  courseId: number,
  { id, name, description, professorId, position }: Positioned<CourseContent['modules'][number]>,
): Promise<number> {
  const row = { name, description, professorId, position };
  if (id !== null) {
    await db
      .update(modules)
      .set(row)
      .where(and(eq(modules.id, id), eq(modules.courseId, courseId)));
    return id;
  }
  return insertedId(
    await db
      .insert(modules)
      .values({ ...row, courseId })
      .returning({ id: modules.id }),
  );
}

async function storeLesson(
  db: Db,
  lesson: Positioned<CourseContent['modules'][number]['lessons'][number]> & { moduleId: number },
): Promise<number> {
  const { id, documents: _stored, description, content, ...rest } = lesson;
  const row = { ...rest, ...textColumns(description, content ?? null) };
  if (id !== null) {
    await db.update(lessons).set(row).where(eq(lessons.id, id));
    return id;
  }
  return insertedId(await db.insert(lessons).values(row).returning({ id: lessons.id }));
}

type PlacedDocument = {
  document: DocumentContent;
  moduleId: number | null;
  lessonId: number | null;
};

async function storeDocuments(db: Db, courseId: number, files: PlacedDocument[]): Promise<void> {
  const kept: number[] = [];
  for (const [position, { document, ...place }] of files.entries()) {
    const { id, name, downloadable } = document;
    const row = { ...place, position, name, downloadable };
    if (id === null) {
      const { typeId, fileName, upload } = document;
      const inserted = await db
        .insert(documents)
        .values({ ...row, courseId, typeId, fileName, ...upload })
        .returning({ id: documents.id });
      kept.push(insertedId(inserted));
    } else {
      await db
        .update(documents)
        .set(row)
        .where(and(eq(documents.id, id), eq(documents.courseId, courseId)));
      kept.push(id);
    }
  }
  await db
    .delete(documents)
    .where(and(eq(documents.courseId, courseId), otherThan(documents.id, kept)));
}

async function storeFaqs(db: Db, courseId: number, { faqs }: CourseContent): Promise<void> {
  const kept: number[] = [];
  for (const [position, { id, question, answer }] of faqs.entries()) {
    const row = { question, answer, position };
    if (id === null) {
      const inserted = await db
        .insert(courseFaqs)
        .values({ ...row, courseId })
        .returning({ id: courseFaqs.id });
      kept.push(insertedId(inserted));
    } else {
      await db
        .update(courseFaqs)
        .set(row)
        .where(and(eq(courseFaqs.id, id), eq(courseFaqs.courseId, courseId)));
      kept.push(id);
    }
  }
  await db
    .delete(courseFaqs)
    .where(and(eq(courseFaqs.courseId, courseId), otherThan(courseFaqs.id, kept)));
}

/** The teachers of a course are those of its modules, in their order. */
async function storeProfessors(db: Db, courseId: number, content: CourseContent): Promise<void> {
  const ids = [
    ...new Set(
      content.modules.flatMap(({ professorId }) => (professorId === null ? [] : [professorId])),
    ),
  ];
  await db.delete(courseProfessors).where(eq(courseProfessors.courseId, courseId));
  if (ids.length === 0) return;
  await db
    .insert(courseProfessors)
    .values(ids.map((professorId, position) => ({ courseId, professorId, position })));
}

function insertedId([row]: { id: number }[]): number {
  if (row === undefined) throw new Error('An insert gave no id');
  return row.id;
}

/** Those of the files that some course still refers to. */
export async function referredFiles(
  platform: Platform,
  fileRefs: readonly string[],
): Promise<Set<string>> {
  if (fileRefs.length === 0) return new Set();
  const { db } = platform.database;
  const inCourses = await db
    .select({ ref: documents.fileName })
    .from(documents)
    .where(inArray(documents.fileName, [...fileRefs]));
  const covers = await db
    .select({ ref: courses.coverRef })
    .from(courses)
    .where(inArray(courses.coverRef, [...fileRefs]));
  const inTexts = await db
    .select({ refs: lessons.pictures })
    .from(lessons)
    .where(arrayOverlaps(lessons.pictures, [...fileRefs]));
  const referred = new Set([...inCourses, ...covers].flatMap(({ ref }) => ref ?? []));
  for (const ref of inTexts.flatMap(({ refs }) => refs)) referred.add(ref);
  return new Set(fileRefs.filter((ref) => referred.has(ref)));
}
