import { eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { courses } from '../tables.ts';

/** Ids of the courses that an editor has made. */
export async function coursesMadeBy(
  { database: { db } }: Platform,
  userId: string,
): Promise<number[]> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.createdBy, userId));
  return rows.map(({ id }) => id);
}

/** Titles of courses by their ids, of drafts too. */
export async function courseTitles(
  { database: { db } }: Platform,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
