import type { Course } from '../course.ts';
import { inCourseOrder, type Place } from '../places/place.ts';

/** Longest text of a note, in characters. */
export const MAX_TEXT = 2000;

/** What the learner wrote at a place of the course; without a text it is a bookmark. */
export type Note = Place & {
  id: string;
  text: string;
  version: number;
  createdAt: string;
};

export const isBookmark = (note: Pick<Note, 'text'>): boolean => note.text === '';

export const shownKinds = ['all', 'lesson', 'notes', 'bookmarks'] as const;
export type ShownKind = (typeof shownKinds)[number];

export type NoteFilter = { show: ShownKind; text: string };

/** Lower case and without accents, so that `e` finds `è`. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('it');

/** The notes that pass the filter, in the order of the course. */
export function filteredNotes(
  course: Course,
  notes: readonly Note[],
  { show, text }: NoteFilter,
  currentLessonId: number,
): Note[] {
  const passes = {
    all: () => true,
    lesson: (note: Note) => note.lessonId === currentLessonId,
    notes: (note: Note) => !isBookmark(note),
    bookmarks: isBookmark,
  }[show];
  const sought = folded(text.trim());
  return inCourseOrder(
    course,
    notes.filter((note) => passes(note) && folded(note.text).includes(sought)),
  );
}
