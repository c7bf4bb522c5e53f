import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, max, ne, sql } from 'drizzle-orm';
import type { CategoryKey } from 'shared-ui/picture';
import type { Platform } from '../../../platform.ts';
import { noteAct, type ActName } from '../../audit/index.ts';
import { catalogueErrors } from '../errors.ts';
import { categories, courses, macroCategories } from '../tables.ts';

type Category = { name: string; macroCategoryId: number; look: CategoryKey | null };

/**
 * Adds a category behind all others, or changes the one with this id; the same again changes nothing.
 * @param category.look motif and colours of what is drawn from now on; badges that were issued keep theirs.
 *   Absent: it stays.
 * @returns its id
 * @throws CATEGORY_NOT_FOUND, CATEGORY_EXISTS, MACRO_CATEGORY_NOT_FOUND
 */
export function saveCategory(
  platform: Platform,
  {
    id,
    look,
    ...category
  }: Omit<Category, 'look'> & { id: number | null; look?: Category['look'] },
  by: string,
): Promise<number> {
  return oneAtATime(platform, async () => {
    const { db } = platform.database;
    const { name, macroCategoryId } = category;
    const [macro] = await db
      .select({ id: macroCategories.id })
      .from(macroCategories)
      .where(eq(macroCategories.id, macroCategoryId));
    if (macro === undefined) throw catalogueErrors.MACRO_CATEGORY_NOT_FOUND();
    const [namesake] = await db
      .select({ id: categories.id })
      .from(categories)
      .where(
        and(
          sql`lower(${categories.name}) = lower(${name})`,
          id === null ? undefined : ne(categories.id, id),
        ),
      );
    if (namesake !== undefined) throw catalogueErrors.CATEGORY_EXISTS({ params: { name } });
    if (id === null) {
      const [last] = await db.select({ position: max(categories.position) }).from(categories);
      const [added] = await db
        .insert(categories)
        .values({ ...category, look: look ?? null, position: (last?.position ?? 0) + 1 })
        .returning({ id: categories.id });
      if (added === undefined) throw new Error('The category was not stored');
      await note(platform, by, 'category.added', { id: added.id, name });
      return added.id;
    }
    const before = await categoryOf(platform, id);
    const after = { ...category, look: look === undefined ? before.look : look };
    if (isDeepStrictEqual(before, after)) return id;
    await db.update(categories).set(after).where(eq(categories.id, id));
    await note(platform, by, 'category.changed', { id, name });
    return id;
  });
}

/**
 * Puts a category to a place, the first is 1; one behind the last is the last.
 * @throws CATEGORY_NOT_FOUND
 */
export function moveCategory(
  platform: Platform,
  { id, place }: { id: number; place: number },
  by: string,
): Promise<void> {
  return oneAtATime(platform, async () => {
    const { db } = platform.database;
    const { name } = await categoryOf(platform, id);
    const before = await db
      .select({ id: categories.id, position: categories.position })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id));
    const others = before.filter((category) => category.id !== id).map((category) => category.id);
    const order = others.toSpliced(place - 1, 0, id);
    if (order.every((moved, at) => before[at]?.id === moved)) return;
    for (const [at, moved] of order.entries()) {
      await db
        .update(categories)
        .set({ position: at + 1 })
        .where(eq(categories.id, moved));
    }
    await note(platform, by, 'category.moved', { id, name });
  });
}

/**
 * Deletes a category that no course has; deleted courses count, they keep their category.
 * @throws CATEGORY_NOT_FOUND, CATEGORY_IN_USE with the number
 */
export function deleteCategory(platform: Platform, id: number, by: string): Promise<void> {
  return oneAtATime(platform, async () => {
    const { db } = platform.database;
    // Held, so that no course takes it up between the count and the end.
    const { name } = await categoryOf(platform, id);
    const count = await db.$count(courses, eq(courses.categoryId, id));
    if (count > 0) throw catalogueErrors.CATEGORY_IN_USE({ params: { name, count } });
    await db.delete(categories).where(eq(categories.id, id));
    await note(platform, by, 'category.deleted', { id, name });
  });
}

/** Changes of categories follow one another: each sees all names and places. */
const oneAtATime = <T>({ database }: Platform, work: () => Promise<T>): Promise<T> =>
  database.transaction(async () => {
    await database.db.execute(sql`lock table category in share row exclusive mode`);
    return work();
  });

async function categoryOf({ database }: Platform, id: number): Promise<Category> {
  const [found] = await database.db
    .select({
      name: categories.name,
      macroCategoryId: categories.macroCategoryId,
      look: categories.look,
    })
    .from(categories)
    .where(eq(categories.id, id))
    .for('update');
  if (found === undefined) throw catalogueErrors.CATEGORY_NOT_FOUND();
  return found;
}

const note = (
  platform: Platform,
  actorId: string,
  act: ActName,
  { id, name }: { id: number; name: string },
) =>
  noteAct(platform, {
    actorId,
    act,
    subjectKind: 'category',
    subjectId: String(id),
    detail: { name },
  });
