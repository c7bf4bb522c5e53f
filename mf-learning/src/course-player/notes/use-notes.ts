import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from 'shared-auth';
import { deleteNote, getNotes, notesQuery, postNote, putNote } from './api.ts';
import type { Note } from './note.ts';

type NewNote = Parameters<typeof postNote>[0];

/** The notes of a course as they are stored, and what changes them; each change throws what the server refused. */
export function useNotes(courseId: number) {
  const client = useQueryClient();
  const { queryKey } = notesQuery(courseId);
  const query = useQuery(notesQuery(courseId));

  const amend = async (change: (notes: Note[]) => Note[]) => {
    // A list that is on its way was read before the change.
    await client.cancelQueries({ queryKey });
    const known = client.getQueryData(queryKey);
    if (known === undefined) await client.invalidateQueries({ queryKey });
    else client.setQueryData(queryKey, change(known));
  };
  const put = (note: Note) =>
    amend((notes) =>
      notes.some(({ id }) => id === note.id)
        ? notes.map((other) => (other.id === note.id ? note : other))
        : [note, ...notes],
    );

  return {
    query,
    create: async (note: NewNote): Promise<void> => put(await postNote(note)),
    change: async (note: Note, text: string): Promise<void> => put(await putNote(note, text)),
    remove: async (note: Note): Promise<void> => {
      try {
        await deleteNote(note);
      } catch (error) {
        // Gone already: the answer to the first try was lost, or another window was faster.
        if (!isApiError(error) || error.code !== 'NOTE_NOT_FOUND') throw error;
      }
      await amend((notes) => notes.filter(({ id }) => id !== note.id));
    },
    /** The note as another window has left it; null when it was removed. The shown list stays as it is. */
    latest: async (id: string): Promise<Note | null> =>
      (await getNotes(courseId)).find((note) => note.id === id) ?? null,
    /** Reads the list again: another window has changed it. */
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}

export type Notes = ReturnType<typeof useNotes>;
