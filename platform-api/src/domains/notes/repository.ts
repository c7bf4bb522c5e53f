import { and, desc, eq, sql } from 'drizzle-orm';
import { selectRows } from '../../database/select-rows.ts';
import type { Db } from '../../database/database.ts';
import { lessonNotes } from './tables.ts';

export type Note = typeof lessonNotes.$inferSelect;

export type NewNote = Omit<Note, 'version' | 'updatedAt'>;

/** Notes and bookmarks of one person in one course; the constraint of the table says the same. */
export const MAX_NOTES = 500;

const isOf = (userId: string, id: string) =>
  and(eq(lessonNotes.userId, userId), eq(lessonNotes.id, id));

export async function findNote(db: Db, userId: string, id: string): Promise<Note | null> {
  const [row] = await db.select().from(lessonNotes).where(isOf(userId, id));
  return row ?? null;
}

/** The latest first. */
export const notesOf = (db: Db, userId: string, courseId: number): Promise<Note[]> =>
  db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.courseId, courseId)))
    .orderBy(desc(lessonNotes.createdAt), desc(lessonNotes.id));

export const allNotesOf = (db: Db, userId: string): Promise<Note[]> =>
  db
    .select()
    .from(lessonNotes)
    .where(eq(lessonNotes.userId, userId))
    .orderBy(lessonNotes.courseId, lessonNotes.createdAt);

/** A place for one more note, any of the free ones so that two at once seldom meet; null when all are taken. */
export async function freeSlot(db: Db, userId: string, courseId: number): Promise<number | null> {
  const [row] = await selectRows<{ slot: number }>(
    db,
    sql`select s as slot from generate_series(1, ${MAX_NOTES}::integer) s
      where not exists (
        select from ${lessonNotes} n
        where n.user_id = ${userId}::uuid and n.course_id = ${courseId} and n.slot = s
      )
      order by random() limit 1`,
  );
  return row?.slot ?? null;
}

/** @returns null when the id or the slot is taken */
export async function insertNote(db: Db, note: NewNote): Promise<Note | null> {
  const [row] = await db
    .insert(lessonNotes)
    .values({ ...note, updatedAt: note.createdAt })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** @returns null when this version is no longer the stored one */
export async function updateNote(
  db: Db,
  { userId, id, version }: Pick<Note, 'userId' | 'id' | 'version'>,
  changes: Pick<Note, 'text' | 'updatedAt'>,
): Promise<Note | null> {
  const [row] = await db
    .update(lessonNotes)
    .set({ ...changes, version: version + 1 })
    .where(and(isOf(userId, id), eq(lessonNotes.version, version)))
    .returning();
  return row ?? null;
}

/** @returns false when this version is no longer the stored one */
export async function deleteNote(
  db: Db,
  { userId, id, version }: Pick<Note, 'userId' | 'id' | 'version'>,
): Promise<boolean> {
  const removed = await db
    .delete(lessonNotes)
    .where(and(isOf(userId, id), eq(lessonNotes.version, version)))
    .returning({ id: lessonNotes.id });
  return removed.length > 0;
}

export async function deleteNotesOf(db: Db, userId: string): Promise<void> {
  await db.delete(lessonNotes).where(eq(lessonNotes.userId, userId));
}
