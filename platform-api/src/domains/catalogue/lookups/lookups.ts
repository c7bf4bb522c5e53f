import { asc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { courseSearch } from '../search/tables.ts';
import { categories, courses, drawnLook, macroCategories, professors } from '../tables.ts';

/** Levels by their code on the wire (1§3). */
export const levels = [
  { id: 0, name: 'Principianti' },
  { id: 1, name: 'Avanzato' },
  { id: 2, name: 'Esperti' },
] as const;

/** University credits that a course may carry. */
export const creditChoices = Array.from({ length: 13 }, (_, id) => ({ id, name: `${id} CFU` }));

/** @returns categories in their order, with the number of their published courses */
export async function listCategories(platform: Platform) {
  return platform.database.db
    .select({
      id: categories.id,
      name: categories.name,
      key: drawnLook,
      look: categories.look,
      macroCategoryId: categories.macroCategoryId,
      totalCourses: sql`count(${courses.id})`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(courses, sql`${courses.categoryId} = ${categories.id} and ${courses.status} = 1`)
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** @returns null when there is no such category */
export async function categoryById(platform: Platform, categoryId: number) {
  const [row] = await platform.database.db
    .select({ id: categories.id, name: categories.name, key: drawnLook })
    .from(categories)
    .where(eq(categories.id, categoryId));
  return row ?? null;
}

export async function listMacroCategories(platform: Platform) {
  return platform.database.db
    .select({ id: macroCategories.id, name: macroCategories.name })
    .from(macroCategories)
    .orderBy(asc(macroCategories.id));
}

export async function listProfessors(platform: Platform) {
  return platform.database.db.select().from(professors).orderBy(asc(professors.name));
}

/** Every published course with the day of its publication, as one sitemap can hold. */
export async function listPublished(platform: Platform) {
  const rows = await platform.database.db
    .select({ id: courseSearch.courseId, publishedAt: courseSearch.publishedAt })
    .from(courseSearch)
    .where(eq(courseSearch.isPublished, true))
    .orderBy(asc(courseSearch.courseId))
    .limit(50_000);
  return rows.map(({ id, publishedAt }) => ({
    id,
    date: publishedAt?.toISOString().slice(0, 10) ?? null,
  }));
}
