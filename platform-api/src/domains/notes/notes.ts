import type { Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import {
  isOnePlace,
  requireCourseAccess,
  requireLesson,
  type LessonPlace,
} from '../learning/index.ts';
import { noteErrors } from './errors.ts';
import * as repository from './repository.ts';
import type { Note } from './repository.ts';

export type WrittenNote = LessonPlace & { id: string; courseId: number; text: string };

/**
 * The caller's own notes and bookmarks in a course, the latest first.
 * @throws COURSE_NOT_FOUND, COURSE_NOT_BOUGHT
 */
export async function listNotes(
  platform: Platform,
  principal: Principal,
  courseId: number,
): Promise<Note[]> {
  await requireCourseAccess(platform, principal, courseId);
  return repository.notesOf(platform.database.db, principal.userId, courseId);
}

/**
 * Stores a note, or without a text a bookmark. Sent again it is the same one.
 * @throws COURSE_NOT_FOUND, COURSE_NOT_BOUGHT, LESSON_NOT_FOUND
 * @throws NOTE_INVALID at two places @throws NOTES_FULL
 * @throws NOTE_CHANGED when other words are stored under its id
 */
export async function createNote(
  platform: Platform,
  principal: Principal,
  written: WrittenNote,
): Promise<Note> {
  const { courseId, lessonId, second, paragraph } = written;
  const { course } = await requireCourseAccess(platform, principal, courseId);
  requireLesson(course, lessonId);
  if (!isOnePlace(written)) throw noteErrors.NOTE_INVALID({ fields: { paragraph: 'TWO_PLACES' } });
  const { db } = platform.database;
  const { userId } = principal;
  const note = { userId, id: written.id, courseId, lessonId, second, paragraph };
  const text = written.text.trim();
  // Each further round follows a note that another call has stored meanwhile.
  for (;;) {
    const earlier = await repository.findNote(db, userId, written.id);
    if (earlier !== null) return sentAgain(earlier, courseId, text);
    const slot = await repository.freeSlot(db, userId, courseId);
    if (slot === null) throw noteErrors.NOTES_FULL({ params: { limit: repository.MAX_NOTES } });
    const createdAt = platform.clock.now();
    const stored = await repository.insertNote(db, { ...note, text, slot, createdAt });
    if (stored !== null) return stored;
  }
}

/** The stored note, for who sends the same words again; others would take the place of words they have not seen. */
function sentAgain(earlier: Note, courseId: number, text: string): Note {
  if (earlier.courseId === courseId && earlier.text === text) return earlier;
  throw noteErrors.NOTE_CHANGED();
}

/**
 * Changes the words of an own note. Sent again it answers what is stored.
 * @throws NOTE_NOT_FOUND @throws NOTE_CHANGED when the version is no longer the stored one
 */
export async function changeNote(
  platform: Platform,
  { userId }: Principal,
  { id, version, text }: { id: string; version: number; text: string },
): Promise<Note> {
  const { db } = platform.database;
  const words = text.trim();
  const changed = await repository.updateNote(
    db,
    { userId, id, version },
    { text: words, updatedAt: platform.clock.now() },
  );
  if (changed !== null) return changed;
  const stored = await repository.findNote(db, userId, id);
  if (stored === null) throw noteErrors.NOTE_NOT_FOUND();
  if (stored.text === words) return stored;
  throw noteErrors.NOTE_CHANGED();
}

/** @throws NOTE_NOT_FOUND @throws NOTE_CHANGED: nobody removes words that they have not seen */
export async function removeNote(
  platform: Platform,
  { userId }: Principal,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { db } = platform.database;
  if (await repository.deleteNote(db, { userId, id, version })) return;
  throw (await repository.findNote(db, userId, id)) === null
    ? noteErrors.NOTE_NOT_FOUND()
    : noteErrors.NOTE_CHANGED();
}
